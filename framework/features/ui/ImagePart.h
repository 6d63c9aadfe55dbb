#pragma once

#include "base/RefPtr.h"
#include "math/Rect.h"
#include "render/fwd.h"
#include "ui/ResourceData.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

#include <string>

namespace copra {

/// An image of a widget, such as the image of a pressed button.
struct ImagePart {
    cocos2d::RefPtr<cocos2d::ui::Scale9Sprite> sprite; ///< A child of the widget, until the game removes it.
    bool loaded = false;
    cocos2d::Size textureSize;
    cocos2d::Rect capInsets; ///< The cap insets of a sprite that is sliced.
    cocos2d::ResourceData source;

    /// Creates the sprite. It has no image and is not sliced.
    void create();
    /// Loads an image: a file or a frame by its name, or a frame object. Returns true if the sprite now shows
    /// it. An empty name or a null frame changes nothing; an image that cannot be loaded is logged.
    bool load(const std::string& name, cocos2d::ui::Widget::TextureResType type);
    bool load(cocos2d::SpriteFrame* frame);
    /// Loads the image of the same part of `model`, the widget that is being cloned.
    bool loadFrom(const ImagePart& model);
    /// Removes the image.
    void reset();
};

} // namespace copra
