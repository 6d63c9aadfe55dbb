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
    /// Called when a touch of a cell has ended without scrolling.
    virtual void tableCellTouched(TableView* table, TableViewCell* cell) = 0;
    /// Called when a touch begins on a cell.
    virtual void tableCellHighlight(TableView* /*table*/, TableViewCell* /*cell*/) {}
    /// Called when a touch of a cell ends inside the view, is canceled, or begins to scroll. It is not called
    /// if the touch ends outside of the view without scrolling.
    virtual void tableCellUnhighlight(TableView* /*table*/, TableViewCell* /*cell*/) {}
    /// Called when a cell is about to leave the table. It may be reused for another row.
    virtual void tableCellWillRecycle(TableView* /*table*/, TableViewCell* /*cell*/) {}
};

/// Provides the cells of a TableView.
class TableViewDataSource {
public:
    virtual ~TableViewDataSource() = default;
    /// Returns the size of a cell in points. By default, it is cellSizeForTable(). Override it if the cells
    /// differ in size.
    virtual Size tableCellSizeForIndex(TableView* table, ssize_t idx);
    /// Returns the size of each cell in points, for tables whose cells all have the same size. The base class
    /// returns 0.
    virtual Size cellSizeForTable(TableView* /*table*/) { return Size::ZERO; }
    /// Returns the cell for a row: a cell from dequeueCell(), or a new one if there is none. With null, the
    /// row is empty.
    virtual TableViewCell* tableCellAtIndex(TableView* table, ssize_t idx) = 0;
    /// Returns the number of rows. Numbers below 0 and above 1,048,576 are clamped.
    virtual ssize_t numberOfCellsInTableView(TableView* table) = 0;
};

class CCTableViewDataSource_;

/// A data source of cocos2d-x 2.x, which counts with `unsigned int`; compat/v2/TableViewDataSource.h defines
/// it. A parameter of this type accepts a pointer to any class derived from the data source, even a private
/// base in a function of that class.
class ClassicTableSource_ {
public:
    inline ClassicTableSource_(CCTableViewDataSource_* source);
    /// Returns it as a data source of 3.x, which lives equally long.
    TableViewDataSource* asDataSource_() const { return _source; }

private:
    TableViewDataSource* _source;
};

/// A column or row of cells that scrolls. Only visible cells exist: a cell that leaves the view is reused for
/// one that enters it, so a long table costs no more than a short one.
///
/// A table scrolls vertically unless setDirection() makes it horizontal. Its cells come from a
/// TableViewDataSource. After each change of the data, call reloadData() or one of the functions for a row.
class TableView : public ScrollView, public ScrollViewDelegate {
public:
    /// Where the first cell of a vertical table is.
    enum class VerticalFillOrder {
        TOP_DOWN, ///< The first cell is at the top.
        BOTTOM_UP ///< The first cell is at the bottom.
    };

    /// Creates an empty table of size 0.
    static TableView* create();
    /// Creates a table; `size` is the view size. The data source is not retained and must outlive the table.
    /// If it is null, the table is empty. Call reloadData() to show the first cells.
    static TableView* create(TableViewDataSource* dataSource, Size size);
    /// Creates a table with its own container; `size` is the view size. The data source is not retained and
    /// must outlive the table. If it is null, the table is empty. Call reloadData() to show the first cells.
    static TableView* create(TableViewDataSource* dataSource, Size size, Node* container);

    /// Creates a table with a data source of cocos2d-x 2.x; `size` is the view size.
    static TableView* create(ClassicTableSource_ dataSource, Size size) {
        return create(dataSource.asDataSource_(), size);
    }
    /// Creates a table with a data source of cocos2d-x 2.x and its own container; `size` is the view size.
    static TableView* create(ClassicTableSource_ dataSource, Size size, Node* container) {
        return create(dataSource.asDataSource_(), size, container);
    }
    /// Replaces the data source with one of cocos2d-x 2.x, which is not retained.
    void setDataSource(ClassicTableSource_ source) { setDataSource(source.asDataSource_()); }

    /// Returns the object that provides the cells. It is not retained.
    TableViewDataSource* getDataSource() { return _dataSource; }
    /// Sets the object that provides the cells. It is not retained and must outlive the table. Call
    /// reloadData() to show its cells.
    void setDataSource(TableViewDataSource* source) { _dataSource = source; }
    /// Returns the object that receives the touches of cells. It is not retained.
    TableViewDelegate* getDelegate() { return _tableViewDelegate; }
    /// Sets the object that receives the touches of cells and is notified when the table scrolls. It is not
    /// retained, so set null before it is destroyed.
    void setDelegate(TableViewDelegate* pDelegate) { _tableViewDelegate = pDelegate; }
    /// Sets the end of a vertical table at which its first cell is: the top or the bottom; BOTTOM_UP by
    /// default. If the table shows cells, a change reloads the data.
    void setVerticalFillOrder(VerticalFillOrder order);
    /// Returns the end of a vertical table at which its first cell is: the top or the bottom; BOTTOM_UP by
    /// default.
    VerticalFillOrder getVerticalFillOrder() { return _vordering; }

    /// Requests a cell from the data source again. Rows that do not exist are ignored.
    void updateCellAtIndex(ssize_t idx);
    /// Shows a row that was added to the data, and moves the following rows. Call it after changing the data.
    void insertCellAtIndex(ssize_t idx);
    /// Removes the cell of a row that was removed from the data, if it is visible. Call it after changing the
    /// data.
    void removeCellAtIndex(ssize_t idx);
    /// Shows the current data: takes all visible cells away and requests new ones. The table scrolls to its
    /// upper end, or to its left end if it is horizontal. To keep the place, save getContentOffset() before,
    /// and pass it to setContentOffset() afterward.
    void reloadData();
    /// Returns a cell that has left the view, with its old content, or null if there is none.
    TableViewCell* dequeueCell();
    /// Returns the cell of a row, or null if the row is not visible.
    TableViewCell* cellAtIndex(ssize_t idx);

    /// Notifies the delegate, and replaces the cells that have left the view with those that have entered it.
    void scrollViewDidScroll(ScrollView* view) override;
    /// Does nothing: the delegate of a table is not notified of zooming.
    void scrollViewDidZoom(ScrollView*) override {}
    /// Begins to scroll, and highlights the cell under the touch. A second finger unhighlights it.
    bool ccTouchBegan(Touch* pTouch, Event* pEvent) override;
    /// Scrolls, and unhighlights the touched cell.
    void ccTouchMoved(Touch* pTouch, Event* pEvent) override;
    /// Ends scrolling. If the touch did not scroll and ends inside the view, the delegate receives
    /// tableCellTouched().
    void ccTouchEnded(Touch* pTouch, Event* pEvent) override;
    /// Ends scrolling, and unhighlights the touched cell.
    void ccTouchCancelled(Touch* pTouch, Event* pEvent) override;

    /// Makes the container large enough for all cells. After a change of the direction, scrolls to the first
    /// end.
    void _updateContentSize();

    TableView();
    ~TableView() override;
    /// Initializes a vertical table without a data source. `size` is the view size, in points.
    bool initWithViewSize(Size size, Node* container = nullptr);

protected:
    /// Returns the row at a point of the container, or CC_INVALID_INDEX.
    long _indexFromOffset(Vec2 offset);
    /// Returns the lower left corner of a row in the container.
    Vec2 _offsetFromIndex(ssize_t index);
    /// Removes a cell that cannot be seen, and keeps it for dequeueCell().
    void _moveCellOutOfSight(TableViewCell* cell);
    /// Places a cell and sets its index.
    void _setIndexForCell(ssize_t index, TableViewCell* cell);
    /// Adds a cell to the container, unless it is there.
    void _addCellIfNecessary(TableViewCell* cell);
    /// Computes the positions of all cells from their sizes.
    void _updateCellPositions();

    TableViewCell* _touchedCell = nullptr; ///< The cell that is touched, not retained.
    VerticalFillOrder _vordering = VerticalFillOrder::BOTTOM_UP;
    std::vector<float> _vCellsPositions; ///< The positions of the rows along the direction, and of the end.
    Vector<TableViewCell*> _cellsUsed;   ///< The visible cells, in any order.
    Vector<TableViewCell*> _cellsFreed;
    TableViewDataSource* _dataSource = nullptr; ///< The data source, not retained.
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
