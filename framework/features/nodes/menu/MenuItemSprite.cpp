#include "nodes/menu/MenuItemSprite.h"

#include "base/autoreleased.h"

#include <utility>

namespace cocos2d {

namespace {

enum ImageTag { kNormalTag = 1, kSelectedTag, kDisabledTag };

} // namespace

MenuItemSprite* MenuItemSprite::create(Node* normalSprite, Node* selectedSprite, Node* disabledSprite) {
    return create(normalSprite, selectedSprite, disabledSprite, ccMenuCallback());
}

MenuItemSprite* MenuItemSprite::create(Node* normalSprite, Node* selectedSprite,
                                       const ccMenuCallback& callback) {
    return create(normalSprite, selectedSprite, nullptr, callback);
}

MenuItemSprite* MenuItemSprite::create(Node* normalSprite, Node* selectedSprite, Node* disabledSprite,
                                       const ccMenuCallback& callback) {
    auto* item = new MenuItemSprite();
    return copra::autoreleased(
        item, item->initWithNormalSprite(normalSprite, selectedSprite, disabledSprite, callback));
}

MenuItemSprite* MenuItemSprite::create(Node* normalSprite, Node* selectedSprite, Ref* target,
                                       SEL_MenuHandler selector) {
    return create(normalSprite, selectedSprite, nullptr, copra::menuCallback(target, selector));
}

MenuItemSprite* MenuItemSprite::create(Node* normalSprite, Node* selectedSprite, Node* disabledSprite,
                                       Ref* target, SEL_MenuHandler selector) {
    return create(normalSprite, selectedSprite, disabledSprite, copra::menuCallback(target, selector));
}

bool MenuItemSprite::initWithNormalSprite(Node* normalSprite, Node* selectedSprite, Node* disabledSprite,
                                          const ccMenuCallback& callback) {
    if (!initWithCallback(callback)) return false;
    setNormalImage(normalSprite);
    setSelectedImage(selectedSprite);
    setDisabledImage(disabledSprite);
    setCascadeColorEnabled(true);
    setCascadeOpacityEnabled(true);
    return true;
}

bool MenuItemSprite::initWithNormalSprite(Node* normalSprite, Node* selectedSprite, Node* disabledSprite,
                                          Ref* target, SEL_MenuHandler selector) {
    return initWithNormalSprite(normalSprite, selectedSprite, disabledSprite,
                                copra::menuCallback(target, selector));
}

void MenuItemSprite::setNormalImage(Node* image) {
    if (replaceImage(_normalImage, image, kNormalTag) && image) setContentSize(image->getContentSize());
}

void MenuItemSprite::setSelectedImage(Node* image) {
    replaceImage(_selectedImage, image, kSelectedTag);
}

void MenuItemSprite::setDisabledImage(Node* image) {
    replaceImage(_disabledImage, image, kDisabledTag);
}

/// Makes `image` the child in `slot`, which may be that of another slot. False if it already is, and for the normal image,
/// which is shown anyway instead of a missing one.
bool MenuItemSprite::replaceImage(RefPtr<Node>& slot, Node* image, int tag) {
    if (image == slot || (image && image == _normalImage)) return false;
    const auto isUsed = [this](const Node* node) {
        return node == _normalImage || node == _selectedImage || node == _disabledImage;
    };
    if (image && !isUsed(image)) {
        addChild(image, 0, tag);
        image->setAnchorPoint(Vec2::ZERO);
    }
    const RefPtr<Node> old = std::exchange(slot, RefPtr<Node>(image));
    if (old && !isUsed(old)) removeChild(old, true);
    updateImagesVisibility();
    return true;
}

void MenuItemSprite::updateImagesVisibility() {
    show(_enabled ? _normalImage : _disabledImage);
}

/// Shows one image and hides the others; null means the normal one.
void MenuItemSprite::show(const Node* image) {
    if (!image) image = _normalImage;
    for (Node* each : {_normalImage, _selectedImage, _disabledImage})
        if (each) each->setVisible(each == image);
}

void MenuItemSprite::selected() {
    MenuItem::selected();
    show(_selectedImage);
}

void MenuItemSprite::unselected() {
    MenuItem::unselected();
    updateImagesVisibility(); // it may have been disabled meanwhile
}

void MenuItemSprite::setEnabled(bool bEnabled) {
    if (_enabled == bEnabled) return;
    MenuItem::setEnabled(bEnabled);
    updateImagesVisibility();
}

} // namespace cocos2d
