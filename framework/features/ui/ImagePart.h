#pragma once

#include "base/RefPtr.h"
#include "math/Rect.h"
#include "render/fwd.h"
#include "ui/ResourceData.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

#include <string>

namespace copra {

/// One of the images of a widget, such as that of a pressed button.
struct ImagePart {
    cocos2d::RefPtr<cocos2d::ui::Scale9Sprite> sprite; ///< A child of the widget, until the game removes it.
    bool loaded = false;
    cocos2d::Size textureSize;
    cocos2d::Rect capInsets; ///< For a sprite that is sliced.
    cocos2d::ResourceData source;

    /// Creates the sprite, without an image and not sliced.
    void create();
    /// Loads an image by the name of a file or a frame, or a frame. Returns whether the sprite shows another image: not with an
    /// empty name, a null frame, or an image that cannot be loaded, which is logged.
    bool load(const std::string& name, cocos2d::ui::Widget::TextureResType type);
    bool load(cocos2d::SpriteFrame* frame);
    /// Loads the image of the same part of a widget that is cloned.
    bool loadFrom(const ImagePart& model);
    /// No longer shows an image.
    void reset();
};

} // namespace copra
