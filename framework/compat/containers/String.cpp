#include "compat/containers/String.h"

#include "base/autoreleased.h"
#include "base/numberText.h"
#include "compat/containers/DataVisitor.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace cocos2d {
namespace {

std::string formatList(const char* format, va_list args) {
    va_list again;
    va_copy(again, args);
    const int length = std::vsnprintf(nullptr, 0, format, again);
    va_end(again);
    std::string text(static_cast<std::size_t>(std::max(length, 0)), '\0');
    if (length > 0) std::vsnprintf(text.data(), text.size() + 1, format, args);
    return text;
}

} // namespace

__String* __String::create(const std::string& str) {
    return copra::autoreleased(new __String(str));
}

__String* __String::createWithFormat(const char* format, ...) {
    va_list args;
    va_start(args, format);
    __String* const text = create(formatList(format, args));
    va_end(args);
    return text;
}

__String* __String::createWithData(const unsigned char* pData, std::size_t nLen) {
    if (!pData) return nullptr;
    // Up to the first null byte, like a C string.
    const auto* const bytes = reinterpret_cast<const char*>(pData);
    return create(std::string(bytes, std::find(bytes, bytes + nLen, '\0')));
}

__String& __String::operator=(const __String& other) {
    _string = other._string;
    return *this;
}

bool __String::initWithFormat(const char* format, ...) {
    va_list args;
    va_start(args, format);
    _string = formatList(format, args);
    va_end(args);
    return true;
}

int __String::intValue() const {
    return std::atoi(_string.c_str());
}
unsigned int __String::uintValue() const {
    return static_cast<unsigned int>(std::atoi(_string.c_str()));
}
float __String::floatValue() const {
    return static_cast<float>(doubleValue());
}
double __String::doubleValue() const {
    return copra::readNumber<double>(_string.c_str());
}
bool __String::boolValue() const {
    return !_string.empty() && _string != "0" && _string != "false";
}

bool __String::isEqual(const Ref* pObject) {
    const auto* const other = dynamic_cast<const __String*>(pObject);
    return other && other->_string == _string;
}

void __String::appendWithFormat(const char* format, ...) {
    va_list args;
    va_start(args, format);
    _string += formatList(format, args);
    va_end(args);
}

__Array* __String::componentsSeparatedByString(const char* delimiter) {
    __Array* const parts = __Array::create();
    std::size_t start = _string.find_first_not_of(delimiter);
    while (start != std::string::npos) {
        const std::size_t end = std::min(_string.find_first_of(delimiter, start), _string.size());
        parts->addObject(create(_string.substr(start, end - start)));
        start = _string.find_first_not_of(delimiter, end);
    }
    return parts;
}

void __String::acceptVisitor(DataVisitor& visitor) {
    visitor.visit(this);
}

__String* __String::clone() const {
    return create(_string);
}

} // namespace cocos2d
