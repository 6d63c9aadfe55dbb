#pragma once

#include "base/Vector.h"
#include "extensions/ScrollView.h"
#include "extensions/TableViewCell.h"

#include <utility>
#include <vector>

namespace cocos2d {
namespace extension {

class TableView;

/// Receives the touches of the cells of a TableView.
class TableViewDelegate : public ScrollViewDelegate {
public:
    /// A touch ended on the cell without scrolling.
    virtual void tableCellTouched(TableView* table, TableViewCell* cell) = 0;
    /// A touch began on the cell, and ended or began to scroll.
    virtual void tableCellHighlight(TableView*, TableViewCell*) {}
    virtual void tableCellUnhighlight(TableView*, TableViewCell*) {}
    /// The cell is about to leave the table and may be used for another row.
    virtual void tableCellWillRecycle(TableView*, TableViewCell*) {}
};

/// Provides the cells of a TableView.
class TableViewDataSource {
public:
    virtual ~TableViewDataSource() = default;
    /// The size of a cell in points; cellSizeForTable() by default.
    virtual Size tableCellSizeForIndex(TableView* table, ssize_t idx);
    /// The size of all cells; 0 by default.
    virtual Size cellSizeForTable(TableView*) { return Size::ZERO; }
    /// The cell for a row: one of dequeueCell(), or a new one if that returns null. Null shows nothing.
    virtual TableViewCell* tableCellAtIndex(TableView* table, ssize_t idx) = 0;
    virtual ssize_t numberOfCellsInTableView(TableView* table) = 0;
};

class CCTableViewDataSource_;

/// A data source of 2.x, which counts with `unsigned int`; compat/v2/TableViewDataSource.h defines it. A parameter of this type
/// takes a pointer to a class whose base it is, including a private base in a function of that class.
class ClassicTableSource_ {
public:
    inline ClassicTableSource_(CCTableViewDataSource_* source);
    /// The same as a data source of 3.x, which lives as long.
    TableViewDataSource* asDataSource_() const { return _source; }

private:
    TableViewDataSource* _source;
};

/// A scrolled column or row of cells. Only visible cells exist: a cell that leaves the view is used again for one
/// that enters it, so that a long table costs no more than a short one.
class TableView : public ScrollView, public ScrollViewDelegate {
public:
    enum class VerticalFillOrder { TOP_DOWN, BOTTOM_UP };

    /// An empty table of size 0.
    static TableView* create();
    /// `size` is the view size. The data source is not retained and must outlive the table; null is an empty table.
    /// Call reloadData() to show the first cells.
    static TableView* create(TableViewDataSource* dataSource, Size size);
    static TableView* create(TableViewDataSource* dataSource, Size size, Node* container);

    /// The same for a data source of 2.x.
    static TableView* create(ClassicTableSource_ dataSource, Size size) {
        return create(dataSource.asDataSource_(), size);
    }
    static TableView* create(ClassicTableSource_ dataSource, Size size, Node* container) {
        return create(dataSource.asDataSource_(), size, container);
    }
    void setDataSource(ClassicTableSource_ source) { setDataSource(source.asDataSource_()); }

    TableViewDataSource* getDataSource() { return _dataSource; }
    void setDataSource(TableViewDataSource* source) { _dataSource = source; }
    /// Not retained.
    TableViewDelegate* getDelegate() { return _tableViewDelegate; }
    void setDelegate(TableViewDelegate* pDelegate) { _tableViewDelegate = pDelegate; }
    /// Where the first cell of a vertical table is; BOTTOM_UP by default.
    void setVerticalFillOrder(VerticalFillOrder order);
    VerticalFillOrder getVerticalFillOrder() { return _vordering; }

    /// Asks the data source for the cell again. Ignored for rows that do not exist.
    void updateCellAtIndex(ssize_t idx);
    /// Call it after a row was added to the data: shows it, and moves the following ones.
    void insertCellAtIndex(ssize_t idx);
    /// Call it after a row was removed from the data. Ignored if the row is not visible.
    void removeCellAtIndex(ssize_t idx);
    /// Shows the present data. Keeps the offset unless the direction has changed.
    void reloadData();
    /// A cell that left the view, with the content it had, or null.
    TableViewCell* dequeueCell();
    /// The cell of a visible row, or null.
    TableViewCell* cellAtIndex(ssize_t idx);

    void scrollViewDidScroll(ScrollView* view) override;
    void scrollViewDidZoom(ScrollView*) override {}
    bool ccTouchBegan(Touch* pTouch, Event* pEvent) override;
    void ccTouchMoved(Touch* pTouch, Event* pEvent) override;
    void ccTouchEnded(Touch* pTouch, Event* pEvent) override;
    void ccTouchCancelled(Touch* pTouch, Event* pEvent) override;

    /// Makes the container as large as all cells.
    void _updateContentSize();

    TableView();
    ~TableView() override;
    bool initWithViewSize(Size size, Node* container = nullptr);

protected:
    /// The row at a point of the container, or CC_INVALID_INDEX.
    long _indexFromOffset(Vec2 offset);
    /// The lower left corner of a row in the container.
    Vec2 _offsetFromIndex(ssize_t index);
    void _moveCellOutOfSight(TableViewCell* cell);
    void _setIndexForCell(ssize_t index, TableViewCell* cell);
    void _addCellIfNecessary(TableViewCell* cell);
    void _updateCellPositions();

    TableViewCell* _touchedCell = nullptr; ///< Weak.
    VerticalFillOrder _vordering = VerticalFillOrder::BOTTOM_UP;
    std::vector<float> _vCellsPositions; ///< Of each row along the direction, and of the end.
    Vector<TableViewCell*> _cellsUsed;   ///< Visible cells, in any order.
    Vector<TableViewCell*> _cellsFreed;
    TableViewDataSource* _dataSource = nullptr; ///< Weak, like the next.
    TableViewDelegate* _tableViewDelegate = nullptr;
    Direction _oldDirection = Direction::NONE;

private:
    ssize_t count();
    void shiftRows(ssize_t from, ssize_t step);
    void releaseTouchedCell();
    // TableView_layout.cpp
    float along(const Vec2& offset) const;
    std::pair<ssize_t, ssize_t> visibleRows();

    CC_DISALLOW_COPY_AND_ASSIGN(TableView)
};

} // namespace extension
} // namespace cocos2d
