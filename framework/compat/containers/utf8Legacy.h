#pragma once

#include "base/utf8.h"

namespace cocos2d {

/// Deprecated forms of the StringUtils functions for plain pointers. The caller releases returned strings
/// with delete[]. Invalid UTF-8 and null give null, and -1 for a length.
int cc_wcslen(const unsigned short* str);
void cc_utf8_trim_ws(std::vector<unsigned short>* str);
bool isspace_unicode(unsigned short ch);
bool iscjk_unicode(unsigned short ch);
/// `max` is ignored.
long cc_utf8_strlen(const char* p, int max = -1);
unsigned int cc_utf8_find_last_not_char(const std::vector<unsigned short>& str, unsigned short c);
std::vector<unsigned short> cc_utf16_vec_from_utf16_str(const unsigned short* str);
/// `length` is ignored; *rUtf16Size, if given, receives the number of units.
unsigned short* cc_utf8_to_utf16(const char* str_old, int length = -1, int* rUtf16Size = nullptr);
/// `len` units, or all when negative; the last two are ignored.
char* cc_utf16_to_utf8(const unsigned short* str, int len = -1, long* items_read = nullptr,
                       long* items_written = nullptr);

} // namespace cocos2d
