#pragma once

#include "ui/UIScale9Sprite.h"
#include "ui/UIWidget.h"

#include <string>

/// Small things that the widgets with pictures share.
namespace copra {

/// A part of a widget that shows a picture in one piece, stretched to its size.
inline cocos2d::ui::Scale9Sprite* newPicture() {
    auto* picture = cocos2d::ui::Scale9Sprite::create();
    picture->setRenderingType(cocos2d::ui::Scale9Sprite::RenderingType::SIMPLE);
    return picture;
}

/// Loads a picture by the name of a file or a frame. False, after a log line, where there is none; the part
/// then keeps what it showed.
inline bool loadPicture(cocos2d::ui::Scale9Sprite& part, const std::string& name,
                        cocos2d::ui::Widget::TextureResType type) {
    return type == cocos2d::ui::Widget::TextureResType::LOCAL ? part.initWithFile(name)
                                                              : part.initWithSpriteFrameName(name);
}

/// Scales a part to a size, or back to its own where it has none.
inline void scaleTo(cocos2d::Node& part, const cocos2d::Size& own, const cocos2d::Size& wanted) {
    if (own.width <= 0 || own.height <= 0)
        part.setScale(1.0f);
    else
        part.setScale(wanted.width / own.width, wanted.height / own.height);
}

} // namespace copra
