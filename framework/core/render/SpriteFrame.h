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
    /// points, y down. If there is no such file, the function logs that, and the frame has no texture.
    static SpriteFrame* create(const std::string& filename, const Rect& rect);
    /// Creates a frame of an image file, with `rect`, `offset`, and `originalSize` in pixels. `offset` leads
    /// from the center of the untrimmed image to the center of the trimmed image. If there is no such file,
    /// the function logs that, and the frame has no texture.
    static SpriteFrame* create(const std::string& filename, const Rect& rect, bool rotated,
                               const Vec2& offset, const Size& originalSize);
    /// Creates a frame of an untrimmed part of a texture, which is retained. `rect` is in points, y down.
    static SpriteFrame* createWithTexture(Texture2D* pobTexture, const Rect& rect);
    /// Creates a frame of a part of a texture, which is retained. `rect`, `offset`, and `originalSize` are in
    /// pixels. `offset` leads from the center of the untrimmed image to the center of the trimmed image.
    static SpriteFrame* createWithTexture(Texture2D* pobTexture, const Rect& rect, bool rotated,
                                          const Vec2& offset, const Size& originalSize);

    /// Returns the part of the texture that the frame shows, in pixels, y down.
    const Rect& getRectInPixels() const { return _rectInPixels; }
    /// Sets the part of the texture that the frame shows, in pixels, y down. getRect() returns it in points.
    void setRectInPixels(const Rect& rectInPixels);
    /// Returns the part of the texture that the frame shows, in points, y down.
    const Rect& getRect() const { return _rect; }
    /// Sets the part of the texture that the frame shows, in points, y down. getRectInPixels() returns it in
    /// pixels.
    void setRect(const Rect& rect);
    /// Whether the image is stored rotated by 90 degrees clockwise.
    bool isRotated() const { return _rotated; }
    /// Sets whether the image is stored rotated by 90 degrees clockwise.
    void setRotated(bool rotated) { _rotated = rotated; }
    /// Returns the distance from the center of the untrimmed image to the center of the trimmed image, in
    /// pixels, y up.
    const Vec2& getOffsetInPixels() const { return _offsetInPixels; }
    /// Sets the distance from the center of the untrimmed image to the center of the trimmed image, in
    /// pixels, y up. getOffset() returns it in points.
    void setOffsetInPixels(const Vec2& offsetInPixels);
    /// Returns the distance from the center of the untrimmed image to the center of the trimmed image, in
    /// points, y up.
    const Vec2& getOffset() const { return _offset; }
    /// Sets the distance from the center of the untrimmed image to the center of the trimmed image, in
    /// points, y up. getOffsetInPixels() returns it in pixels.
    void setOffset(const Vec2& offsets);
    /// Returns the size before trimming, in pixels.
    const Size& getOriginalSizeInPixels() const { return _originalSizeInPixels; }
    /// Sets the size before trimming, in pixels. It does not change getOriginalSize().
    void setOriginalSizeInPixels(const Size& sizeInPixels) { _originalSizeInPixels = sizeInPixels; }
    /// Returns the size before trimming, in points.
    const Size& getOriginalSize() const { return _originalSize; }
    /// Sets the size before trimming, in points. It does not change getOriginalSizeInPixels().
    void setOriginalSize(const Size& sizeInPixels) { _originalSize = sizeInPixels; }

    /// Returns the texture, which is loaded from its file if necessary, or null if that fails.
    Texture2D* getTexture();
    /// Sets the texture, which is retained and replaces the file.
    void setTexture(Texture2D* pobTexture);

    /// Returns the anchor point that a sprite adopts with the frame, if hasAnchorPoint() returns true.
    const Vec2& getAnchorPoint() const { return _anchorPoint; }
    /// Sets the anchor point that a sprite adopts with the frame.
    void setAnchorPoint(const Vec2& anchorPoint);
    /// Whether the frame has an anchor point that sprites adopt.
    bool hasAnchorPoint() const { return _hasAnchorPoint; }

    /// Returns the stretchable center of a nine-patch, in points, y down from the top left corner of the
    /// image. It is empty unless hasCenterRect() returns true.
    const Rect& getCenterRect() const { return _centerRect; }
    /// Sets the stretchable center of a nine-patch, in pixels, y down from the top left corner of the image.
    void setCenterRectInPixels(const Rect& centerRect);
    /// Whether the frame is a nine-patch with a stretchable center.
    bool hasCenterRect() const { return _hasCenterRect; }

    /// Returns the triangles that a sprite draws instead of the rectangle, if hasPolygonInfo() returns true.
    const PolygonInfo& getPolygonInfo() const;
    /// Sets the triangles that a sprite draws instead of the rectangle. The frame keeps a copy.
    void setPolygonInfo(const PolygonInfo& polygonInfo);
    /// Whether the frame has triangles that a sprite draws instead of the rectangle.
    bool hasPolygonInfo() const;

    SpriteFrame* clone() const override;

    SpriteFrame();
    ~SpriteFrame() override;
    /// Initializes a frame with a part of a texture, in points.
    bool initWithTexture(Texture2D* pobTexture, const Rect& rect);
    /// Initializes a new object as createWithTexture() does.
    bool initWithTexture(Texture2D* pobTexture, const Rect& rect, bool rotated, const Vec2& offset,
                         const Size& originalSize);
    /// Initializes a frame with a part of an image file, in points. Returns false if there is no such file.
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
    copra::Owned<PolygonInfo> _polygonInfo; ///< The polygon, allocated on demand: few frames have one.
    bool _rotated = false;
    bool _hasAnchorPoint = false;
    bool _hasCenterRect = false;

private:
    void describe(const Rect& rect, bool rotated, const Vec2& offset, const Size& originalSize);
};

} // namespace cocos2d
