#pragma once

#include "nodes/sprites/Sprite.h"

namespace cocos2d {
namespace ui {

/// A sprite cut into nine parts: when it is resized the corners keep their size, the borders stretch along
/// one side and the middle along both. Insets are in points of the untrimmed picture, measured from its top
/// left corner; an empty rectangle means its middle third. A picture or frame whose name ends in ".9.png"
/// says it by itself, with lines in its first row and column, as on Android.
class Scale9Sprite : public Sprite {
public:
    enum class State {
        NORMAL,
        GRAY, ///< Without colours, by the program SHADER_NAME_POSITION_GRAYSCALE.
    };
    enum class RenderingType {
        SIMPLE, ///< One piece.
        SLICE,  ///< Nine pieces.
    };

    /// Without a picture, of size 0.
    static Scale9Sprite* create();
    /// Null (and a log line) where the file cannot be loaded, as with all of these. An empty `rect` means the
    /// whole picture.
    static Scale9Sprite* create(const std::string& file, const Rect& rect, const Rect& capInsets);
    static Scale9Sprite* create(const Rect& capInsets, const std::string& file);
    static Scale9Sprite* create(const std::string& file, const Rect& rect);
    static Scale9Sprite* create(const std::string& file);
    static Scale9Sprite* createWithSpriteFrame(SpriteFrame* spriteFrame);
    static Scale9Sprite* createWithSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets);
    static Scale9Sprite* createWithSpriteFrameName(const std::string& spriteFrameName);
    static Scale9Sprite* createWithSpriteFrameName(const std::string& spriteFrameName, const Rect& capInsets);

    using Sprite::initWithFile;
    using Sprite::initWithSpriteFrame;
    using Sprite::initWithSpriteFrameName;
    bool init() override;
    bool initWithFile(const std::string& filename) override;
    bool initWithFile(const std::string& filename, const Rect& rect) override;
    virtual bool initWithFile(const std::string& file, const Rect& rect, const Rect& capInsets);
    virtual bool initWithFile(const Rect& capInsets, const std::string& file);
    bool initWithSpriteFrame(SpriteFrame* spriteFrame) override;
    virtual bool initWithSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets);
    bool initWithSpriteFrameName(const std::string& spriteFrameName) override;
    virtual bool initWithSpriteFrameName(const std::string& spriteFrameName, const Rect& capInsets);
    /// Shows a part of the picture of `sprite`, all of it where `rect` is empty. A null sprite means white.
    virtual bool init(Sprite* sprite, const Rect& rect, const Rect& capInsets);
    virtual bool init(Sprite* sprite, const Rect& rect, bool rotated, const Rect& capInsets);
    virtual bool init(Sprite* sprite, const Rect& rect, bool rotated, const Vec2& offset,
                      const Size& originalSize, const Rect& capInsets);
    /// Shows a part of the batch node's picture. False for null.
    virtual bool initWithBatchNode(SpriteBatchNode* batchnode, const Rect& rect, bool rotated,
                                   const Rect& capInsets);
    virtual bool initWithBatchNode(SpriteBatchNode* batchnode, const Rect& rect, const Rect& capInsets);

    /// A new one with the same picture and other insets.
    Scale9Sprite* resizableSpriteWithCapInsets(const Rect& capInsets) const;
    /// Takes over another picture. False for a null sprite.
    virtual bool updateWithSprite(Sprite* sprite, const Rect& rect, bool rotated, const Rect& capInsets);
    virtual bool updateWithSprite(Sprite* sprite, const Rect& rect, bool rotated, const Vec2& offset,
                                  const Size& originalSize, const Rect& capInsets);
    bool updateWithBatchNode(SpriteBatchNode* batchnode, const Rect& originalRect, bool rotated,
                             const Rect& capInsets);
    virtual void setSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets);
    using Sprite::setSpriteFrame;

    void setState(State state);
    State getState() const { return _brightState; }

    /// False shows the picture in one piece, centred and not stretched.
    void setScale9Enabled(bool enabled);
    bool isScale9Enabled() const { return _renderingType == RenderingType::SLICE; }
    void setRenderingType(RenderingType type);
    RenderingType getRenderingType() const { return _renderingType; }
    /// Does nothing: nothing is kept that would have to be made anew. For code that calls it.
    void resetRender() {}
    /// This sprite itself.
    Sprite* getSprite() { return this; }

    /// Size of the untrimmed picture in points.
    Size getOriginalSize() const { return untrimmedSize(); }
    /// The same as the content size.
    void setPreferredSize(const Size& size) { setContentSize(size); }
    Size getPreferredSize() const { return getContentSize(); }
    /// The part that stretches.
    void setCapInsets(const Rect& insets);
    Rect getCapInsets() const;
    /// Widths of the borders that keep their size, in points.
    void setInsetLeft(float leftInset);
    float getInsetLeft() const { return _insetLeft; }
    void setInsetTop(float topInset);
    float getInsetTop() const { return _insetTop; }
    void setInsetRight(float rightInset);
    float getInsetRight() const { return _insetRight; }
    void setInsetBottom(float bottomInset);
    float getInsetBottom() const { return _insetBottom; }

    /// Takes over picture, insets, size, place, turn, scale and colour.
    void copyTo(Scale9Sprite* copy) const;
    std::string getDescription() const override;

    Scale9Sprite();
    ~Scale9Sprite() override;

private:
    void useBorders();
    bool useNinePatch();

protected:
    State _brightState = State::NORMAL;
    RenderingType _renderingType = RenderingType::SLICE;
    float _insetLeft = 0.0f;
    float _insetTop = 0.0f;
    float _insetRight = 0.0f;
    float _insetBottom = 0.0f;
    bool _isPatch9 = false; ///< The picture says by itself where it stretches.

    CC_DISALLOW_COPY_AND_ASSIGN(Scale9Sprite)
};

} // namespace ui
} // namespace cocos2d
