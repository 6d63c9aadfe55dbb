#include "Canvas.h"
#include "Demo.h"
#include "nodes/menu/MenuItemAtlasFont.h"

using namespace cocos2d;
using namespace gallery;

namespace {

/// A line of text on a card that names the item pressed last.
Label* addEcho(Node* card) {
    return addText(card, "press one", Vec2(middle(card).x, 22), 15, kRose);
}

ccMenuCallback says(Label* echo, const std::string& words) {
    return [echo, words](Ref*) { echo->setString(words); };
}

MenuItemLabel* labelItem(const std::string& words, const ccMenuCallback& callback, float size = 26.0f) {
    // White text, because the item tints it when it is disabled.
    auto* item = MenuItemLabel::create(text(words, size, Color4B::WHITE), callback);
    item->setColor(rgb(kInk));
    return item;
}

MenuItemSprite* buttonItem(const std::string& words, const ccMenuCallback& callback) {
    auto* disabled = sprite("button");
    disabled->setOpacity(110);
    auto* item = MenuItemSprite::create(sprite("button"), sprite("button_pressed"), disabled, callback);
    addText(item, words, middle(item) + Vec2(0, 4), 28, kInk);
    return item;
}

MenuItemSprite* roundItem(const std::string& normal, const ccMenuCallback& callback) {
    return MenuItemSprite::create(sprite(normal), sprite(normal + "_pressed"), callback);
}

/// Adds a menu in the middle of the card.
void addMenu(Node* card, Menu* menu, const Vec2& shift = Vec2(0, 12)) {
    menu->setPosition(middle(card) + shift);
    card->addChild(menu);
}

} // namespace

GALLERY_SCENE("menus/font-items",
              "MenuItemFont and MenuItemLabel: text that is enlarged while it is pressed") {
    const auto cards = canvas.cards({"MenuItemFont", "MenuItemLabel", "one of them disabled"});
    const int size = MenuItemFont::getFontSize();
    const std::string font = MenuItemFont::getFontName();
    MenuItemFont::setFontName(kTitleFont);
    MenuItemFont::setFontSize(34);
    for (std::size_t i = 0; i < 3; ++i) {
        auto* echo = addEcho(cards[i]);
        auto* menu = Menu::create();
        for (const char* words : {"Play", "Options", "Scores", "Leave"}) {
            MenuItemLabel* item = nullptr;
            if (i == 0) {
                item = MenuItemFont::create(words, says(echo, words));
                item->setColor(rgb(kInk));
            } else {
                item = labelItem(words, says(echo, words), 28);
            }
            if (i == 2 && std::string(words) == "Scores") item->setEnabled(false);
            menu->addChild(item);
        }
        menu->alignItemsVerticallyWithPadding(18);
        addMenu(cards[i], menu);
    }
    MenuItemFont::setFontName(font);
    MenuItemFont::setFontSize(size);
}

GALLERY_SCENE("menus/sprite-items",
              "MenuItemSprite and MenuItemImage: sprites for normal, pressed and disabled") {
    const auto cards =
        canvas.cards({"MenuItemSprite", "disabled", "MenuItemImage from files", "MenuItemImage from frames"});
    auto* echo = addEcho(cards[0]);
    addMenu(cards[0], Menu::create(buttonItem("Play", says(echo, "Play")), nullptr));
    auto* disabled = buttonItem("Play", says(echo, "cannot be"));
    disabled->setEnabled(false);
    addMenu(cards[1], Menu::create(disabled, nullptr));

    static const char* const kFiles[] = {"widgets/push.png", "widgets/push_pressed.png",
                                         "widgets/push_off.png"};
    auto* filesEcho = addEcho(cards[2]);
    auto* normal = MenuItemImage::create(kFiles[0], kFiles[1], kFiles[2], says(filesEcho, "enabled one"));
    auto* off = MenuItemImage::create(kFiles[0], kFiles[1], kFiles[2], says(filesEcho, "cannot be"));
    off->setEnabled(false);
    auto* files = Menu::create(normal, off, nullptr);
    files->alignItemsHorizontallyWithPadding(40);
    addMenu(cards[2], files);

    auto* framesEcho = addEcho(cards[3]);
    auto* frames = MenuItemImage::create();
    frames->setNormalSpriteFrame(frame("pause"));
    frames->setSelectedSpriteFrame(frame("pause_pressed"));
    frames->setCallback(says(framesEcho, "pause"));
    frames->setScale(1.6f);
    addMenu(cards[3], Menu::create(frames, nullptr));
}

GALLERY_SCENE("menus/toggle", "MenuItemToggle switches to its next item with every press") {
    const auto cards = canvas.cards({"two pictures", "three words", "three sprites"});
    auto* pictureEcho = addEcho(cards[0]);
    auto* pictures = MenuItemToggle::createWithCallback(
        [pictureEcho](Ref* sender) {
            const auto index = static_cast<MenuItemToggle*>(sender)->getSelectedIndex();
            pictureEcho->setString("item " + std::to_string(index));
        },
        roundItem("pause", nullptr), roundItem("resume", nullptr), nullptr);
    pictures->setScale(2);
    addMenu(cards[0], Menu::create(pictures, nullptr));
    auto* wordEcho = addEcho(cards[1]);
    auto* words = MenuItemToggle::createWithCallback(
        [wordEcho](Ref* sender) {
            const auto index = static_cast<MenuItemToggle*>(sender)->getSelectedIndex();
            wordEcho->setString("item " + std::to_string(index));
        },
        labelItem("Music: loud", nullptr), labelItem("Music: soft", nullptr),
        labelItem("Music: off", nullptr), nullptr);
    words->setSelectedIndex(1);
    addMenu(cards[1], Menu::create(words, nullptr));
    auto* bearEcho = addEcho(cards[2]);
    auto* bears = MenuItemToggle::create();
    bears->setCallback([bearEcho, bears](Ref*) {
        bearEcho->setString("item " + std::to_string(bears->getSelectedIndex()));
    });
    for (const char* name : {"bear_calm", "bear_roar", "bear_hurt"}) {
        bears->addSubItem(MenuItemSprite::create(sprite(name), sprite(name)));
    }
    bears->setSelectedIndex(0);
    bears->setScale(0.8f);
    addMenu(cards[2], Menu::create(bears, nullptr));
}

GALLERY_SCENE("menus/atlas-font", "MenuItemAtlasFont: digits of a character map") {
    const auto cards =
        canvas.cards({"numbers.png: a picture with characters of equal size", "three items"}, 2);
    auto* sheet = Sprite::create("numbers.png");
    sheet->setScale(380 / sheet->getContentSize().width);
    sheet->setPosition(middle(cards[0]));
    cards[0]->addChild(sheet);
    drawFrame(*addDrawing(cards[0], 2), sheet->getBoundingBox(), kCardEdge);
    auto* card = cards[1];
    auto* echo = addEcho(card);
    auto* menu = Menu::create();
    for (const char* number : {"1789", "1848", "1969"}) {
        auto* item = MenuItemAtlasFont::create(number, "numbers.png", 20, 28, '.', says(echo, number));
        item->setScale(1.8f);
        menu->addChild(item);
    }
    menu->alignItemsVerticallyWithPadding(24);
    addMenu(card, menu);
}

GALLERY_SCENE("menus/alignment", "Items in a column, in a row, in several rows, in several columns") {
    const auto cards = canvas.cards({"alignItemsVertically", "alignItemsHorizontallyWithPadding",
                                     "alignItemsInColumns 1, 3, 2", "alignItemsInRows 2, 3, 1"});
    const int counts[] = {5, 5, 6, 6};
    for (std::size_t i = 0; i < 4; ++i) {
        auto* menu = Menu::create();
        for (int k = 0; k < counts[i]; ++k) {
            menu->addChild(i < 2 ? roundItem(k % 2 == 0 ? "pause" : "resume", nullptr)
                                 : MenuItemSprite::create(sprite("button"), sprite("button_pressed")));
        }
        // Rows grow downwards from the middle of the window.
        addMenu(cards[i], menu, i == 3 ? Vec2(0, 70) : Vec2::ZERO);
        // Columns and rows are spread over the whole window, so these are scaled down.
        menu->setAnchorPoint(Vec2::ANCHOR_BOTTOM_LEFT);
        menu->setScale(i < 2 ? 0.7f : 0.36f);
        if (i == 0) menu->alignItemsVertically();
        if (i == 1) menu->alignItemsHorizontallyWithPadding(30);
        if (i == 2) menu->alignItemsInColumns(1, 3, 2, nullptr);
        if (i == 3) menu->alignItemsInRows(2, 3, 1, nullptr);
    }
}

GALLERY_SCENE("menus/moving", "Items are pressed where they are drawn: moving, rotated, scaled, skewed") {
    auto* card = canvas.wholeCard();
    auto* echo = addEcho(card);
    auto* menu = Menu::create();
    menu->setPosition(Vec2::ZERO);
    const float y = middle(card).y + 20;
    for (int i = 0; i < 4; ++i) {
        auto* item = buttonItem("No. " + std::to_string(i + 1), says(echo, "no. " + std::to_string(i + 1)));
        item->setScale(0.72f);
        item->setPosition(140 + 213 * static_cast<float>(i), y);
        menu->addChild(item);
        ActionInterval* there = MoveBy::create(1.5f, Vec2(0, 120));
        if (i == 1) there = RotateBy::create(1.5f, 70);
        if (i == 2) there = ScaleBy::create(1.5f, 1.25f, 2);
        if (i == 3) there = SkewBy::create(1.5f, 40, 0);
        item->runAction(RepeatForever::create(Sequence::create(
            EaseSineInOut::create(there), EaseSineInOut::create(there->reverse()), nullptr)));
    }
    card->addChild(menu);
}
