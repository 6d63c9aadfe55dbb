#pragma once

#include "ui/UIScale9Sprite.h"
#include "ui/UIWidget.h"

#include <string>

/// Helpers of the widgets that show images.
namespace copra {

/// Creates an empty sprite that shows its image in one piece, stretched to its size.
inline cocos2d::ui::Scale9Sprite* createImagePart() {
    auto* sprite = cocos2d::ui::Scale9Sprite::create();
    sprite->setRenderingType(cocos2d::ui::Scale9Sprite::RenderingType::SIMPLE);
    return sprite;
}

/// Loads a file or a frame. If there is none of that name, the function logs that, keeps the old image, and
/// returns false.
inline bool loadImage(cocos2d::ui::Scale9Sprite& part, const std::string& name,
                      cocos2d::ui::Widget::TextureResType type) {
    return type == cocos2d::ui::Widget::TextureResType::LOCAL ? part.initWithFile(name)
                                                              : part.initWithSpriteFrameName(name);
}

/// Scales a part from its unscaled `size` to `target`. Resets the scale if `size` is empty.
inline void scaleToSize(cocos2d::Node& part, const cocos2d::Size& size, const cocos2d::Size& target) {
    if (size.width <= 0 || size.height <= 0)
        part.setScale(1.0f);
    else
        part.setScale(target.width / size.width, target.height / size.height);
}

} // namespace copra
