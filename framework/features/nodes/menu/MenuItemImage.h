#pragma once

#include "nodes/menu/MenuItemSprite.h"
#include "render/fwd.h"

namespace cocos2d {

/// A menu item that shows image files. They should have the same size.
class MenuItemImage : public MenuItemSprite {
public:
    /// Creates an item without images.
    static MenuItemImage* create();
    /// Creates an item with images of the normal and the selected state. An empty name means that the state
    /// has no image; a file that cannot be loaded is logged and counts as none.
    static MenuItemImage* create(const std::string& normalImage, const std::string& selectedImage);
    /// Creates an item with images of the normal, the selected, and the disabled state. An empty name means
    /// that the state has no image; a file that cannot be loaded is logged and counts as none.
    static MenuItemImage* create(const std::string& normalImage, const std::string& selectedImage,
                                 const std::string& disabledImage);
    /// Creates an item with images of the normal and the selected state, which calls `callback` when it is
    /// activated. An empty name means that the state has no image; a file that cannot be loaded is logged and
    /// counts as none.
    static MenuItemImage* create(const std::string& normalImage, const std::string& selectedImage,
                                 const ccMenuCallback& callback);
    /// Creates an item with images of all three states, which calls `callback` when it is activated. An empty
    /// name means that the state has no image; a file that cannot be loaded is logged and counts as none.
    static MenuItemImage* create(const std::string& normalImage, const std::string& selectedImage,
                                 const std::string& disabledImage, const ccMenuCallback& callback);
    /// Creates an item with images of the normal and the selected state, which calls a member function of
    /// `target` when it is activated. The target is not retained. An empty name means that the state has no
    /// image; a file that cannot be loaded is logged and counts as none.
    static MenuItemImage* create(const std::string& normalImage, const std::string& selectedImage,
                                 Ref* target, SEL_MenuHandler selector);
    /// Creates an item with images of all three states, which calls a member function of `target` when it is
    /// activated. The target is not retained. An empty name means that the state has no image; a file that
    /// cannot be loaded is logged and counts as none.
    static MenuItemImage* create(const std::string& normalImage, const std::string& selectedImage,
                                 const std::string& disabledImage, Ref* target, SEL_MenuHandler selector);

    MenuItemImage() = default;
    /// Initializes an item without images and without a callback.
    bool init() override;
    /// Initializes a new item with a callback, as create() does.
    bool initWithNormalImage(const std::string& normalImage, const std::string& selectedImage,
                             const std::string& disabledImage, const ccMenuCallback& callback);
    /// Initializes a new item with a member function of `target`, as create() does.
    bool initWithNormalImage(const std::string& normalImage, const std::string& selectedImage,
                             const std::string& disabledImage, Ref* target, SEL_MenuHandler selector);

    /// Replaces the image of the normal state with a sprite frame. Null is an error: debug builds assert;
    /// release builds log it and remove the image.
    void setNormalSpriteFrame(SpriteFrame* frame);
    /// Replaces the image of the selected state with a sprite frame. Null is an error: debug builds assert;
    /// release builds log it and remove the image.
    void setSelectedSpriteFrame(SpriteFrame* frame);
    /// Replaces the image of the disabled state with a sprite frame. Null is an error: debug builds assert;
    /// release builds log it and remove the image.
    void setDisabledSpriteFrame(SpriteFrame* frame);
};

} // namespace cocos2d
