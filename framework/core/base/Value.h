#pragma once

#include "base/config.h"
#include "base/fwd.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace cocos2d {

/// An array of values, as in property lists.
using ValueVector = std::vector<Value>;
/// A dictionary of values with strings as keys.
using ValueMap = std::unordered_map<std::string, Value>;
/// A dictionary of values with integers as keys.
using ValueMapIntKey = std::unordered_map<int, Value>;

/// An empty list of values, which functions can return by reference.
extern const ValueVector ValueVectorNull;
/// An empty dictionary with strings as keys, which functions can return by reference.
extern const ValueMap ValueMapNull;
/// An empty dictionary with integers as keys, which functions can return by reference.
extern const ValueMapIntKey ValueMapIntKeyNull;

/// A value of a property list: a number, a bool, a string, or a container of Values. Copies are deep.
/// Numbers, bools, and strings convert into each other. Containers do not: debug builds assert; release
/// builds log that and return 0, an empty string, or an empty container.
class Value {
public:
    /// The type of the content.
    enum class Type {
        NONE = 0,    ///< The value is empty.
        BYTE,        ///< An unsigned char.
        INTEGER,     ///< An int.
        UNSIGNED,    ///< An unsigned int.
        FLOAT,       ///< A float.
        DOUBLE,      ///< A double.
        BOOLEAN,     ///< A bool.
        STRING,      ///< A std::string.
        VECTOR,      ///< A ValueVector.
        MAP,         ///< A ValueMap, whose keys are strings.
        INT_KEY_MAP, ///< A ValueMapIntKey, whose keys are integers.
        INT_I64,     ///< A std::int64_t; a type of axmol.
        INT_UI64     ///< A std::uint64_t; a type of axmol.
    };

    /// A Value of type NONE, for returning it by reference.
    static const Value Null;

    /// Constructs a value of type NONE.
    Value();
    /// Constructs a value that holds a byte.
    explicit Value(unsigned char v);
    /// Constructs a value that holds an int.
    explicit Value(int v);
    /// Constructs a value that holds an unsigned int.
    explicit Value(unsigned int v);
    /// Constructs a value that holds an integer with 64 bits.
    explicit Value(std::int64_t v);
    /// Constructs a value that holds an integer with 64 bits and without a sign.
    explicit Value(std::uint64_t v);
    /// Constructs a value that holds a float.
    explicit Value(float v);
    /// Constructs a value that holds a double.
    explicit Value(double v);
    /// Constructs a value that holds a bool.
    explicit Value(bool v);
    /// Constructs a value that holds a string. Null counts as an empty string.
    explicit Value(const char* v);
    /// Constructs a value that holds a string.
    explicit Value(const std::string& v);
    /// Constructs a value that holds a copy of a vector.
    explicit Value(const ValueVector& v);
    /// Constructs a value that takes over a vector.
    explicit Value(ValueVector&& v);
    /// Constructs a value that holds a copy of a map.
    explicit Value(const ValueMap& v);
    /// Constructs a value that takes over a map.
    explicit Value(ValueMap&& v);
    /// Constructs a value that holds a copy of a map with integers as keys.
    explicit Value(const ValueMapIntKey& v);
    /// Constructs a value that takes over a map with integers as keys.
    explicit Value(ValueMapIntKey&& v);
    /// Constructs a copy of another value, with copies of its containers.
    Value(const Value& other);
    /// Constructs a value that takes over the contents of another one, which then has the type NONE.
    Value(Value&& other) noexcept;
    ~Value();

    /// Takes the type and a copy of the content of another value.
    Value& operator=(const Value& other);
    /// Takes over the type and the content of another value, which then has the type NONE.
    Value& operator=(Value&& other) noexcept;
    /// Replaces the content with a byte.
    Value& operator=(unsigned char v);
    /// Replaces the content with an int.
    Value& operator=(int v);
    /// Replaces the content with an unsigned int.
    Value& operator=(unsigned int v);
    /// Replaces the content with an integer with 64 bits.
    Value& operator=(std::int64_t v);
    /// Replaces the content with an integer with 64 bits and without a sign.
    Value& operator=(std::uint64_t v);
    /// Replaces the content with a float.
    Value& operator=(float v);
    /// Replaces the content with a double.
    Value& operator=(double v);
    /// Replaces the content with a bool.
    Value& operator=(bool v);
    /// Replaces the content with a string. Null counts as an empty string.
    Value& operator=(const char* v);
    /// Replaces the content with a string.
    Value& operator=(const std::string& v);
    /// Replaces the content with a copy of a vector.
    Value& operator=(const ValueVector& v);
    /// Replaces the content with a vector, which it takes over.
    Value& operator=(ValueVector&& v);
    /// Replaces the content with a copy of a map.
    Value& operator=(const ValueMap& v);
    /// Replaces the content with a map, which it takes over.
    Value& operator=(ValueMap&& v);
    /// Replaces the content with a copy of a map with integers as keys.
    Value& operator=(const ValueMapIntKey& v);
    /// Replaces the content with a map with integers as keys, which it takes over.
    Value& operator=(ValueMapIntKey&& v);

    /// Whether type and content are equal. Floats and doubles may differ by their epsilon. Values of
    /// different types are never equal.
    bool operator==(const Value& v) const;
    /// Whether type or content differ. Floats and doubles within their epsilon count as equal.
    bool operator!=(const Value& v) const { return !(*this == v); }

    /// Returns the content as a byte. Numbers are converted by a cast, and strings by the number at their
    /// start (0 if there is none); NONE gives 0. A vector or a map is an error: debug builds assert; release
    /// builds log it and return 0.
    unsigned char asByte() const;
    /// Returns the content as an int, converted as in asByte(). A vector or a map is an error: debug builds
    /// assert; release builds log it and return 0.
    int asInt() const;
    /// Returns the content as an unsigned int, converted as in asByte(). A vector or a map is an error: debug
    /// builds assert; release builds log it and return 0.
    unsigned int asUnsignedInt() const;
    /// Returns the content as an integer with 64 bits, converted as in asByte(). A vector or a map is an
    /// error: debug builds assert; release builds log it and return 0. From axmol.
    std::int64_t asInt64() const;
    /// Returns the content as an integer with 64 bits and without a sign, converted as in asByte(). A vector
    /// or a map is an error: debug builds assert; release builds log it and return 0. From axmol.
    std::uint64_t asUint64() const;
    /// Returns the content as a float, converted as in asByte(). A vector or a map is an error: debug builds
    /// assert; release builds log it and return 0.
    float asFloat() const;
    /// Returns the content as a double, converted as in asByte(). A vector or a map is an error: debug builds
    /// assert; release builds log it and return 0.
    double asDouble() const;
    /// Returns the content as a bool. Numbers are true unless they are 0; strings are true unless they are
    /// "0" or "false", so an empty string is true; NONE is false. A vector or a map is an error: debug builds
    /// assert; release builds log it and return false.
    bool asBool() const;
    /// Returns the content as a byte, or `defaultValue` if the type is NONE. From axmol.
    unsigned char asByte(unsigned char defaultValue) const { return isNull() ? defaultValue : asByte(); }
    /// Returns the content as an int, or `defaultValue` if the type is NONE. From axmol.
    int asInt(int defaultValue) const { return isNull() ? defaultValue : asInt(); }
    /// Returns the content as an unsigned int, or `defaultValue` if the type is NONE. From axmol.
    unsigned int asUint(unsigned int defaultValue = 0) const {
        return isNull() ? defaultValue : asUnsignedInt();
    }
    /// Returns the content as an integer with 64 bits, or `defaultValue` if the type is NONE. From axmol.
    std::int64_t asInt64(std::int64_t defaultValue) const { return isNull() ? defaultValue : asInt64(); }
    /// Returns the content as an integer with 64 bits and without a sign, or `defaultValue` if the type is
    /// NONE. From axmol.
    std::uint64_t asUint64(std::uint64_t defaultValue) const { return isNull() ? defaultValue : asUint64(); }
    /// Returns the content as a float, or `defaultValue` if the type is NONE. From axmol.
    float asFloat(float defaultValue) const { return isNull() ? defaultValue : asFloat(); }
    /// Returns the content as a double, or `defaultValue` if the type is NONE. From axmol.
    double asDouble(double defaultValue) const { return isNull() ? defaultValue : asDouble(); }
    /// Returns the content as a bool, or `defaultValue` if the type is NONE. From axmol.
    bool asBool(bool defaultValue) const { return isNull() ? defaultValue : asBool(); }
    /// Returns the content of a string, or an empty string for other types. The reference is valid until this
    /// value changes.
    const std::string& asStringRef() const;
    /// Returns the content as a string. Floats have 7 and doubles 16 decimals; bools are "true" and "false";
    /// NONE gives an empty string. A vector or a map is an error: debug builds assert; release builds log it
    /// and return an empty string.
    std::string asString() const;

    /// Returns the vector. A value of another type is an error: debug builds assert; release builds log it
    /// and return an empty vector. Changes of the reference change the value.
    ValueVector& asValueVector();
    /// Returns the vector, read-only. A value of another type is an error: debug builds assert; release
    /// builds log it and return an empty vector.
    const ValueVector& asValueVector() const;
    /// Returns the map. A value of another type is an error: debug builds assert; release builds log it and
    /// return an empty map. Changes of the reference change the value.
    ValueMap& asValueMap();
    /// Returns the map, read-only. A value of another type is an error: debug builds assert; release builds
    /// log it and return an empty map.
    const ValueMap& asValueMap() const;
    /// Returns the map with integers as keys. A value of another type is an error: debug builds assert;
    /// release builds log it and return an empty map. Changes of the reference change the value.
    ValueMapIntKey& asIntKeyMap();
    /// Returns the map with integers as keys, read-only. A value of another type is an error: debug builds
    /// assert; release builds log it and return an empty map.
    const ValueMapIntKey& asIntKeyMap() const;

    /// Whether the value has the type NONE.
    bool isNull() const { return getType() == Type::NONE; }
    /// Returns the type of the content.
    Type getType() const { return _type; }
    /// Returns the content as indented text, for the log.
    std::string getDescription() const;

private:
    /// Calls a function with the content: nullptr for NONE, numbers and bools by value, strings and
    /// containers by reference.
    template<class Function>
    auto visit(Function&& function) const;
    bool isContainer() const { return _type >= Type::VECTOR && _type <= Type::INT_KEY_MAP; }
    void destroy();

    template<class Number>
    Number asNumber(Number (*ofText)(const char*)) const;

    // Not a std::variant: nearly every source includes this header, and std::variant would add a tenth to its
    // compile time. Strings and containers are owned.
    union {
        unsigned char byteValue;       ///< The content of a value of type BYTE.
        int intValue;                  ///< The content of a value of type INTEGER.
        unsigned int unsignedValue;    ///< The content of a value of type UNSIGNED.
        std::int64_t int64Value;       ///< The content of a value of type INT_I64.
        std::uint64_t unsigned64Value; ///< The content of a value of type INT_UI64.
        float floatValue;              ///< The content of a value of type FLOAT.
        double doubleValue;            ///< The content of a value of type DOUBLE.
        bool boolValue;                ///< The content of a value of type BOOLEAN.
        std::string* string;           ///< The content of a value of type STRING.
        ValueVector* vector;           ///< The content of a value of type VECTOR.
        ValueMap* map;                 ///< The content of a value of type MAP.
        ValueMapIntKey* intKeyMap;     ///< The content of a value of type INT_KEY_MAP.
    } _content;
    Type _type = Type::NONE;
};

} // namespace cocos2d
