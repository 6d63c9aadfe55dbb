#include "nodes/menu/MenuItemImage.h"

#include "base/autoreleased.h"
#include "nodes/sprites/Sprite.h"

namespace cocos2d {

namespace {

Sprite* spriteOf(const std::string& file) {
    return file.empty() ? nullptr : Sprite::create(file);
}

} // namespace

MenuItemImage* MenuItemImage::create() {
    auto* item = new MenuItemImage();
    return copra::autoreleased(item, item->init());
}

MenuItemImage* MenuItemImage::create(const std::string& normalImage, const std::string& selectedImage) {
    return create(normalImage, selectedImage, std::string(), ccMenuCallback());
}

MenuItemImage* MenuItemImage::create(const std::string& normalImage, const std::string& selectedImage,
                                     const std::string& disabledImage) {
    return create(normalImage, selectedImage, disabledImage, ccMenuCallback());
}

MenuItemImage* MenuItemImage::create(const std::string& normalImage, const std::string& selectedImage,
                                     const ccMenuCallback& callback) {
    return create(normalImage, selectedImage, std::string(), callback);
}

MenuItemImage* MenuItemImage::create(const std::string& normalImage, const std::string& selectedImage,
                                     const std::string& disabledImage, const ccMenuCallback& callback) {
    auto* item = new MenuItemImage();
    return copra::autoreleased(
        item, item->initWithNormalImage(normalImage, selectedImage, disabledImage, callback));
}

MenuItemImage* MenuItemImage::create(const std::string& normalImage, const std::string& selectedImage,
                                     Ref* target, SEL_MenuHandler selector) {
    return create(normalImage, selectedImage, std::string(), copra::menuCallback(target, selector));
}

MenuItemImage* MenuItemImage::create(const std::string& normalImage, const std::string& selectedImage,
                                     const std::string& disabledImage, Ref* target,
                                     SEL_MenuHandler selector) {
    return create(normalImage, selectedImage, disabledImage, copra::menuCallback(target, selector));
}

bool MenuItemImage::init() {
    return initWithNormalImage("", "", "", ccMenuCallback());
}

bool MenuItemImage::initWithNormalImage(const std::string& normalImage, const std::string& selectedImage,
                                        const std::string& disabledImage, const ccMenuCallback& callback) {
    return initWithNormalSprite(spriteOf(normalImage), spriteOf(selectedImage), spriteOf(disabledImage),
                                callback);
}

bool MenuItemImage::initWithNormalImage(const std::string& normalImage, const std::string& selectedImage,
                                        const std::string& disabledImage, Ref* target,
                                        SEL_MenuHandler selector) {
    return initWithNormalImage(normalImage, selectedImage, disabledImage,
                               copra::menuCallback(target, selector));
}

void MenuItemImage::setNormalSpriteFrame(SpriteFrame* frame) {
    setNormalImage(Sprite::createWithSpriteFrame(frame));
}

void MenuItemImage::setSelectedSpriteFrame(SpriteFrame* frame) {
    setSelectedImage(Sprite::createWithSpriteFrame(frame));
}

void MenuItemImage::setDisabledSpriteFrame(SpriteFrame* frame) {
    setDisabledImage(Sprite::createWithSpriteFrame(frame));
}

} // namespace cocos2d
