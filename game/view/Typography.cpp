#include "view/Typography.h"

#include "text/Texts.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr const char* kTextFont = "fonts/Quicksand-Bold.ttf";
constexpr const char* kTitleFont = "fonts/LeckerliOne-Regular.ttf";
constexpr const char* kJapaneseFont = "fonts/NotoSansJP-Subset.otf";
constexpr const char* kChineseFont = "fonts/NotoSansSC-Subset.otf";

/// The font of the language; `latin` for those with Latin letters.
const char* fontFor(const char* latin) {
    if (texts::language() == "ja") return kJapaneseFont;
    if (texts::language() == "zh") return kChineseFont;
    return latin;
}
} // namespace

Label* outlinedText(const std::string& text, float size, const Color4B& color) {
    auto* label = Label::createWithTTF(text, fontFor(kTextFont), size);
    label->setTextColor(color);
    label->enableOutline(kInk, 2);
    return label;
}

Label* titleText(const std::string& text, float size) {
    auto* label = Label::createWithTTF(text, fontFor(kTitleFont), size);
    label->setTextColor(kHoney);
    label->enableOutline(kInk, 4);
    return label;
}

Label* plainText(const std::string& text, float size) {
    auto* label = Label::createWithTTF(text, fontFor(kTextFont), size);
    label->setTextColor(kInk);
    return label;
}

void shrinkToFit(Node* text, float width) {
    text->setScale(std::min(1.0f, width / std::max(text->getContentSize().width, 1.0f)));
}

std::string grouped(int number) {
    std::string digits = std::to_string(number);
    const std::size_t first = number < 0 ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3;) {
        at -= 3;
        digits.insert(at, " ");
    }
    return digits;
}

} // namespace beecluster
