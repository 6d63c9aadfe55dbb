#include "base/Value.h"

#include "base/assert.h"
#include "base/log.h"
#include "base/numbers.h"

#include <cfloat>
#include <cmath>
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

template<class T>
Value::Boxed<T>::Boxed() : _value(std::make_unique<T>()) {}
template<class T>
Value::Boxed<T>::Boxed(T&& value) : _value(std::make_unique<T>(std::move(value))) {}
template<class T>
Value::Boxed<T>::Boxed(const Boxed& other) : _value(std::make_unique<T>(*other._value)) {}
template<class T>
Value::Boxed<T>& Value::Boxed<T>::operator=(const Boxed& other) {
    auto copy = std::make_unique<T>(*other._value);
    _value = std::move(copy);
    return *this;
}

Value::Value() = default;
Value::Value(unsigned char v) : _content(v) {}
Value::Value(int v) : _content(v) {}
Value::Value(unsigned int v) : _content(v) {}
Value::Value(float v) : _content(v) {}
Value::Value(double v) : _content(v) {}
Value::Value(bool v) : _content(v) {}
Value::Value(const char* v) : _content(std::string(v ? v : "")) {}
Value::Value(const std::string& v) : _content(v) {}
Value::Value(const ValueVector& v) : Value(ValueVector(v)) {}
Value::Value(ValueVector&& v) : _content(Boxed<ValueVector>(std::move(v))) {}
Value::Value(const ValueMap& v) : Value(ValueMap(v)) {}
Value::Value(ValueMap&& v) : _content(Boxed<ValueMap>(std::move(v))) {}
Value::Value(const ValueMapIntKey& v) : Value(ValueMapIntKey(v)) {}
Value::Value(ValueMapIntKey&& v) : _content(Boxed<ValueMapIntKey>(std::move(v))) {}
Value::Value(const Value& other) = default;
Value::Value(Value&& other) noexcept : _content(std::exchange(other._content, Content())) {}
Value::~Value() = default;

Value& Value::operator=(const Value& other) {
    // By way of a copy, since `other` may lie inside this value.
    if (this != &other) _content = Content(other._content);
    return *this;
}
Value& Value::operator=(Value&& other) noexcept {
    if (this != &other) {
        Content taken = std::exchange(other._content, Content());
        _content = std::move(taken);
    }
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

bool isSame(std::monostate, std::monostate) {
    return true;
}
bool isSame(float a, float b) {
    return std::fabs(a - b) <= FLT_EPSILON;
}
bool isSame(double a, double b) {
    return std::fabs(a - b) <= DBL_EPSILON;
}
template<class T>
bool isSame(const T& a, const T& b) {
    if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
        return a == b;
    } else {
        return *a == *b; // a boxed container
    }
}

// Casting a real number that does not fit is undefined, so it is brought into range first.
template<class To, class From>
To cut(From number) {
    if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
        if (!(number == number)) return 0;
        // Through the widest integer, so that small types wrap as they do for integers.
        constexpr double kLimit = 9.2e18;
        const double wide = static_cast<double>(number);
        return static_cast<To>(static_cast<long long>(wide > kLimit    ? kLimit
                                                      : wide < -kLimit ? -kLimit
                                                                       : wide));
    } else {
        return static_cast<To>(number);
    }
}

std::string formatted(const char* format, double number) {
    const int length = std::snprintf(nullptr, 0, format, number);
    std::string text(static_cast<std::size_t>(length), '\0');
    std::snprintf(text.data(), text.size() + 1, format, number);
    return text;
}

constexpr const char* kNoScalar = "Value: a container is no number, truth or text";

} // namespace

bool Value::operator==(const Value& v) const {
    if (this == &v) return true;
    if (getType() != v.getType()) return false;
    return std::visit(
        [&v](const auto& mine) { return isSame(mine, std::get<std::decay_t<decltype(mine)>>(v._content)); },
        _content);
}

template<class Number>
Number Value::asNumber(Number (*ofText)(const char*)) const {
    CCASSERT(getType() < Type::VECTOR, kNoScalar);
    return std::visit(
        [ofText](const auto& content) -> Number {
            using T = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<T, std::string>) {
                return ofText(content.c_str());
            } else if constexpr (std::is_arithmetic_v<T>) {
                return cut<Number>(content);
            } else {
                static_cast<void>(content);
                return Number();
            }
        },
        _content);
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

float Value::asFloat() const {
    return asNumber<float>([](const char* text) { return static_cast<float>(utils::atof(text)); });
}

double Value::asDouble() const {
    return asNumber<double>([](const char* text) { return utils::atof(text); });
}

bool Value::asBool() const {
    CCASSERT(getType() < Type::VECTOR, kNoScalar);
    return std::visit(
        [](const auto& content) {
            using T = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<T, std::string>) {
                return content != "0" && content != "false";
            } else if constexpr (std::is_arithmetic_v<T>) {
                return content != T(0);
            } else {
                static_cast<void>(content);
                return false;
            }
        },
        _content);
}

std::string Value::asString() const {
    CCASSERT(getType() < Type::VECTOR, kNoScalar);
    return std::visit(
        [](const auto& content) -> std::string {
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
        },
        _content);
}

template<class T>
T& Value::container(const char* wanted) {
    auto* const boxed = std::get_if<Boxed<T>>(&_content);
    CCASSERT(boxed, wanted);
    if (boxed) return **boxed;
    log("%s, but has type %d", wanted, static_cast<int>(getType()));
    static thread_local T scrap; // the caller may write to it; nobody will find that again
    scrap.clear();
    return scrap;
}

template<class T>
const T& Value::container(const char* wanted, const T& none) const {
    const auto* const boxed = std::get_if<Boxed<T>>(&_content);
    CCASSERT(boxed, wanted);
    if (boxed) return **boxed;
    log("%s, but has type %d", wanted, static_cast<int>(getType()));
    return none;
}

namespace {
constexpr const char* kNoVector = "Value: asked as a vector";
constexpr const char* kNoMap = "Value: asked as a map";
constexpr const char* kNoIntKeyMap = "Value: asked as a map with integer keys";
} // namespace

ValueVector& Value::asValueVector() {
    return container<ValueVector>(kNoVector);
}
const ValueVector& Value::asValueVector() const {
    return container<ValueVector>(kNoVector, ValueVectorNull);
}
ValueMap& Value::asValueMap() {
    return container<ValueMap>(kNoMap);
}
const ValueMap& Value::asValueMap() const {
    return container<ValueMap>(kNoMap, ValueMapNull);
}
ValueMapIntKey& Value::asIntKeyMap() {
    return container<ValueMapIntKey>(kNoIntKeyMap);
}
const ValueMapIntKey& Value::asIntKeyMap() const {
    return container<ValueMapIntKey>(kNoIntKeyMap, ValueMapIntKeyNull);
}

namespace {

std::string describe(const Value& value, std::size_t depth);

const std::string& keyText(const std::string& key) {
    return key;
}
std::string keyText(int key) {
    return std::to_string(key);
}

std::string describeLines(char open, char close, const std::string& lines, std::size_t depth) {
    const std::string tabs(depth, '\t');
    return (depth > 0 ? "\n" : "") + tabs + open + "\n" + lines + tabs + close + "\n";
}

template<class M>
std::string describeMap(const M& map, std::size_t depth) {
    std::string lines;
    for (const auto& [key, value] : map) {
        lines.append(depth + 1, '\t').append(keyText(key)).append(": ").append(describe(value, depth + 1));
    }
    return describeLines('{', '}', lines, depth);
}

std::string describeVector(const ValueVector& vector, std::size_t depth) {
    std::string lines;
    for (std::size_t i = 0; i < vector.size(); ++i) {
        lines.append(depth + 1, '\t')
            .append(std::to_string(i))
            .append(": ")
            .append(describe(vector[i], depth + 1));
    }
    return describeLines('[', ']', lines, depth);
}

std::string describe(const Value& value, std::size_t depth) {
    switch (value.getType()) {
    case Value::Type::VECTOR:
        return describeVector(value.asValueVector(), depth);
    case Value::Type::MAP:
        return describeMap(value.asValueMap(), depth);
    case Value::Type::INT_KEY_MAP:
        return describeMap(value.asIntKeyMap(), depth);
    default:
        return value.asString() + "\n";
    }
}

} // namespace

std::string Value::getDescription() const {
    return "\n" + describe(*this, 0);
}

} // namespace cocos2d
