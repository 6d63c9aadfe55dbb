#include "ui/CocosGUI.h"

#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

// --- Buttons and choices ---

CATALOG_NODE(ui::Button) {
    return ui::Button::create(d.image("widgets/push.png"), d.image("widgets/push_pressed.png"),
                              d.image("widgets/push_off.png"));
}

CATALOG_NODE(ui::CheckBox) {
    return ui::CheckBox::create(d.image("widgets/box.png"), d.image("widgets/box_pressed.png"),
                                d.image("widgets/tick.png"), d.image("widgets/box_off.png"),
                                d.image("widgets/tick_off.png"));
}

CATALOG_NODE(ui::RadioButton) {
    return ui::RadioButton::create("widgets/ring.png", "widgets/ring_dot.png");
}

CATALOG_NODE(ui::Slider) {
    return ui::Slider::create("widgets/track.png", "widgets/knob.png");
}

CATALOG_NODE(ui::LoadingBar) {
    return ui::LoadingBar::create(d.image("widgets/bar.png"), d.number(60)); // percent
}

// --- Images and texts ---

CATALOG_NODE(ui::ImageView) {
    return ui::ImageView::create(d.image("widgets/board.png"));
}

CATALOG_NODE(ui::Scale9Sprite) {
    // the second rectangle is the part of the image that stretches; the corners keep their size
    return ui::Scale9Sprite::create(d.image("widgets/board.png"), d.rect(Rect(0, 0, 144, 144)),
                                    d.rect(Rect(40, 40, 64, 64)));
}

CATALOG_NODE(ui::Text) {
    return ui::Text::create(d.text("Meadow"), "DejaVu Sans", d.number(24));
}

CATALOG_NODE(ui::TextBMFont) {
    return ui::TextBMFont::create(d.text("100"), "honey.fnt");
}

CATALOG_NODE(ui::TextAtlas) {
    return ui::TextAtlas::create(d.text("60"), "numbers.png", 40, 56,
                                 "."); // cells of 40 x 56 points from "." on
}

CATALOG_NODE(ui::RichText) {
    return ui::RichText::createWithXML(
        "<b>bold</b> <a href='x'>link</a> <i>text</i><img src='widgets/tick.png'/>");
}

CATALOG_NODE(ui::TextField) {
    return ui::TextField::create(d.text("your name"), "DejaVu Sans", d.integer(24));
}

CATALOG_NODE(ui::EditBox) {
    return ui::EditBox::create(d.size(Size(200, 40)), d.image("widgets/board.png"));
}

// --- Layouts ---

CATALOG_NODE(ui::Layout) {
    auto panel = ui::Layout::create();
    panel->setContentSize(d.size(Size(200, 120)));
    panel->setBackGroundColorType(ui::Layout::BackGroundColorType::SOLID);
    panel->setBackGroundColor(d.color(Color3B::GRAY));
    return panel;
}

CATALOG_NODE(ui::HBox) {
    auto row = ui::HBox::create(d.size(Size(300, 80)));
    row->addChild(ui::ImageView::create("widgets/ring.png"));
    row->addChild(ui::ImageView::create("widgets/box.png")); // to the right of the first
    return row;
}

CATALOG_NODE(ui::VBox) {
    auto column = ui::VBox::create(d.size(Size(80, 300)));
    column->addChild(ui::ImageView::create("widgets/ring.png"));
    column->addChild(ui::ImageView::create("widgets/box.png")); // below the first
    return column;
}

CATALOG_NODE(ui::RelativeBox) {
    auto box = ui::RelativeBox::create(d.size(Size(300, 200)));
    auto corner = ui::RelativeLayoutParameter::create();
    corner->setAlign(ui::RelativeLayoutParameter::RelativeAlign::PARENT_RIGHT_BOTTOM);
    auto ring = ui::ImageView::create("widgets/ring.png");
    ring->setLayoutParameter(corner);
    box->addChild(ring);
    return box;
}

CATALOG_NODE(ui::ScrollView) {
    auto view = ui::ScrollView::create();
    view->setContentSize(d.size(Size(200, 120)));
    view->setInnerContainerSize(d.size(Size(256, 192)));
    view->addChild(Sprite::create("garden.png"));
    return view;
}

CATALOG_NODE(ui::ListView) {
    auto list = ui::ListView::create();
    list->setContentSize(d.size(Size(120, 160)));
    list->setItemsMargin(d.number(4));
    for (const char* image : {"widgets/ring.png", "widgets/box.png", "widgets/tick.png"})
        list->pushBackCustomItem(ui::ImageView::create(image));
    return list;
}

CATALOG_NODE(ui::PageView) {
    auto pages = ui::PageView::create();
    pages->setContentSize(d.size(Size(200, 120)));
    pages->setIndicatorEnabled(d.flag(true)); // dots below the pages
    pages->addPage(ui::Layout::create());
    pages->addPage(ui::Layout::create());
    return pages;
}

CATALOG_NODE(ui::TabControl) {
    return ui::TabControl::create();
}
