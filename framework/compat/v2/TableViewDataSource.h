#pragma once

#include "extensions/TableView.h"

namespace cocos2d {
namespace extension {

/// The data source of a table in 2.x, which counts with `unsigned int`. Its name in games is
/// CCTableViewDataSource.
class CCTableViewDataSource_ {
public:
    CCTableViewDataSource_() = default;
    virtual ~CCTableViewDataSource_() = default;
    CCTableViewDataSource_(const CCTableViewDataSource_&) {}
    CCTableViewDataSource_& operator=(const CCTableViewDataSource_&) { return *this; }

    /// Returns the size of a cell in points; by default, what cellSizeForTable() returns.
    virtual Size tableCellSizeForIndex(TableView* table, unsigned int) { return cellSizeForTable(table); }
    /// Returns the size of all cells; 0 x 0 by default.
    virtual Size cellSizeForTable(TableView*) { return Size::ZERO; }
    /// Returns the cell for a row: a cell from dequeueCell(), or a new one. If it returns null, nothing is
    /// shown.
    virtual TableViewCell* tableCellAtIndex(TableView* table, unsigned int idx) = 0;
    virtual unsigned int numberOfCellsInTableView(TableView* table) = 0;

    /// Returns this as a data source of 3.x, which lives as long as this object.
    TableViewDataSource* asDataSource_() { return &_adapter; }

private:
    class Adapter_ final : public TableViewDataSource {
    public:
        explicit Adapter_(CCTableViewDataSource_& source) : _source(source) {}
        Size tableCellSizeForIndex(TableView* table, ssize_t idx) override {
            return _source.tableCellSizeForIndex(table, static_cast<unsigned int>(idx));
        }
        Size cellSizeForTable(TableView* table) override { return _source.cellSizeForTable(table); }
        TableViewCell* tableCellAtIndex(TableView* table, ssize_t idx) override {
            return _source.tableCellAtIndex(table, static_cast<unsigned int>(idx));
        }
        ssize_t numberOfCellsInTableView(TableView* table) override {
            return static_cast<ssize_t>(_source.numberOfCellsInTableView(table));
        }

    private:
        CCTableViewDataSource_& _source;
    };

    Adapter_ _adapter{*this};
};

inline ClassicTableSource_::ClassicTableSource_(CCTableViewDataSource_* source)
    : _source(source ? source->asDataSource_() : nullptr) {}

} // namespace extension
} // namespace cocos2d
