#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "render/Texture2D.h"
#include "render/fwd.h"

#include <memory>
#include <string>

namespace cocos2d {

/// A part of a texture that a Sprite can show. Sprite sheets hold many frames.
///
/// The transparent border of the image may be trimmed; offset and original size describe the untrimmed image.
/// The part may be stored rotated by 90 degrees clockwise; `rect` has the size of the unrotated image. Points
/// are pixels divided by the content scale factor at the time of setting.
class SpriteFrame : public Ref, public Clonable {
public:
    /// Creates a frame of an untrimmed part of an image file, which is loaded on first use. `rect` is in
    /// points, y down. If there is no such file, logs it; the frame then has no texture.
    static SpriteFrame* create(const std::string& filename, const Rect& rect);
    /// Creates a frame with `rect`, `offset`, and `originalSize` in pixels. `offset` leads from the center of
    /// the untrimmed image to that of the trimmed one.
    static SpriteFrame* create(const std::string& filename, const Rect& rect, bool rotated,
                               const Vec2& offset, const Size& originalSize);
    /// Creates a frame of a part of a texture, which is retained.
    static SpriteFrame* createWithTexture(Texture2D* pobTexture, const Rect& rect);
    static SpriteFrame* createWithTexture(Texture2D* pobTexture, const Rect& rect, bool rotated,
                                          const Vec2& offset, const Size& originalSize);

    /// The part of the texture in pixels, y down. Setting it also sets the part in points.
    const Rect& getRectInPixels() const { return _rectInPixels; }
    void setRectInPixels(const Rect& rectInPixels);
    /// The part of the texture in points, y down. Setting it also sets the part in pixels.
    const Rect& getRect() const { return _rect; }
    void setRect(const Rect& rect);
    /// Whether the image is stored rotated by 90 degrees clockwise.
    bool isRotated() const { return _rotated; }
    void setRotated(bool rotated) { _rotated = rotated; }
    /// The distance from the center of the untrimmed image to the center of the trimmed image, in pixels, y
    /// up.
    const Vec2& getOffsetInPixels() const { return _offsetInPixels; }
    void setOffsetInPixels(const Vec2& offsetInPixels);
    /// The distance from the center of the untrimmed image to the center of the trimmed image, in points, y
    /// up.
    const Vec2& getOffset() const { return _offset; }
    void setOffset(const Vec2& offsets);
    /// The size before trimming, in pixels. It does not follow setOriginalSize().
    const Size& getOriginalSizeInPixels() const { return _originalSizeInPixels; }
    void setOriginalSizeInPixels(const Size& sizeInPixels) { _originalSizeInPixels = sizeInPixels; }
    /// The size before trimming, in points. It does not follow setOriginalSizeInPixels().
    const Size& getOriginalSize() const { return _originalSize; }
    void setOriginalSize(const Size& sizeInPixels) { _originalSize = sizeInPixels; }

    /// Returns the texture, which is loaded from its file if necessary, or null if that fails.
    Texture2D* getTexture();
    /// Sets the texture, which is retained and replaces the file.
    void setTexture(Texture2D* pobTexture);

    /// The anchor point that a sprite adopts with the frame, if hasAnchorPoint() returns true.
    const Vec2& getAnchorPoint() const { return _anchorPoint; }
    void setAnchorPoint(const Vec2& anchorPoint);
    bool hasAnchorPoint() const { return _hasAnchorPoint; }

    /// The stretchable center of a nine-patch, in points, y down from the top left corner of the image. It is
    /// empty unless hasCenterRect() returns true.
    const Rect& getCenterRect() const { return _centerRect; }
    /// Sets the stretchable center of a nine-patch, in pixels, y down from the top left corner of the image.
    void setCenterRectInPixels(const Rect& centerRect);
    /// Whether the frame is a nine-patch with a stretchable center.
    bool hasCenterRect() const { return _hasCenterRect; }

    /// The mesh of the visible part, if hasPolygonInfo() returns true. The frame keeps a copy.
    const PolygonInfo& getPolygonInfo() const;
    void setPolygonInfo(const PolygonInfo& polygonInfo);
    bool hasPolygonInfo() const;

    SpriteFrame* clone() const override;

    SpriteFrame();
    ~SpriteFrame() override;
    bool initWithTexture(Texture2D* pobTexture, const Rect& rect);
    /// Initializes a new object as createWithTexture() does.
    bool initWithTexture(Texture2D* pobTexture, const Rect& rect, bool rotated, const Vec2& offset,
                         const Size& originalSize);
    bool initWithTextureFilename(const std::string& filename, const Rect& rect);
    /// Initializes a new object as create() does.
    bool initWithTextureFilename(const std::string& filename, const Rect& rect, bool rotated,
                                 const Vec2& offset, const Size& originalSize);

protected:
    Rect _rect;
    Rect _rectInPixels;
    Vec2 _offset;
    Vec2 _offsetInPixels;
    Size _originalSize;
    Size _originalSizeInPixels;
    Vec2 _anchorPoint;
    Rect _centerRect;
    RefPtr<Texture2D> _texture;
    std::string _textureFilename;
    copra::Owned<PolygonInfo> _polygonInfo; ///< allocated on demand: few frames have one
    bool _rotated = false;
    bool _hasAnchorPoint = false;
    bool _hasCenterRect = false;

private:
    void describe(const Rect& rect, bool rotated, const Vec2& offset, const Size& originalSize);
};

} // namespace cocos2d
