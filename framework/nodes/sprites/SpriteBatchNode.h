#pragma once

#include "base/RefPtr.h"
#include "render/Texture2D.h"
#include "render/TextureAtlas.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>
#include <vector>

namespace cocos2d {

class Sprite;

/// A parent whose children are sprites of one texture, drawn with one blend function at one global z.
///
/// Sprites that share a texture batch by themselves here, so this node is not needed for speed; it is for
/// code that was written with it, and keeps its rules: only sprites of the texture may be added, at any
/// depth.
class SpriteBatchNode : public Node, public TextureProtocol {
public:
    /// `capacity` is a hint for the number of sprites.
    static SpriteBatchNode* createWithTexture(Texture2D* tex, ssize_t capacity = kDefaultCapacity);
    /// Null where the image cannot be loaded.
    static SpriteBatchNode* create(const std::string& fileImage, ssize_t capacity = kDefaultCapacity);

    bool initWithTexture(Texture2D* tex, ssize_t capacity = kDefaultCapacity);
    bool initWithFile(const std::string& fileImage, ssize_t capacity = kDefaultCapacity);

    /// The quads of all sprites below, in drawing order, brought up to date by this call.
    TextureAtlas* getTextureAtlas() const;
    void setTextureAtlas(TextureAtlas* textureAtlas);
    /// All sprites below, in drawing order.
    const std::vector<Sprite*>& getDescendants() const;
    /// Place of a sprite in the drawing order, or Sprite::INDEX_NOT_INITIALIZED.
    ssize_t atlasIndexOf(const Sprite* sprite) const;
    void removeChildAtIndex(ssize_t index, bool doCleanup);
    /// Makes the atlas larger by a third.
    void increaseAtlasCapacity();
    /// Makes it large enough for so many quads.
    void reserveCapacity(ssize_t newCapacity);
    /// Places in the drawing order of the first and the last among a sprite and all below it; of null it is
    /// Sprite::INDEX_NOT_INITIALIZED, after an assertion in debug builds.
    ssize_t lowestAtlasIndexInChild(Sprite* sprite);
    ssize_t highestAtlasIndexInChild(Sprite* sprite);
    /// The place behind parent and all below it when they begin at index; index itself behind null.
    ssize_t rebuildIndexInOrder(Sprite* parent, ssize_t index);
    /// Whether the children are put in order before they are drawn next.
    void reorderBatch(bool reorder) { _reorderChildDirty = reorder; }
    /// Where a child of this node or of a sprite in it stands in the drawing order; nZ decides about the
    /// first child of a sprite: below 0 it comes before its parent.
    ssize_t atlasIndexForChild(Sprite* sprite, int nZ);

    // Quads without children, as old tile maps are made: a copy of what the sprite shows is drawn between the
    // children of z below 0 and the others. An index counts among these quads; one beyond them is the end.
    /// The sprite may then be changed and used for the next quad.
    void insertQuadFromSprite(Sprite* sprite, ssize_t index);
    /// Adds a sprite as a child, in place of the quad at index z, if there is one. Returns this.
    SpriteBatchNode* addSpriteWithoutQuad(Sprite* child, int z, int aTag);
    /// Takes out the quad that was last inserted from the sprite. A child of the batch leaves its parent.
    void removeSpriteFromAtlas(Sprite* sprite);

    /// Makes a sprite somewhere below follow the batch's rules. addChild() of both classes does it.
    void appendChild(Sprite* sprite);

    Texture2D* getTexture() const override { return _textureAtlas->getTexture(); }
    void setTexture(Texture2D* texture) override;
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }

    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;
    void removeChild(Node* child, bool cleanup) override;
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Its program, where it has one, draws its sprites.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    /// The quads without children.
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
    void collect(const Node& parent) const;

    RefPtr<TextureAtlas> _handQuads; ///< Quads without children; null without any.

protected:
    RefPtr<TextureAtlas> _textureAtlas; ///< Brought up to date by getTextureAtlas().
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    mutable std::vector<Sprite*> _descendants; ///< Brought up to date by getDescendants().

    CC_DISALLOW_COPY_AND_ASSIGN(SpriteBatchNode)
};

} // namespace cocos2d
