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
    static ImageView* create();
    /// Same as create(), for readers of editors' files.
    static Ref* createInstance() { return create(); }
    /// If the image cannot be loaded, this is logged and the view is empty.
    static ImageView* create(const std::string& imageFileName,
                             TextureResType texType = TextureResType::LOCAL);

    /// An empty name and a null frame are ignored. If the image cannot be loaded, this is logged and the old
    /// image stays.
    void loadTexture(const std::string& fileName, TextureResType texType = TextureResType::LOCAL);
    void loadTexture(SpriteFrame* spriteframe);
    /// Where the image came from.
    ResourceData getRenderFile() const { return _source; }
    /// Shows a part of the texture, in points from its top left corner.
    void setTextureRect(const Rect& rect);
    /// True: the image is a nine-patch and the view has a size of its own.
    void setScale9Enabled(bool enabled);
    bool isScale9Enabled() const { return _scale9Enabled; }
    /// The part that stretches, in points; used while Scale9 is enabled.
    void setCapInsets(const Rect& capInsets);
    const Rect& getCapInsets() const { return _capInsets; }
    void setBlendFunc(const BlendFunc& blendFunc) override;
    const BlendFunc& getBlendFunc() const override;

    void ignoreContentAdaptWithSize(bool ignore) override;
    Size getVirtualRendererSize() const override { return _imageTextureSize; }
    Node* getVirtualRenderer() override;
    /// Draws the image with the program, too.
    void setGLProgramState(GLProgramState* glProgramState) override;
    std::string getDescription() const override { return "ImageView"; }

    ImageView();
    ~ImageView() override;
    bool init() override;
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
