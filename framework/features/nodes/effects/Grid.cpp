#include "nodes/effects/Grid.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "nodes/effects/GridDrawing.h"
#include "opengl/GLProgramCache.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

namespace {

constexpr auto kMaxCells = static_cast<float>(copra::limits::kGridSide); // in a row or column

/// The index of a position in a grid stored column by column; -1 outside.
int indexIn(const Vec2& pos, int columns, int rows) {
    const bool inside = pos.x >= 0.0f && pos.y >= 0.0f && pos.x < static_cast<float>(columns) &&
                        pos.y < static_cast<float>(rows);
    if (copra::refuse(!inside, "Grid: the position is outside the grid")) return -1;
    return static_cast<int>(pos.x) * rows + static_cast<int>(pos.y);
}

copra::GridDrawing::Corners cornersOf(const Quad3& quad) {
    return {{quad.bl, quad.br, quad.tr, quad.tl}};
}

} // namespace

GridBase::GridBase() = default;
GridBase::~GridBase() = default;

bool GridBase::initWithSize(const Size& gridSize, const Rect& rect) {
    const auto fits = [](float count) { return count >= 1.0f && count <= kMaxCells; };
    if (!fits(gridSize.width) || !fits(gridSize.height)) {
        copra::warning("Grid: %g columns and %g rows: each must be between 1 and %g",
                       static_cast<double>(gridSize.width), static_cast<double>(gridSize.height),
                       static_cast<double>(kMaxCells));
        return false;
    }
    _gridSize.setSize(std::floor(gridSize.width), std::floor(gridSize.height));
    _gridRect = rect.size.width > 0.0f && rect.size.height > 0.0f
                    ? rect
                    : Rect(Vec2::ZERO, copra::screen().designSize);
    _step.set(_gridRect.size.width / _gridSize.width, _gridRect.size.height / _gridSize.height);
    calculateVertexPoints();
    return true;
}

bool GridBase::initWithSize(const Size& gridSize, Texture2D* texture, bool flipped) {
    return initWithSize(gridSize, texture, flipped, Rect::ZERO);
}

bool GridBase::initWithSize(const Size& gridSize, Texture2D*, bool flipped, const Rect& rect) {
    _isTextureFlipped = flipped;
    return initWithSize(gridSize, rect);
}

GridBase* GridBase::create(const Size& gridSize) {
    return create(gridSize, nullptr, false);
}

GridBase* GridBase::create(const Size& gridSize, Texture2D* texture, bool flipped) {
    auto* grid = new GridBase();
    return copra::autoreleased(grid, grid->initWithSize(gridSize, texture, flipped));
}

void GridBase::setTextureFlipped(bool flipped) {
    if (_isTextureFlipped == flipped) return;
    _isTextureFlipped = flipped;
    calculateVertexPoints();
}

void GridBase::draw(copra::GridDrawing& drawing) {
    _texture = drawing.texture();
    if (!_shaderProgram)
        _shaderProgram = GLProgramCache::getInstance()->getGLProgram(GLProgram::SHADER_NAME_POSITION_TEXTURE);
    _blitCommand.init(drawing.globalZ());
    _blitCommand.func = [this] {
        beforeBlit();
        blit();
        afterBlit();
    };
    drawing.renderer().addCommand(&_blitCommand);
}

// --- Grid3D ---

Grid3D* Grid3D::create(const Size& gridSize) {
    return create(gridSize, Rect::ZERO);
}

Grid3D* Grid3D::create(const Size& gridSize, const Rect& rect) {
    auto* grid = new Grid3D();
    return copra::autoreleased(grid, grid->initWithSize(gridSize, rect));
}

Grid3D* Grid3D::create(const Size& gridSize, Texture2D* texture, bool flipped) {
    return create(gridSize, texture, flipped, Rect::ZERO);
}

Grid3D* Grid3D::create(const Size& gridSize, Texture2D* texture, bool flipped, const Rect& rect) {
    auto* grid = new Grid3D();
    return copra::autoreleased(grid, grid->initWithSize(gridSize, texture, flipped, rect));
}

int Grid3D::indexOf(const Vec2& pos) const {
    return indexIn(pos, columns() + 1, rows() + 1);
}

Vec3 Grid3D::getVertex(const Vec2& pos) const {
    const int index = indexOf(pos);
    return index < 0 ? Vec3() : _vertices[static_cast<std::size_t>(index)];
}

Vec3 Grid3D::getOriginalVertex(const Vec2& pos) const {
    const int index = indexOf(pos);
    return index < 0 ? Vec3() : _originalVertices[static_cast<std::size_t>(index)];
}

void Grid3D::setVertex(const Vec2& pos, const Vec3& vertex) {
    const int index = indexOf(pos);
    if (index >= 0) _vertices[static_cast<std::size_t>(index)] = vertex;
}

void Grid3D::reuse() {
    if (_reuseGrid <= 0) return;
    _originalVertices = _vertices;
    --_reuseGrid;
}

void Grid3D::calculateVertexPoints() {
    _vertices.clear();
    for (int i = 0; i <= columns(); ++i) {
        for (int j = 0; j <= rows(); ++j) {
            _vertices.emplace_back(_gridRect.origin.x + static_cast<float>(i) * _step.x,
                                   _gridRect.origin.y + static_cast<float>(j) * _step.y, 0.0f);
        }
    }
    _originalVertices = _vertices;
}

void Grid3D::draw(copra::GridDrawing& drawing) {
    drawing.setCellsAlongSide(std::max(columns(), rows()));
    if (_isTextureFlipped) drawing.flip();
    if (_needDepthTestForBlit) drawing.sortByDepth();
    const auto point = [this](int i, int j) {
        const int index = i * (rows() + 1) + j;
        return _vertices[static_cast<std::size_t>(index)];
    };
    // The texture coordinates follow from the position in the grid: the original vertices of a reused grid are moved.
    const auto origin = [this](int i, int j) {
        return Vec3(_gridRect.origin.x + static_cast<float>(i) * _step.x,
                    _gridRect.origin.y + static_cast<float>(j) * _step.y, 0.0f);
    };
    for (int i = 0; i < columns(); ++i) {
        for (int j = 0; j < rows(); ++j) {
            drawing.add({{point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)}},
                        {{origin(i, j), origin(i + 1, j), origin(i + 1, j + 1), origin(i, j + 1)}});
        }
    }
    drawing.flush();
}

// --- TiledGrid3D ---

TiledGrid3D* TiledGrid3D::create(const Size& gridSize) {
    return create(gridSize, Rect::ZERO);
}

TiledGrid3D* TiledGrid3D::create(const Size& gridSize, const Rect& rect) {
    auto* grid = new TiledGrid3D();
    return copra::autoreleased(grid, grid->initWithSize(gridSize, rect));
}

TiledGrid3D* TiledGrid3D::create(const Size& gridSize, Texture2D* texture, bool flipped) {
    return create(gridSize, texture, flipped, Rect::ZERO);
}

TiledGrid3D* TiledGrid3D::create(const Size& gridSize, Texture2D* texture, bool flipped, const Rect& rect) {
    auto* grid = new TiledGrid3D();
    return copra::autoreleased(grid, grid->initWithSize(gridSize, texture, flipped, rect));
}

int TiledGrid3D::indexOf(const Vec2& pos) const {
    return indexIn(pos, columns(), rows());
}

Quad3 TiledGrid3D::getTile(const Vec2& pos) const {
    const int index = indexOf(pos);
    return index < 0 ? Quad3() : _tiles[static_cast<std::size_t>(index)];
}

Quad3 TiledGrid3D::getOriginalTile(const Vec2& pos) const {
    const int index = indexOf(pos);
    return index < 0 ? Quad3() : _originalTiles[static_cast<std::size_t>(index)];
}

void TiledGrid3D::setTile(const Vec2& pos, const Quad3& coords) {
    const int index = indexOf(pos);
    if (index >= 0) _tiles[static_cast<std::size_t>(index)] = coords;
}

void TiledGrid3D::reuse() {
    if (_reuseGrid <= 0) return;
    _originalTiles = _tiles;
    --_reuseGrid;
}

void TiledGrid3D::calculateVertexPoints() {
    _tiles.clear();
    for (int i = 0; i < columns(); ++i) {
        for (int j = 0; j < rows(); ++j) {
            const float left = _gridRect.origin.x + static_cast<float>(i) * _step.x;
            const float bottom = _gridRect.origin.y + static_cast<float>(j) * _step.y;
            const float right = left + _step.x;
            const float top = bottom + _step.y;
            _tiles.push_back(
                {Vec3(left, bottom, 0), Vec3(right, bottom, 0), Vec3(left, top, 0), Vec3(right, top, 0)});
        }
    }
    _originalTiles = _tiles;
}

void TiledGrid3D::draw(copra::GridDrawing& drawing) {
    drawing.setCellsAlongSide(std::max(columns(), rows()));
    if (_isTextureFlipped) drawing.flip();
    auto tile = _tiles.begin();
    for (int i = 0; i < columns(); ++i) {
        for (int j = 0; j < rows(); ++j) {
            const float left = _gridRect.origin.x + static_cast<float>(i) * _step.x;
            const float bottom = _gridRect.origin.y + static_cast<float>(j) * _step.y;
            const Vec3 low(left, bottom, 0.0f);
            const Vec3 across(_step.x, 0.0f, 0.0f);
            const Vec3 up(0.0f, _step.y, 0.0f);
            drawing.add(cornersOf(*tile++), {{low, low + across, low + across + up, low + up}});
        }
    }
    drawing.flush();
}

} // namespace cocos2d
