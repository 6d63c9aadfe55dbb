#pragma once

#include "base/utf8.h"

namespace cocos2d {

// Deprecated forms of the StringUtils functions for plain pointers.

/// Returns the number of units of a UTF-16 string that ends with 0, or -1 for null.
int cc_wcslen(const unsigned short* str);
/// Removes white space at the end of a UTF-16 string. Null is ignored.
void cc_utf8_trim_ws(std::vector<unsigned short>* str);
/// Whether a UTF-16 unit is white space, as StringUtils::isUnicodeSpace() says.
bool isspace_unicode(unsigned short ch);
/// Whether a UTF-16 unit is Chinese, Japanese, or Korean, as StringUtils::isCJKUnicode() says.
bool iscjk_unicode(unsigned short ch);
/// Returns the number of characters of a UTF-8 string: 0 if it is invalid, and -1 for null. `max` is ignored.
long cc_utf8_strlen(const char* p, int max = -1);
/// Returns the index of the last unit that is not `c`, or UINT_MAX if there is none.
unsigned int cc_utf8_find_last_not_char(const std::vector<unsigned short>& str, unsigned short c);
/// Returns the units of a UTF-16 string that ends with 0. Null gives an empty vector.
std::vector<unsigned short> cc_utf16_vec_from_utf16_str(const unsigned short* str);
/// Converts UTF-8 to UTF-16. The caller releases the result with delete[]. Returns null for null and for
/// invalid UTF-8. `length` is ignored. `*rUtf16Size`, if it is not null, receives the number of units.
unsigned short* cc_utf8_to_utf16(const char* str_old, int length = -1, int* rUtf16Size = nullptr);
/// Converts `len` units of UTF-16, or all if `len` is negative, to UTF-8. The caller releases the result with
/// delete[]. Returns null for null and for invalid UTF-16. The last two arguments are ignored.
char* cc_utf16_to_utf8(const unsigned short* str, int len = -1, long* items_read = nullptr,
                       long* items_written = nullptr);

} // namespace cocos2d
