#pragma once

#include "base/RefPtr.h"
#include "nodes/text/fwd.h"
#include "render/TextTypes.h"
#include "render/fwd.h"
#include "ui/ImagePart.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

namespace cocos2d {

namespace ui {

/// A button with a title and an image for each state. Without an image for the pressed state, the button
/// grows while it is pressed. Without an image for the disabled state, the normal image turns gray.
class Button : public Widget {
public:
    /// Creates a button of size 0 without images and without a title.
    static Button* create();
    /// Creates a button as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a button with images of its states. An empty name means that the state has no image. Images
    /// that cannot be loaded are logged and left out.
    static Button* create(const std::string& normalImage, const std::string& selectedImage = "",
                          const std::string& disableImage = "",
                          TextureResType texType = TextureResType::LOCAL);

    // --- Images: empty names and null frames are ignored; images that cannot be loaded are logged ---

    /// Sets the images of all three states. An empty name leaves the image of that state as it is. An image
    /// that cannot be loaded is logged, and the old one stays.
    void loadTextures(const std::string& normal, const std::string& selected,
                      const std::string& disabled = "", TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the normal state: a file, or a frame of the SpriteFrameCache with
    /// TextureResType::PLIST. An empty name is ignored. An image that cannot be loaded is logged, and the old
    /// one stays.
    void loadTextureNormal(const std::string& normal, TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the normal state to a sprite frame. Null is ignored.
    void loadTextureNormal(SpriteFrame* normalSpriteFrame);
    /// Sets the image of the pressed state: a file, or a frame of the SpriteFrameCache with
    /// TextureResType::PLIST. An empty name is ignored. Without such an image, the button shows the normal
    /// one.
    void loadTexturePressed(const std::string& selected, TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the pressed state to a sprite frame. Null is ignored.
    void loadTexturePressed(SpriteFrame* pressedSpriteFrame);
    /// Sets the image of the disabled state: a file, or a frame of the SpriteFrameCache with
    /// TextureResType::PLIST. An empty name is ignored. Without such an image, the button shows the normal
    /// one in gray.
    void loadTextureDisabled(const std::string& disabled, TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the disabled state to a sprite frame. Null is ignored.
    void loadTextureDisabled(SpriteFrame* disabledSpriteFrame);
    /// Sets whether the images are drawn as nine-patches, so that the button keeps the size that you set;
    /// false by default.
    virtual void setScale9Enabled(bool enable);
    /// Whether the images are drawn as nine-patches.
    bool isScale9Enabled() const { return _scale9Enabled; }
    /// Sets the cap insets of all images: the rectangle that stretches, in points. It is used only while
    /// Scale9 is enabled.
    void setCapInsets(const Rect& capInsets);
    /// Sets the cap insets of the normal image: the rectangle that stretches, in points.
    void setCapInsetsNormalRenderer(const Rect& capInsets) { setCapInsetsOf(_normal, capInsets); }
    /// Returns the cap insets of the normal image: the rectangle that stretches, in points.
    const Rect& getCapInsetsNormalRenderer() const { return _normal.capInsets; }
    /// Sets the cap insets of the image of the pressed state: the rectangle that stretches, in points.
    void setCapInsetsPressedRenderer(const Rect& capInsets) { setCapInsetsOf(_pressed, capInsets); }
    /// Returns the cap insets of the image of the pressed state: the rectangle that stretches, in points.
    const Rect& getCapInsetsPressedRenderer() const { return _pressed.capInsets; }
    /// Sets the cap insets of the image of the disabled state: the rectangle that stretches, in points.
    void setCapInsetsDisabledRenderer(const Rect& capInsets) { setCapInsetsOf(_disabled, capInsets); }
    /// Returns the cap insets of the image of the disabled state: the rectangle that stretches, in points.
    const Rect& getCapInsetsDisabledRenderer() const { return _disabled.capInsets; }
    /// Returns the source of the normal image.
    ResourceData getNormalFile() const { return _normal.source; }
    /// Returns the source of the image of the pressed state.
    ResourceData getPressedFile() const { return _pressed.source; }
    /// Returns the source of the image of the disabled state.
    ResourceData getDisabledFile() const { return _disabled.source; }
    /// Returns the size of the normal image in points or, without an image, the size of the title.
    virtual Size getNormalTextureSize() const;
    /// Returns the sprite of the normal state, which the button owns.
    Scale9Sprite* getRendererNormal() const { return _normal.sprite; }
    /// Returns the sprite of the pressed state, which the button owns.
    Scale9Sprite* getRendererClicked() const { return _pressed.sprite; }
    /// Returns the sprite of the disabled state, which the button owns.
    Scale9Sprite* getRendererDisabled() const { return _disabled.sprite; }
    /// Removes the normal image.
    void resetNormalRender() { reset(_normal); }
    /// Removes the image of the pressed state.
    void resetPressedRender() { reset(_pressed); }
    /// Removes the image of the disabled state.
    void resetDisabledRender() { reset(_disabled); }

    /// Sets whether a button with a pressed image also grows while it is pressed; false by default.
    void setPressedActionEnabled(bool enabled) { _pressedActionEnabled = enabled; }
    /// Sets by how much the scale grows while the button is pressed; 0.1 by default.
    void setZoomScale(float scale) { _zoomScale = scale; }
    /// Returns by how much the scale grows while the button is pressed.
    float getZoomScale() const { return _zoomScale; }

    // --- Title ---

    /// Sets the label of the title, which the button retains; null removes the title.
    void setTitleLabel(Label* label);
    /// Returns the label of the title, or null until there is a title.
    Label* getTitleLabel() const { return _titleRenderer; }
    /// Returns the label of the title, as getTitleLabel() does.
    Label* getTitleRenderer() const { return _titleRenderer; }
    /// Sets the title, which is in the center of the button. The first call creates a label.
    void setTitleText(const std::string& text);
    /// Returns the title, which is empty by default.
    std::string getTitleText() const;
    /// Sets the color of the title; white by default.
    void setTitleColor(const Color3B& color);
    /// Returns the color of the title.
    Color3B getTitleColor() const;
    /// Sets the size of the title's font in points.
    void setTitleFontSize(float size);
    /// Sets the title. This is the name of setTitleText() in cocos2d-x 2.2.0.
    void setText(const std::string& text) { setTitleText(text); }
    /// Sets the font of the title. This is the name of setTitleFontName() in cocos2d-x 2.2.0.
    void setFontName(const std::string& fontName) { setTitleFontName(fontName); }
    /// Sets the size of the title's font in points. This is the name of setTitleFontSize() in cocos2d-x
    /// 2.2.0.
    void setFontSize(float size) { setTitleFontSize(size); }
    /// Returns the size of the title's font in points.
    float getTitleFontSize() const { return _fontSize; }
    /// Sets the font of the title: a font file or a font family. If there is no such font, an installed font
    /// replaces it.
    void setTitleFontName(const std::string& fontName);
    /// Returns the font file or the font family of the title.
    std::string getTitleFontName() const { return _fontName; }
    /// Sets how the lines of the title are aligned with each other.
    void setTitleAlignment(TextHAlignment hAlignment);
    /// Sets how the lines of the title are aligned with each other, and the title within the height of its
    /// label.
    void setTitleAlignment(TextHAlignment hAlignment, TextVAlignment vAlignment);

    /// Sets whether the button takes the size of its image. True is ignored while Scale9 is enabled.
    void ignoreContentAdaptWithSize(bool ignore) override;
    /// Returns the size of the normal image in points or, without an image, the size of the title.
    Size getVirtualRendererSize() const override;
    /// Returns the sprite of the current state, which the button owns.
    Node* getVirtualRenderer() override;
    std::string getDescription() const override { return "Button"; }

    Button();
    ~Button() override;
    bool init() override;
    /// Initializes a new object as create() does.
    virtual bool init(const std::string& normalImage, const std::string& selectedImage = "",
                      const std::string& disableImage = "", TextureResType texType = TextureResType::LOCAL);

protected:
    void initRenderer() override;
    void onPressStateChangedToNormal() override;
    void onPressStateChangedToPressed() override;
    void onPressStateChangedToDisabled() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

private:
    void load(copra::ImagePart& state, const std::string& name, TextureResType texType);
    void load(copra::ImagePart& state, SpriteFrame* frame);
    void onLoaded(copra::ImagePart& state);
    void reset(copra::ImagePart& state);
    void setCapInsetsOf(copra::ImagePart& state, const Rect& capInsets);
    void show(const copra::ImagePart& state);
    void zoom(float scale);
    void ensureTitle();
    void layoutTitle();

    copra::ImagePart _normal;
    copra::ImagePart _pressed;
    copra::ImagePart _disabled;

protected:
    /// The sprites of the three states and the title: protected children, until the game removes them.
    RefPtr<Scale9Sprite> _buttonNormalRenderer;
    RefPtr<Scale9Sprite> _buttonClickedRenderer;
    RefPtr<Scale9Sprite> _buttonDisabledRenderer;
    RefPtr<Label> _titleRenderer;
    std::string _fontName;
    float _fontSize;
    float _zoomScale = 0.1f;
    bool _prevIgnoreSize = true;
    bool _scale9Enabled = false;
    bool _pressedActionEnabled = false;
    bool _adaptDirty = true;

    CC_DISALLOW_COPY_AND_ASSIGN(Button)
};

} // namespace ui
} // namespace cocos2d
