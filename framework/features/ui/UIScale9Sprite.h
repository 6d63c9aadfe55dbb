#pragma once

#include "nodes/sprites/Sprite.h"

namespace cocos2d {
namespace ui {

/// A nine-patch: when the sprite is resized, its corners keep their size, its borders stretch along one axis,
/// and its center stretches along both.
///
/// The cap insets are the rectangle of the center, in points of the untrimmed image from its top left corner.
/// An empty rectangle means the third in the center. If the name of an image or frame ends in ".9.png",
/// markers in its first row and column define the insets, as on Android.
class Scale9Sprite : public Sprite {
public:
    /// How the image is drawn.
    enum class State {
        NORMAL, ///< In the colors of the image. This is the default.
        GRAY,   ///< In shades of gray, with the shader program SHADER_NAME_POSITION_GRAYSCALE.
    };
    /// Whether the image is a nine-patch.
    enum class RenderingType {
        SIMPLE, ///< The image is one piece.
        SLICE,  ///< The image is a nine-patch.
    };

    /// Creates a sprite of size 0 without an image.
    static Scale9Sprite* create();
    /// Creates a sprite from a rectangle of an image file, with cap insets. An empty `rect` means the whole
    /// image. If the image cannot be loaded, the function logs that and returns null.
    static Scale9Sprite* create(const std::string& file, const Rect& rect, const Rect& capInsets);
    /// Creates a sprite from an image file, with cap insets. If the image cannot be loaded, the function logs
    /// that and returns null.
    static Scale9Sprite* create(const Rect& capInsets, const std::string& file);
    /// Creates a sprite from a rectangle of an image file. An empty `rect` means the whole image. If the
    /// image cannot be loaded, the function logs that and returns null.
    static Scale9Sprite* create(const std::string& file, const Rect& rect);
    /// Creates a sprite from an image file. If the image cannot be loaded, the function logs that and returns
    /// null.
    static Scale9Sprite* create(const std::string& file);
    /// Creates a sprite with a frame. A null frame is an error: debug builds assert; release builds log it
    /// and return null.
    static Scale9Sprite* createWithSpriteFrame(SpriteFrame* spriteFrame);
    /// Creates a sprite with a frame and cap insets. A null frame is an error: debug builds assert; release
    /// builds log it and return null.
    static Scale9Sprite* createWithSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets);
    /// Creates a sprite with a frame of the SpriteFrameCache. If there is no such frame, the function logs
    /// that and returns null.
    static Scale9Sprite* createWithSpriteFrameName(const std::string& spriteFrameName);
    /// Creates a sprite with a frame of the SpriteFrameCache and cap insets. If there is no such frame, the
    /// function logs that and returns null.
    static Scale9Sprite* createWithSpriteFrameName(const std::string& spriteFrameName, const Rect& capInsets);

    using Sprite::initWithFile;
    using Sprite::initWithSpriteFrame;
    using Sprite::initWithSpriteFrameName;
    bool init() override;
    /// Initializes the sprite with a whole image file, without cap insets unless the image contains its own.
    bool initWithFile(const std::string& filename) override;
    /// Initializes the sprite with a rectangle of an image file, in points, or all of it for Rect::ZERO.
    bool initWithFile(const std::string& filename, const Rect& rect) override;
    /// Initializes the sprite with a rectangle of an image file, in points, or all of it for Rect::ZERO, and
    /// with cap insets. They are ignored if the image contains its own.
    virtual bool initWithFile(const std::string& file, const Rect& rect, const Rect& capInsets);
    /// Initializes the sprite with a whole image file and cap insets, which are ignored if the image contains
    /// its own.
    virtual bool initWithFile(const Rect& capInsets, const std::string& file);
    /// Initializes the sprite with a frame of a sheet, without cap insets unless the image contains its own.
    bool initWithSpriteFrame(SpriteFrame* spriteFrame) override;
    /// Initializes the sprite with a frame of a sheet and cap insets, which are ignored if the image contains
    /// its own.
    virtual bool initWithSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets);
    /// Initializes the sprite with a frame of the SpriteFrameCache, without cap insets unless the image
    /// contains its own.
    bool initWithSpriteFrameName(const std::string& spriteFrameName) override;
    /// Initializes the sprite with a frame of the SpriteFrameCache and cap insets, which are ignored if the
    /// image contains its own.
    virtual bool initWithSpriteFrameName(const std::string& spriteFrameName, const Rect& capInsets);
    /// Shows a rectangle of the texture of `sprite`, or all of it if `rect` is empty, with cap insets. With a
    /// null sprite, the function shows a white rectangle.
    virtual bool init(Sprite* sprite, const Rect& rect, const Rect& capInsets);
    /// Shows a rectangle of the texture of `sprite`, which may be rotated by 90 degrees, with cap insets.
    /// With a null sprite, the function shows a white rectangle.
    virtual bool init(Sprite* sprite, const Rect& rect, bool rotated, const Rect& capInsets);
    /// Shows a trimmed rectangle of the texture of `sprite`, which may be rotated by 90 degrees, with cap
    /// insets. With a null sprite, the function shows a white rectangle.
    virtual bool init(Sprite* sprite, const Rect& rect, bool rotated, const Vec2& offset,
                      const Size& originalSize, const Rect& capInsets);
    /// Shows a rectangle of the texture of a batch node, which may be rotated by 90 degrees. Null is an
    /// error: debug builds assert; release builds log it and return false.
    virtual bool initWithBatchNode(SpriteBatchNode* batchnode, const Rect& rect, bool rotated,
                                   const Rect& capInsets);
    /// Shows a rectangle of the texture of a batch node. Null is an error: debug builds assert; release
    /// builds log it and return false.
    virtual bool initWithBatchNode(SpriteBatchNode* batchnode, const Rect& rect, const Rect& capInsets);

    /// Returns a new autoreleased sprite with the same image and other insets.
    Scale9Sprite* resizableSpriteWithCapInsets(const Rect& capInsets) const;
    /// Shows the image of another sprite. Null is an error: debug builds assert; release builds log it and
    /// return false.
    virtual bool updateWithSprite(Sprite* sprite, const Rect& rect, bool rotated, const Rect& capInsets);
    /// Shows the trimmed image of another sprite. Null is an error: debug builds assert; release builds log
    /// it and return false.
    virtual bool updateWithSprite(Sprite* sprite, const Rect& rect, bool rotated, const Vec2& offset,
                                  const Size& originalSize, const Rect& capInsets);
    /// Shows a rectangle of the texture of a batch node. Null is an error: debug builds assert; release
    /// builds log it and return false.
    bool updateWithBatchNode(SpriteBatchNode* batchnode, const Rect& originalRect, bool rotated,
                             const Rect& capInsets);
    /// Shows a frame with `capInsets` as the rectangle of its center.
    virtual void setSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets);
    using Sprite::setSpriteFrame;

    /// Sets how the sprite is drawn: NORMAL, the default, or GRAY, in shades of gray, for disabled widgets.
    void setState(State state);
    /// Returns how the sprite is drawn: NORMAL, the default, or GRAY.
    State getState() const { return _brightState; }

    /// Sets whether the sprite is a nine-patch. If it is not, the image is drawn in one piece, centered and
    /// not stretched. A sprite with a polygon logs that and ignores the call.
    void setScale9Enabled(bool enabled);
    /// Whether the sprite is a nine-patch. If it is not, the image is drawn in one piece, centered and not
    /// stretched.
    bool isScale9Enabled() const { return _renderingType == RenderingType::SLICE; }
    /// Sets the way in which the sprite stretches: SLICE as a nine-patch, SIMPLE in one piece.
    void setRenderingType(RenderingType type);
    /// Returns the way in which the sprite stretches: SLICE as a nine-patch, SIMPLE in one piece.
    RenderingType getRenderingType() const { return _renderingType; }
    /// Has no effect. It exists for compatibility only.
    void resetRender() {}
    /// Returns this sprite itself.
    Sprite* getSprite() { return this; }

    /// Returns the size of the untrimmed image in points.
    Size getOriginalSize() const { return untrimmedSize(); }
    /// Sets the content size in points.
    void setPreferredSize(const Size& size) { setContentSize(size); }
    /// Returns the content size in points.
    Size getPreferredSize() const { return getContentSize(); }
    /// Sets the rectangle of the center, which stretches along both axes, in points from the top left corner.
    /// Rect::ZERO stands for the middle third. Values outside of the image are replaced with valid ones.
    void setCapInsets(const Rect& insets);
    /// Returns the rectangle of the center, which stretches along both axes, in points from the top left
    /// corner.
    Rect getCapInsets() const;
    /// Sets the width of the left border, in points.
    void setInsetLeft(float leftInset);
    /// Returns the width of the left border, in points.
    float getInsetLeft() const { return _insetLeft; }
    /// Sets the height of the upper border, in points.
    void setInsetTop(float topInset);
    /// Returns the height of the upper border, in points.
    float getInsetTop() const { return _insetTop; }
    /// Sets the width of the right border, in points.
    void setInsetRight(float rightInset);
    /// Returns the width of the right border, in points.
    float getInsetRight() const { return _insetRight; }
    /// Sets the height of the lower border, in points.
    void setInsetBottom(float bottomInset);
    /// Returns the height of the lower border, in points.
    float getInsetBottom() const { return _insetBottom; }

    /// Copies image, insets, size, position, rotation, scale, and color to `copy`. Null is an error: debug
    /// builds assert; release builds log it and do nothing.
    void copyTo(Scale9Sprite* copy) const;
    std::string getDescription() const override;

    Scale9Sprite();
    ~Scale9Sprite() override;

private:
    void applyInsets();
    bool applyNinePatch();

protected:
    State _brightState = State::NORMAL;
    RenderingType _renderingType = RenderingType::SLICE;
    float _insetLeft = 0.0f;
    float _insetTop = 0.0f;
    float _insetRight = 0.0f;
    float _insetBottom = 0.0f;
    bool _isPatch9 = false; ///< The insets come from markers in the image.

    CC_DISALLOW_COPY_AND_ASSIGN(Scale9Sprite)
};

} // namespace ui
} // namespace cocos2d
