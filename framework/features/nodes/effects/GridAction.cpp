#include "nodes/effects/GridAction.h"

#include "action/ReverseTime.h"
#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "nodes/effects/NodeGrid.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

namespace {

bool isSame(const Size& a, const Size& b) {
    return a.width == b.width && a.height == b.height;
}

/// The number of columns or rows that a grid has if `wanted` are asked for.
float possibleCells(float wanted) {
    constexpr auto kMost = static_cast<float>(copra::limits::kGridSide);
    return wanted >= 1.0f ? std::floor(std::min(wanted, kMost)) : 1.0f;
}

} // namespace

bool GridAction::initWithDuration(float duration, const Size& gridSize) {
    const bool isEmpty = !(gridSize.width >= 1.0f && gridSize.height >= 1.0f);
    copra::warn(isEmpty, "GridAction::initWithDuration: fewer than one column or row are read as one");
    copra::isTooLarge("GridAction::initWithDuration", "columns or rows",
                      std::max(gridSize.width, gridSize.height), copra::limits::kGridSide);
    _gridSize.setSize(possibleCells(gridSize.width), possibleCells(gridSize.height));
    return ActionInterval::initWithDuration(duration);
}

ActionInterval* GridAction::reverse() const {
    return ReverseTime::create(clone());
}

void GridAction::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _gridNodeTarget = dynamic_cast<NodeGrid*>(target);
    copra::refuse(target && !_gridNodeTarget, "GridAction::startWithTarget: the target is not a NodeGrid");
    if (!_gridNodeTarget) return;
    GridBase* current = _gridNodeTarget->getGrid();
    if (current && current->getReuseGrid() > 0) {
        const bool fits = current->isActive() && isSame(current->getGridSize(), _gridSize);
        if (!copra::refuse(
                !fits, "GridAction::startWithTarget: the grid to reuse has another size or is not active")) {
            current->reuse();
            return;
        }
    }
    GridBase* fresh = getGrid();
    if (fresh) fresh->setActive(true);
    _gridNodeTarget->setGrid(fresh);
}

// --- Bending ---

GridBase* Grid3DAction::getGrid() {
    return Grid3D::create(_gridSize, getGridRect());
}

Grid3D* Grid3DAction::grid() const {
    return _gridNodeTarget ? dynamic_cast<Grid3D*>(_gridNodeTarget->getGrid()) : nullptr;
}

Rect Grid3DAction::getGridRect() const {
    if (!_gridNodeTarget) return Rect::ZERO;
    return _gridNodeTarget->getGrid() ? _gridNodeTarget->getGrid()->getGridRect()
                                      : _gridNodeTarget->getGridRect();
}

Vec3 Grid3DAction::getVertex(const Vec2& position) const {
    return grid() ? grid()->getVertex(position) : Vec3();
}

Vec3 Grid3DAction::getOriginalVertex(const Vec2& position) const {
    return grid() ? grid()->getOriginalVertex(position) : Vec3();
}

void Grid3DAction::setVertex(const Vec2& position, const Vec3& vertex) {
    if (grid()) grid()->setVertex(position, vertex);
}

// --- Tiles ---

GridBase* TiledGrid3DAction::getGrid() {
    return TiledGrid3D::create(_gridSize, _gridNodeTarget ? _gridNodeTarget->getGridRect() : Rect::ZERO);
}

TiledGrid3D* TiledGrid3DAction::grid() const {
    return _gridNodeTarget ? dynamic_cast<TiledGrid3D*>(_gridNodeTarget->getGrid()) : nullptr;
}

Quad3 TiledGrid3DAction::getTile(const Vec2& position) const {
    return grid() ? grid()->getTile(position) : Quad3();
}

Quad3 TiledGrid3DAction::getOriginalTile(const Vec2& position) const {
    return grid() ? grid()->getOriginalTile(position) : Quad3();
}

void TiledGrid3DAction::setTile(const Vec2& position, const Quad3& coords) {
    if (grid()) grid()->setTile(position, coords);
}

// --- StopGrid and ReuseGrid ---

StopGrid* StopGrid::create() {
    auto* action = new StopGrid();
    return copra::autoreleased(action, true);
}

StopGrid* StopGrid::clone() const {
    return create();
}

StopGrid* StopGrid::reverse() const {
    return create();
}

void StopGrid::update(float) {
    auto* node = dynamic_cast<NodeGrid*>(_target);
    copra::refuse(_target && !node, "StopGrid::update: the target is not a NodeGrid");
    if (node && node->getGrid()) node->getGrid()->setActive(false);
}

ReuseGrid* ReuseGrid::create(int times) {
    auto* action = new ReuseGrid();
    return copra::autoreleased(action, action->initWithTimes(times));
}

bool ReuseGrid::initWithTimes(int times) {
    _times = times;
    return true;
}

ReuseGrid* ReuseGrid::clone() const {
    return create(_times);
}

ReuseGrid* ReuseGrid::reverse() const {
    return create(_times);
}

void ReuseGrid::update(float) {
    auto* node = dynamic_cast<NodeGrid*>(_target);
    copra::refuse(_target && !node, "ReuseGrid::update: the target is not a NodeGrid");
    GridBase* grid = node ? node->getGrid() : nullptr;
    if (grid && grid->isActive())
        grid->setReuseGrid(copra::toInteger<int>(static_cast<double>(grid->getReuseGrid()) + _times));
}

} // namespace cocos2d
