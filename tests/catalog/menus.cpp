#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

CATALOG_NODE(Menu) {
    auto play = MenuItemFont::create(d.text("Play"), d.choose([](Ref*) { log("play"); }));
    auto quit = MenuItemFont::create(d.text("Quit"), d.choose([](Ref*) { log("quit"); }));
    auto menu = Menu::create(play, quit, nullptr);
    menu->alignItemsVerticallyWithPadding(d.number(20));
    return menu;
}

CATALOG_NODE(MenuItemFont) {
    return MenuItemFont::create(d.text("Play"), d.choose([](Ref*) { log("play"); }));
}

CATALOG_NODE(MenuItemLabel) {
    auto label = Label::createWithSystemFont(d.text("Play"), "DejaVu Sans", d.fontSize(24));
    return MenuItemLabel::create(label, d.choose([](Ref*) { log("play"); }));
}

CATALOG_NODE(MenuItemAtlasFont) {
    return MenuItemAtlasFont::create(d.text("60"), "numbers.png", 40, 56, '.',
                                     d.choose([](Ref*) { log("sixty"); }));
}

CATALOG_NODE(MenuItemImage) {
    return MenuItemImage::create(d.image("widgets/push.png"), d.image("widgets/push_pressed.png"),
                                 d.choose([](Ref*) { log("push"); }));
}

CATALOG_NODE(MenuItemSprite) {
    return MenuItemSprite::create(Sprite::create("widgets/push.png"),
                                  Sprite::create(d.image("widgets/push_pressed.png")),
                                  d.choose([](Ref*) { log("push"); }));
}

CATALOG_NODE(MenuItemToggle) {
    return MenuItemToggle::createWithCallback(d.choose([](Ref*) { log("on or off"); }),
                                              MenuItemFont::create("on"), MenuItemFont::create("off"),
                                              nullptr);
}
