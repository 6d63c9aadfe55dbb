#pragma once

#include "base/RefPtr.h"
#include "render/TextureAtlas.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>

namespace cocos2d {

/// Draws the quads of a TextureAtlas, which a derived class fills from an image of equal cells. LabelAtlas and TileMapAtlas
/// derive from it.
class AtlasNode : public Node, public TextureProtocol {
public:
    /// The size of the cells is in points. Returns null if the image cannot be loaded.
    static AtlasNode* create(const std::string& tile, int tileWidth, int tileHeight, int itemsToRender);

    /// Writes the quads. Derived classes override it; AtlasNode itself does nothing.
    virtual void updateAtlasValues() {}

    /// The quads that are drawn, retained.
    TextureAtlas* getTextureAtlas() const { return _textureAtlas; }
    void setTextureAtlas(TextureAtlas* textureAtlas) { _textureAtlas = textureAtlas; }
    /// The number of quads of the atlas that are drawn.
    void setQuadsToDraw(ssize_t quadsToDraw) { _quadsToDraw = quadsToDraw; }
    ssize_t getQuadsToDraw() const { return _quadsToDraw; }

    Texture2D* getTexture() const override { return _textureAtlas ? _textureAtlas->getTexture() : nullptr; }
    void setTexture(Texture2D* texture) override;
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }
    bool isOpacityModifyRGB() const override { return _isOpacityModifyRGB; }
    void setOpacityModifyRGB(bool isOpacityModifyRGB) override;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;

    AtlasNode();
    ~AtlasNode() override;
    bool initWithTileFile(const std::string& tile, int tileWidth, int tileHeight, int itemsToRender);
    /// Initializes the node with a texture that is cut into tiles of the given size in points.
    bool initWithTexture(Texture2D* texture, int tileWidth, int tileHeight, int itemsToRender);

protected:
    /// Computes how many tiles the texture has.
    void calculateMaxItems();
    /// Chooses the blend function that fits the alpha of the texture.
    void updateBlendFunc();
    /// Whether the size of the cells is in pixels instead of points.
    void setIgnoreContentScaleFactor(bool ignore) { _ignoreContentScaleFactor = ignore; }
    /// The node's color and opacity as vertex color.
    Color4B quadColor() const;

    int _itemsPerRow = 0;
    int _itemsPerColumn = 0;
    int _itemWidth = 0; ///< points
    int _itemHeight = 0;
    RefPtr<TextureAtlas> _textureAtlas;
    bool _isOpacityModifyRGB = false;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    ssize_t _quadsToDraw = 0;
    bool _ignoreContentScaleFactor = false;

    CC_DISALLOW_COPY_AND_ASSIGN(AtlasNode)
};

} // namespace cocos2d
