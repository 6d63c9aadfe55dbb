#include "extensions/cocos-ext.h"

#include "catalog/Catalog.h"
#include "cocos2d.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;

CATALOG_NODE(extension::ControlButton) {
    auto title = Label::createWithSystemFont(d.text("Fly"), "DejaVu Sans", d.fontSize(24));
    return extension::ControlButton::create(title, ui::Scale9Sprite::create(d.image("widgets/board.png")));
}

CATALOG_NODE(extension::ControlColourPicker) {
    return extension::ControlColourPicker::create();
}

CATALOG_NODE(extension::ControlPotentiometer) {
    return extension::ControlPotentiometer::create("widgets/ring.png", "widgets/ring_dot.png",
                                                   "widgets/knob.png");
}

CATALOG_NODE(extension::ControlSlider) {
    return extension::ControlSlider::create("widgets/track.png", "widgets/bar.png", "widgets/knob.png");
}

CATALOG_NODE(extension::ControlStepper) {
    return extension::ControlStepper::create(Sprite::create("widgets/box_off.png"), // minus
                                             Sprite::create("widgets/box.png"));    // plus
}

CATALOG_NODE(extension::ControlSwitch) {
    return extension::ControlSwitch::create(
        Sprite::create("widgets/track.png"), Sprite::create("widgets/bar.png"),
        Sprite::create("widgets/track.png"), Sprite::create("widgets/knob.png"));
}

CATALOG_NODE(extension::ScrollView) {
    auto view = extension::ScrollView::create(d.size(Size(200, 120)));
    view->addChild(Sprite::create("garden.png"));
    view->setContentSize(d.size(Size(256, 192)));
    return view;
}
