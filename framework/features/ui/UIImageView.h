#pragma once

#include "base/RefPtr.h"
#include "render/fwd.h"
#include "scene/Protocols.h"
#include "ui/ResourceData.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

namespace cocos2d {

namespace ui {

/// A widget that shows an image.
class ImageView : public Widget, public BlendProtocol {
public:
    /// Creates a view without an image.
    static ImageView* create();
    /// Creates an image view as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a view of an image. If the image cannot be loaded, the function logs that, and the view is
    /// empty.
    static ImageView* create(const std::string& imageFileName,
                             TextureResType texType = TextureResType::LOCAL);

    /// Replaces the image. An empty name is ignored. If the image cannot be loaded, the function logs that
    /// and keeps the old one.
    void loadTexture(const std::string& fileName, TextureResType texType = TextureResType::LOCAL);
    /// Name of loadTexture() in cocos2d-x 2.2.0.
    void setTexture(const std::string& fileName, TextureResType texType = TextureResType::LOCAL) {
        loadTexture(fileName, texType);
    }
    /// Replaces the image with a sprite frame. Null is ignored.
    void loadTexture(SpriteFrame* spriteframe);
    /// Returns the source of the image.
    ResourceData getRenderFile() const { return _source; }
    /// Shows only a rectangle of the texture, in points from its top left corner.
    void setTextureRect(const Rect& rect);
    /// Sets whether the image is drawn as a nine-patch, so that the view keeps the size that you set; false
    /// by default.
    void setScale9Enabled(bool enabled);
    /// Whether the image is drawn as a nine-patch.
    bool isScale9Enabled() const { return _scale9Enabled; }
    /// Sets the cap insets of the image: the rectangle that stretches, in points. It is used only while
    /// Scale9 is enabled.
    void setCapInsets(const Rect& capInsets);
    /// Returns the cap insets of the image: the rectangle that stretches, in points.
    const Rect& getCapInsets() const { return _capInsets; }
    /// Sets how the image is mixed with what is behind the view.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    /// Returns how the image is mixed with what is behind the view.
    const BlendFunc& getBlendFunc() const override;

    /// Sets whether the view takes the size of its image. True is ignored while Scale9 is enabled.
    void ignoreContentAdaptWithSize(bool ignore) override;
    /// Returns the size of the image in points.
    Size getVirtualRendererSize() const override { return _imageTextureSize; }
    /// Returns the sprite of the image, which the view owns.
    Node* getVirtualRenderer() override;
    /// Sets the shader program of the widget and of its image.
    void setGLProgramState(GLProgramState* glProgramState) override;
    std::string getDescription() const override { return "ImageView"; }

    ImageView();
    ~ImageView() override;
    bool init() override;
    /// Initializes a widget with an image, as create() does. An image that cannot be loaded is logged.
    /// Returns true.
    virtual bool init(const std::string& imageFileName, TextureResType texType = TextureResType::LOCAL);

protected:
    void initRenderer() override;
    void onPressStateChangedToNormal() override;
    void onPressStateChangedToDisabled() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

private:
    void onLoaded(bool loaded);

protected:
    RefPtr<Scale9Sprite> _imageRenderer; ///< A protected child, until the game removes it.
    Rect _capInsets;
    Size _imageTextureSize;
    bool _scale9Enabled = false;
    bool _prevIgnoreSize = true;
    bool _imageRendererAdaptDirty = true;

private:
    ResourceData _source;
    bool _loaded = false;
};

} // namespace ui
} // namespace cocos2d
