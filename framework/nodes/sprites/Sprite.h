#pragma once

#include "base/Owned.h"
#include "base/RefPtr.h"
#include "platform/Vertex.h"
#include "render/Quads.h"
#include "render/SpriteFrame.h"
#include "render/Texture2D.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <memory>
#include <string>

namespace cocos2d {

class PolygonInfo;
class SpriteBatchNode;
class TextureAtlas;

/// Shows a texture, a part of one, or a frame of a sprite sheet.
///
/// Anchor (0.5,0.5). The size is that of the untrimmed image in points; setContentSize() stretches the
/// picture. Vertices are computed when something changed and copied otherwise; sprites that follow each other
/// with the same texture and blend function are drawn in one call, with or without a SpriteBatchNode.
class Sprite : public Node, public TextureProtocol {
public:
    static const int INDEX_NOT_INITIALIZED = -1;

    /// A sprite without a texture: white, of size 0 until it is given one or a rect.
    static Sprite* create();
    /// Null (and a log line) where the image cannot be loaded.
    static Sprite* create(const std::string& filename);
    /// `rect` in points of the image, y down from its top left corner.
    static Sprite* create(const std::string& filename, const Rect& rect);
    static Sprite* createWithTexture(Texture2D* texture);
    /// `rotated`: the part lies in the texture turned by 90 degrees clockwise.
    static Sprite* createWithTexture(Texture2D* texture, const Rect& rect, bool rotated = false);
    static Sprite* createWithSpriteFrame(SpriteFrame* spriteFrame);
    /// Of the picture in `info.getFilename()`, drawn as its mesh.
    static Sprite* create(const PolygonInfo& info);
    /// Null where SpriteFrameCache does not know the name.
    static Sprite* createWithSpriteFrameName(const std::string& spriteFrameName);

    // --- Picture ---

    /// Shows the whole image.
    virtual void setTexture(const std::string& filename);
    /// Null means white. Rect and size stay as they are.
    void setTexture(Texture2D* texture) override;
    Texture2D* getTexture() const override { return _texture; }

    virtual void setTextureRect(const Rect& rect);
    /// `untrimmedSize`: the size of the image before transparent borders were cut off, in points.
    virtual void setTextureRect(const Rect& rect, bool rotated, const Size& untrimmedSize);
    const Rect& getTextureRect() const { return _rect; }
    bool isTextureRectRotated() const { return _rectRotated; }
    /// Changes the rect alone, without size.
    virtual void setVertexRect(const Rect& rect);

    virtual void setSpriteFrame(const std::string& spriteFrameName);
    virtual void setSpriteFrame(SpriteFrame* newFrame);
    void setDisplayFrame(SpriteFrame* newFrame) { setSpriteFrame(newFrame); }
    virtual bool isFrameDisplayed(SpriteFrame* frame) const;
    /// The frame that was set, or an autoreleased one that describes what is shown.
    virtual SpriteFrame* getSpriteFrame() const;
    SpriteFrame* getDisplayFrame() const { return getSpriteFrame(); }
    SpriteFrame* displayFrame() const { return getSpriteFrame(); }
    /// Frame `frameIndex` of an animation of the AnimationCache.
    virtual void setDisplayFrameWithAnimationName(const std::string& animationName, ssize_t frameIndex);

    bool isFlippedX() const { return _flippedX; }
    void setFlippedX(bool flippedX);
    bool isFlippedY() const { return _flippedY; }
    void setFlippedY(bool flippedY);
    bool isFlipX() const { return isFlippedX(); }
    void setFlipX(bool flippedX) { setFlippedX(flippedX); }
    bool isFlipY() const { return isFlippedY(); }
    void setFlipY(bool flippedY) { setFlippedY(flippedY); }

    /// True (default): setContentSize() stretches the picture; false: it is centred.
    void setStretchEnabled(bool enabled);
    bool isStretchEnabled() const { return _stretchEnabled; }
    void setStrechEnabled(bool enabled) { setStretchEnabled(enabled); }
    bool isStrechEnabled() const { return isStretchEnabled(); }
    /// Nine patch: the part in the middle that stretches, in points from the top left corner. The borders
    /// keep their size. The whole rect (default) means a plain stretch.
    void setCenterRect(const Rect& rect);
    Rect getCenterRect() const;
    /// The same in fractions of the rect.
    void setCenterRectNormalized(const Rect& rect);
    Rect getCenterRectNormalized() const;
    /// Draws triangles instead of a rectangle, until the frame changes. Refused (logged) where it has none.
    void setPolygonInfo(const PolygonInfo& info);
    /// Without triangles where a rectangle is drawn.
    const PolygonInfo& getPolygonInfo() const;

    /// In a SpriteBatchNode it is kept for later: there the batch's blend function counts.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }
    void setOpacityModifyRGB(bool modify) override;
    bool isOpacityModifyRGB() const override { return _opacityModifyRGB; }

    /// Where the lower left corner of the trimmed picture lies in the node, in points.
    Vec2 getOffsetPosition() const { return _lowerLeft - centering(); }
    /// Corners in node space (in the batch node's space where there is one), texture coordinates in
    /// fractions.
    V3F_C4B_T2F_Quad getQuad() const;
    /// The same in the space of its parent, as it would be in a batch; of size 0 while it is invisible.
    V3F_C4B_T2F_Quad quadInParent() const;
    /// The file name or frame name it was created with; empty otherwise.
    const std::string& getResourceName() const;
    /// 0: file, 1: sprite frame name.
    int getResourceType() const { return _isNamedByFrame ? 1 : 0; }

    // --- Batch node ---

    virtual SpriteBatchNode* getBatchNode() const { return _batchNode; }
    /// For SpriteBatchNode.
    virtual void setBatchNode(SpriteBatchNode* spriteBatchNode);
    /// Place in the drawing order of the batch node, else what was set; INDEX_NOT_INITIALIZED without.
    ssize_t getAtlasIndex() const;
    TextureAtlas* getTextureAtlas() const;
    // For code that keeps quads in an atlas of its own: where updateTransform() writes this sprite's quad, in
    // the space of its parent. The atlas is not retained. The place of a child of a batch node is its order.
    void setAtlasIndex(ssize_t atlasIndex);
    void setTextureAtlas(TextureAtlas* textureAtlas);
    void updateTransform() override;
    void setParent(Node* parent) override;
    /// Whether its vertices are computed anew when it is drawn next.
    virtual bool isDirty() const { return _geometryDirty; }
    /// False is ignored: what has changed must be computed.
    virtual void setDirty(bool dirty) { _geometryDirty = _geometryDirty || dirty; }

    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;
    void setContentSize(const Size& size) override;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    std::string getDescription() const override;

    Sprite();
    ~Sprite() override;
    bool init() override;
    virtual bool initWithTexture(Texture2D* texture);
    virtual bool initWithTexture(Texture2D* texture, const Rect& rect);
    virtual bool initWithTexture(Texture2D* texture, const Rect& rect, bool rotated);
    virtual bool initWithSpriteFrame(SpriteFrame* spriteFrame);
    virtual bool initWithSpriteFrameName(const std::string& spriteFrameName);
    virtual bool initWithPolygon(const PolygonInfo& info);
    virtual bool initWithFile(const std::string& filename);
    virtual bool initWithFile(const std::string& filename, const Rect& rect);

protected:
    void updateColor() override;
    virtual void updateBlendFunc();
    /// Size before transparent borders were cut off, in points, whatever setContentSize() says.
    const Size& untrimmedSize() const { return _originalContentSize; }
    /// Of the trimmed picture's centre from that of the untrimmed one, before flips.
    const Vec2& unflippedOffset() const;

private:
    struct Shape;
    struct Rare;
    /// Index of a corner in `_vertices`, which go around the shape.
    enum Corner { BottomLeft, BottomRight, TopRight, TopLeft };

    bool addedToBatch(Node* child);
    void updateGeometry();
    void updateCorners();
    void updateTexCoords();
    void placeVertices(const Renderer& renderer, const Mat4& transform);
    void placePatches(const Mat4& transform);
    void placePolygon(const Mat4& transform);
    [[gnu::noinline]] void drawMoved(Renderer& renderer, const Mat4& transform);
    void drawPlaced(Renderer& renderer);
    [[gnu::noinline]] void drawSpecially(Renderer& renderer);
    [[gnu::noinline]] void drawInNewBatch(Renderer& renderer);
    V3F_C4B_T2F_Quad quadAt(const AffineTransform& place, bool shown) const;
    Vec2 stretchFactor() const;
    Vec2 centering() const;
    Rare& rare();
    Shape* shape() const;
    Shape& needShape();
    void dropShape();
    bool hasPatches() const;
    void updateIsUsual();

protected:
    // What draw() reads lies together.
    bool _geometryDirty = true; ///< Corners changed since the vertices were placed.
    bool _insideBounds = true;  ///< Some of it can be seen.
    bool _isUsual = true;       ///< Neither in a batch node nor more than a quad.
    bool _rectRotated : 1;
    bool _flippedX : 1;
    bool _flippedY : 1;
    bool _opacityModifyRGB : 1;
    bool _stretchEnabled : 1;
    bool _isNamedByFrame : 1;  ///< It was made with the name of a frame, not of a file.
    bool _isPlacedByFrame : 1; ///< It shows its frame, and so lies where that says.
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    RefPtr<Texture2D> _texture;
    SpriteBatchNode* _batchNode = nullptr; ///< Weak.

private:
    copra::Vertex _vertices[4]; ///< bl, br, tr, tl in design space, as of the last draw.
    Vec2 _lowerLeft;            ///< The picture's corners in node space.
    Vec2 _upperRight;

protected:
    Rect _rect;
    Size _originalContentSize;
    RefPtr<SpriteFrame> _spriteFrame;

private:
    copra::Owned<Rare> _rare;

    CC_DISALLOW_COPY_AND_ASSIGN(Sprite)
};

} // namespace cocos2d
