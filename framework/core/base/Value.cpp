#include "base/Value.h"

#include "base/numberText.h"
#include "base/numbers.h"
#include "base/refuse.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <type_traits>
#include <utility>

namespace cocos2d {

const ValueVector ValueVectorNull;
const ValueMap ValueMapNull;
const ValueMapIntKey ValueMapIntKeyNull;
const Value Value::Null;

template<class Function>
auto Value::visit(Function&& function) const {
    switch (_type) {
    case Type::BYTE:
        return function(_content.byteValue);
    case Type::INTEGER:
        return function(_content.intValue);
    case Type::UNSIGNED:
        return function(_content.unsignedValue);
    case Type::FLOAT:
        return function(_content.floatValue);
    case Type::DOUBLE:
        return function(_content.doubleValue);
    case Type::BOOLEAN:
        return function(_content.boolValue);
    case Type::STRING:
        return function(*_content.string);
    case Type::VECTOR:
        return function(*_content.vector);
    case Type::MAP:
        return function(*_content.map);
    case Type::INT_KEY_MAP:
        return function(*_content.intKeyMap);
    case Type::INT_I64:
        return function(_content.int64Value);
    case Type::INT_UI64:
        return function(_content.unsigned64Value);
    case Type::NONE:
        break;
    }
    return function(nullptr);
}

// --- Construction and assignment ---

Value::Value() {
    _content.doubleValue = 0;
}
Value::Value(unsigned char v) : _type(Type::BYTE) {
    _content.byteValue = v;
}
Value::Value(int v) : _type(Type::INTEGER) {
    _content.intValue = v;
}
Value::Value(unsigned int v) : _type(Type::UNSIGNED) {
    _content.unsignedValue = v;
}
Value::Value(std::int64_t v) : _type(Type::INT_I64) {
    _content.int64Value = v;
}
Value::Value(std::uint64_t v) : _type(Type::INT_UI64) {
    _content.unsigned64Value = v;
}
Value::Value(float v) : _type(Type::FLOAT) {
    _content.floatValue = v;
}
Value::Value(double v) : _type(Type::DOUBLE) {
    _content.doubleValue = v;
}
Value::Value(bool v) : _type(Type::BOOLEAN) {
    _content.boolValue = v;
}
Value::Value(const char* v) : _type(Type::STRING) {
    _content.string = new std::string(v ? v : "");
}
Value::Value(const std::string& v) : _type(Type::STRING) {
    _content.string = new std::string(v);
}
Value::Value(const ValueVector& v) : Value(ValueVector(v)) {}
Value::Value(ValueVector&& v) : _type(Type::VECTOR) {
    _content.vector = new ValueVector(std::move(v));
}
Value::Value(const ValueMap& v) : Value(ValueMap(v)) {}
Value::Value(ValueMap&& v) : _type(Type::MAP) {
    _content.map = new ValueMap(std::move(v));
}
Value::Value(const ValueMapIntKey& v) : Value(ValueMapIntKey(v)) {}
Value::Value(ValueMapIntKey&& v) : _type(Type::INT_KEY_MAP) {
    _content.intKeyMap = new ValueMapIntKey(std::move(v));
}

Value::Value(const Value& other)
    : Value(other.visit([](const auto& content) {
          if constexpr (std::is_same_v<std::decay_t<decltype(content)>, std::nullptr_t>)
              return Value();
          else
              return Value(content);
      })) {}

Value::Value(Value&& other) noexcept
    : _content(other._content), _type(std::exchange(other._type, Type::NONE)) {}

Value::~Value() {
    destroy();
}

void Value::destroy() {
    switch (_type) {
    case Type::STRING:
        delete _content.string;
        break;
    case Type::VECTOR:
        delete _content.vector;
        break;
    case Type::MAP:
        delete _content.map;
        break;
    case Type::INT_KEY_MAP:
        delete _content.intKeyMap;
        break;
    default:
        break;
    }
}

Value& Value::operator=(const Value& other) {
    // Assigns from a copy, since `other` may be an element of this value.
    if (this != &other) *this = Value(other);
    return *this;
}
Value& Value::operator=(Value&& other) noexcept {
    if (this == &other) return *this;
    const auto content = other._content;
    const Type type = std::exchange(other._type, Type::NONE);
    destroy(); // `other` may be an element of this value
    _content = content;
    _type = type;
    return *this;
}
Value& Value::operator=(unsigned char v) {
    return *this = Value(v);
}
Value& Value::operator=(int v) {
    return *this = Value(v);
}
Value& Value::operator=(unsigned int v) {
    return *this = Value(v);
}
Value& Value::operator=(std::int64_t v) {
    return *this = Value(v);
}
Value& Value::operator=(std::uint64_t v) {
    return *this = Value(v);
}
Value& Value::operator=(float v) {
    return *this = Value(v);
}
Value& Value::operator=(double v) {
    return *this = Value(v);
}
Value& Value::operator=(bool v) {
    return *this = Value(v);
}
Value& Value::operator=(const char* v) {
    return *this = Value(v);
}
Value& Value::operator=(const std::string& v) {
    return *this = Value(v);
}
Value& Value::operator=(const ValueVector& v) {
    return *this = Value(v);
}
Value& Value::operator=(ValueVector&& v) {
    return *this = Value(std::move(v));
}
Value& Value::operator=(const ValueMap& v) {
    return *this = Value(v);
}
Value& Value::operator=(ValueMap&& v) {
    return *this = Value(std::move(v));
}
Value& Value::operator=(const ValueMapIntKey& v) {
    return *this = Value(v);
}
Value& Value::operator=(ValueMapIntKey&& v) {
    return *this = Value(std::move(v));
}

namespace {

bool isSame(float a, float b) {
    return std::fabs(a - b) <= FLT_EPSILON;
}
bool isSame(double a, double b) {
    return std::fabs(a - b) <= DBL_EPSILON;
}
template<class T>
bool isSame(const T& a, const T& b) {
    return a == b;
}

// Casting a floating-point number that does not fit the integer type is undefined, so it is clamped first.
template<class To, class From>
To castTo(From number) {
    if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
        if (!(number == number)) return 0;
        // By way of the widest integer, so that smaller types wrap around as they do for integers.
        constexpr double kLimit = 9.2e18;
        const double wide = static_cast<double>(number);
        return static_cast<To>(static_cast<long long>(wide > kLimit    ? kLimit
                                                      : wide < -kLimit ? -kLimit
                                                                       : wide));
    } else if constexpr (sizeof(From) == 8 && std::is_integral_v<To> && sizeof(To) < 8) {
        // A number of a file that an int cannot hold is the nearest one.
        using Limits = std::numeric_limits<To>;
        constexpr From kLeast = std::is_signed_v<From> ? static_cast<From>(Limits::min()) : From();
        return static_cast<To>(std::clamp(number, kLeast, static_cast<From>(Limits::max())));
    } else {
        return static_cast<To>(number);
    }
}

std::string formatted(const char* format, double number) {
    const int length = std::snprintf(nullptr, 0, format, number);
    std::string text(static_cast<std::size_t>(length), '\0');
    std::snprintf(text.data(), text.size() + 1, format, number);
    return copra::withPoint(std::move(text));
}

constexpr const char* kNoScalar = "Value: a container cannot be read as a number, bool or string";

} // namespace

bool Value::operator==(const Value& v) const {
    if (this == &v) return true;
    if (getType() != v.getType()) return false;
    return visit([&v](const auto& mine) {
        using T = std::decay_t<decltype(mine)>;
        bool same = true; // two values without content are equal
        v.visit([&mine, &same](const auto& other) {
            if constexpr (!std::is_same_v<T, std::nullptr_t> &&
                          std::is_same_v<T, std::decay_t<decltype(other)>>)
                same = isSame(mine, other);
        });
        return same;
    });
}

template<class Number>
Number Value::asNumber(Number (*ofText)(const char*)) const {
    copra::refuse(isContainer(), kNoScalar);
    return visit([ofText](const auto& content) -> Number {
        using T = std::decay_t<decltype(content)>;
        if constexpr (std::is_same_v<T, std::string>) {
            return ofText(content.c_str());
        } else if constexpr (std::is_arithmetic_v<T>) {
            return castTo<Number>(content);
        } else {
            static_cast<void>(content);
            return Number();
        }
    });
}

unsigned char Value::asByte() const {
    return asNumber<unsigned char>(
        [](const char* text) { return static_cast<unsigned char>(std::atoi(text)); });
}

int Value::asInt() const {
    return asNumber<int>([](const char* text) { return std::atoi(text); });
}

unsigned int Value::asUnsignedInt() const {
    return asNumber<unsigned int>(
        [](const char* text) { return static_cast<unsigned int>(std::strtoul(text, nullptr, 10)); });
}

std::int64_t Value::asInt64() const {
    return asNumber<std::int64_t>(
        [](const char* text) { return static_cast<std::int64_t>(std::strtoll(text, nullptr, 10)); });
}

std::uint64_t Value::asUint64() const {
    return asNumber<std::uint64_t>(
        [](const char* text) { return static_cast<std::uint64_t>(std::strtoull(text, nullptr, 10)); });
}

float Value::asFloat() const {
    return asNumber<float>([](const char* text) { return static_cast<float>(utils::atof(text)); });
}

double Value::asDouble() const {
    return asNumber<double>([](const char* text) { return utils::atof(text); });
}

bool Value::asBool() const {
    copra::refuse(isContainer(), kNoScalar);
    return visit([](const auto& content) {
        using T = std::decay_t<decltype(content)>;
        if constexpr (std::is_same_v<T, std::string>) {
            return content != "0" && content != "false";
        } else if constexpr (std::is_arithmetic_v<T>) {
            return content != T(0);
        } else {
            static_cast<void>(content);
            return false;
        }
    });
}

const std::string& Value::asStringRef() const {
    static const std::string s_empty;
    return _type == Type::STRING ? *_content.string : s_empty;
}

std::string Value::asString() const {
    copra::refuse(isContainer(), kNoScalar);
    return visit([](const auto& content) -> std::string {
        using T = std::decay_t<decltype(content)>;
        if constexpr (std::is_same_v<T, std::string>) {
            return content;
        } else if constexpr (std::is_same_v<T, bool>) {
            return content ? "true" : "false";
        } else if constexpr (std::is_same_v<T, float>) {
            return formatted("%.7f", static_cast<double>(content));
        } else if constexpr (std::is_same_v<T, double>) {
            return formatted("%.16f", content);
        } else if constexpr (std::is_arithmetic_v<T>) {
            return std::to_string(content);
        } else {
            static_cast<void>(content);
            return {};
        }
    });
}

namespace {

void reportWrongType(Value::Type has, const char* wanted) {
    constexpr const char* kTypes[] = {"empty",  "byte",   "int", "unsigned",    "float", "double", "bool",
                                      "string", "vector", "map", "int-key map", "int64", "uint64"};
    copra::misuse("Value: read as %s, but its type is %s", wanted, kTypes[static_cast<int>(has)]);
}

// The container that is returned for a request of the wrong type: empty, and what is written to it is lost.
template<class T>
T& discarded() {
    static thread_local T container;
    container.clear();
    return container;
}
} // namespace

ValueVector& Value::asValueVector() {
    if (_type == Type::VECTOR) return *_content.vector;
    reportWrongType(_type, "a vector");
    return discarded<ValueVector>();
}
const ValueVector& Value::asValueVector() const {
    if (_type == Type::VECTOR) return *_content.vector;
    reportWrongType(_type, "a vector");
    return ValueVectorNull;
}
ValueMap& Value::asValueMap() {
    if (_type == Type::MAP) return *_content.map;
    reportWrongType(_type, "a map");
    return discarded<ValueMap>();
}
const ValueMap& Value::asValueMap() const {
    if (_type == Type::MAP) return *_content.map;
    reportWrongType(_type, "a map");
    return ValueMapNull;
}
ValueMapIntKey& Value::asIntKeyMap() {
    if (_type == Type::INT_KEY_MAP) return *_content.intKeyMap;
    reportWrongType(_type, "a map with integer keys");
    return discarded<ValueMapIntKey>();
}
const ValueMapIntKey& Value::asIntKeyMap() const {
    if (_type == Type::INT_KEY_MAP) return *_content.intKeyMap;
    reportWrongType(_type, "a map with integer keys");
    return ValueMapIntKeyNull;
}

} // namespace cocos2d
