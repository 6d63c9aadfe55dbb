#include "ui/ImagePart.h"

#include "ui/imageParts.h"

using cocos2d::ResourceData;

namespace copra {

void ImagePart::create() {
    sprite = createImagePart();
}

bool ImagePart::load(const std::string& name, cocos2d::ui::Widget::TextureResType type) {
    source = ResourceData(static_cast<int>(type), name, "");
    if (name.empty() || !loadImage(*sprite, name, type)) return false;
    loaded = true;
    textureSize = sprite->getContentSize();
    return true;
}

bool ImagePart::load(cocos2d::SpriteFrame* frame) {
    if (!frame || !sprite->initWithSpriteFrame(frame)) return false;
    loaded = true;
    textureSize = sprite->getContentSize();
    return true;
}

bool ImagePart::loadFrom(const ImagePart& model) {
    if (!model.loaded) return false;
    const bool isLoaded = load(model.sprite->getSpriteFrame());
    source = model.source;
    return isLoaded;
}

void ImagePart::reset() {
    textureSize = cocos2d::Size::ZERO;
    loaded = false;
    sprite->init();
}

} // namespace copra
