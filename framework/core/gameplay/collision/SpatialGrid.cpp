#include "gameplay/collision/SpatialGrid.h"

namespace copra {

namespace {

constexpr std::int64_t kFarthestCell = std::int64_t{1} << 30;
constexpr std::uint32_t kOutside = ~0u;
// From three cells a side up no cell meets the same neighbor from two sides of the wrapped table.
constexpr unsigned kFewestBits = 2;
constexpr unsigned kMostBits = 12;
// Distances are rounded; cells are made and looked up this much wider so that no neighbor is missed.
constexpr float kRoundingRoom = 1.000001f;

} // namespace

std::int64_t SpatialGrid::Axis::cellOf(double value) const {
    const double limit = static_cast<double>(kFarthestCell);
    return floorOf(std::clamp(value * cellsPerPoint, -limit, limit));
}

SpatialGrid::Span SpatialGrid::Axis::cellsAcross(float center, float radius) const {
    const float reach = radius * kRoundingRoom;
    const std::int64_t first = cellOf(center - reach);
    return {first, std::min(cellOf(center + reach) - first, mask) + 1};
}

// At least as many cells as points, on a table that is about square in points: an oblong one would wrap
// sooner.
void SpatialGrid::chooseTable(std::size_t count, float cellWidth, float cellHeight) {
    _cellSize = std::min(cellWidth, cellHeight);
    _columns.cellsPerPoint = 1.0 / (static_cast<double>(cellWidth) * kRoundingRoom);
    _rows.cellsPerPoint = 1.0 / (static_cast<double>(cellHeight) * kRoundingRoom);
    unsigned rowBits = kFewestBits;
    while (rowBits < kMostBits && (std::size_t{1} << (2 * rowBits)) < count) ++rowBits;
    _columnBits = rowBits;
    for (float width = cellWidth; width < cellHeight && _columnBits < kMostBits; width *= 2.0f) {
        if ((_columnBits + rowBits) % 2 != 0 && rowBits > kFewestBits)
            --rowBits;
        else
            ++_columnBits;
    }
    _columns.mask = (std::int64_t{1} << _columnBits) - 1;
    _rows.mask = (std::int64_t{1} << rowBits) - 1;
    _starts.assign((std::size_t{1} << (_columnBits + rowBits)) + 1, 0);
}

void SpatialGrid::build(const Vec2* points, std::size_t count, float cellWidth, float cellHeight) {
    _items.clear();
    if (!isPositive(cellWidth) || !isPositive(cellHeight)) return;
    chooseTable(count, cellWidth, cellHeight);

    _cellOfPoint.resize(count);
    const float limit = static_cast<float>(kFarthestCell) * _cellSize;
    std::size_t inside = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 point = points[i];
        // Written so that NaN fails too.
        const bool usable = std::fabs(point.x) < limit && std::fabs(point.y) < limit && isFinite(point);
        _cellOfPoint[i] = usable ? cellAt(_columns.cellOf(point.x), _rows.cellOf(point.y)) : kOutside;
        if (!usable) continue;
        ++_starts[_cellOfPoint[i]];
        ++inside;
    }

    // Counts become ends; filling from the back turns the ends into starts and keeps indices ascending.
    std::uint32_t end = 0;
    for (std::uint32_t& start : _starts) start = end += start;
    _items.resize(inside);
    for (std::size_t i = count; i-- > 0;) {
        if (_cellOfPoint[i] == kOutside) continue;
        _items[--_starts[_cellOfPoint[i]]] = {points[i], static_cast<std::uint32_t>(i)};
    }
}

void SpatialGrid::neighbors(const Vec2& center, float radius, std::vector<std::uint32_t>& found) const {
    found.clear();
    forEachNear(center, radius, [&found](std::uint32_t index, float) { found.push_back(index); });
}

} // namespace copra
