#pragma once

#include "scene/Node.h"

namespace cocos2d {
namespace extension {

/// A cell of a TableView.
class TableViewCell : public Node {
public:
    CREATE_FUNC(TableViewCell)

    /// Constructs a cell that is not in a table.
    TableViewCell() = default;
    /// Returns the row that the cell shows, or CC_INVALID_INDEX while it is not in a table.
    ssize_t getIdx() const { return _idx; }
    /// Sets the row that the cell shows. The table calls it.
    void setIdx(ssize_t uIdx) { _idx = uIdx; }
    /// Marks the cell as showing no row. Called when it leaves the table.
    void reset() { _idx = CC_INVALID_INDEX; }

private:
    ssize_t _idx = CC_INVALID_INDEX;
};

} // namespace extension
} // namespace cocos2d
