#include "Canvas.h"
#include "Demo.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr const char* kPangram = "The quick brown bee buzzes over the lazy bear.";
constexpr const char* kStory =
    "In the morning the bees leave the hive. They fly from flower to flower, and by noon the meadow hums.";

/// Adds a label at the left edge, `y` points above the card's lower edge.
void addLine(Node* card, Label* label, float y) {
    label->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
    label->setPosition(24, y);
    card->addChild(label);
}

Label* inkTTF(const std::string& string, const std::string& font, float size) {
    auto* label = Label::createWithTTF(string, font, size);
    label->setTextColor(kInk);
    return label;
}

/// A paragraph with its dimensions drawn around it.
Label* storyIn(Node* card, const Size& box, const std::string& string = kStory, float size = 16.0f) {
    auto* label = Label::createWithTTF(string, kFont, size, box);
    label->setTextColor(kInk);
    label->setPosition(middle(card));
    card->addChild(label, 1);
    drawFrame(*addDrawing(card), Rect(middle(card) - Vec2(box.width, box.height) / 2, box), kRose);
    return label;
}

} // namespace

GALLERY_SCENE("text/fonts", "createWithTTF: font files, in several sizes") {
    const auto cards = canvas.cards({"Quicksand", "Leckerli One", "DejaVu Sans"}, 1);
    const char* const fonts[] = {kFont, kTitleFont, kPlainFont};
    for (std::size_t i = 0; i < 3; ++i) {
        addLine(cards[i], inkTTF("AaBbCc 0123", fonts[i], 48), 82);
        addLine(cards[i], inkTTF(kPangram, fonts[i], 14), 26);
        auto* small = inkTTF(kPangram, fonts[i], 20);
        small->setPosition(middle(cards[i]).x + 190, 90);
        cards[i]->addChild(small);
        auto* tiny = inkTTF(kPangram, fonts[i], 11);
        tiny->setPosition(middle(cards[i]).x + 190, 34);
        cards[i]->addChild(tiny);
    }
}

GALLERY_SCENE("text/system-font",
              "createWithSystemFont: system fonts by name; an unknown name falls back to another font") {
    const auto cards = canvas.cards({"sans", "serif", "monospace", "no such font"});
    const char* const fonts[] = {"sans", "serif", "monospace", "No Such Font"};
    for (std::size_t i = 0; i < 4; ++i) {
        auto* label = Label::createWithSystemFont("AaBbCc 0123", fonts[i], 40);
        label->setTextColor(kInk);
        label->setPosition(middle(cards[i]) + Vec2(0, 24));
        cards[i]->addChild(label);
        auto* line = Label::createWithSystemFont(kPangram, fonts[i], 15);
        line->setTextColor(kSoftInk);
        line->setPosition(middle(cards[i]) - Vec2(0, 40));
        cards[i]->addChild(line);
    }
}

GALLERY_SCENE("text/unicode",
              "Any characters that a font has: accents, Greek, Cyrillic, Japanese, Chinese, symbols") {
    auto* card = canvas.wholeCard();
    const char* const lines[] = {"Äpfel, Öl, Übung, Straße - ça va, garçon? - ¿Dónde está el niño?",
                                 "Η γρήγορη μέλισσα πετά πάνω από την αρκούδα.",
                                 "Быстрая пчела летит над ленивым медведем.",
                                 "Zażółć gęślą jaźń - Příliš žluťoučký kůň",
                                 "いろはにほへと ちりぬるを 蜜蜂が花から花へ飛ぶ。",
                                 "蜜蜂从一朵花飞到另一朵花，把熊赶回家。",
                                 "∑ √ ∞ ≈ ≠ ≤ ≥ ∫ ∂ π   ← ↑ → ↓ ⇒   € £ ¥ ©   ½ ¼ ¾",
                                 "♠ ♥ ♦ ♣   ♪ ♫   ★ ☆   ☀ ☁ ☂ ☃   ✓ ✗   ⚀ ⚁ ⚂ ⚃ ⚄ ⚅"};
    for (std::size_t i = 0; i < 8; ++i) {
        const char* font = i == 4   ? "fonts/NotoSansJP-Subset.otf"
                           : i == 5 ? "fonts/NotoSansSC-Subset.otf"
                                    : kPlainFont;
        auto* line = inkTTF(lines[i], font, 26);
        line->setTextColor(i % 2 == 0 ? kInk : kSoftInk);
        line->setPosition(middle(card).x, 440 - 56 * static_cast<float>(i));
        card->addChild(line);
    }
}

GALLERY_SCENE("text/effects",
              "Outline, shadow, glow, underline, strike-through, bold, italics, and combinations") {
    const auto cards = canvas.cards({"plain", "outline", "shadow", "glow", "underline", "strike-through",
                                     "bold", "italics", "outline and shadow"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* label = Label::createWithTTF("Honey", i == 3 || i == 8 ? kTitleFont : kPlainFont, 48);
        label->setTextColor(i == 1 || i == 3 || i == 8 ? kHoney : kInk);
        label->setPosition(middle(cards[i]));
        cards[i]->addChild(label);
        if (i == 1) label->enableOutline(kInk, 3);
        if (i == 2) label->enableShadow(faded(kRose, 200), Size(4, -4));
        if (i == 3) label->enableGlow(kRose);
        if (i == 4) label->enableUnderline();
        if (i == 5) label->enableStrikethrough();
        if (i == 6) label->enableBold();
        if (i == 7) label->enableItalics();
        if (i == 8) label->enableOutline(kInk, 4), label->enableShadow(faded(kInk, 110), Size(5, -5));
    }
}

GALLERY_SCENE("text/alignment", "A label with dimensions: left, center, right by top, center, bottom") {
    std::vector<std::string> labels;
    for (const char* vertical : {"top", "center", "bottom"}) {
        for (const char* horizontal : {"left, ", "center, ", "right, "})
            labels.push_back(std::string(horizontal) + vertical);
    }
    const auto cards = canvas.cards(labels, 3);
    const TextHAlignment across[] = {TextHAlignment::LEFT, TextHAlignment::CENTER, TextHAlignment::RIGHT};
    const TextVAlignment along[] = {TextVAlignment::TOP, TextVAlignment::CENTER, TextVAlignment::BOTTOM};
    for (std::size_t i = 0; i < 9; ++i) {
        auto* label = storyIn(cards[i], Size(240, 96), "Bees leave the hive early in the morning.", 17);
        label->setAlignment(across[i % 3], along[i / 3]);
    }
}

GALLERY_SCENE("text/wrapping",
              "Line breaks at the label's width, at a maximum width, within words, or not at all") {
    const auto cards =
        canvas.cards({"dimensions", "setMaxLineWidth", "setLineBreakWithoutSpace", "enableWrap(false)"});
    storyIn(cards[0], Size(300, 150));
    auto* widest = text(kStory, 16);
    widest->setMaxLineWidth(220);
    widest->setPosition(middle(cards[1]));
    cards[1]->addChild(widest);
    const Vec2 half(110, 75);
    auto* edges = addDrawing(cards[1]);
    edges->drawLine(middle(cards[1]) - half, middle(cards[1]) + Vec2(-half.x, half.y), Color4F(kRose));
    edges->drawLine(middle(cards[1]) + half, middle(cards[1]) + Vec2(half.x, -half.y), Color4F(kRose));
    storyIn(cards[2], Size(300, 150))->setLineBreakWithoutSpace(true);
    storyIn(cards[3], Size(300, 150), "One line,\nand another one\nthat is far too long for this little box")
        ->enableWrap(false);
}

GALLERY_SCENE(
    "text/overflow",
    "Text that is too long for its box: shown, clipped, shrunk, or the box grows; below unwrapped") {
    const auto cards = canvas.cards(
        {"NONE", "CLAMP", "SHRINK", "RESIZE_HEIGHT", "NONE", "CLAMP", "SHRINK", "RESIZE_HEIGHT"}, 4);
    const Label::Overflow ways[] = {Label::Overflow::NONE, Label::Overflow::CLAMP, Label::Overflow::SHRINK,
                                    Label::Overflow::RESIZE_HEIGHT};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool wrapped = i < 4;
        auto* label = storyIn(cards[i], Size(150, 90), wrapped ? kStory : "Morning comes to\nthe meadow", 20);
        label->enableWrap(wrapped);
        label->setOverflow(ways[i % 4]);
    }
}

GALLERY_SCENE("text/spacing", "Line height, line spacing and additional kerning") {
    const auto cards = canvas.cards({"as the font says", "setLineHeight 90 pixels",
                                     "setLineSpacing 16 points", "10 pixels between letters"},
                                    4);
    for (std::size_t i = 0; i < 4; ++i) {
        auto* label = text("Honey\nFlowers\nMorning\nBumblebee", 24);
        label->setPosition(middle(cards[i]));
        cards[i]->addChild(label);
        if (i == 1) label->setLineHeight(90);
        if (i == 2) label->setLineSpacing(16);
        if (i == 3) label->setAdditionalKerning(10);
    }
}

GALLERY_SCENE("text/letters", "getLetter returns a letter as a sprite, which can run actions") {
    const auto cards = canvas.cards({"jumping", "growing and turning", "colors"}, 1);
    for (std::size_t i = 0; i < 3; ++i) {
        auto* label = Label::createWithTTF("BeeCluster flies again", kTitleFont, 56);
        label->setTextColor(i == 2 ? Color4B::WHITE : kHoney);
        if (i != 2) label->enableOutline(kInk, 3);
        label->setPosition(middle(cards[i]));
        cards[i]->addChild(label);
        for (int k = 0; k < label->getStringLength(); ++k) {
            auto* letter = label->getLetter(k);
            if (!letter) continue;
            letter->setColor(i == 2 ? rgb(accent(k)) : Color3B::WHITE);
            ActionInterval* turn = JumpBy::create(0.6f, Vec2::ZERO, 26, 1);
            if (i == 1)
                turn = Spawn::create(
                    Sequence::create(ScaleTo::create(0.3f, 1.2f), ScaleTo::create(0.3f, 1), nullptr),
                    Sequence::create(RotateTo::create(0.3f, 24), RotateTo::create(0.3f, 0), nullptr),
                    nullptr);
            if (i == 2) turn = Sequence::create(FadeTo::create(0.3f, 40), FadeTo::create(0.3f, 255), nullptr);
            letter->runAction(RepeatForever::create(
                Sequence::create(DelayTime::create(0.09f * static_cast<float>(k)), turn,
                                 DelayTime::create(2.2f - 0.09f * static_cast<float>(k)), nullptr)));
        }
    }
}

GALLERY_SCENE("text/bitmap", "Labels with bitmap fonts and character maps, and the deprecated LabelAtlas") {
    const auto cards =
        canvas.cards({"createWithBMFont", "createWithBMFont, setBMFontSize 22", "several lines, centered",
                      "createWithCharMap", "LabelAtlas", "LabelAtlas, faded and turned"});
    auto* large = Label::createWithBMFont("honey.fnt", "Bee 123");
    auto* small = Label::createWithBMFont("honey.fnt", "Bee 123");
    small->setBMFontSize(22);
    auto* lines = Label::createWithBMFont("honey.fnt", "Honey and\nFlowers", TextHAlignment::CENTER);
    // Label expects the character size in pixels, LabelAtlas in points of two pixels.
    auto* map = Label::createWithCharMap("numbers.png", 40, 56, '.');
    map->setString("3.14159");
    auto* atlas = LabelAtlas::create("27182818", "numbers.png", 20, 28, '.');
    auto* turned = LabelAtlas::create("1618", "numbers.png", 20, 28, '.');
    turned->setOpacity(110);
    turned->setRotation(-12);
    turned->setScale(1.6f);
    Node* const all[] = {large, small, lines, map, atlas, turned};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        all[i]->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        all[i]->setPosition(middle(cards[i]));
        cards[i]->addChild(all[i]);
    }
}

GALLERY_SCENE("text/deprecated", "LabelTTF and LabelBMFont, the deprecated label classes") {
    const auto cards =
        canvas.cards({"LabelTTF", "LabelTTF, stroke and shadow", "LabelTTF, flipped", "LabelBMFont"});
    LabelTTF* const labels[] = {LabelTTF::create("Honey and flowers", kFont, 34),
                                LabelTTF::create("Honey and flowers", kTitleFont, 40),
                                LabelTTF::create("Honey and flowers", kFont, 34)};
    for (std::size_t i = 0; i < 3; ++i) {
        labels[i]->setFontFillColor(rgb(i == 1 ? kHoney : kInk));
        labels[i]->setPosition(middle(cards[i]));
        cards[i]->addChild(labels[i]);
    }
    labels[1]->enableStroke(rgb(kInk), 3);
    labels[1]->enableShadow(Size(4, -4), 0.5f, 0);
    labels[2]->setFlippedX(true);
    auto* bitmap =
        LabelBMFont::create("Honey and flowers by the hundred", "honey.fnt", 280, TextHAlignment::CENTER);
    bitmap->setPosition(middle(cards[3]));
    cards[3]->addChild(bitmap);
}

GALLERY_SCENE("text/field",
              "TextFieldTTF: touch a field and type; arrow keys, Home and End move the cursor") {
    const auto cards = canvas.cards({"place holder", "typed", "password, another cursor", "typed by itself"});
    TextFieldTTF* fields[4];
    for (std::size_t i = 0; i < 4; ++i) {
        fields[i] = TextFieldTTF::textFieldWithPlaceHolder("your name", kFont, 30);
        fields[i]->setTextColor(kInk);
        fields[i]->setColorSpaceHolder(faded(kInk, 110));
        fields[i]->setPosition(middle(cards[i]));
        cards[i]->addChild(fields[i], 1);
        const Size size = cards[i]->getContentSize();
        drawFrame(*addDrawing(cards[i]), Rect(30, middle(cards[i]).y - 30, size.width - 60, 60), kRose);
    }
    fields[1]->setString("Honey");
    fields[2]->setSecureTextEntry(true);
    fields[2]->setString("honey");
    fields[2]->setCursorChar('_');
    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [=](Touch* touch, Event*) {
        for (std::size_t i = 0; i < 4; ++i) {
            const Rect card(Vec2::ZERO, cards[i]->getContentSize());
            if (!card.containsPoint(cards[i]->convertToNodeSpace(touch->getLocation()))) continue;
            fields[i]->attachWithIME();
            fields[i]->setCursorFromPoint(touch->getLocation(), Camera::getDefaultCamera());
        }
        return false;
    };
    Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, &canvas);
    auto* typed = fields[3];
    typed->attachWithIME();
    auto& time = canvas.keep<float>(0.0f);
    canvas.everyFrame([typed, &time](float dt) {
        static const std::string kWords = "Honey bee";
        const float before = time;
        time += dt;
        const auto signs = [](float seconds) { return static_cast<std::size_t>(seconds * 10); };
        if (signs(time) != signs(before) && signs(time) <= kWords.size())
            typed->appendString(kWords.substr(signs(time) - 1, 1));
        if (signs(before) < kWords.size() && signs(time) >= kWords.size()) typed->setCursorPosition(5);
    });
}

GALLERY_SCENE("text/changing", "Text that changes every frame: a clock, a counter, a typewriter") {
    const auto cards = canvas.cards({"clock", "counter", "typewriter"}, 1);
    Label* labels[3];
    for (std::size_t i = 0; i < 3; ++i) {
        labels[i] = text("", i == 2 ? 24.0f : 56.0f, i == 1 ? kRose : kInk);
        labels[i]->setPosition(middle(cards[i]));
        cards[i]->addChild(labels[i]);
    }
    auto* counter = labels[1];
    counter->runAction(RepeatForever::create(ActionFloat::create(4, 0, 100000, [counter](float value) {
        counter->setString(std::to_string(static_cast<int>(value)));
    })));
    auto& time = canvas.keep<float>(0.0f);
    canvas.everyFrame([clock = labels[0], typed = labels[2], &time](float dt) {
        time += dt;
        clock->setString(
            StringUtils::format("%02d:%05.2f", static_cast<int>(time) / 60, std::fmod(time, 60.0f)));
        const std::string story = kPangram;
        typed->setString(story.substr(0, static_cast<std::size_t>(time * 22) % (story.size() + 20)));
    });
}
