#include "extensions/TableView.h"

#include "base/keepAlive.h"
#include "base/limits.h"

#include <algorithm>
#include <utility>

namespace cocos2d {
namespace extension {

/// The coordinate along the direction of the table.
float TableView::along(const Vec2& offset) const {
    return getDirection() == Direction::HORIZONTAL ? offset.x : offset.y;
}

void TableView::_updateCellPositions() {
    const ssize_t cells = count();
    std::vector<float> positions; // the data source may reload the table, leave it, or throw
    positions.reserve(static_cast<std::size_t>(cells) + 1);
    float end = 0.0f;
    for (ssize_t i = 0; i < cells && _dataSource; ++i) {
        positions.push_back(end);
        const Size size = _dataSource->tableCellSizeForIndex(this, i);
        end += getDirection() == Direction::HORIZONTAL ? size.width : size.height;
    }
    positions.push_back(end);
    _vCellsPositions = std::move(positions);
}

void TableView::_updateContentSize() {
    const auto alive = copra::keepAlive(this);
    Size size;
    if (count() > 0) {
        const float end = _vCellsPositions.back();
        size = getDirection() == Direction::HORIZONTAL ? Size(end, _viewSize.height)
                                                       : Size(_viewSize.width, end);
    }
    setContentSize(size);
    if (_oldDirection == _direction) return;
    setContentOffset(_direction == Direction::HORIZONTAL ? Vec2::ZERO : Vec2(0.0f, minContainerOffset().y));
    _oldDirection = _direction;
}

Vec2 TableView::_offsetFromIndex(ssize_t index) {
    const auto row = static_cast<std::size_t>(index);
    if (row + 1 >= _vCellsPositions.size()) _updateCellPositions(); // the data has grown without a reload
    if (row + 1 >= _vCellsPositions.size() || !_dataSource) return Vec2::ZERO;
    const float start = _vCellsPositions[row];
    Vec2 offset = getDirection() == Direction::HORIZONTAL ? Vec2(start, 0.0f) : Vec2(0.0f, start);
    if (_vordering == VerticalFillOrder::TOP_DOWN)
        offset.y = getContainer()->getContentSize().height - offset.y -
                   _dataSource->tableCellSizeForIndex(this, index).height;
    return offset;
}

long TableView::_indexFromOffset(Vec2 offset) {
    if (_vCellsPositions.size() < 2) return CC_INVALID_INDEX;
    if (_vordering == VerticalFillOrder::TOP_DOWN)
        offset.y = getContainer()->getContentSize().height - offset.y;
    const float place = along(offset);
    if (place < _vCellsPositions.front()) return 0;
    if (place > _vCellsPositions.back()) return CC_INVALID_INDEX;
    // A point on the border of two cells is in the first.
    const auto end = std::lower_bound(_vCellsPositions.begin() + 1, _vCellsPositions.end(), place);
    return end - _vCellsPositions.begin() - 1;
}

/// The first and the last visible row.
std::pair<ssize_t, ssize_t> TableView::visibleRows() {
    const ssize_t last = static_cast<ssize_t>(_vCellsPositions.size()) - 2;
    const auto rowAt = [&](const Vec2& point) {
        const long row = _indexFromOffset(point);
        return row == CC_INVALID_INDEX ? last : std::min<ssize_t>(row, last);
    };
    const Vec2 from = getContentOffset() * -1.0f;
    const float width = _viewSize.width / getContainer()->getScaleX();
    const float height = _viewSize.height / getContainer()->getScaleY();
    const bool isTopDown = _vordering == VerticalFillOrder::TOP_DOWN;
    const ssize_t first = rowAt(from + Vec2(0.0f, isTopDown ? height : 0.0f));
    const ssize_t end = rowAt(from + Vec2(width, isTopDown ? 0.0f : height)) + 1;
    copra::isTooLarge("TableView", "visible cells", end - first, copra::limits::kVisibleCells);
    return {first, std::min<ssize_t>(end, first + copra::limits::kVisibleCells) - 1};
}

void TableView::scrollViewDidScroll(ScrollView* /*view*/) {
    const auto alive = copra::keepAlive(this);
    if (count() == 0) return;
    if (_tableViewDelegate) _tableViewDelegate->scrollViewDidScroll(this);
    // The data may have changed without a reload.
    if (static_cast<ssize_t>(_vCellsPositions.size()) != count() + 1) _updateCellPositions();
    const auto [first, last] = visibleRows();
    const Vector<TableViewCell*> cells = _cellsUsed; // the delegate may reload the table
    for (TableViewCell* cell : cells) {
        if (!_cellsUsed.contains(cell)) continue;
        if (cell->getIdx() < first || cell->getIdx() > last) _moveCellOutOfSight(cell);
    }
    for (ssize_t row = first; row <= last; ++row)
        if (!cellAtIndex(row)) updateCellAtIndex(row);
}

} // namespace extension
} // namespace cocos2d
