#include "gameplay/steering/FlowField.h"

#include "base/refuse.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace copra {

FlowField::FlowField(const cocos2d::Rect& area, std::size_t columns, std::size_t rows)
    : _area(area), _columns(columns), _rows(rows) {
    constexpr std::size_t kMaxCells = 4096;
    const bool usable = isFinite(area.origin) && isPositive(area.size.width) && isPositive(area.size.height);
    if (copra::warn(!usable || columns == 0 || rows == 0 || columns > kMaxCells || rows > kMaxCells,
                    "FlowField: refused: it needs an area with a size and 1 to 4096 columns and rows")) {
        _area = cocos2d::Rect(0.0f, 0.0f, 1.0f, 1.0f);
        _columns = _rows = 1;
    }
    _flows.resize(_columns * _rows);
}

Vec2 FlowField::centerOf(std::size_t column, std::size_t row) const {
    return {_area.getMinX() +
                _area.size.width * (static_cast<float>(column) + 0.5f) / static_cast<float>(_columns),
            _area.getMinY() +
                _area.size.height * (static_cast<float>(row) + 0.5f) / static_cast<float>(_rows)};
}

void FlowField::set(std::size_t column, std::size_t row, const Vec2& flow) {
    if (column < _columns && row < _rows)
        _flows[row * _columns + column] = isFinite(flow) ? flow : Vec2::ZERO;
}

void FlowField::fill(const std::function<Vec2(const Vec2& position)>& flow) {
    if (!flow) return;
    for (std::size_t row = 0; row < _rows; ++row)
        for (std::size_t column = 0; column < _columns; ++column)
            set(column, row, flow(centerOf(column, row)));
}

std::size_t FlowField::cellAt(const Vec2& position) const {
    const auto index = [](float value, std::size_t count) {
        return static_cast<std::size_t>(std::clamp(value, 0.0f, static_cast<float>(count - 1)));
    };
    const float x = (position.x - _area.getMinX()) / _area.size.width * static_cast<float>(_columns);
    const float y = (position.y - _area.getMinY()) / _area.size.height * static_cast<float>(_rows);
    return index(y, _rows) * _columns + index(x, _columns);
}

void FlowField::leadTo(const Vec2& goal, const std::function<bool(const Vec2& position)>& isBlocked) {
    if (!isFinite(goal)) return;
    constexpr float kFar = std::numeric_limits<float>::max();
    constexpr float kDiagonal = 1.41421356f;
    std::vector<bool> blocked(_flows.size());
    for (std::size_t i = 0; i < _flows.size(); ++i)
        blocked[i] = isBlocked && isBlocked(centerOf(i % _columns, i / _columns));
    std::vector<float> distances(_flows.size(), kFar);
    using Entry = std::pair<float, std::size_t>; // the nearest first, of equal distances the lower index
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    std::fill(_flows.begin(), _flows.end(), Vec2::ZERO);
    const std::size_t start = cellAt(goal);
    distances[start] = 0.0f;
    open.push({0.0f, start});
    const auto columns = static_cast<std::ptrdiff_t>(_columns);
    const auto rows = static_cast<std::ptrdiff_t>(_rows);
    while (!open.empty()) {
        const auto [distance, cell] = open.top();
        open.pop();
        if (distance > distances[cell]) continue;
        const auto column = static_cast<std::ptrdiff_t>(cell) % columns;
        const auto row = static_cast<std::ptrdiff_t>(cell) / columns;
        const auto isFree = [&](std::ptrdiff_t x, std::ptrdiff_t y) {
            return x >= 0 && y >= 0 && x < columns && y < rows &&
                   !blocked[static_cast<std::size_t>(y * columns + x)];
        };
        for (std::ptrdiff_t dy = -1; dy <= 1; ++dy)
            for (std::ptrdiff_t dx = -1; dx <= 1; ++dx) {
                if ((dx == 0 && dy == 0) || !isFree(column + dx, row + dy)) continue;
                if (dx != 0 && dy != 0 && !(isFree(column + dx, row) && isFree(column, row + dy))) continue;
                const auto next = static_cast<std::size_t>((row + dy) * columns + column + dx);
                const float longer = distance + (dx != 0 && dy != 0 ? kDiagonal : 1.0f);
                if (!(longer < distances[next])) continue;
                distances[next] = longer;
                _flows[next] =
                    normalizedOr(Vec2(static_cast<float>(-dx), static_cast<float>(-dy)), Vec2::ZERO);
                open.push({longer, next});
            }
    }
}

Vec2 FlowField::flowAt(const Vec2& position) const {
    if (!isFinite(position)) return Vec2::ZERO;
    // In cells; whole numbers are cell centers.
    const float x = (position.x - _area.getMinX()) / _area.size.width * static_cast<float>(_columns) - 0.5f;
    const float y = (position.y - _area.getMinY()) / _area.size.height * static_cast<float>(_rows) - 0.5f;
    const float clampedX = std::clamp(x, 0.0f, static_cast<float>(_columns - 1));
    const float clampedY = std::clamp(y, 0.0f, static_cast<float>(_rows - 1));
    const auto column = static_cast<std::size_t>(clampedX);
    const auto row = static_cast<std::size_t>(clampedY);
    const std::size_t right = std::min(column + 1, _columns - 1);
    const std::size_t high = std::min(row + 1, _rows - 1);
    const float fractionX = clampedX - static_cast<float>(column);
    const float fractionY = clampedY - static_cast<float>(row);
    return at(column, row)
        .lerp(at(right, row), fractionX)
        .lerp(at(column, high).lerp(at(right, high), fractionX), fractionY);
}

Vec2 followFlow(const Steerable& self, const FlowField& field, float seconds) {
    if (!isPositive(self.maxSpeed)) return Vec2::ZERO;
    return limitLength(field.flowAt(self.position + self.velocity * std::max(seconds, 0.0f)), 1.0f) *
           self.maxSpeed;
}

} // namespace copra
