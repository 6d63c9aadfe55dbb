#pragma once

#include "base/RefPtr.h"
#include "render/fwd.h"
#include "ui/ResourceData.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

namespace cocos2d {

namespace ui {

/// A bar that shows a value from 0 to 100, such as progress or health: its image is cropped, or resized as a
/// nine-patch, to that part of its width.
class LoadingBar : public Widget {
public:
    /// The side from which the bar grows.
    enum class Direction {
        LEFT, ///< From the left to the right. This is the default.
        RIGHT ///< From the right to the left.
    };

    /// Creates a bar without an image.
    static LoadingBar* create();
    /// Creates a bar as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a bar with an image file. `percentage`, from 0 to 100, is how much of it is shown. An image
    /// that cannot be loaded is logged, and the bar is empty.
    static LoadingBar* create(const std::string& textureName, float percentage = 0);
    /// Creates a bar with an image file or, with TextureResType::PLIST, a frame of the SpriteFrameCache.
    /// `percentage`, from 0 to 100, is how much of it is shown. An image that cannot be loaded is logged, and
    /// the bar is empty.
    static LoadingBar* create(const std::string& textureName, TextureResType texType, float percentage = 0);

    /// Sets the side from which the bar grows: LEFT, the default, or RIGHT.
    void setDirection(Direction direction);
    /// Returns the side from which the bar grows; LEFT by default.
    Direction getDirection() const { return _direction; }
    /// Replaces the image with a file or, with TextureResType::PLIST, a frame of the SpriteFrameCache. An
    /// empty name is ignored. If the image cannot be loaded, the function logs that and keeps the old one.
    void loadTexture(const std::string& texture, TextureResType texType = TextureResType::LOCAL);
    /// Name of loadTexture() in cocos2d-x 2.2.0.
    void setTexture(const std::string& texture, TextureResType texType = TextureResType::LOCAL) {
        loadTexture(texture, texType);
    }
    /// Replaces the image with a sprite frame. Null is ignored.
    void loadTexture(SpriteFrame* spriteframe);
    /// Returns the source of the image.
    ResourceData getRenderFile() const { return _source; }
    /// Sets the value, clamped to 0 to 100; 100 by default.
    void setPercent(float percent);
    /// Returns the value, from 0 to 100.
    float getPercent() const { return _percent; }
    /// Sets whether the image is a nine-patch that changes its size with the value. If false, the default,
    /// the image is cropped.
    void setScale9Enabled(bool enabled);
    /// Whether the image is a nine-patch that changes its size with the value; false by default.
    bool isScale9Enabled() const { return _scale9Enabled; }
    /// Sets the cap insets of the image: the rectangle that stretches, in points, limited to the image. It is
    /// used only while Scale9 is enabled.
    void setCapInsets(const Rect& capInsets);
    /// Returns the cap insets of the image: the rectangle that stretches, in points.
    const Rect& getCapInsets() const { return _capInsets; }

    /// Sets whether the bar takes the size of its image. True is ignored while Scale9 is enabled.
    void ignoreContentAdaptWithSize(bool ignore) override;
    /// Returns the size of the image in points.
    Size getVirtualRendererSize() const override { return _barRendererTextureSize; }
    /// Returns the sprite of the bar, which the bar owns.
    Node* getVirtualRenderer() override;
    std::string getDescription() const override { return "LoadingBar"; }

    LoadingBar();
    ~LoadingBar() override;

protected:
    void initRenderer() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    void onLoaded(bool loaded);
    void layoutBar();
    void applyPercent();

    ResourceData _source;

protected:
    RefPtr<Scale9Sprite> _barRenderer; ///< A protected child, until the game removes it.
    Direction _direction = Direction::LEFT;
    float _percent = 100.0f;
    float _totalLength = 0.0f;
    Size _barRendererTextureSize;
    Rect _capInsets;
    bool _scale9Enabled = false;
    bool _prevIgnoreSize = true;
    bool _barRendererAdaptDirty = true;
};

} // namespace ui
} // namespace cocos2d
