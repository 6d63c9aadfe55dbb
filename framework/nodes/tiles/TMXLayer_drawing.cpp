#include "math/AffineTransform.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TileSheets.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

namespace {

constexpr std::uint32_t kGidBits = 0x0fffffff;
constexpr std::uint32_t kTurned120 = 0x10000000;

/// Index of a corner of a quad.
enum Corner { BottomLeft, BottomRight, TopRight, TopLeft };

Vec2 directionOf(const Mat4& transform, const Vec2& v) {
    const float* const m = transform.m;
    return Vec2(m[0] * v.x + m[4] * v.y, m[1] * v.x + m[5] * v.y);
}

} // namespace

/// Writes the quads of tiles, one after the other.
struct TMXLayer::Painter {
    TMXLayer& layer;
    Renderer& renderer;
    const Mat4& transform;
    float scale = copra::screen().contentScaleFactor;
    bool isHexagonal = layer._layerOrientation == TMXOrientationHex;
    bool mainIsPremultiplied = layer.getTexture()->hasPremultipliedAlpha();
    std::uint32_t lastGid = 0;
    copra::TileSheets::Picture picture = {}; ///< of lastGid
    copra::BatchState state = {};            ///< of lastGid
    Color4B color = {};                      ///< of lastGid

    void show(std::uint32_t gid) {
        if (gid == lastGid) return;
        lastGid = gid;
        picture = layer._sheets->picture(gid);
        if (!picture.texture) return;
        const bool isPremultiplied = picture.texture->hasPremultipliedAlpha();
        state.texture = picture.texture;
        // The layer's blend function is for its own picture; another may be saved the other way.
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

    /// The tile `shown` (without flags), turned as the flags of `tile` say, with its lower left corner at
    /// `cell` (points of the layer).
    void paint(std::uint32_t shown, std::uint32_t tile, const Vec2& cell) {
        show(shown);
        if (!picture.texture) return;
        copra::Vertex* const quad = renderer.quads(state, 1, layer._globalZOrder);
        const bool isDiagonal = (tile & kTMXTileDiagonalFlag) != 0;
        const bool liesAcross = isDiagonal && !isHexagonal;
        Size size(picture.rect.size.width / scale, picture.rect.size.height / scale);
        if (liesAcross) std::swap(size.width, size.height);
        const float* const m = transform.m;
        const Vec2 corner(cell.x + picture.offset.x / scale, cell.y + picture.offset.y / scale);
        Vec2 origin = directionOf(transform, corner) + Vec2(m[12], m[13]);
        Vec2 across = directionOf(transform, Vec2(size.width, 0));
        Vec2 up = directionOf(transform, Vec2(0, size.height));
        if (isHexagonal && (tile & (kTMXTileDiagonalFlag | kTurned120))) turn(tile, size, origin, across, up);
        quad[BottomLeft].position = origin;
        quad[BottomRight].position = origin + across;
        quad[TopRight].position = origin + across + up;
        quad[TopLeft].position = origin + up;
        placeTexture(quad, tile, liesAcross);
    }

    /// Turns a hexagon about its middle.
    void turn(std::uint32_t tile, const Size& size, Vec2& origin, Vec2& across, Vec2& up) const {
        const float degrees =
            ((tile & kTMXTileDiagonalFlag) ? 60.0f : 0.0f) + ((tile & kTurned120) ? 120.0f : 0.0f);
        const float radians = CC_DEGREES_TO_RADIANS(-degrees);
        const Vec2 middle = origin + (across + up) * 0.5f;
        const Vec2 x(std::cos(radians), std::sin(radians));
        across = directionOf(transform, x * size.width);
        up = directionOf(transform, Vec2(-x.y, x.x) * size.height);
        origin = middle - (across + up) * 0.5f;
    }

    // For each corner goes back from the tile as it is shown to the picture: upside down, left to right, then
    // along the diagonal.
    void placeTexture(copra::Vertex* quad, std::uint32_t tile, bool liesAcross) const {
        const bool flipX = (tile & kTMXTileHorizontalFlag) != 0;
        const bool flipY = (tile & kTMXTileVerticalFlag) != 0;
        const Rect& rect = picture.rect;
        for (const Corner corner : {BottomLeft, BottomRight, TopRight, TopLeft}) {
            bool right = (corner == BottomRight || corner == TopRight) != flipX;
            bool down = (corner == BottomLeft || corner == BottomRight) != flipY;
            if (liesAcross) std::swap(right, down);
            quad[corner].texCoords.set(right ? rect.getMaxX() : rect.getMinX(),
                                       down ? rect.getMaxY() : rect.getMinY());
            quad[corner].color = color;
        }
    }
};

// --- Which tiles, in which order ---

void TMXLayer::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    const bool isRotated3D = beginPerspective(renderer);
    sortAllChildren();
    if (!isVisitableByVisitingCamera()) {
        for (Node* child : _children) child->visit(renderer, _modelViewTransform, flags);
    } else if (_children.empty()) {
        drawWithProgram(renderer, flags);
    } else {
        // Tiles that have become sprites are still the layer's.
        if (hasProgram()) renderer->pushProgram(getGLProgramState());
        drawTiles(*renderer, _modelViewTransform, flags, true);
        if (hasProgram()) renderer->popProgram();
    }
    endPerspective(renderer, isRotated3D);
}

void TMXLayer::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    drawTiles(*renderer, transform, flags, false);
}

/// Where in the order of drawing a cell comes. In columns of which every second is lower, those further up
/// come first.
int TMXLayer::drawOrderOf(int cell) const {
    if (_renderOrder != TMXRenderOrder_RightDown) {
        const int column = drawsFromRight() ? columns() - 1 - cell % columns() : cell % columns();
        const int row = drawsFromBelow() ? rows() - 1 - cell / columns() : cell / columns();
        return row * columns() + column;
    }
    if (_grid.staggered != copra::TileGrid::Staggered::OddColumns) return cell;
    const int column = cell % columns();
    const bool oddFirst = _grid.stagger.y > 0;
    const bool isFirst = (column % 2 != 0) == oddFirst;
    const int firstCount = oddFirst ? columns() / 2 : (columns() + 1) / 2;
    return cell - column + column / 2 + (isFirst ? 0 : firstCount);
}

/// With children: tiles that have become sprites are visited at their places in the order.
void TMXLayer::drawTiles(Renderer& renderer, const Mat4& transform, uint32_t flags, bool withChildren) {
    Painter painter{*this, renderer, transform};
    ssize_t child = 0;
    const auto visitChildrenUpTo = [&](int order) {
        while (child < _children.size() && _children.at(child)->getLocalZOrder() <= order)
            _children.at(child++)->visit(&renderer, transform, flags);
    };
    const auto paintCell = [&](int column, int row) {
        const int cell = row * columns() + column;
        const std::uint32_t tile = _drawnTiles.get()[cell];
        if (withChildren) visitChildrenUpTo(drawOrderOf(cell));
        if ((tile & kGidBits) == 0 || (!_sprites.empty() && spriteOf(cell))) return;
        painter.paint(_shownInstead.empty() ? tile & kGidBits : shownGid(tile & kGidBits), tile,
                      _grid.positionOf(static_cast<float>(column), static_cast<float>(row)));
    };

    const Rect area = cellsInView(renderer, transform);
    const bool isDrawn = _drawnTiles && getDisplayedOpacity() > 0 && area.size.width > 0;
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
        const int parity = _grid.stagger.y > 0 ? 1 : 0;
        for (const int pass : {parity, 1 - parity})
            for (int column = span.first + (span.first % 2 != pass ? 1 : 0); column <= span.last; column += 2)
                paintCell(column, row);
    }
    if (!withChildren) return;
    while (child < _children.size()) _children.at(child++)->visit(&renderer, transform, flags);
}

/// The rectangle (points of the layer) in which the lower left corners of all cells lie of which something
/// can be in view. Without a size if there is nothing.
Rect TMXLayer::cellsInView(const Renderer& renderer, const Mat4& transform) const {
    const float* const m = transform.m;
    const AffineTransform toWorld{m[0], m[1], m[4], m[5], m[12], m[13]};
    if (toWorld.a * toWorld.d - toWorld.b * toWorld.c == 0.0f) return Rect::ZERO;
    const Rect view = RectApplyAffineTransform(renderer.visibleRect(), AffineTransformInvert(toWorld));
    const float scale = copra::screen().contentScaleFactor;
    const Rect& reach = _sheets->overhang();
    const float turned = _layerOrientation == TMXOrientationHex
                             ? std::max(reach.size.width, reach.size.height) / 4 / scale
                             : 0.0f;
    const float left = view.getMinX() - reach.getMaxX() / scale - turned;
    const float right = view.getMaxX() - reach.getMinX() / scale + turned;
    const float bottom = view.getMinY() - reach.getMaxY() / scale - turned;
    const float top = view.getMaxY() - reach.getMinY() / scale + turned;
    return Rect(left, bottom, right - left, top - bottom);
}

} // namespace cocos2d
