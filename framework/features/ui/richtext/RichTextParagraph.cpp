#include "ui/richtext/RichTextParagraph.h"

#include "base/utf8.h"
#include "platform/GlyphSource.h"

namespace copra {

using cocos2d::StringUtils::isUnicodeSpace;

namespace {

/// The object replacement character of Unicode: a line may break before and behind it.
constexpr char32_t kNodeCharacter = U'\ufffc';

} // namespace

void RichTextParagraph::addText(const cocos2d::ui::RichElementText& element, std::u32string_view text,
                                bool isFile) {
    if (text.empty()) return;
    const std::size_t begin = _text.size();
    _text += text;
    _parts.push_back({&element, nullptr, isFile, begin, _text.size()});
}

void RichTextParagraph::addNode(cocos2d::Node* node) {
    const std::size_t begin = _text.size();
    _text += kNodeCharacter;
    _parts.push_back({nullptr, node, false, begin, _text.size()});
}

void RichTextParagraph::clear() {
    _text.clear();
    _parts.clear();
}

void RichTextParagraph::findBreaks() {
    _info.characters.clear();
    TextAnalyzer* const analyzer = glyphSource() ? glyphSource()->analyzer() : nullptr;
    if (analyzer) analyzer->analyze(_text, _info);
    if (_info.characters.size() == _text.size()) return;
    _info.characters.assign(_text.size(), CharacterInfo());
    for (std::size_t i = 1; i < _text.size(); ++i)
        _info.characters[i].mayBreakBefore =
            isUnicodeSpace(_text[i - 1]) || _text[i - 1] == kNodeCharacter || _text[i] == kNodeCharacter;
}

std::size_t RichTextParagraph::lineEnd(std::size_t begin, std::size_t fitting, bool atWords) const {
    const std::size_t word = atWords ? wordBreak(begin, fitting) : begin;
    return word > begin ? word : characterBreak(begin, fitting);
}

/// The last place between words; `begin` if there is none.
std::size_t RichTextParagraph::wordBreak(std::size_t begin, std::size_t fitting) const {
    std::size_t end = fitting;
    // Blanks that follow stay at the end of the line.
    while (end < _text.size() && isUnicodeSpace(_text[end])) ++end;
    while (end > begin && end < _text.size() && !_info.characters[end].mayBreakBefore) --end;
    return end;
}

/// The last place between characters, with their marks; behind the first one if not even that has room.
std::size_t RichTextParagraph::characterBreak(std::size_t begin, std::size_t fitting) const {
    const auto joins = [this](std::size_t at) {
        return at < _text.size() && _info.characters[at].joinsPrevious;
    };
    std::size_t end = fitting;
    while (end > begin && joins(end)) --end;
    if (end > begin) return end;
    ++end;
    while (joins(end)) ++end;
    return end;
}

} // namespace copra
