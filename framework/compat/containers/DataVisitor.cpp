#include "compat/containers/DataVisitor.h"

#include "base/Data.h"
#include "compat/containers/Array.h"
#include "compat/containers/Bool.h"
#include "compat/containers/Dictionary.h"
#include "compat/containers/Double.h"
#include "compat/containers/Float.h"
#include "compat/containers/Integer.h"
#include "compat/containers/Set.h"
#include "compat/containers/String.h"

#include <typeinfo>

namespace cocos2d {
namespace {

// Visits `object` as a T; false if it is of another type.
template<class T>
bool visitAs(DataVisitor& visitor, Ref* object) {
    auto* const data = dynamic_cast<T*>(object);
    if (data) data->acceptVisitor(visitor);
    return data != nullptr;
}

} // namespace

void DataVisitor::visit(const __Bool* p) {
    visitObject(p);
}
void DataVisitor::visit(const __Integer* p) {
    visitObject(p);
}
void DataVisitor::visit(const __Float* p) {
    visitObject(p);
}
void DataVisitor::visit(const __Double* p) {
    visitObject(p);
}
void DataVisitor::visit(const __String* p) {
    visitObject(p);
}
void DataVisitor::visit(const __Array* p) {
    visitObject(p);
}
void DataVisitor::visit(const __Dictionary* p) {
    visitObject(p);
}
void DataVisitor::visit(const __Set* p) {
    visitObject(p);
}
void DataVisitor::visit(const Data*) {}

void PrettyPrinter::visitObject(const Ref* p) {
    _result += typeid(*p).name();
}
void PrettyPrinter::visit(const __Bool* p) {
    _result += p->getValue() ? "true" : "false";
}
void PrettyPrinter::visit(const __Integer* p) {
    _result += StringUtils::toString(p->getValue());
}
void PrettyPrinter::visit(const __Float* p) {
    _result += StringUtils::toString(p->getValue());
}
void PrettyPrinter::visit(const __Double* p) {
    _result += StringUtils::toString(p->getValue());
}
void PrettyPrinter::visit(const __String* p) {
    _result += p->_string;
}
void PrettyPrinter::visit(const Data* p) {
    _result += StringUtils::format("%lld bytes", static_cast<long long>(p->getSize()));
}

void PrettyPrinter::visit(const __Array* p) {
    _result += "[";
    ++_indentLevel;
    for (ssize_t i = 0; i < p->count(); ++i) {
        openLine(StringUtils::toString(i));
        visitAny(p->data->arr[i]);
    }
    close("]");
}

void PrettyPrinter::visit(const __Dictionary* p) {
    _result += "{";
    ++_indentLevel;
    for (const DictElement* element = p->_elements; element; element = element->getNext()) {
        openLine(element->hasStrKey() ? element->getStrKey() : StringUtils::toString(element->getIntKey()));
        visitAny(element->getObject());
    }
    close("}");
}

void PrettyPrinter::visit(const __Set* p) {
    _result += "(";
    ++_indentLevel;
    int index = 0;
    for (Ref* const object : const_cast<__Set&>(*p)) {
        openLine(StringUtils::toString(index++));
        visitAny(object);
    }
    close(")");
}

void PrettyPrinter::visitAny(Ref* object) {
    const bool isKnown = visitAs<__String>(*this, object) || visitAs<__Integer>(*this, object) ||
                         visitAs<__Float>(*this, object) || visitAs<__Double>(*this, object) ||
                         visitAs<__Bool>(*this, object) || visitAs<__Array>(*this, object) ||
                         visitAs<__Dictionary>(*this, object) || visitAs<__Set>(*this, object);
    if (!isKnown) visitObject(object);
}

void PrettyPrinter::openLine(const std::string& label) {
    _result += "\n" + std::string(static_cast<std::size_t>(_indentLevel), '\t') + label + ": ";
}

void PrettyPrinter::close(const char* bracket) {
    --_indentLevel;
    _result += "\n" + std::string(static_cast<std::size_t>(_indentLevel), '\t') + bracket;
}

} // namespace cocos2d
