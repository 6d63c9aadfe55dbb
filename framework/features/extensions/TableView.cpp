#include "extensions/TableView.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/limits.h"
#include "event/Touch.h"

#include <algorithm>

namespace cocos2d {
namespace extension {

Size TableViewDataSource::tableCellSizeForIndex(TableView* table, ssize_t /*idx*/) {
    return cellSizeForTable(table);
}

TableView* TableView::create() {
    return create(nullptr, Size::ZERO);
}

TableView* TableView::create(TableViewDataSource* dataSource, Size size) {
    return create(dataSource, size, nullptr);
}

TableView* TableView::create(TableViewDataSource* dataSource, Size size, Node* container) {
    RefPtr<TableView> table; // not autoreleased yet: the data source may end the frame
    table.weakAssign(new TableView());
    if (!table->initWithViewSize(size, container)) return nullptr;
    table->setDataSource(dataSource);
    table->_updateCellPositions();
    table->_updateContentSize();
    copra::keepUntilFrameEnds(*table);
    return table;
}

TableView::TableView() = default;
TableView::~TableView() = default;

bool TableView::initWithViewSize(Size size, Node* container) {
    if (!ScrollView::initWithViewSize(size, container)) return false;
    _vordering = VerticalFillOrder::BOTTOM_UP;
    setDirection(Direction::VERTICAL);
    ScrollView::setDelegate(this);
    return true;
}

void TableView::setVerticalFillOrder(VerticalFillOrder order) {
    if (_vordering == order) return;
    _vordering = order;
    if (!_cellsUsed.empty()) reloadData();
}

ssize_t TableView::count() {
    const ssize_t cells = _dataSource ? _dataSource->numberOfCellsInTableView(this) : 0;
    copra::isTooLarge("TableView", "cells", cells, copra::limits::kTableCells);
    return std::clamp<ssize_t>(cells, 0, copra::limits::kTableCells);
}

// --- Cells ---
// The delegate and the data source may remove the table from any of their functions.

void TableView::reloadData() {
    const auto alive = copra::keepAlive(this);
    _oldDirection = Direction::NONE;
    while (!_cellsUsed.empty()) _moveCellOutOfSight(_cellsUsed.back());
    _updateCellPositions();
    _updateContentSize();
    if (count() > 0) scrollViewDidScroll(this);
}

TableViewCell* TableView::cellAtIndex(ssize_t idx) {
    for (TableViewCell* cell : _cellsUsed)
        if (cell->getIdx() == idx && idx != CC_INVALID_INDEX) return cell;
    return nullptr;
}

TableViewCell* TableView::dequeueCell() {
    if (_cellsFreed.empty()) return nullptr;
    TableViewCell* cell = _cellsFreed.front();
    cell->retain();
    _cellsFreed.erase(0);
    cell->autorelease();
    return cell;
}

void TableView::updateCellAtIndex(ssize_t idx) {
    const auto alive = copra::keepAlive(this);
    if (idx < 0 || idx >= count()) return;
    if (TableViewCell* old = cellAtIndex(idx)) _moveCellOutOfSight(old);
    if (!_dataSource) return; // the delegate has taken it away
    const RefPtr<TableViewCell> cell(
        _dataSource->tableCellAtIndex(this, idx)); // what follows asks the data source, which may run a frame
    if (!cell) return;
    _setIndexForCell(idx, cell);
    _addCellIfNecessary(cell);
}

/// Renumbers the visible cells from a row on, and places all of them.
void TableView::shiftRows(ssize_t from, ssize_t step) {
    const Vector<TableViewCell*> cells = _cellsUsed; // the data source may reload the table
    for (TableViewCell* cell : cells) {
        const ssize_t row = cell->getIdx();
        _setIndexForCell(row >= from ? row + step : row, cell);
    }
}

void TableView::insertCellAtIndex(ssize_t idx) {
    const auto alive = copra::keepAlive(this);
    if (idx < 0 || idx >= count()) return;
    _updateCellPositions();
    _updateContentSize();
    shiftRows(idx, 1);
    updateCellAtIndex(idx);
}

void TableView::removeCellAtIndex(ssize_t idx) {
    const auto alive = copra::keepAlive(this);
    TableViewCell* cell = cellAtIndex(idx);
    if (!cell) return;
    _moveCellOutOfSight(cell);
    _updateCellPositions();
    _updateContentSize();
    shiftRows(idx + 1, -1);
}

void TableView::_addCellIfNecessary(TableViewCell* cell) {
    if (cell->getParent() != getContainer()) getContainer()->addChild(cell);
    if (!_cellsUsed.contains(cell)) _cellsUsed.pushBack(cell);
}

void TableView::_moveCellOutOfSight(TableViewCell* cell) {
    const RefPtr<TableViewCell> alive(cell); // the delegate may reload the table
    if (_tableViewDelegate) _tableViewDelegate->tableCellWillRecycle(this, cell);
    if (!_cellsUsed.contains(cell)) return;
    if (cell == _touchedCell) _touchedCell = nullptr;
    _cellsFreed.pushBack(cell);
    _cellsUsed.eraseObject(cell);
    cell->reset();
    if (cell->getParent() == getContainer()) getContainer()->removeChild(cell, true);
}

void TableView::_setIndexForCell(ssize_t index, TableViewCell* cell) {
    cell->setAnchorPoint(Vec2::ZERO);
    cell->setIdx(index);
    if (index >= 0 && index < count()) cell->setPosition(_offsetFromIndex(index));
}

// --- Touches ---

bool TableView::ccTouchBegan(Touch* pTouch, Event* pEvent) {
    const auto alive = copra::keepAlive(this);
    if (!isVisible() || !hasVisibleParents()) return false;
    const bool claimed = ScrollView::ccTouchBegan(pTouch, pEvent);
    if (_touches.size() == 1) {
        const long row = _indexFromOffset(getContainer()->convertTouchToNodeSpace(pTouch));
        _touchedCell = row == CC_INVALID_INDEX ? nullptr : cellAtIndex(row);
        if (_touchedCell && _tableViewDelegate) _tableViewDelegate->tableCellHighlight(this, _touchedCell);
    } else {
        releaseTouchedCell();
    }
    return claimed;
}

void TableView::releaseTouchedCell() {
    if (!_touchedCell) return;
    TableViewCell* cell = _touchedCell;
    _touchedCell = nullptr;
    if (_tableViewDelegate) _tableViewDelegate->tableCellUnhighlight(this, cell);
}

void TableView::ccTouchMoved(Touch* pTouch, Event* pEvent) {
    const auto alive = copra::keepAlive(this);
    ScrollView::ccTouchMoved(pTouch, pEvent);
    if (isTouchMoved()) releaseTouchedCell();
}

void TableView::ccTouchEnded(Touch* pTouch, Event* pEvent) {
    if (!isVisible()) return;
    const auto alive = copra::keepAlive(this);
    const RefPtr<TableViewCell> touched(_touchedCell);
    _touchedCell = nullptr;
    if (touched && _tableViewDelegate && getViewRect().containsPoint(pTouch->getLocation())) {
        _tableViewDelegate->tableCellUnhighlight(this, touched);
        _tableViewDelegate->tableCellTouched(this, touched);
    }
    ScrollView::ccTouchEnded(pTouch, pEvent);
}

void TableView::ccTouchCancelled(Touch* pTouch, Event* pEvent) {
    const auto alive = copra::keepAlive(this);
    ScrollView::ccTouchCancelled(pTouch, pEvent);
    releaseTouchedCell();
}

} // namespace extension
} // namespace cocos2d
