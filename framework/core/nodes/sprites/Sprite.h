#pragma once

#include "base/Owned.h"
#include "base/RefPtr.h"
#include "nodes/sprites/fwd.h"
#include "platform/Vertex.h"
#include "render/Quads.h"
#include "render/SpriteFrame.h"
#include "render/Texture2D.h"
#include "render/fwd.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <cstdint>
#include <memory>
#include <string>

namespace cocos2d {

/// Shows a texture, a part of a texture, or a frame of a sprite sheet.
///
/// The anchor point is the center. The content size is the size of the untrimmed image in points;
/// setContentSize() stretches the image. To change what a sprite shows, call setTexture() or
/// setSpriteFrame(). Consecutive sprites share a draw call, with or without a SpriteBatchNode, if they have
/// the same blend function, shader program, and clip, and the same texture or textures on one texture page
/// (docs/draw-calls.md).
class Sprite : public Node, public TextureProtocol {
public:
    /// The atlas index of a sprite that is not in a SpriteBatchNode.
    static const int INDEX_NOT_INITIALIZED = -1;

    /// Creates a sprite without a texture. It is white, and its size is 0 until a texture or a rect is set.
    static Sprite* create();
    /// Creates a sprite from an image file. If the image cannot be loaded, the function logs that and returns
    /// null.
    static Sprite* create(const std::string& filename);
    /// Creates a sprite from a part of an image file. `rect` is in points of the image, y down from its top
    /// left corner. If the image cannot be loaded, the function logs that and returns null.
    static Sprite* create(const std::string& filename, const Rect& rect);
    /// Creates a sprite with a texture, which is retained. A null `texture` is an error: debug builds assert;
    /// release builds log it and return null.
    static Sprite* createWithTexture(Texture2D* texture);
    /// Creates a sprite with a part of a texture, in points, y down from its top left corner. `rotated` says
    /// that the part is stored in the texture rotated by 90 degrees clockwise. If `texture` is null, the
    /// sprite is white.
    static Sprite* createWithTexture(Texture2D* texture, const Rect& rect, bool rotated = false);
    /// Creates a sprite with a frame of a sheet. A null `spriteFrame` is an error: debug builds assert;
    /// release builds log it and return null.
    static Sprite* createWithSpriteFrame(SpriteFrame* spriteFrame);
    /// Creates a sprite that draws the triangles of `info` with the image `info.getFilename()`. AutoPolygon
    /// computes such triangles. If the image cannot be loaded, the function logs that and returns null.
    static Sprite* create(const PolygonInfo& info);
    /// Creates a sprite with a frame of the SpriteFrameCache. If there is no frame with this name, the
    /// function logs that and returns null.
    static Sprite* createWithSpriteFrameName(const std::string& spriteFrameName);

    // --- Image ---

    /// Loads an image file and shows all of it; its size becomes the content size. If the image cannot be
    /// loaded, the function logs that, and the sprite shows nothing and has the size 0. A sprite in a
    /// SpriteBatchNode accepts only the image of the batch. Another image is an error: debug builds assert;
    /// release builds log it, keep the texture, and show the part of it that has the size of the image.
    virtual void setTexture(const std::string& filename);
    /// Sets the texture, which is retained; null makes the sprite white. The part that is shown and the
    /// content size do not change. Also chooses the blend function for the alpha of the texture. A sprite in
    /// a SpriteBatchNode accepts only the texture of the batch. Another texture is an error: debug builds
    /// assert; release builds log it and do nothing.
    void setTexture(Texture2D* texture) override;
    /// Returns the texture. A sprite without an image has a white texture.
    Texture2D* getTexture() const override { return _texture; }

    /// Shows a part of the texture, in points, y down from its top left corner. The size of the part becomes
    /// the content size.
    virtual void setTextureRect(const Rect& rect);
    /// Shows a part of the texture, in points, y down from its top left corner, which may be rotated or
    /// trimmed. `rotated` says that the part is stored rotated by 90 degrees clockwise. `untrimmedSize`, in
    /// points, is the size of the image before its transparent borders were cut off; it becomes the content
    /// size.
    virtual void setTextureRect(const Rect& rect, bool rotated, const Size& untrimmedSize);
    /// Returns the part of the texture that is shown, in points, y down from the top left corner of the
    /// texture.
    const Rect& getTextureRect() const { return _rect; }
    /// Whether the part that is shown is stored in the texture rotated by 90 degrees clockwise.
    bool isTextureRectRotated() const { return _rectRotated; }
    /// Sets the part of the texture that is shown, in points, y down, but not the content size.
    /// setTextureRect() calls it.
    virtual void setVertexRect(const Rect& rect);

    /// Shows the frame with this name in the SpriteFrameCache. If there is none, debug builds assert; release
    /// builds log that, and the sprite does not change.
    virtual void setSpriteFrame(const std::string& spriteFrameName);
    /// Shows a frame, whose untrimmed size becomes the content size. Null is an error: debug builds assert;
    /// release builds log it, and the sprite does not change.
    virtual void setSpriteFrame(SpriteFrame* newFrame);
    /// Deprecated name of setSpriteFrame(). In code that is ported from cocos2d-x 2.x, it does not call an
    /// override of setSpriteFrame().
    virtual void setDisplayFrame(SpriteFrame* newFrame);
    /// Whether the sprite shows the texture, part, and offset of `frame`; false for null.
    virtual bool isFrameDisplayed(SpriteFrame* frame) const;
    /// Returns the frame that setSpriteFrame() has set last, even if setTexture() or setTextureRect() has
    /// changed the image since. Without such a frame, returns an autoreleased one that describes the current
    /// texture and rect.
    virtual SpriteFrame* getSpriteFrame() const;
    /// Deprecated name of getSpriteFrame().
    virtual SpriteFrame* getDisplayFrame() const { return getSpriteFrame(); }
    /// Deprecated name of getSpriteFrame().
    virtual SpriteFrame* displayFrame() const { return getSpriteFrame(); }
    /// Shows the frame at `frameIndex`, from 0, of an animation in the AnimationCache. If there is no such
    /// animation or frame, debug builds assert; release builds log that, and the sprite does not change.
    virtual void setDisplayFrameWithAnimationName(const std::string& animationName, ssize_t frameIndex);

    /// Whether the image is mirrored horizontally.
    bool isFlippedX() const { return _flippedX; }
    /// Mirrors the image horizontally (true) or shows it unflipped (false). Position, anchor point, and
    /// children do not change.
    void setFlippedX(bool flippedX);
    /// Whether the image is mirrored vertically.
    bool isFlippedY() const { return _flippedY; }
    /// Mirrors the image vertically (true) or shows it unflipped (false). Position, anchor point, and
    /// children do not change.
    void setFlippedY(bool flippedY);
    /// Whether the image is mirrored horizontally, as isFlippedX() says.
    bool isFlipX() const { return isFlippedX(); }
    /// Mirrors the image horizontally, as setFlippedX() does.
    void setFlipX(bool flippedX) { setFlippedX(flippedX); }
    /// Whether the image is mirrored vertically, as isFlippedY() says.
    bool isFlipY() const { return isFlippedY(); }
    /// Mirrors the image vertically, as setFlippedY() does.
    void setFlipY(bool flippedY) { setFlippedY(flippedY); }

    /// Sets whether setContentSize() stretches the image. True, the default, stretches it; false centers it
    /// without scaling, and a nine-patch becomes a plain image.
    void setStretchEnabled(bool enabled);
    /// Whether setContentSize() stretches the image; true by default.
    bool isStretchEnabled() const { return _stretchEnabled; }
    /// Sets whether setContentSize() stretches the image, as setStretchEnabled() does.
    void setStrechEnabled(bool enabled) { setStretchEnabled(enabled); }
    /// Whether setContentSize() stretches the image, as isStretchEnabled() says.
    bool isStrechEnabled() const { return isStretchEnabled(); }
    /// Makes the sprite a nine-patch: sets the center part that is stretched, in points from the top
    /// left corner, while the borders keep their size. By default, it is the whole rect, which is stretched
    /// evenly.
    virtual void setCenterRect(const Rect& rect);
    /// Returns the center part that is stretched, in points from the top left corner; the whole rect
    /// by default.
    virtual Rect getCenterRect() const;
    /// Sets the center part that is stretched, in fractions of the rect.
    virtual void setCenterRectNormalized(const Rect& rect);
    /// Returns the center part that is stretched, in fractions of the rect.
    virtual Rect getCenterRectNormalized() const;
    /// Draws triangles instead of a rectangle until the frame changes. If `info` has no triangles, debug
    /// builds assert; release builds log that and change nothing.
    void setPolygonInfo(const PolygonInfo& info);
    /// Returns the triangles of the sprite. There are none if the sprite draws a rectangle.
    const PolygonInfo& getPolygonInfo() const;

    /// Sets how the colors are mixed with what is behind the sprite. It has no effect in a SpriteBatchNode,
    /// which draws with its own blend function.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    /// Returns how the colors are mixed with what is behind the sprite. setTexture() chooses the blend
    /// function that fits the alpha of the texture.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }
    /// Sets whether setOpacity() also darkens the color, as textures with premultiplied alpha need.
    /// setTexture() chooses the value that fits the texture.
    void setOpacityModifyRGB(bool modify) override;
    /// Whether setOpacity() also darkens the color. setTexture() turns this on for premultiplied alpha.
    bool isOpacityModifyRGB() const override { return _opacityModifyRGB; }

    /// Returns where the lower left corner of the trimmed image is in the node, in points.
    Vec2 getOffsetPosition() const { return _lowerLeft - centering(); }
    /// Returns the corners in the space of the node or, if the sprite has a batch node, of that node. Texture
    /// coordinates are fractions.
    V3F_C4B_T2F_Quad getQuad() const;
    /// Returns the corners in the space of the parent. While the sprite is invisible, their size is 0.
    V3F_C4B_T2F_Quad quadInParent() const;
    /// Returns the name of the file or frame with which the sprite was created, or an empty string.
    const std::string& getResourceName() const;
    /// Returns what getResourceName() names: 0 is a file, 1 a sprite frame.
    int getResourceType() const { return _isNamedByFrame ? 1 : 0; }

    // --- Batch node ---
    // SpriteBatchNode_sprite.cpp

    /// Returns the batch node that draws the sprite, or null.
    virtual SpriteBatchNode* getBatchNode() const { return batchNode(); }
    /// Sets the batch node of the sprite and of its children; null removes it. SpriteBatchNode calls it:
    /// games add the sprite to the batch instead.
    virtual void setBatchNode(SpriteBatchNode* spriteBatchNode);
    /// Returns the index in the drawing order of the batch node. Without a batch node, it is the index that
    /// was set, or INDEX_NOT_INITIALIZED.
    ssize_t getAtlasIndex() const;
    /// Returns the atlas that the batch node draws, or the atlas that was set.
    TextureAtlas* getTextureAtlas() const;
    // For code with an atlas of its own: where updateTransform() writes this sprite's quad, in the space of its
    // parent. The atlas is not retained. Not for children of a batch node, whose index is their drawing order.
    /// Sets the index at which updateTransform() writes the quad into the atlas of setTextureAtlas(). Do not
    /// call it for a child of a SpriteBatchNode.
    void setAtlasIndex(ssize_t atlasIndex);
    /// Sets the atlas into which updateTransform() writes the quad, for code that fills an atlas itself. The
    /// atlas is not retained.
    void setTextureAtlas(TextureAtlas* textureAtlas);
    /// Updates the quad in the atlas of setTextureAtlas(), if there is one, and calls updateTransform() of
    /// the children.
    void updateTransform() override;
    void setParent(Node* parent) override;
    /// Whether the vertices will be computed at the next draw.
    virtual bool isDirty() const { return _geometryDirty; }
    /// Makes the next draw compute the vertices again. False is ignored.
    virtual void setDirty(bool dirty) {
        if (dirty) markGeometryDirty();
    }

    // --- Children and size ---

    /// Adds and retains `child` with a z and a tag. A sprite in a SpriteBatchNode accepts only sprites with
    /// the texture of the batch. Any other child is an error: debug builds assert; release builds log it and
    /// do not add it.
    void addChild(Node* child, int zOrder, int tag) override;
    /// Adds and retains `child` with a z and a name. A sprite in a SpriteBatchNode accepts only sprites with
    /// the texture of the batch. Any other child is an error: debug builds assert; release builds log it and
    /// do not add it.
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;
    /// Sets the size in points and stretches the image to it. With setCenterRect(), only the center part is
    /// stretched. After setStretchEnabled(false), the image keeps its size and is centered. A new frame,
    /// rect, or image file replaces the size.
    void setContentSize(const Size& size) override;
    using Node::draw;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    std::string getDescription() const override;

    /// Constructs a sprite that is not initialized. Call an init function next. Games call create() instead.
    Sprite();
    ~Sprite() override;
    /// Initializes a sprite without a texture, as create() does.
    bool init() override;
    /// Initializes the sprite with a whole texture, as createWithTexture() does. A null `texture` is an
    /// error: debug builds assert; release builds log it and return false.
    virtual bool initWithTexture(Texture2D* texture);
    /// Initializes the sprite with a part of a texture; see createWithTexture().
    virtual bool initWithTexture(Texture2D* texture, const Rect& rect);
    /// Initializes the sprite with a part of a texture, which is stored rotated by 90 degrees clockwise if
    /// `rotated` is true.
    virtual bool initWithTexture(Texture2D* texture, const Rect& rect, bool rotated);
    /// Initializes the sprite with a part of the texture of a batch node, as in cocos2d-x 1.x. Add it to the
    /// node then. A null node is an error: debug builds assert; release builds log it and return false.
    bool initWithBatchNode(SpriteBatchNode* batchNode, const Rect& rect); // compat/names
    /// Initializes the sprite with a frame of a sheet. A null `spriteFrame` is an error: debug builds assert;
    /// release builds log it and return false.
    virtual bool initWithSpriteFrame(SpriteFrame* spriteFrame);
    /// Initializes the sprite with a frame of the SpriteFrameCache. If there is no frame with this name, the
    /// function logs that and returns false.
    virtual bool initWithSpriteFrameName(const std::string& spriteFrameName);
    /// Initializes the sprite with the triangles and the image of `info`. If the image cannot be loaded, the
    /// function logs that and returns false.
    virtual bool initWithPolygon(const PolygonInfo& info);
    /// Initializes the sprite with an image file. If the image cannot be loaded, the function logs that and
    /// returns false.
    virtual bool initWithFile(const std::string& filename);
    /// Initializes the sprite with a part of an image file. `rect` is in points of the image, y down from its
    /// top left corner. If the image cannot be loaded, the function logs that and returns false.
    virtual bool initWithFile(const std::string& filename, const Rect& rect);

protected:
    void updateColor() override;
    bool drawsNothing_() const override;
    bool repeatsQuad_(copra::QuadBatch& batch) const override;
    /// Chooses the blend function that fits the alpha of the texture.
    virtual void updateBlendFunc();
    /// Returns the size of the untrimmed image in points, regardless of setContentSize().
    const Size& untrimmedSize() const { return _originalContentSize; }
    /// Returns the offset from the center of the untrimmed image to the center of the trimmed image, before
    /// flipping.
    const Vec2& unflippedOffset() const;

private:
    // Sprite.cpp
    copra::SpriteExtras& extras();
    SpriteBatchNode* batchNode() const;
    void markGeometryDirty() {
        _geometryDirty = true;
        stopResting();
    }
    // SpriteBatchNode_sprite.cpp
    /// Whether a texture is the texture of the batch node; true without a batch node.
    bool isTextureOfBatch(const Texture2D* texture) const;
    bool acceptChild(Node* child);
    /// Replaces the blend function and the global z with those of the batch node.
    void drawAsBatch(copra::BatchState& state, float& globalZ) const;
    // Sprite_drawing.cpp
    void updateGeometry();
    void updateCorners();
    void updateTexCoords();
    void setTexCoords(const Vec2& offset);
    bool placeTexCoords(const copra::TextureRegion& region);
    void unplaceTexCoords();
    bool canExtendBatch(const Renderer& renderer) const;
    [[gnu::noinline]] void drawWithoutView(Renderer& renderer, const Mat4& transform);
    void drawInView(Renderer& renderer, const Mat4& transform, const Rect& view);
    void drawCached(Renderer& renderer);
    [[gnu::noinline]] void drawGeneral(Renderer& renderer, const Mat4* moved);
    copra::Vertex* newBatch(Renderer& renderer);
    void drawShape(Renderer& renderer);
    V3F_C4B_T2F_Quad quadAt(const AffineTransform& place, bool shown) const;
    Vec2 stretchFactor() const;
    Vec2 centering() const;
    // SpriteShape.cpp
    void placePatches(const Mat4& transform);
    void placePolygon(const Mat4& transform);
    copra::SpriteShape* shape() const;
    copra::SpriteShape& ensureShape();
    void removeShape();
    bool hasPatches() const;
    void updateIsPlainQuad();

protected:
    // The data that draw() reads is kept together.
    bool _geometryDirty = true; ///< Whether corners changed since the vertices were computed.
    bool _insideBounds = true;  ///< Whether the sprite is at least partly in view.
    bool _isPlainQuad = true;   ///< Whether the sprite is one quad, and not in a batch node.
    bool _rectRotated : 1;
    bool _flippedX : 1;
    bool _flippedY : 1;
    bool _opacityModifyRGB : 1;
    bool _stretchEnabled : 1;
    bool _isNamedByFrame : 1; ///< Whether it was created with the name of a frame, not of a file.
    bool _showsFrame : 1;     ///< Shows _spriteFrame, with its offset.
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;

private:
    /// TexturePlacement::version() of the place in the device texture that the texture coordinates of
    /// _vertices refer to; 0: they refer to the texture. Always 0 unless _isPlainQuad, and without a texture.
    std::uint32_t _placementVersion = 0;

protected:
    RefPtr<Texture2D> _texture;

private:
    copra::Vertex _vertices[4]; ///< The vertices by copra::QuadCorner, in design space, as of the last draw.
    Vec2 _lowerLeft;            ///< The corners of the image in node space, read as four floats.
    Vec2 _upperRight;

protected:
    Rect _rect;
    Size _originalContentSize;
    RefPtr<SpriteFrame> _spriteFrame;

private:
    copra::Owned<copra::SpriteExtras> _extras; ///< The rare data, which most sprites do not have.

    CC_DISALLOW_COPY_AND_ASSIGN(Sprite)
};

} // namespace cocos2d
