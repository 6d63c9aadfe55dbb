#pragma once

#include "base/RefPtr.h"
#include "render/TextureAtlas.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>

namespace cocos2d {

/// Base class of nodes that draw many quads from one image of equal cells.
///
/// To draw many quads from one image, derive from this class and override updateAtlasValues(), which writes
/// the quads into getTextureAtlas(). For digits and for maps of tiles, use LabelAtlas and TileMapAtlas, which
/// derive from this class.
class AtlasNode : public Node, public TextureProtocol {
public:
    /// Creates a node from an image of cells, whose size is in points. `itemsToRender` is the number of
    /// quads. Returns null if the image cannot be loaded or a cell has no width or height.
    static AtlasNode* create(const std::string& tile, int tileWidth, int tileHeight, int itemsToRender);

    /// Writes the quads. Derived classes override it; the base class does nothing.
    virtual void updateAtlasValues() {}

    /// Returns the atlas whose quads are drawn.
    TextureAtlas* getTextureAtlas() const { return _textureAtlas; }
    /// Sets the atlas whose quads are drawn. The node retains it.
    void setTextureAtlas(TextureAtlas* textureAtlas) { _textureAtlas = textureAtlas; }
    /// Sets the number of quads that are drawn, from the beginning of the atlas.
    void setQuadsToDraw(ssize_t quadsToDraw) { _quadsToDraw = quadsToDraw; }
    /// Returns the number of quads that are drawn, from the beginning of the atlas.
    ssize_t getQuadsToDraw() const { return _quadsToDraw; }

    /// Returns the texture of the atlas, or null without an atlas.
    Texture2D* getTexture() const override { return _textureAtlas ? _textureAtlas->getTexture() : nullptr; }
    /// Sets the texture of the atlas, and the blend function that fits its alpha. Without an atlas, the
    /// function does nothing.
    void setTexture(Texture2D* texture) override;
    /// Sets how the quads are mixed with what is behind the node. A later setTexture() replaces the value.
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    /// Returns how the quads are mixed with what is behind the node. Unless setBlendFunc() sets it, it is
    /// ALPHA_PREMULTIPLIED for a texture with premultiplied alpha, and ALPHA_NON_PREMULTIPLIED otherwise.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }
    /// Whether setOpacity() also darkens the color. setTexture() chooses the value that fits the texture.
    bool isOpacityModifyRGB() const override { return _isOpacityModifyRGB; }
    /// Sets whether setOpacity() also darkens the color. A later setTexture() replaces the value.
    void setOpacityModifyRGB(bool isOpacityModifyRGB) override;
    /// Draws the first getQuadsToDraw() quads of the atlas.
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;

    AtlasNode();
    ~AtlasNode() override;
    /// Initializes the node with an image of cells, whose size is in points. An empty file name is an error:
    /// debug builds assert; release builds log it and return false. If the image cannot be loaded, the
    /// function returns false, too.
    bool initWithTileFile(const std::string& tile, int tileWidth, int tileHeight, int itemsToRender);
    /// Initializes the node with a texture of cells, whose size is in points. `itemsToRender` is the number
    /// of quads. Returns false for null and for a cell without width or height.
    bool initWithTexture(Texture2D* texture, int tileWidth, int tileHeight, int itemsToRender);

protected:
    /// Computes how many cells the texture has.
    void calculateMaxItems();
    /// Chooses the blend function that fits the alpha of the texture.
    void updateBlendFunc();
    /// Sets whether the size of the cells is in pixels instead of points.
    void setIgnoreContentScaleFactor(bool ignore) { _ignoreContentScaleFactor = ignore; }
    /// Returns the color and the opacity of the node as a vertex color.
    Color4B quadColor() const;

    int _itemsPerRow = 0;
    int _itemsPerColumn = 0;
    int _itemWidth = 0; ///< The width of a cell in points.
    int _itemHeight = 0;
    RefPtr<TextureAtlas> _textureAtlas;
    bool _isOpacityModifyRGB = false;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    ssize_t _quadsToDraw = 0;
    bool _ignoreContentScaleFactor = false;

    CC_DISALLOW_COPY_AND_ASSIGN(AtlasNode)
};

} // namespace cocos2d
