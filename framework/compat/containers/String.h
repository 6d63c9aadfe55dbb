#pragma once

#include "base/utf8.h"
#include "compat/containers/Array.h"

#include <cstring>

namespace cocos2d {

/// A string as an object, as in cocos2d-x 2.x. In new code use std::string.
class __String : public Ref, public Clonable {
public:
    /// Creates an autoreleased string: a copy, formatted like printf(), or from at most `nLen` bytes up to
    /// the first null byte.
    static __String* create(const std::string& str);
    static __String* createWithFormat(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
    static __String* createWithData(const unsigned char* pData, std::size_t nLen);
    /// The contents of a file; an empty string if it cannot be read. Defined in
    /// compat/names/collectionFiles.cpp, because this module does not depend on files.
    static __String* createWithContentsOfFile(const std::string& filename);

    __String() = default;
    __String(const char* str) : _string(str ? str : "") {}
    __String(const std::string& str) : _string(str) {}
    __String(const __String& str) : Ref(str), Clonable(), _string(str._string) {}
    __String& operator=(const __String& other);
    /// Replaces the string.
    bool initWithFormat(const char* format, ...) CC_FORMAT_PRINTF(2, 3);

    /// The number at the start of the string; 0 if there is none.
    int intValue() const;
    unsigned int uintValue() const;
    float floatValue() const;
    double doubleValue() const;
    /// False for "", "0" and "false".
    bool boolValue() const;

    /// The text, valid until the string changes or is destroyed.
    const char* getCString() const { return _string.c_str(); }
    /// The number of bytes.
    int length() const { return static_cast<int>(_string.size()); }
    /// Less than, equal to or greater than 0, like strcmp().
    int compare(const char* str) const { return std::strcmp(_string.c_str(), str); }
    /// True for a __String with equal contents.
    virtual bool isEqual(const Ref* pObject);

    /// Appends text, the second one formatted like printf.
    void append(const std::string& str) { _string += str; }
    void appendWithFormat(const char* format, ...) CC_FORMAT_PRINTF(2, 3);
    /// Splits the string at each character that is in `delimiter`; empty strings between delimiters are
    /// omitted.
    __Array* componentsSeparatedByString(const char* delimiter);

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor);
    __String* clone() const override;

    std::string _string; ///< the text as UTF-8, public as in the original
};

/// Orders __Strings by their contents, for sorted containers.
struct StringCompare {
    bool operator()(__String* a, __String* b) const { return a->_string < b->_string; }
};

} // namespace cocos2d

/// Short forms of __String::create().
#define StringMake(str) cocos2d::__String::create(str)
#define ccs StringMake
