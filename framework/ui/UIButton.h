#pragma once

#include "render/TextTypes.h"
#include "ui/UIWidget.h"

namespace cocos2d {

class Label;
class SpriteFrame;

namespace ui {

class Scale9Sprite;

/// A picture that can be pressed, with a text on it. Without a picture for the pressed state it grows a
/// little instead, without one for the disabled state it loses its colours.
class Button : public Widget {
public:
    static Button* create();
    /// Empty names mean no picture; pictures that cannot be loaded are logged and left out.
    static Button* create(const std::string& normalImage, const std::string& selectedImage = "",
                          const std::string& disableImage = "",
                          TextureResType texType = TextureResType::LOCAL);

    // --- Pictures ---

    void loadTextures(const std::string& normal, const std::string& selected,
                      const std::string& disabled = "", TextureResType texType = TextureResType::LOCAL);
    void loadTextureNormal(const std::string& normal, TextureResType texType = TextureResType::LOCAL);
    void loadTextureNormal(SpriteFrame* normalSpriteFrame);
    void loadTexturePressed(const std::string& selected, TextureResType texType = TextureResType::LOCAL);
    void loadTexturePressed(SpriteFrame* pressedSpriteFrame);
    void loadTextureDisabled(const std::string& disabled, TextureResType texType = TextureResType::LOCAL);
    void loadTextureDisabled(SpriteFrame* disabledSpriteFrame);
    /// True: pictures are cut into nine parts and the button has a size of its own.
    virtual void setScale9Enabled(bool enable);
    bool isScale9Enabled() const { return _scale9Enabled; }
    /// The stretching middle, of all pictures or of one; counts while Scale9 is enabled.
    void setCapInsets(const Rect& capInsets);
    void setCapInsetsNormalRenderer(const Rect& capInsets) { setCapInsets(_normal, capInsets); }
    const Rect& getCapInsetsNormalRenderer() const { return _normal.capInsets; }
    void setCapInsetsPressedRenderer(const Rect& capInsets) { setCapInsets(_pressed, capInsets); }
    const Rect& getCapInsetsPressedRenderer() const { return _pressed.capInsets; }
    void setCapInsetsDisabledRenderer(const Rect& capInsets) { setCapInsets(_disabled, capInsets); }
    const Rect& getCapInsetsDisabledRenderer() const { return _disabled.capInsets; }
    Scale9Sprite* getRendererNormal() const { return _normal.picture; }
    Scale9Sprite* getRendererClicked() const { return _pressed.picture; }
    Scale9Sprite* getRendererDisabled() const { return _disabled.picture; }
    void resetNormalRender() { reset(_normal); }
    void resetPressedRender() { reset(_pressed); }
    void resetDisabledRender() { reset(_disabled); }

    /// Lets a button with a pressed picture grow too.
    void setPressedActionEnabled(bool enabled) { _pressedActionEnabled = enabled; }
    /// By how much it grows; 0.1 from the start.
    void setZoomScale(float scale) { _zoomScale = scale; }
    float getZoomScale() const { return _zoomScale; }

    // --- Title ---

    /// Replaces the title; null takes it away.
    void setTitleLabel(Label* label);
    /// Null until there is a title.
    Label* getTitleLabel() const { return _titleRenderer; }
    Label* getTitleRenderer() const { return _titleRenderer; }
    void setTitleText(const std::string& text);
    std::string getTitleText() const;
    void setTitleColor(const Color3B& color);
    Color3B getTitleColor() const;
    /// In points.
    void setTitleFontSize(float size);
    float getTitleFontSize() const { return _fontSize; }
    /// A font file, or a family name.
    void setTitleFontName(const std::string& fontName);
    std::string getTitleFontName() const { return _fontName; }
    void setTitleAlignment(TextHAlignment hAlignment);
    void setTitleAlignment(TextHAlignment hAlignment, TextVAlignment vAlignment);

    void ignoreContentAdaptWithSize(bool ignore) override;
    Size getVirtualRendererSize() const override;
    /// The picture of the present state.
    Node* getVirtualRenderer() override;
    std::string getDescription() const override { return "Button"; }

    Button();
    ~Button() override;
    bool init() override;
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
    /// What is shown in one state.
    struct Face {
        Scale9Sprite* picture = nullptr; ///< Weak: a protected child.
        bool loaded = false;
        Size textureSize;
        Rect capInsets;
    };

    void load(Face& face, const std::string& name, TextureResType texType);
    void load(Face& face, SpriteFrame* frame);
    void take(Face& face, bool loaded);
    void reset(Face& face);
    void copyFace(Face& face, const Face& model);
    void setCapInsets(Face& face, const Rect& capInsets);
    void show(const Face& face);
    void zoom(float scale);
    void makeTitle();
    void fitTitle();

    Face _normal;
    Face _pressed;
    Face _disabled;
    Label* _titleRenderer = nullptr; ///< Weak: a protected child.
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
