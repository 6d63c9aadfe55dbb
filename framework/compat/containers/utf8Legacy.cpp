#include "compat/containers/utf8Legacy.h"

#include <algorithm>

namespace cocos2d {
namespace {

std::u16string utf16From(const unsigned short* str, int length) {
    return {str, str + length};
}

// A null-terminated copy, allocated with new[].
template<class Out, class Text>
Out* copyToNew(const Text& text) {
    auto* const out = new Out[text.size() + 1];
    std::copy(text.begin(), text.end(), out);
    out[text.size()] = 0;
    return out;
}

} // namespace

int cc_wcslen(const unsigned short* str) {
    if (!str) return -1;
    int length = 0;
    while (str[length] != 0) ++length;
    return length;
}

void cc_utf8_trim_ws(std::vector<unsigned short>* str) {
    if (!str) return;
    while (!str->empty() && isspace_unicode(str->back())) str->pop_back();
}

bool isspace_unicode(unsigned short ch) {
    return StringUtils::isUnicodeSpace(ch);
}

bool iscjk_unicode(unsigned short ch) {
    return StringUtils::isCJKUnicode(ch);
}

long cc_utf8_strlen(const char* p, int) {
    return p ? StringUtils::getCharacterCountInUTF8String(p) : -1;
}

unsigned int cc_utf8_find_last_not_char(const std::vector<unsigned short>& str, unsigned short c) {
    return StringUtils::getIndexOfLastNotChar16({str.begin(), str.end()}, static_cast<char16_t>(c));
}

std::vector<unsigned short> cc_utf16_vec_from_utf16_str(const unsigned short* str) {
    if (!str) return {};
    return {str, str + cc_wcslen(str)};
}

unsigned short* cc_utf8_to_utf16(const char* str_old, int, int* rUtf16Size) {
    std::u16string utf16;
    if (!str_old || !StringUtils::UTF8ToUTF16(str_old, utf16)) return nullptr;
    if (rUtf16Size) *rUtf16Size = static_cast<int>(utf16.size());
    return copyToNew<unsigned short>(utf16);
}

char* cc_utf16_to_utf8(const unsigned short* str, int len, long*, long*) {
    std::string utf8;
    if (!str || !StringUtils::UTF16ToUTF8(utf16From(str, len < 0 ? cc_wcslen(str) : len), utf8))
        return nullptr;
    return copyToNew<char>(utf8);
}

} // namespace cocos2d
