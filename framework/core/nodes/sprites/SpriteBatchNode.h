#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/fwd.h"
#include "render/Texture2D.h"
#include "render/TextureAtlas.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A parent of sprites with the same texture, which it draws with one blend function at one global z.
///
/// Consecutive sprites with the same texture, blend function, and shader program share a draw call without
/// this node, so you do not need it for speed. It exists for code that uses it, and follows the rules of
/// cocos2d-x: only sprites with the texture can be added, at any depth.
class SpriteBatchNode : public Node, public TextureProtocol {
public:
    /// Creates a batch node for a texture. `capacity` is a hint for the number of sprites. If `tex` is null,
    /// the function logs that and returns null. A negative capacity is an error: debug builds assert; release
    /// builds log it and use 0.
    static SpriteBatchNode* createWithTexture(Texture2D* tex, ssize_t capacity = kDefaultCapacity);
    /// Creates a batch node for an image file. `capacity` is a hint for the number of sprites. If the image
    /// cannot be loaded, the function logs that and returns null. A negative capacity is an error: debug
    /// builds assert; release builds log it and use 0.
    static SpriteBatchNode* create(const std::string& fileImage, ssize_t capacity = kDefaultCapacity);

    /// Initializes a batch node for a texture, as createWithTexture() does. If `tex` is null, the function
    /// logs that and returns false. A negative capacity is an error: debug builds assert; release builds log
    /// it and use 0.
    bool initWithTexture(Texture2D* tex, ssize_t capacity = kDefaultCapacity);
    /// Initializes a batch node for an image file, as create() does. Returns false if the image cannot be
    /// loaded. A negative capacity is an error: debug builds assert; release builds log it and use 0.
    bool initWithFile(const std::string& fileImage, ssize_t capacity = kDefaultCapacity);

    /// Returns the quads of all descendants in drawing order, after updating them.
    TextureAtlas* getTextureAtlas() const;
    /// Sets the atlas, which is retained; null is ignored.
    void setTextureAtlas(TextureAtlas* textureAtlas);
    /// Returns all descendants in drawing order.
    const std::vector<Sprite*>& getDescendants() const;
    /// Returns a new array of the descendants in drawing order, for code that is ported from cocos2d-x 2.x.
    __Array* descendantsAsArray_() const; // compat/v2
    /// Returns the index of a sprite in the drawing order, or Sprite::INDEX_NOT_INITIALIZED.
    ssize_t atlasIndexOf(const Sprite* sprite) const;
    /// Removes the child at `index` of getChildren(). An index out of range is an error: debug builds assert;
    /// release builds log it and remove nothing.
    void removeChildAtIndex(ssize_t index, bool doCleanup);
    /// Enlarges the capacity of the atlas by a third.
    void increaseAtlasCapacity();
    /// Enlarges the atlas to at least this many quads.
    void reserveCapacity(ssize_t newCapacity);
    /// Returns the lowest index in the drawing order among a sprite and its descendants. Null is an error:
    /// debug builds assert; release builds log it and return Sprite::INDEX_NOT_INITIALIZED.
    ssize_t lowestAtlasIndexInChild(Sprite* sprite);
    /// Returns the highest index in the drawing order among a sprite and its descendants. Null is an error:
    /// debug builds assert; release builds log it and return Sprite::INDEX_NOT_INITIALIZED.
    ssize_t highestAtlasIndexInChild(Sprite* sprite);
    /// Returns the index after `parent` and its descendants if they start at `index`. Null is an error: debug
    /// builds assert; release builds log it and return `index`.
    ssize_t rebuildIndexInOrder(Sprite* parent, ssize_t index);
    /// Sets whether the children are sorted before the next draw.
    void reorderBatch(bool reorder) { _reorderChildDirty = reorder; }
    /// Returns the index in the drawing order of a child of this node or of a sprite in it. If `nZ` is below
    /// 0, the first child of a sprite is drawn before its parent. Null and a sprite without a parent are
    /// errors: debug builds assert; release builds log it and return Sprite::INDEX_NOT_INITIALIZED.
    ssize_t atlasIndexForChild(Sprite* sprite, int nZ);

    // Quads without child nodes, as tile maps of cocos2d-x use them. They are drawn between the
    // children of z below 0 and the others. An index counts these quads only; one beyond them means the end.

    /// Copies the quad of a sprite. You can then change the sprite and insert it again as the next quad. A
    /// null sprite and a negative index are errors: debug builds assert; release builds log it and do
    /// nothing.
    void insertQuadFromSprite(Sprite* sprite, ssize_t index);
    /// Adds a sprite as a child and removes the quad at index z, if there is one. Returns this node.
    SpriteBatchNode* addSpriteWithoutQuad(Sprite* child, int z, int aTag);
    /// Removes the quad that was inserted last from the sprite. If the sprite is a child of the batch, the
    /// function removes it from its parent. Null is an error: debug builds assert; release builds log it and
    /// do nothing.
    void removeSpriteFromAtlas(Sprite* sprite);

    /// Registers a descendant with the batch. addChild() of Sprite and of SpriteBatchNode calls it. Null is
    /// an error: debug builds assert; release builds log it and do nothing.
    void appendChild(Sprite* sprite);

    /// Returns the texture that all sprites of the batch must have.
    Texture2D* getTexture() const override { return _textureAtlas->getTexture(); }
    /// Sets the texture that the batch draws, and the blend function that fits its alpha.
    void setTexture(Texture2D* texture) override;
    /// Sets how all sprites of the batch are mixed with what is behind them; their own blend functions have
    /// no effect.
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    /// Returns how all sprites of the batch are mixed with what is behind them.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }

    /// Adds and retains a sprite with a z and a tag. A node of another class, or a sprite with another
    /// texture is an error: debug builds assert; release builds log it and do not add it.
    void addChild(Node* child, int zOrder, int tag) override;
    /// Adds and retains a sprite with a z and a name. A node of another class, or a sprite with another
    /// texture is an error: debug builds assert; release builds log it and do not add it.
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;
    /// Changes the z of a sprite, which becomes the newest of that z. A sprite that has this z keeps its place.
    void reorderChild(Node* child, int zOrder) override;
    /// Removes a sprite, which then no longer belongs to the batch. For `cleanup`, see
    /// removeFromParentAndCleanup().
    void removeChild(Node* child, bool cleanup) override;
    /// Removes all sprites, which then no longer belong to the batch. For `cleanup`, see
    /// removeFromParentAndCleanup().
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Draws all sprites with the program of the batch, if it has one.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    /// Draws the quads without child nodes.
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    std::string getDescription() const override;

    SpriteBatchNode();
    ~SpriteBatchNode() override;

protected:
    /// Replaces the quad at an index, or inserts it at the end.
    void updateQuadFromSprite(Sprite* sprite, ssize_t index);

private:
    static const int kDefaultCapacity = 29;

    bool accepts(Node* child);
    void append(const Node& node) const;
    void collect(const Node& parent) const;

    RefPtr<TextureAtlas> _manualQuads; ///< The quads without child nodes; null if there are none.

protected:
    RefPtr<TextureAtlas> _textureAtlas; ///< The atlas of all quads, updated by getTextureAtlas().
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    mutable std::vector<Sprite*> _descendants; ///< The descendants, updated by getDescendants().

    CC_DISALLOW_COPY_AND_ASSIGN(SpriteBatchNode)
};

} // namespace cocos2d
