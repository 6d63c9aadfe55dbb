#include "math/AffineTransform.h"
#include "math/corners.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TileSheets.h"
#include "platform/Screen.h"
#include "render/Renderer.h"
#include "scene/PerspectiveScope.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

namespace {

constexpr std::uint32_t kGidBits = 0x0fffffff;
constexpr std::uint32_t kRotated120 = 0x10000000;

} // namespace

/// Writes the quads of tiles, one after the other.
struct TMXLayer::Painter_ {
    TMXLayer& layer;
    Renderer& renderer;
    const Mat4& transform;
    float scale = copra::screen().contentScaleFactor;
    bool isHexagonal = layer._layerOrientation == TMXOrientationHex;
    bool mainIsPremultiplied = layer.getTexture()->hasPremultipliedAlpha();
    std::uint32_t lastGid = 0;
    copra::TileImage image = {};  ///< of lastGid
    copra::BatchState state = {}; ///< of lastGid
    Color4B color = {};           ///< of lastGid

    void show(std::uint32_t gid) {
        if (gid == lastGid) return;
        lastGid = gid;
        image = layer._sheets->image(gid);
        if (!image.texture) return;
        const bool isPremultiplied = image.texture->hasPremultipliedAlpha();
        state.texture = image.texture;
        // The layer's blend function fits its own texture; others may differ in premultiplication.
        state.blend = isPremultiplied == mainIsPremultiplied ? layer.getBlendFunc()
                      : isPremultiplied                      ? BlendFunc::ALPHA_PREMULTIPLIED
                                                             : BlendFunc::ALPHA_NON_PREMULTIPLIED;
        const int opacity = layer._opacity * layer._displayedOpacity / 255;
        const Color3B& tint = layer._displayedColor;
        const auto channel = [&](GLubyte value) {
            return static_cast<GLubyte>(isPremultiplied ? value * opacity / 255 : value);
        };
        color = Color4B(channel(tint.r), channel(tint.g), channel(tint.b), static_cast<GLubyte>(opacity));
    }

    /// Draws the tile `shown` (without flags) with the flags of `tile` and its lower left corner at `cell` (points of
    /// the layer).
    void paint(std::uint32_t shown, std::uint32_t tile, const Vec2& cell) {
        show(shown);
        if (!image.texture) return;
        copra::Vertex* const quad = renderer.quads(state, 1, layer._globalZOrder);
        const bool isDiagonal = (tile & kTMXTileDiagonalFlag) != 0;
        const bool liesAcross = isDiagonal && !isHexagonal;
        Size size(image.rect.size.width / scale, image.rect.size.height / scale);
        if (liesAcross) std::swap(size.width, size.height);
        const Vec2 corner(cell.x + image.offset.x / scale, cell.y + image.offset.y / scale);
        Vec2 origin = PointApplyTransform(corner, transform);
        Vec2 across = copra::transformVector(Vec2(size.width, 0.0f), transform);
        Vec2 up = copra::transformVector(Vec2(0.0f, size.height), transform);
        if (isHexagonal && (tile & (kTMXTileDiagonalFlag | kRotated120)))
            rotate(tile, size, origin, across, up);
        quad[copra::BottomLeft].position = origin;
        quad[copra::BottomRight].position = origin + across;
        quad[copra::TopRight].position = origin + across + up;
        quad[copra::TopLeft].position = origin + up;
        setTexCoords(quad, tile, liesAcross);
    }

    /// Rotates a hexagon about its center.
    void rotate(std::uint32_t tile, const Size& size, Vec2& origin, Vec2& across, Vec2& up) const {
        const float degrees =
            ((tile & kTMXTileDiagonalFlag) ? 60.0f : 0.0f) + ((tile & kRotated120) ? 120.0f : 0.0f);
        const float radians = CC_DEGREES_TO_RADIANS(-degrees);
        const Vec2 middle = origin + (across + up) * 0.5f;
        const Vec2 x = Vec2::forAngle(radians);
        across = copra::transformVector(x * size.width, transform);
        up = copra::transformVector(Vec2(-x.y, x.x) * size.height, transform);
        origin = middle - (across + up) * 0.5f;
    }

    // Maps each corner of the drawn tile back to the image: vertical flip, horizontal flip, then the diagonal.
    void setTexCoords(copra::Vertex* quad, std::uint32_t tile, bool liesAcross) const {
        const bool flipX = (tile & kTMXTileHorizontalFlag) != 0;
        const bool flipY = (tile & kTMXTileVerticalFlag) != 0;
        const Rect& rect = image.rect;
        for (const copra::QuadCorner corner :
             {copra::BottomLeft, copra::BottomRight, copra::TopRight, copra::TopLeft}) {
            bool right = (corner == copra::BottomRight || corner == copra::TopRight) != flipX;
            bool down = (corner == copra::BottomLeft || corner == copra::BottomRight) != flipY;
            if (liesAcross) std::swap(right, down);
            quad[corner].texCoords.set(right ? rect.getMaxX() : rect.getMinX(),
                                       down ? rect.getMaxY() : rect.getMinY());
            quad[corner].color = color;
        }
    }
};

// --- Visible tiles in drawing order ---

void TMXLayer::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    if (visitsByOverride_<TMXLayer>(renderer, parentTransform, parentFlags)) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    const copra::PerspectiveScope perspective(*this, *renderer);
    sortAllChildren();
    if (!isVisitableByVisitingCamera()) {
        for (Node* child : _children) child->visit(renderer, _modelViewTransform, flags);
    } else if (_children.empty()) {
        drawWithProgram(renderer, flags);
    } else {
        const copra::RenderScope programScope(
            *renderer); // sprites of tiles are drawn with the layer's program
        _drawsSprites = true;
        drawWithProgram(renderer, flags);
        // An override of 2.x may be called when the frame is drawn.
        if (!drawsSpecially()) _drawsSprites = false;
    }
}

void TMXLayer::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    drawTiles(*renderer, transform, flags, std::exchange(_drawsSprites, false));
}

/// Index of a cell in the drawing order. If every second column is shifted down, the upper ones of a row come
/// first.
int TMXLayer::drawOrderOf(int cell) const {
    if (_renderOrder != TMXRenderOrder_RightDown) {
        const int column = drawsFromRight() ? columns() - 1 - cell % columns() : cell % columns();
        const int row = drawsFromBelow() ? rows() - 1 - cell / columns() : cell / columns();
        return row * columns() + column;
    }
    if (_grid.staggered != copra::TileGrid::Staggered::OddColumns) return cell;
    const int column = cell % columns();
    const bool oddFirst = _grid.stagger.y > 0.0f;
    const bool isFirst = (column % 2 != 0) == oddFirst;
    const int firstCount = oddFirst ? columns() / 2 : (columns() + 1) / 2;
    return cell - column + column / 2 + (isFirst ? 0 : firstCount);
}

/// With children: the sprites of tiles are visited at their place in the drawing order.
void TMXLayer::drawTiles(Renderer& renderer, const Mat4& transform, uint32_t flags, bool withChildren) {
    Painter_ painter{*this, renderer, transform};
    ssize_t child = 0;
    const auto visitChildrenUpTo = [&](int order) {
        while (child < _children.size() && _children.at(child)->getLocalZOrder() <= order)
            _children.at(child++)->visit(&renderer, transform, flags);
    };
    const auto paintCell = [&](int column, int row) {
        const int cell = row * columns() + column;
        const std::uint32_t tile = _drawnTiles[cell];
        if (withChildren) visitChildrenUpTo(drawOrderOf(cell));
        if ((tile & kGidBits) == 0 || (!_sprites.empty() && spriteOf(cell))) return;
        painter.paint(_shownInstead.empty() ? tile & kGidBits : shownGid(tile & kGidBits), tile,
                      _grid.positionOf(static_cast<float>(column), static_cast<float>(row)));
    };

    const Rect area = cellsInView(renderer, transform);
    const bool isDrawn = _drawnTiles && getDisplayedOpacity() > 0 && area.size.width > 0.0f;
    const copra::TileGrid::Span rowSpan =
        isDrawn ? _grid.rowsIn(area, columns(), rows()) : copra::TileGrid::Span();
    for (int i = rowSpan.first; i <= rowSpan.last; ++i) {
        const int row = drawsFromBelow() ? rowSpan.first + rowSpan.last - i : i;
        const copra::TileGrid::Span span = _grid.columnsIn(area, row, columns());
        if (_grid.staggered != copra::TileGrid::Staggered::OddColumns) {
            const int mirror = span.first + span.last;
            for (int k = span.first; k <= span.last; ++k) paintCell(drawsFromRight() ? mirror - k : k, row);
            continue;
        }
        const int parity = _grid.stagger.y > 0.0f ? 1 : 0;
        for (const int pass : {parity, 1 - parity})
            for (int column = span.first + (span.first % 2 != pass ? 1 : 0); column <= span.last; column += 2)
                paintCell(column, row);
    }
    if (!withChildren) return;
    while (child < _children.size()) _children.at(child++)->visit(&renderer, transform, flags);
}

/// The rectangle (points of the layer) that contains the lower left corners of all cells that can be in view. Empty
/// if there are none.
Rect TMXLayer::cellsInView(const Renderer& renderer, const Mat4& transform) const {
    const float* const m = transform.m;
    const AffineTransform toWorld{m[0], m[1], m[4], m[5], m[12], m[13]};
    if (toWorld.a * toWorld.d - toWorld.b * toWorld.c == 0.0f) return Rect::ZERO;
    const Rect view = RectApplyAffineTransform(renderer.visibleRect(), AffineTransformInvert(toWorld));
    const float scale = copra::screen().contentScaleFactor;
    const Rect& reach = _sheets->overhang();
    const float rotated = _layerOrientation == TMXOrientationHex
                              ? std::max(reach.size.width, reach.size.height) / 4.0f / scale
                              : 0.0f;
    const float left = view.getMinX() - reach.getMaxX() / scale - rotated;
    const float right = view.getMaxX() - reach.getMinX() / scale + rotated;
    const float bottom = view.getMinY() - reach.getMaxY() / scale - rotated;
    const float top = view.getMaxY() - reach.getMinY() / scale + rotated;
    return Rect(left, bottom, right - left, top - bottom);
}

} // namespace cocos2d
