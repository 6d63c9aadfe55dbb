#pragma once

#include "base/utf8.h"
#include "compat/containers/Array.h"

#include <cstring>

namespace cocos2d {

/// A string as an object, as in cocos2d-x 2.x. In new code, use std::string.
class __String : public Ref, public Clonable {
public:
    /// Creates an autoreleased copy of a string.
    static __String* create(const std::string& str);
    /// Creates an autoreleased string that is formatted like printf().
    static __String* createWithFormat(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
    /// Creates an autoreleased string from at most `nLen` bytes, up to the first null byte. Returns null if
    /// `pData` is null.
    static __String* createWithData(const unsigned char* pData, std::size_t nLen);
    // Defined in compat/names/collectionFiles.cpp, because this module does not depend on files.
    /// Creates an autoreleased string with the contents of a file. If the file cannot be read, it is empty.
    static __String* createWithContentsOfFile(const std::string& filename);

    /// Constructs an empty string.
    __String() = default;
    /// Constructs a copy of a string. Null counts as an empty string.
    __String(const char* str) : _string(str ? str : "") {}
    /// Constructs a copy of a string.
    __String(const std::string& str) : _string(str) {}
    __String(const __String& str) : Ref(str), Clonable(), _string(str._string) {}
    __String& operator=(const __String& other);
    /// Replaces the string with one that is formatted like printf(). Returns true.
    bool initWithFormat(const char* format, ...) CC_FORMAT_PRINTF(2, 3);

    /// Returns the integer at the start of the string, or 0 if there is none.
    int intValue() const;
    /// Returns the integer at the start of the string as an unsigned int, or 0 if there is none.
    unsigned int uintValue() const;
    /// Returns the number at the start of the string as a float, or 0 if there is none.
    float floatValue() const;
    /// Returns the number at the start of the string as a double, or 0 if there is none.
    double doubleValue() const;
    /// Returns false for "", "0", and "false", and true for any other string.
    bool boolValue() const;

    /// Returns the characters, which are valid until the string changes or is destroyed.
    const char* getCString() const { return _string.c_str(); }
    /// Returns the number of bytes.
    int length() const { return static_cast<int>(_string.size()); }
    /// Returns a number less than, equal to, or greater than 0, like strcmp(). `str` must not be null.
    int compare(const char* str) const { return std::strcmp(_string.c_str(), str); }
    /// Whether an object is a __String with equal contents. False for null.
    virtual bool isEqual(const Ref* pObject);

    /// Appends a string.
    void append(const std::string& str) { _string += str; }
    /// Appends a string that is formatted like printf().
    void appendWithFormat(const char* format, ...) CC_FORMAT_PRINTF(2, 3);
    /// Splits the string at each character that is in `delimiter`; empty strings between delimiters are
    /// omitted.
    __Array* componentsSeparatedByString(const char* delimiter);

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor);
    __String* clone() const override;

    std::string _string; ///< The characters in UTF-8. It is public, as in cocos2d-x.
};

/// Orders __Strings by their contents, for sorted containers.
struct StringCompare {
    /// Whether the text of `a` comes before that of `b`, byte by byte.
    bool operator()(__String* a, __String* b) const { return a->_string < b->_string; }
};

} // namespace cocos2d

/// Short forms of __String::create().
#define StringMake(str) cocos2d::__String::create(str)
#define ccs StringMake
