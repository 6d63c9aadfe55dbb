#pragma once

#include "base/config.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace cocos2d {

class Value;
using ValueVector = std::vector<Value>;
using ValueMap = std::unordered_map<std::string, Value>;
using ValueMapIntKey = std::unordered_map<int, Value>;

/// Empty containers to return by reference.
extern const ValueVector ValueVectorNull;
extern const ValueMap ValueMapNull;
extern const ValueMapIntKey ValueMapIntKeyNull;

/// One value of a property list: a number, a truth, a text, or a container of Values. Copies are deep.
/// Numbers and texts convert into each other; containers do not (that asserts, and gives 0, "" or an empty
/// container).
class Value {
public:
    /// What a Value holds.
    enum class Type {
        NONE = 0,
        BYTE,
        INTEGER,
        UNSIGNED,
        FLOAT,
        DOUBLE,
        BOOLEAN,
        STRING,
        VECTOR,
        MAP,
        INT_KEY_MAP
    };

    /// Holds nothing.
    static const Value Null;

    Value();
    explicit Value(unsigned char v);
    explicit Value(int v);
    explicit Value(unsigned int v);
    explicit Value(float v);
    explicit Value(double v);
    explicit Value(bool v);
    /// Null counts as "".
    explicit Value(const char* v);
    explicit Value(const std::string& v);
    explicit Value(const ValueVector& v);
    explicit Value(ValueVector&& v);
    explicit Value(const ValueMap& v);
    explicit Value(ValueMap&& v);
    explicit Value(const ValueMapIntKey& v);
    explicit Value(ValueMapIntKey&& v);
    Value(const Value& other);
    /// The source holds nothing afterwards.
    Value(Value&& other) noexcept;
    ~Value();

    Value& operator=(const Value& other);
    Value& operator=(Value&& other) noexcept;
    Value& operator=(unsigned char v);
    Value& operator=(int v);
    Value& operator=(unsigned int v);
    Value& operator=(float v);
    Value& operator=(double v);
    Value& operator=(bool v);
    Value& operator=(const char* v);
    Value& operator=(const std::string& v);
    Value& operator=(const ValueVector& v);
    Value& operator=(ValueVector&& v);
    Value& operator=(const ValueMap& v);
    Value& operator=(ValueMap&& v);
    Value& operator=(const ValueMapIntKey& v);
    Value& operator=(ValueMapIntKey&& v);

    /// Same type and same content (reals up to their epsilon); values of different types are never equal.
    bool operator==(const Value& v) const;
    bool operator!=(const Value& v) const { return !(*this == v); }

    /// Numbers are cut to the type asked for; a text counts with the number at its start, 0 when there is
    /// none.
    unsigned char asByte() const;
    int asInt() const;
    unsigned int asUnsignedInt() const;
    float asFloat() const;
    double asDouble() const;
    /// Numbers: not 0. Texts: anything but "0" and "false", so the empty text is true. Nothing: false.
    bool asBool() const;
    /// Reals with 7 (float) or 16 (double) decimals, truths as "true" and "false", nothing as "".
    std::string asString() const;

    /// The container inside.
    ValueVector& asValueVector();
    const ValueVector& asValueVector() const;
    ValueMap& asValueMap();
    const ValueMap& asValueMap() const;
    ValueMapIntKey& asIntKeyMap();
    const ValueMapIntKey& asIntKeyMap() const;

    /// True when it holds nothing.
    bool isNull() const { return getType() == Type::NONE; }
    Type getType() const { return _type; }
    /// The content as indented text, for the log.
    std::string getDescription() const;

private:
    /// Hands the content to a function: nothing as nullptr, numbers and truths by value, texts and containers
    /// by reference.
    template<class Function>
    auto visit(Function&& function) const;
    void destroy();

    template<class Number>
    Number asNumber(Number (*ofText)(const char*)) const;

    // Not a std::variant: nearly every source reaches this header, and that would take a tenth of its time.
    // Texts and containers are owned.
    union {
        unsigned char byte;
        int integer;
        unsigned int natural;
        float real;
        double wide;
        bool truth;
        std::string* text;
        ValueVector* vector;
        ValueMap* map;
        ValueMapIntKey* intKeyMap;
    } _content;
    Type _type = Type::NONE;
};

} // namespace cocos2d
