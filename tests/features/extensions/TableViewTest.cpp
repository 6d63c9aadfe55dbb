#include "extensions/TableView.h"

#include "base/AutoreleasePool.h"
#include "base/log.h"
#include "ui/WidgetFixture.h"

#include <algorithm>
#include <functional>
#include <numeric>

using namespace cocos2d;
using extension::TableView;
using extension::TableViewCell;

namespace {

class TableViewTest : public WidgetFixture,
                      public extension::TableViewDataSource,
                      public extension::TableViewDelegate {
protected:
    Size cellSizeForTable(TableView*) override { return Size(40, 20); }
    ssize_t numberOfCellsInTableView(TableView*) override { return static_cast<ssize_t>(rows.size()); }
    TableViewCell* tableCellAtIndex(TableView* table, ssize_t idx) override {
        TableViewCell* cell = table->dequeueCell();
        if (!cell) {
            cell = TableViewCell::create();
            ++created;
        }
        cell->setName(rows[static_cast<std::size_t>(idx)]);
        return cell;
    }
    void tableCellTouched(TableView*, TableViewCell* cell) override {
        said.push_back("touched " + cell->getName());
    }
    void tableCellHighlight(TableView*, TableViewCell* cell) override {
        said.push_back("on " + cell->getName());
    }
    void tableCellUnhighlight(TableView*, TableViewCell* cell) override {
        said.push_back("off " + cell->getName());
    }
    void tableCellWillRecycle(TableView*, TableViewCell*) override { ++recycled; }
    void scrollViewDidScroll(extension::ScrollView* view) override {
        if (removesScrolledTable) view->removeFromParent();
    }

    /// A view of 40 x 60 at the origin, which shows three whole rows.
    TableView* table(int count, TableView::VerticalFillOrder order = TableView::VerticalFillOrder::TOP_DOWN) {
        for (int i = 0; i < count; ++i) rows.push_back("row" + std::to_string(i));
        auto* made = TableView::create(this, Size(40, 60));
        made->setVerticalFillOrder(order);
        made->setDelegate(this);
        show(made, 0, 0);
        made->reloadData();
        return made;
    }
    /// The names of the visible cells from top to bottom.
    static Words shown(TableView* made) {
        std::vector<Node*> cells(made->getContainer()->getChildren().begin(),
                                 made->getContainer()->getChildren().end());
        std::sort(cells.begin(), cells.end(),
                  [](Node* a, Node* b) { return a->getPositionY() > b->getPositionY(); });
        Words names;
        for (Node* cell : cells) names.push_back(cell->getName());
        return names;
    }

    Words rows;
    int created = 0;
    int recycled = 0;
    bool removesScrolledTable = false;
};

TEST_F(TableViewTest, ShowsTheFirstRowsAtTheTop) {
    TableView* made = table(100);
    expectSize(made->getContentSize(), 40, 2000);
    EXPECT_EQ(made->getContentOffset(), Vec2(0, -1940));
    EXPECT_EQ(shown(made).front(), "row0");
    EXPECT_LE(created, 4);
    EXPECT_EQ(made->cellAtIndex(0)->getPositionY(), 1980);
    EXPECT_EQ(made->cellAtIndex(50), nullptr);
}

TEST_F(TableViewTest, FillsFromBelowByDefault) {
    EXPECT_EQ(TableView::create()->getVerticalFillOrder(), TableView::VerticalFillOrder::BOTTOM_UP);
    TableView* made = table(100, TableView::VerticalFillOrder::BOTTOM_UP);
    EXPECT_EQ(shown(made).front(), "row99"); // the offset shows the upper end
    made->setContentOffset(Vec2::ZERO);
    EXPECT_EQ(shown(made).back(), "row0");
}

TEST_F(TableViewTest, UsesCellsAgain) {
    TableView* made = table(1000);
    const int first = created;
    for (float y = -19940; y <= 0; y += 37) made->setContentOffset(Vec2(0, y));
    made->setContentOffset(Vec2::ZERO);
    EXPECT_LE(created, first + 1);
    EXPECT_GT(recycled, 900);
    EXPECT_EQ(shown(made).back(), "row999");
    EXPECT_LE(made->getContainer()->getChildrenCount(), 5);
}

TEST_F(TableViewTest, CellsRecognizeTouches) {
    TableView* made = table(100);
    tap(20, 55);
    EXPECT_EQ(said, (Words{"on row0", "off row0", "touched row0"}));
    said.clear();
    begin(20, 30);
    move(20, 45); // scrolls
    end(20, 45);
    EXPECT_EQ(said, (Words{"on row1", "off row1"}));
    said.clear();
    begin(20, 30);
    cancel(20, 30);
    EXPECT_EQ(said.back().substr(0, 3), "off");
    said.clear();
    made->setVisible(false);
    tap(20, 55);
    EXPECT_TRUE(said.empty());
}

TEST_F(TableViewTest, InsertsRows) {
    TableView* made = table(4);
    rows.insert(rows.begin() + 1, "new");
    made->insertCellAtIndex(1);
    EXPECT_EQ(made->cellAtIndex(1)->getName(), "new");
    EXPECT_EQ(made->cellAtIndex(2)->getName(), "row1");
    expectSize(made->getContentSize(), 40, 100);
    EXPECT_FLOAT_EQ(made->cellAtIndex(0)->getPositionY(), 80);
    EXPECT_FLOAT_EQ(made->cellAtIndex(1)->getPositionY(), 60);
    made->insertCellAtIndex(-1);
    made->insertCellAtIndex(99);
}

TEST_F(TableViewTest, RemovesRows) {
    TableView* made = table(3);
    rows.erase(rows.begin() + 1);
    made->removeCellAtIndex(1);
    EXPECT_EQ(shown(made), (Words{"row0", "row2"}));
    EXPECT_EQ(made->cellAtIndex(1)->getName(), "row2");
    EXPECT_EQ(made->cellAtIndex(2), nullptr);
    rows.pop_back();
    made->removeCellAtIndex(1); // the last
    made->removeCellAtIndex(1);
    EXPECT_EQ(shown(made), (Words{"row0"}));
}

TEST_F(TableViewTest, UpdatesOneRow) {
    TableView* made = table(3);
    rows[1] = "changed";
    made->updateCellAtIndex(1);
    EXPECT_EQ(shown(made), (Words{"row0", "changed", "row2"}));
}

TEST_F(TableViewTest, AHorizontalTableStartsAtTheLeft) {
    TableView* made = table(0);
    for (int i = 0; i < 50; ++i) rows.push_back("column" + std::to_string(i));
    made->setDirection(extension::ScrollView::Direction::HORIZONTAL);
    made->reloadData();
    expectSize(made->getContentSize(), 2000, 60);
    EXPECT_EQ(made->getContentOffset(), Vec2::ZERO);
    EXPECT_EQ(made->cellAtIndex(0)->getPositionX(), 0);
    made->setContentOffset(Vec2(-400, 0));
    EXPECT_NE(made->cellAtIndex(10), nullptr);
    EXPECT_EQ(made->cellAtIndex(0), nullptr);
}

TEST_F(TableViewTest, CellsMayDifferInSize) {
    struct Growing : TableViewTest::TableViewDataSource {
        Size tableCellSizeForIndex(TableView*, ssize_t idx) override {
            return Size(40, 10.0f * static_cast<float>(idx + 1));
        }
        TableViewCell* tableCellAtIndex(TableView*, ssize_t) override { return TableViewCell::create(); }
        ssize_t numberOfCellsInTableView(TableView*) override { return 10; }
    } growing;
    auto* made = TableView::create(&growing, Size(40, 60));
    made->setVerticalFillOrder(TableView::VerticalFillOrder::TOP_DOWN);
    show(made, 0, 0);
    made->reloadData();
    expectSize(made->getContentSize(), 40, 550);
    EXPECT_FLOAT_EQ(made->cellAtIndex(0)->getPositionY(), 540);
    EXPECT_FLOAT_EQ(made->cellAtIndex(1)->getPositionY(), 520);
    EXPECT_FLOAT_EQ(made->cellAtIndex(2)->getPositionY(), 490);
}

TEST_F(TableViewTest, AnEmptyTableIsValid) {
    TableView* made = TableView::create(nullptr, Size(40, 60));
    show(made, 0, 0);
    made->reloadData();
    tap(20, 20);
    EXPECT_EQ(made->dequeueCell(), nullptr);
    TableView* none = table(0);
    tap(20, 20);
    EXPECT_EQ(none->getContainer()->getChildrenCount(), 0);
}

TEST_F(TableViewTest, ATouchedCellMayRemoveTheTable) {
    struct Removing : extension::TableViewDelegate {
        void tableCellTouched(TableView* made, TableViewCell*) override { made->removeFromParent(); }
    } removing;
    TableView* made = table(3);
    made->setDelegate(&removing);
    tap(20, 55);
    EXPECT_TRUE(said.empty());
}

TEST_F(TableViewTest, TheDelegateMayRemoveTheTableThatItReloads) {
    TableView* made = table(10);
    const copra::WeakPtr<TableView> seen(made);
    removesScrolledTable = true;
    made->reloadData();
    EXPECT_EQ(seen.get(), nullptr);
}

TEST_F(TableViewTest, HasABoundedNumberOfCells) {
    struct Endless : extension::TableViewDataSource {
        Size cellSizeForTable(TableView*) override { return Size(40, 20); }
        ssize_t numberOfCellsInTableView(TableView*) override { return 2'000'000'000; }
        TableViewCell* tableCellAtIndex(TableView*, ssize_t) override { return TableViewCell::create(); }
    } endless;
    const copra::LogCapture log;
    auto* made = TableView::create(&endless, Size(40, 60));
    ASSERT_NE(made, nullptr);
    EXPECT_TRUE(log.contains("TableView: 2000000000 cells are too many; the limit is 1048576"));
}

TEST_F(TableViewTest, ShowsABoundedNumberOfCells) {
    struct Thin : extension::TableViewDataSource {
        Size cellSizeForTable(TableView*) override { return Size(40, 0.001f); }
        ssize_t numberOfCellsInTableView(TableView*) override { return 20'000; }
        TableViewCell* tableCellAtIndex(TableView*, ssize_t) override { return TableViewCell::create(); }
    } thin;
    const copra::LogCapture log;
    auto* made = TableView::create(&thin, Size(40, 60));
    EXPECT_EQ(made->getContainer()->getChildrenCount(), 4096);
    EXPECT_TRUE(log.contains("TableView: 20000 visible cells are too many; the limit is 4096"));
}

/// Its functions do what a test sets.
class TableViewReentryTest : public TableViewTest {
protected:
    using Deed = std::function<void(TableView*)>;

    static void run(const Deed& deed, TableView* made) {
        const Deed kept = deed; // it may clear itself
        if (kept) kept(made);
    }
    Size tableCellSizeForIndex(TableView* made, ssize_t idx) override {
        run(onSize, made);
        return TableViewTest::tableCellSizeForIndex(made, idx);
    }
    ssize_t numberOfCellsInTableView(TableView* made) override {
        run(onCount, made);
        return TableViewTest::numberOfCellsInTableView(made);
    }
    TableViewCell* tableCellAtIndex(TableView* made, ssize_t idx) override {
        return takesNewCells ? TableViewCell::create() : TableViewTest::tableCellAtIndex(made, idx);
    }
    void tableCellWillRecycle(TableView* made, TableViewCell*) override { run(onRecycle, made); }

    Deed onSize;
    Deed onCount;
    Deed onRecycle;
    bool takesNewCells = false;
};

TEST_F(TableViewReentryTest, TheDataSourceMayLeaveInAnyOfItsFunctions) {
    const Deed leaves = [](TableView* made) { made->setDataSource(nullptr); };
    for (Deed* place : {&onSize, &onCount, &onRecycle}) {
        rows.clear();
        TableView* made = table(5);
        *place = leaves;
        made->reloadData();
        EXPECT_EQ(made->getDataSource(), nullptr);
        made->setDataSource(this);
        made->updateCellAtIndex(0);
        *place = nullptr;
        made->removeFromParent();
    }
}

TEST_F(TableViewReentryTest, ARecycledCellIsFreeOnlyOnce) {
    TableView* made = table(5);
    takesNewCells = true;
    onRecycle = [this](TableView* again) {
        onRecycle = nullptr;
        again->reloadData();
    };
    made->reloadData();
    std::vector<RefPtr<TableViewCell>> cells;
    while (TableViewCell* cell = made->dequeueCell()) {
        EXPECT_EQ(std::count(cells.begin(), cells.end(), cell), 0);
        cells.emplace_back(cell);
    }
    EXPECT_FALSE(cells.empty());
}

TEST_F(TableViewReentryTest, ShowsARowThatCameWithoutAReload) {
    TableView* made = table(3, TableView::VerticalFillOrder::BOTTOM_UP);
    for (int i = 3; i < 40; ++i) rows.push_back("row" + std::to_string(i));
    made->updateCellAtIndex(30);
    ASSERT_NE(made->cellAtIndex(30), nullptr);
    EXPECT_EQ(made->cellAtIndex(30)->getPosition(), Vec2(0, 600));
}

TEST_F(TableViewTest, MayBeRemovedWhileItGlides) {
    table(50);
    begin(20, 30);
    move(20, 50);
    end(20, 50);
    removesScrolledTable = true;
    clearPool();
    frames(3);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

} // namespace

TEST_F(TableViewTest, ADataSourceThatEndsAFrameKeepsTheTable) {
    struct Framing : TableViewTest::TableViewDataSource {
        TableViewCell* tableCellAtIndex(TableView*, ssize_t) override { return TableViewCell::create(); }
        ssize_t numberOfCellsInTableView(TableView*) override {
            PoolManager::getInstance()->getCurrentPool()->clear(); // as the end of a frame does
            return 3;
        }
    } framing;
    auto* made = TableView::create(&framing, Size(40, 60));
    EXPECT_EQ(made->getReferenceCount(), 1u) << "it waits for the end of the frame";
    EXPECT_TRUE(made->getViewSize().equals(Size(40, 60)));
}
