#include "inspector/NodeTree.h"

#include "inspector/classNames.h"
#include "nodes/sprites/Sprite.h"
#include "testing/GameTest.h"
#include "transitions/TransitionFade.h"
#include "ui/UIButton.h"

#include <string>

using namespace cocos2d;
using namespace copra::inspector;
using copra::testing::GameTest;

namespace {

class Enemy : public Sprite {};

class NodeTreeTest : public GameTest {
protected:
    void SetUp() override {
        world = Node::create();
        world->setName("world");
        hidden = Node::create();
        hidden->setTag(7);
        hero = Sprite::create();
        hero->setName("Hero");
        world->addChild(hero, 1);
        world->addChild(hidden, -1);
        Scene* scene = Scene::create();
        scene->addChild(world);
        app.run(scene);
    }
    /// The titles of the rows, indented by a dot for each level.
    static std::string text(const std::vector<TreeRow>& rows) {
        std::string text;
        for (const TreeRow& row : rows)
            text += std::string(static_cast<std::size_t>(row.depth), '.') + titleOf(*row.node) + "\n";
        return text;
    }
    static bool all(const Node&) { return true; }

    Node* world = nullptr;
    Node* hidden = nullptr;
    Sprite* hero = nullptr;
};

} // namespace

TEST_F(NodeTreeTest, RowsFollowTheDrawingOrder) {
    EXPECT_EQ(text(listTree({world}, all)), "Node \"world\"\n.Node #7\n.Sprite \"Hero\"\n");
}

TEST_F(NodeTreeTest, ClosedNodesHideTheirChildren) {
    const auto rows = listTree({world}, [](const Node&) { return false; });
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_TRUE(rows[0].hasChildren);
    EXPECT_FALSE(rows[0].isOpen);
}

TEST_F(NodeTreeTest, AFilterShowsMatchesInAnyCaseAndWhatIsAboveThem) {
    EXPECT_EQ(text(listTree(
                  {world}, [](const Node&) { return false; }, "hero")),
              "Node \"world\"\n.Sprite \"Hero\"\n");
    EXPECT_TRUE(listTree({world}, all, "dragon").empty());
}

TEST_F(NodeTreeTest, ThePartsOfWidgetsAreChildren) {
    auto* button = ui::Button::create();
    EXPECT_FALSE(childrenOf(*button).empty());
    EXPECT_EQ(titleOf(*button), "ui::Button");
}

TEST_F(NodeTreeTest, AClassOfTheGameHasItsOwnName) {
    EXPECT_EQ(classNameOf(typeid(Enemy)), "Enemy");
    EXPECT_EQ(classNameOf(typeid(std::pair<ui::Button, Enemy>)), "pair<ui::Button, Enemy>");
}

TEST_F(NodeTreeTest, BothScenesOfATransitionAreRoots) {
    Scene* next = Scene::create();
    app.director().replaceScene(TransitionFade::create(1.0f, next));
    app.step(3);
    const auto roots = rootsOf(app.director());
    ASSERT_EQ(roots.size(), 2u);
    EXPECT_EQ(roots[1], next);
}

TEST_F(NodeTreeTest, PathsBeginWithTheRoot) {
    EXPECT_EQ(pathOf(*hero), "Scene / Node \"world\" / Sprite \"Hero\"");
}

TEST_F(NodeTreeTest, ContainsSearchesTheWholeTree) {
    EXPECT_TRUE(contains(rootsOf(app.director()), hero));
    EXPECT_FALSE(contains({hidden}, hero));
}
