#include "fonts/missingGlyph.h"

#include "base/refuse.h"
#include "base/utf8.h"

namespace copra {

bool warnOfMissingGlyph(const char* kind, const std::string& file, char32_t character, int& count) {
    constexpr int kMost = 3; // of a text in another language, all are missing
    constexpr char32_t kFirstVisible = 0x21, kFirstOfSpaces = 0x2000, kLastOfSpaces = 0x206F;
    const bool isVisible = character >= kFirstVisible &&
                           (character < kFirstOfSpaces || character > kLastOfSpaces) && character != 0xA0;
    std::string letter;
    if (!isVisible || count >= kMost ||
        !cocos2d::StringUtils::UTF32ToUTF8(std::u32string(1, character), letter))
        return false;
    ++count;
    warning("%s %s has no image of the character '%s' (U+%04X), so it is left out", kind, file.c_str(),
            letter.c_str(), static_cast<unsigned>(character));
    return false;
}

} // namespace copra
