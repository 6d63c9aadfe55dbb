#include "base/utf8.h"

#include <algorithm>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <string_view>

namespace cocos2d::StringUtils {
namespace {

constexpr char32_t kLastCodePoint = 0x10FFFF;
constexpr char32_t kInvalid = 0xFFFFFFFF;

bool isSurrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDFFF;
}

// Each next() reads one code point and advances `p`; returns kInvalid for an invalid sequence.
char32_t next(const char*& p, const char* end) {
    const auto first = static_cast<unsigned char>(*p++);
    if (first < 0x80) return first;
    const int following = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    if (first < 0xC2 || first > 0xF4 || end - p < following) return kInvalid;
    char32_t c = first & (0x3Fu >> following);
    for (int i = 0; i < following; ++i) {
        const auto byte = static_cast<unsigned char>(*p);
        if ((byte & 0xC0u) != 0x80u) return kInvalid;
        c = c << 6 | (byte & 0x3Fu);
        ++p;
    }
    constexpr char32_t kSmallest[] = {0, 0x80, 0x800, 0x10000};
    return c < kSmallest[following] || c > kLastCodePoint || isSurrogate(c) ? kInvalid : c;
}

char32_t next(const char16_t*& p, const char16_t* end) {
    const char32_t first = *p++;
    if (!isSurrogate(first)) return first;
    if (first >= 0xDC00 || p == end || *p < 0xDC00 || *p > 0xDFFF) return kInvalid;
    return 0x10000 + ((first - 0xD800) << 10) + (static_cast<char32_t>(*p++) - 0xDC00);
}

char32_t next(const char32_t*& p, const char32_t*) {
    const char32_t c = *p++;
    return c > kLastCodePoint || isSurrogate(c) ? kInvalid : c;
}

void append(std::string& out, char32_t c) {
    const auto put = [&out](char32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (c < 0x80) {
        put(c);
        return;
    }
    const int following = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    put((0xFFu << (7 - following) & 0xFFu) | c >> 6 * following);
    for (int i = following - 1; i >= 0; --i) put(0x80u | (c >> 6 * i & 0x3Fu));
}

void append(std::u16string& out, char32_t c) {
    if (c < 0x10000) {
        out.push_back(static_cast<char16_t>(c));
        return;
    }
    out.push_back(static_cast<char16_t>(0xD800 + ((c - 0x10000) >> 10)));
    out.push_back(static_cast<char16_t>(0xDC00 + ((c - 0x10000) & 0x3FF)));
}

void append(std::u32string& out, char32_t c) {
    out.push_back(c);
}

template<class From, class To>
bool convert(const From& in, To& out) {
    To converted;
    converted.reserve(in.size());
    auto p = in.data();
    const auto end = p + in.size();
    while (p != end) {
        const char32_t c = next(p, end);
        if (c == kInvalid) return false;
        append(converted, c);
    }
    out = std::move(converted);
    return true;
}

template<class Char>
void trimEnd(std::vector<Char>& str) {
    while (!str.empty() && isUnicodeSpace(str.back())) str.pop_back();
}

} // namespace

std::string format(const char* format, ...) {
    va_list args;
    va_start(args, format);
    va_list again;
    va_copy(again, args);
    const int length = std::vsnprintf(nullptr, 0, format, args);
    va_end(args);
    std::string text(static_cast<std::size_t>(std::max(length, 0)), '\0');
    if (length > 0) std::vsnprintf(text.data(), text.size() + 1, format, again);
    va_end(again);
    return text;
}

bool UTF8ToUTF16(const std::string& inUtf8, std::u16string& outUtf16) {
    return convert(inUtf8, outUtf16);
}
bool UTF8ToUTF32(const std::string& inUtf8, std::u32string& outUtf32) {
    return convert(inUtf8, outUtf32);
}
bool UTF16ToUTF8(const std::u16string& inUtf16, std::string& outUtf8) {
    return convert(inUtf16, outUtf8);
}
bool UTF16ToUTF32(const std::u16string& inUtf16, std::u32string& outUtf32) {
    return convert(inUtf16, outUtf32);
}
bool UTF32ToUTF8(const std::u32string& inUtf32, std::string& outUtf8) {
    return convert(inUtf32, outUtf8);
}
bool UTF32ToUTF16(const std::u32string& inUtf32, std::u16string& outUtf16) {
    return convert(inUtf32, outUtf16);
}

void trimUTF16Vector(std::vector<char16_t>& str) {
    trimEnd(str);
}
void trimUTF32Vector(std::vector<char32_t>& str) {
    trimEnd(str);
}

// The White_Space property of the Unicode Character Database.
bool isUnicodeSpace(char32_t ch) {
    return (ch >= 0x09 && ch <= 0x0D) || ch == 0x20 || ch == 0x85 || ch == 0xA0 || ch == 0x1680 ||
           (ch >= 0x2000 && ch <= 0x200A) || ch == 0x2028 || ch == 0x2029 || ch == 0x202F || ch == 0x205F ||
           ch == 0x3000;
}

bool isCJKUnicode(char32_t ch) {
    struct Range {
        char32_t first, last;
    };
    constexpr Range kRanges[] = {
        {0x2E80, 0x2FDF},   // radicals
        {0x2FF0, 0x31BF},   // description characters, punctuation, Japanese, Bopomofo, Hangul Jamo
        {0x31C0, 0x4DFF},   // strokes, enclosed CJK letters, extension A
        {0x4E00, 0x9FBF},   // unified ideographs
        {0xAC00, 0xD7AF},   // Hangul syllables
        {0xF900, 0xFAFF},   // compatibility ideographs
        {0xFE30, 0xFE4F},   // compatibility forms
        {0x20000, 0x2FA1F}, // extensions B to F and supplement
    };
    return std::any_of(std::begin(kRanges), std::end(kRanges),
                       [ch](const Range& range) { return ch >= range.first && ch <= range.last; });
}

bool isUnicodeNonBreaking(char32_t ch) {
    return ch == 0xA0 || ch == 0x202F || ch == 0x2007 || ch == 0x2060;
}

long getCharacterCountInUTF8String(const std::string& utf8) {
    long count = 0;
    const char* p = utf8.data();
    const char* const end = p + utf8.size();
    while (p != end) {
        if (next(p, end) == kInvalid) return 0;
        ++count;
    }
    return count;
}

unsigned int getIndexOfLastNotChar16(const std::vector<char16_t>& str, char16_t c) {
    for (std::size_t i = str.size(); i > 0; --i) {
        if (str[i - 1] != c) return static_cast<unsigned int>(i - 1);
    }
    return UINT_MAX;
}

std::vector<char16_t> getChar16VectorFromUTF16String(const std::u16string& utf16) {
    return {utf16.begin(), utf16.end()};
}

} // namespace cocos2d::StringUtils
