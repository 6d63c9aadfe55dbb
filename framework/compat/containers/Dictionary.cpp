#include "compat/containers/Dictionary.h"

#include "base/autoreleased.h"
#include "base/random.h"
#include "base/refuse.h"
#include "compat/containers/DataVisitor.h"
#include "compat/containers/Integer.h"

#include <memory>
#include <unordered_map>

namespace cocos2d {

struct __Dictionary::Tables_ {
    std::unordered_map<std::string, DictElement*> byString;
    std::unordered_map<std::intptr_t, DictElement*> byInteger;
};
namespace {

const __String* stringOf(Ref* object) {
    const auto* const text = dynamic_cast<const __String*>(object);
    return text ? text : __String::create("");
}

Ref* keyObject(const DictElement& element) {
    if (element.hasStrKey()) return __String::create(element.getStrKey());
    return __Integer::create(static_cast<int>(element.getIntKey()));
}

template<class Key>
Ref* objectIn(const std::unordered_map<Key, DictElement*>& table, const Key& key) {
    const auto found = table.find(key);
    return found == table.end() ? nullptr : found->second->getObject();
}

} // namespace

DictElement::DictElement(const std::string& key, Ref* object)
    : _strKey(key), _isStrKey(true), _object(object) {
    _object->retain();
}

DictElement::DictElement(std::intptr_t key, Ref* object) : _intKey(key), _isStrKey(false), _object(object) {
    _object->retain();
}

DictElement::~DictElement() {
    _object->release();
}

const char* DictElement::getStrKey() const {
    copra::refuse(!_isStrKey, "DictElement::getStrKey: the key is an integer");
    return _strKey.c_str();
}

std::intptr_t DictElement::getIntKey() const {
    copra::refuse(_isStrKey, "DictElement::getIntKey: the key is a string");
    return _intKey;
}

__Dictionary* __Dictionary::create() {
    return copra::autoreleased(new __Dictionary);
}

__Dictionary* __Dictionary::createWithDictionary(__Dictionary* srcDict) {
    return srcDict ? srcDict->clone() : create();
}

__Dictionary::__Dictionary() : _tables(std::make_unique<Tables_>()) {}

__Dictionary::~__Dictionary() {
    removeAllObjects();
}

bool __Dictionary::init() {
    removeAllObjects();
    return true;
}

unsigned int __Dictionary::count() {
    return static_cast<unsigned int>(_tables->byString.size() + _tables->byInteger.size());
}

__Array* __Dictionary::allKeys() {
    if (!_elements) return nullptr; // as in the original: games test for it
    __Array* const keys = __Array::createWithCapacity(static_cast<ssize_t>(count()));
    for (const DictElement* e = _elements; e; e = e->getNext()) keys->addObject(keyObject(*e));
    return keys;
}

__Array* __Dictionary::allKeysForObject(Ref* object) {
    if (!_elements) return nullptr;
    __Array* const keys = __Array::create();
    for (const DictElement* e = _elements; e; e = e->getNext()) {
        if (e->getObject() == object) keys->addObject(keyObject(*e));
    }
    return keys;
}

Ref* __Dictionary::objectForKey(const std::string& key) {
    copra::refuse(!_tables->byInteger.empty(), "__Dictionary::objectForKey: the keys are integers");
    return objectIn(_tables->byString, key);
}

Ref* __Dictionary::objectForKey(std::intptr_t key) {
    copra::refuse(!_tables->byString.empty(), "__Dictionary::objectForKey: the keys are strings");
    return objectIn(_tables->byInteger, key);
}

const __String* __Dictionary::valueForKey(const std::string& key) {
    return stringOf(objectForKey(key));
}

const __String* __Dictionary::valueForKey(std::intptr_t key) {
    return stringOf(objectForKey(key));
}

Ref* __Dictionary::randomObject() {
    if (!_elements) return nullptr;
    const DictElement* element = _elements;
    for (auto i = RandomHelper::random_int(0u, count() - 1u); i > 0; --i) element = element->getNext();
    return element->getObject();
}

void __Dictionary::setObject(Ref* pObject, const std::string& key) {
    if (copra::refuse(!_tables->byInteger.empty(), "__Dictionary::setObject: the keys are integers")) return;
    store(pObject, key, _tables->byString);
}

void __Dictionary::setObject(Ref* pObject, std::intptr_t key) {
    if (copra::refuse(!_tables->byString.empty(), "__Dictionary::setObject: the keys are strings")) return;
    store(pObject, key, _tables->byInteger);
}

template<class Key, class Table>
void __Dictionary::store(Ref* object, const Key& key, Table& table) {
    if (copra::refuse(!object, "__Dictionary::setObject: the object is null")) return;
    DictElement*& slot = table[key];
    if (slot && slot->getObject() == object) return; // keeps its place, also in a loop over the entries
    auto* const element = new DictElement(key, object);
    DictElement* const old = std::exchange(slot, element);
    append(element);
    if (old) unlink(old);
}

void __Dictionary::removeObjectForKey(const std::string& key) {
    const auto found = _tables->byString.find(key);
    if (found == _tables->byString.end()) return;
    DictElement* const element = found->second;
    _tables->byString.erase(found);
    unlink(element);
}

void __Dictionary::removeObjectForKey(std::intptr_t key) {
    const auto found = _tables->byInteger.find(key);
    if (found == _tables->byInteger.end()) return;
    DictElement* const element = found->second;
    _tables->byInteger.erase(found);
    unlink(element);
}

void __Dictionary::removeObjectsForKeys(__Array* pKeyArray) {
    Ref* key = nullptr;
    CCARRAY_FOREACH(pKeyArray, key) {
        if (const auto* const text = dynamic_cast<__String*>(key)) removeObjectForKey(text->_string);
        if (const auto* const number = dynamic_cast<__Integer*>(key)) removeObjectForKey(number->getValue());
    }
}

void __Dictionary::removeObjectForElememt(DictElement* pElement) {
    if (!pElement) return;
    if (pElement->_isStrKey) {
        removeObjectForKey(std::string(pElement->_strKey));
    } else {
        removeObjectForKey(pElement->_intKey);
    }
}

void __Dictionary::removeAllObjects() {
    _tables->byString.clear();
    _tables->byInteger.clear();
    while (_elements) unlink(_elements);
}

void __Dictionary::append(DictElement* element) {
    element->_previous = _last;
    (_last ? _last->_next : _elements) = element;
    _last = element;
}

void __Dictionary::unlink(DictElement* element) {
    (element->_previous ? element->_previous->_next : _elements) = element->_next;
    (element->_next ? element->_next->_previous : _last) = element->_previous;
    delete element;
}

void __Dictionary::acceptVisitor(DataVisitor& visitor) {
    visitor.visit(this);
}

__Dictionary* __Dictionary::clone() const {
    __Dictionary* const copy = create();
    for (const DictElement* e = _elements; e; e = e->getNext()) {
        const auto* const clonable = dynamic_cast<Clonable*>(e->getObject());
        Ref* const object = clonable ? dynamic_cast<Ref*>(clonable->clone()) : e->getObject();
        if (!object) continue;
        if (e->hasStrKey()) {
            copy->setObject(object, e->getStrKey());
        } else {
            copy->setObject(object, e->getIntKey());
        }
    }
    return copy;
}

} // namespace cocos2d
