#include "hud/Typography.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr const char* kTextFont = "fonts/Quicksand-Bold.ttf";
constexpr const char* kTitleFont = "fonts/LeckerliOne-Regular.ttf";
} // namespace

Label* outlinedText(const std::string& text, float size, const Color4B& color) {
    auto* label = Label::createWithTTF(text, kTextFont, size);
    label->setTextColor(color);
    label->enableOutline(kInk, 2);
    return label;
}

Label* titleText(const std::string& text, float size) {
    auto* label = Label::createWithTTF(text, kTitleFont, size);
    label->setTextColor(kHoney);
    label->enableOutline(kInk, 4);
    return label;
}

Label* plainText(const std::string& text, float size) {
    auto* label = Label::createWithTTF(text, kTextFont, size);
    label->setTextColor(kInk);
    return label;
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
