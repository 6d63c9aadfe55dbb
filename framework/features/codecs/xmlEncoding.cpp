#include "codecs/xmlEncoding.h"

#include "base/utf8.h"

namespace copra {

bool convertUtf16Xml(std::string_view xml, std::string& utf8) {
    using namespace std::string_view_literals;
    const std::string_view begin = xml.substr(0, 2);
    const bool isLittle = begin == "\xff\xfe"sv || begin == "<\0"sv;
    const bool isBig = begin == "\xfe\xff"sv || begin == "\0<"sv;
    if (!isLittle && !isBig) return false;
    std::u16string text;
    text.reserve(xml.size() / 2);
    for (std::size_t i = 0; i + 1 < xml.size(); i += 2) {
        const auto first = static_cast<unsigned char>(xml[i]);
        const auto second = static_cast<unsigned char>(xml[i + 1]);
        text += static_cast<char16_t>(isLittle ? first | second << 8 : first << 8 | second);
    }
    constexpr char16_t kByteOrderMark = 0xfeff;
    if (text[0] == kByteOrderMark) text.erase(0, 1);
    std::string converted;
    if (!cocos2d::StringUtils::UTF16ToUTF8(text, converted)) return false;
    utf8 = std::move(converted);
    return true;
}

} // namespace copra
