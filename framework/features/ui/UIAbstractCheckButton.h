#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/fwd.h"
#include "render/fwd.h"
#include "ui/ImagePart.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

namespace cocos2d {

namespace ui {

/// Base class of check boxes and radio buttons: a box, and a mark (the "cross") that is visible while the
/// button is selected.
///
/// The box can have another image for the pressed state, and box and mark can have other images for the
/// disabled state. Without these images, the button grows while it is pressed and turns gray while it is
/// disabled.
class AbstractCheckButton : public Widget {
public:
    /// Sets all images: the box, the pressed box, the mark, the disabled box, and the disabled mark. An empty
    /// name leaves the image as it is.
    void loadTextures(const std::string& background, const std::string& backgroundSelected,
                      const std::string& cross, const std::string& backgroundDisabled,
                      const std::string& frontCrossDisabled, TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the box: a file, or a frame of the SpriteFrameCache with TextureResType::PLIST. An
    /// empty name is ignored. An image that cannot be loaded is logged, and the old one stays.
    void loadTextureBackGround(const std::string& backGround, TextureResType type = TextureResType::LOCAL);
    /// Sets the image of the box to a sprite frame. Null is ignored.
    void loadTextureBackGround(SpriteFrame* spriteFrame);
    /// Sets the image of the box while it is pressed. An empty name is ignored. An image that cannot be
    /// loaded is logged, and the old one stays.
    void loadTextureBackGroundSelected(const std::string& backGroundSelected,
                                       TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the box while it is pressed to a sprite frame. Null is ignored.
    void loadTextureBackGroundSelected(SpriteFrame* spriteframe);
    /// Sets the image of the mark, which is visible while the button is selected. An empty name is ignored.
    /// An image that cannot be loaded is logged, and the old one stays.
    void loadTextureFrontCross(const std::string& cross, TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the mark, which is visible while the button is selected, to a sprite frame. Null is
    /// ignored.
    void loadTextureFrontCross(SpriteFrame* spriteFrame);
    /// Sets the image of the box while the button is disabled. An empty name is ignored. An image that cannot
    /// be loaded is logged, and the old one stays.
    void loadTextureBackGroundDisabled(const std::string& backGroundDisabled,
                                       TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the box while the button is disabled to a sprite frame. Null is ignored.
    void loadTextureBackGroundDisabled(SpriteFrame* spriteframe);
    /// Sets the image of the mark while the button is disabled and selected. An empty name is ignored. An
    /// image that cannot be loaded is logged, and the old one stays.
    void loadTextureFrontCrossDisabled(const std::string& frontCrossDisabled,
                                       TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the mark while the button is disabled and selected to a sprite frame. Null is
    /// ignored.
    void loadTextureFrontCrossDisabled(SpriteFrame* spriteframe);

    /// Whether the button is selected, so that the mark is shown.
    bool isSelected() const { return _isSelected; }
    /// Selects or unselects the button without calling the event listener.
    virtual void setSelected(bool selected);
    /// Sets the amount by which the scale grows while the button is pressed; 0.1 by default.
    void setZoomScale(float scale) { _zoomScale = scale; }
    /// Returns the amount by which the scale grows while the button is pressed; 0.1 by default.
    float getZoomScale() const { return _zoomScale; }

    /// Returns the sprite of the box, which the button owns.
    Sprite* getRendererBackground() const;
    /// Returns the sprite of the box while it is pressed, which the button owns.
    Sprite* getRendererBackgroundSelected() const;
    /// Returns the sprite of the mark, which the button owns.
    Sprite* getRendererFrontCross() const;
    /// Returns the sprite of the box while it is disabled, which the button owns.
    Sprite* getRendererBackgroundDisabled() const;
    /// Returns the sprite of the mark while the button is disabled, which the button owns.
    Sprite* getRendererFrontCrossDisabled() const;

    /// Returns the source of the image of the box.
    ResourceData getBackNormalFile() const { return _box.source; }
    /// Returns the source of the image of the box while it is pressed.
    ResourceData getBackPressedFile() const { return _boxPressed.source; }
    /// Returns the source of the image of the box while it is disabled.
    ResourceData getBackDisabledFile() const { return _boxDisabled.source; }
    /// Returns the source of the image of the mark.
    ResourceData getCrossNormalFile() const { return _mark.source; }
    /// Returns the source of the image of the mark while the button is disabled.
    ResourceData getCrossDisabledFile() const { return _markDisabled.source; }

    /// Returns the size of the image of the box, in points.
    Size getVirtualRendererSize() const override { return _box.textureSize; }
    /// Returns the sprite of the box in the current state.
    Node* getVirtualRenderer() override;

    /// Initializes a button without images, which is not selected.
    bool init() override;
    /// Initializes a new object with five images; see loadTextures().
    virtual bool init(const std::string& backGround, const std::string& backGroundSelected,
                      const std::string& cross, const std::string& backGroundDisabled,
                      const std::string& frontCrossDisabled, TextureResType texType = TextureResType::LOCAL);
    /// Initializes a new object with the images of the box and of the mark.
    virtual bool init(const std::string& backGround, const std::string& cross,
                      TextureResType texType = TextureResType::LOCAL);

protected:
    /// Constructs a button for a derived class.
    AbstractCheckButton();
    ~AbstractCheckButton() override;
    /// Calls the event listener after the user has selected or unselected the button.
    virtual void dispatchSelectChangedEvent(bool selected) = 0;
    void initRenderer() override;
    void onPressStateChangedToNormal() override;
    void onPressStateChangedToPressed() override;
    void onPressStateChangedToDisabled() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    void copySpecialProperties(Widget* model) override;

    bool _isSelected = false;

private:
    void load(copra::ImagePart& part, const std::string& name, TextureResType texType);
    void load(copra::ImagePart& part, SpriteFrame* frame);
    void onLoaded(copra::ImagePart& part);
    void showParts(bool pressed, bool disabled);
    void layoutParts(float growth);

    copra::ImagePart _box;
    copra::ImagePart _boxPressed;
    copra::ImagePart _boxDisabled;
    copra::ImagePart _mark;
    copra::ImagePart _markDisabled;

protected:
    /// The sprites of the parts: protected children, until the game removes them.
    RefPtr<Scale9Sprite> _backGroundBoxRenderer;
    RefPtr<Scale9Sprite> _backGroundSelectedBoxRenderer;
    RefPtr<Scale9Sprite> _backGroundBoxDisabledRenderer;
    RefPtr<Scale9Sprite> _frontCrossRenderer;
    RefPtr<Scale9Sprite> _frontCrossDisabledRenderer;
    float _zoomScale = 0.1f;
    bool _adaptDirty = true;

    CC_DISALLOW_COPY_AND_ASSIGN(AbstractCheckButton)
};

} // namespace ui
} // namespace cocos2d
