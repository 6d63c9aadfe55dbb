#include "Canvas.h"
#include "Demo.h"
#include "fonts/TextShaping.h"

using namespace cocos2d;
using namespace gallery;

namespace {

// Packages of Debian: fonts-hosny-amiri, fonts-lohit-deva, fonts-tlwg-garuda-ttf, fonts-vlgothic. The emoji are from
// fonts-noto-color-emoji.
constexpr const char* kArabicFont = "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf";
constexpr const char* kHindiFont = "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf";
constexpr const char* kThaiFont = "/usr/share/fonts/truetype/tlwg/Garuda.ttf";
constexpr const char* kJapaneseFont = "/usr/share/fonts/truetype/vlgothic/VL-Gothic-Regular.ttf";

constexpr const char* kFamily = u8"\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466";

/// A label in the middle of a card, broken at the card's width.
Label* addWorldText(Node* card, const std::string& string, const char* font, float size) {
    auto* label = Label::createWithTTF(string, font, size, Size(card->getContentSize().width - 32.0f, 0.0f),
                                       TextHAlignment::CENTER);
    label->setTextColor(kInk);
    label->setPosition(middle(card));
    card->addChild(label);
    return label;
}

} // namespace

GALLERY_SCENE("text/scripts", "Scripts that need shaping: joined, reordered, with marks, without spaces") {
    const auto cards = canvas.cards({"Arabic", "Hebrew with numbers", "Devanagari", "Thai",
                                     "Japanese with Latin", "the same in one label"},
                                    2);
    addWorldText(cards[0], u8"النحلة تطير فوق الدب الكسول", kArabicFont, 34.0f);
    addWorldText(cards[1], u8"הדבורה אספה 25 פרחים ב-3 שעות (לא 4!)", kPlainFont, 24.0f);
    addWorldText(cards[2], u8"मधुमक्खी फूलों पर उड़ती है, क्षेत्र में", kHindiFont, 28.0f);
    addWorldText(cards[3], u8"ผึ้งบินอยู่เหนือทุ่งหญ้าและเก็บน้ำหวานจากดอกไม้", kThaiFont, 24.0f);
    addWorldText(cards[4], u8"ミツバチはBeeClusterの花畑を飛ぶ。1秒に3個の花。", kJapaneseFont, 24.0f);
    addWorldText(cards[5], std::string(u8"Bee نحلة דבורה मधुमक्खी ผึ้ง ミツバチ ") + kFamily, kPlainFont, 24.0f);
}

GALLERY_SCENE("text/right-to-left",
              "Paragraphs from right to left: alignment, outlines, shadows, and letters as sprites") {
    constexpr const char* kStory = u8"خرجت النحلات في الصباح من الخلية وطارت من زهرة إلى زهرة 12 ساعة.";
    const auto cards =
        canvas.cards({"right", "center", "outline and shadow", "glow", "letters", "shaping is off"}, 2);
    addWorldText(cards[0], kStory, kArabicFont, 26.0f)->setHorizontalAlignment(TextHAlignment::RIGHT);
    addWorldText(cards[1], kStory, kArabicFont, 26.0f);
    auto* outlined = addWorldText(cards[2], u8"عسل ذهبي", kArabicFont, 48.0f);
    outlined->setTextColor(kHoney);
    outlined->enableOutline(kInk, 2);
    outlined->enableShadow(faded(kInk, 90), Size(4.0f, -4.0f));
    auto* glowing = addWorldText(cards[3], u8"דבורה", kPlainFont, 40.0f);
    glowing->enableGlow(kHoney);
    auto* letters = addWorldText(cards[4], u8"شُكْرًا", kArabicFont, 56.0f);
    letters->setTextColor(Color4B::WHITE);
    for (int i = 0; i < letters->getStringLength(); ++i)
        if (Sprite* const letter = letters->getLetter(i)) letter->setColor(rgb(accent(i)));
    auto* off = addWorldText(cards[5], u8"عسل ذهبي", kArabicFont, 40.0f);
    copra::setTextShaping(*off, copra::TextShaping::Off);
}

GALLERY_SCENE("text/emoji", "Emoji in color, sequences that are one emoji, and text around them") {
    const auto cards =
        canvas.cards({"a family", "flags, skin tones, keycaps", "with text and outline", "half opaque"}, 2);
    addWorldText(cards[0], kFamily, kPlainFont, 96.0f);
    addWorldText(
        cards[1],
        u8"\U0001F1EF\U0001F1F5 \U0001F1EE\U0001F1F1 \U0001F44B\U0001F3FD 7\uFE0F\u20E3 \u2764\uFE0F",
        kPlainFont, 44.0f);
    auto* outlined = addWorldText(cards[2], u8"Bees \U0001F41D love \U0001F33B!", kFont, 36.0f);
    outlined->setTextColor(kHoney);
    outlined->enableOutline(kInk, 2);
    addWorldText(cards[3], u8"\U0001F41D\U0001F41D\U0001F41D", kPlainFont, 56.0f)->setOpacity(128);
}
