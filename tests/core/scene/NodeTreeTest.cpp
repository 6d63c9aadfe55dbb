#include "scene/SceneFixture.h"

#include "base/Explainer.h"
#include "base/log.h"
#include "scene/Layer.h"
#include "scene/ProtectedNode.h"

#include <cstdint>
#include <gmock/gmock.h>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

/// Notes its life and its drawing.
class Probe : public Node {
public:
    Probe(std::string id, std::vector<std::string>& said) : _id(std::move(id)), _said(said) { autorelease(); }

    void onEnter() override {
        Node::onEnter();
        note("enter");
        if (entered) entered();
    }
    void onEnterTransitionDidFinish() override {
        note("finish");
        Node::onEnterTransitionDidFinish();
    }
    void onExitTransitionDidStart() override {
        note("start");
        Node::onExitTransitionDidStart();
    }
    void onExit() override {
        note("exit");
        Node::onExit();
    }
    void cleanup() override {
        note("cleanup");
        Node::cleanup();
    }
    void draw(Renderer*, const Mat4&, uint32_t) override {
        note("draw");
        if (drawn) drawn();
    }

    bool quiet = false;
    std::function<void()> entered, drawn;

private:
    void note(const char* what) {
        if (!quiet) _said.push_back(_id + "." + what);
    }

    std::string _id;
    std::vector<std::string>& _said;
};

class NodeTree : public SceneFixture {
protected:
    Probe* probe(const std::string& id) { return new Probe(id, said); }
};

} // namespace

TEST_F(NodeTree, ChildrenBelowZeroAreDrawnBeforeTheirParentTheOthersAfter) {
    Probe* parent = probe("p");
    scene->addChild(parent);
    parent->addChild(probe("over"), 1);
    parent->addChild(probe("under"), -1);
    parent->addChild(probe("zero"), 0);
    take();
    frame();
    EXPECT_THAT(take(), ElementsAre("under.draw", "p.draw", "zero.draw", "over.draw"));
}

TEST_F(NodeTree, EqualZKeepsTheOrderOfArrivalAndAnotherZMakesItTheLast) {
    Probe* nodes[3] = {probe("a"), probe("b"), probe("c")};
    for (Probe* node : nodes) scene->addChild(node);
    nodes[0]->setLocalZOrder(1);
    nodes[0]->setLocalZOrder(0);
    take();
    frame();
    EXPECT_THAT(take(), ElementsAre("b.draw", "c.draw", "a.draw"));
}

TEST_F(NodeTree, SettingTheSameZChangesNothingButReorderingDoes) {
    Probe* a = probe("a");
    scene->addChild(a);
    scene->addChild(probe("b"));
    a->setLocalZOrder(0);
    take();
    frame();
    EXPECT_THAT(take(), ElementsAre("a.draw", "b.draw"));
    scene->reorderChild(a, 0);
    frame();
    EXPECT_THAT(take(), ElementsAre("b.draw", "a.draw"));
}

TEST_F(NodeTree, SortingAgreesWithAPlainSortForManyRandomChanges) {
    std::vector<Node*> nodes;
    for (int i = 0; i < 60; ++i) {
        nodes.push_back(Node::create());
        scene->addChild(nodes.back());
    }
    unsigned state = 7;
    const auto random = [&state](unsigned below) {
        return (state = state * 1664525u + 1013904223u) / 65536u % below;
    };
    for (int round = 0; round < 200; ++round) {
        for (unsigned k = random(12); k-- > 0;)
            nodes[random(60)]->setLocalZOrder(static_cast<int>(random(9)) - 4);
        scene->sortAllChildren();
        std::vector<Node*> expected(nodes);
        std::sort(expected.begin(), expected.end(), [](Node* a, Node* b) {
            return a->getLocalZOrder() != b->getLocalZOrder()
                       ? a->getLocalZOrder() < b->getLocalZOrder()
                       : a->getOrderOfArrival() < b->getOrderOfArrival();
        });
        ASSERT_TRUE(std::equal(expected.begin(), expected.end(), scene->getChildren().begin()))
            << "round " << round;
    }
}

TEST_F(NodeTree, EntersWhenAddedToARunningParentAndLeavesInOrderWhenRemoved) {
    Probe* node = probe("n");
    node->addChild(probe("kid"));
    take();
    scene->addChild(node);
    EXPECT_THAT(take(), ElementsAre("kid.enter", "n.enter", "n.finish", "kid.finish"));
    node->removeFromParent();
    EXPECT_THAT(take(),
                ElementsAre("n.start", "kid.start", "n.exit", "kid.exit", "n.cleanup", "kid.cleanup"));
}

TEST_F(NodeTree, AChildMayRemoveItselfWhileItEnters) {
    Probe* node = probe("n");
    node->entered = [node] { node->removeFromParent(); };
    scene->addChild(node);
    EXPECT_EQ(node->getParent(), nullptr);
    EXPECT_FALSE(node->isRunning());
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(NodeTree, ANodeMayRemoveItselfOrItsSiblingsWhileDrawing) {
    Probe* first = probe("first");
    Probe* second = probe("second");
    scene->addChild(first);
    scene->addChild(second);
    scene->addChild(probe("third"));
    PoolManager::getInstance()->getCurrentPool()->clear(); // now the scene alone holds them
    first->drawn = [first] { first->removeFromParent(); };
    second->drawn = [this] { scene->removeAllChildren(); };
    visit();
    visit();
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(NodeTree, AnInvisibleNodeHidesItsChildrenAndSeesWhatItMissedWhenShownAgain) {
    Probe* parent = probe("p");
    Node* kid = Node::create();
    scene->addChild(parent);
    parent->addChild(kid);
    parent->setVisible(false);
    scene->setPosition(50, 0);
    take();
    frame();
    EXPECT_TRUE(take().empty());
    parent->setVisible(true);
    frame();
    EXPECT_FLOAT_EQ(kid->convertToWorldSpace(Vec2::ZERO).x, 50.0f);
}

TEST_F(NodeTree, ADebugBuildWarnsOfAChildOfAnotherClass) {
    auto* child = Layer::create();
    scene->addChild(child, 0, 7);
    const copra::LogCapture lines;
    EXPECT_EQ(scene->getChildByTag<Layer*>(7), child);
    EXPECT_EQ(scene->getChildByTag<ProtectedNode*>(8), nullptr);
    child->setName("title");
    EXPECT_EQ(scene->getChildByName<const Node*>("title"), child);
    EXPECT_EQ(lines.text(), "");
    scene->getChildByName<ProtectedNode*>("title");
    child->setName("");
    scene->getChildByTag<ProtectedNode*>(7);
    if (COCOS2D_DEBUG > 0) {
        const std::string rest = " of tag 7 is a " + copra::explainer().className(typeid(Layer)) +
                                 ", but is used as a " + copra::explainer().className(typeid(ProtectedNode));
        EXPECT_EQ(lines.text(), "Node: the child 'title'" + rest + "\nNode: the child ''" + rest + "\n");
    }
}

TEST_F(NodeTree, FindsByTagNameAndPattern) {
    Node* enemy = Node::create();
    Node* gun = Node::create();
    scene->addChild(enemy, 0, 7);
    enemy->setName("enemy12");
    enemy->addChild(gun, 0, "gun");
    EXPECT_EQ(scene->getChildByTag(7), enemy);
    EXPECT_EQ(scene->getChildByName("enemy12"), enemy);
    EXPECT_EQ(scene->getChildByName("gun"), nullptr);
    std::vector<Node*> found;
    const auto collect = [&found](Node* node) {
        found.push_back(node);
        return false;
    };
    scene->enumerateChildren("enemy[[:digit:]]+/gun", collect);
    scene->enumerateChildren("//gun", collect);
    scene->enumerateChildren("//gun/..", collect);
    EXPECT_THAT(found, ElementsAre(gun, gun, enemy));
}

TEST_F(NodeTree, ABrokenPatternIsLoggedAndFindsNothing) {
    int calls = 0;
    scene->addChild(Node::create());
    scene->enumerateChildren("([", [&calls](Node*) { return ++calls > 0; });
    EXPECT_EQ(calls, 0);
}

TEST_F(NodeTree, ANodeThatDiesLeavesItsChildrenWithoutAParent) {
    RefPtr<Node> kid = Node::create();
    {
        RefPtr<Node> parent = Node::create();
        parent->addChild(kid);
        PoolManager::getInstance()->getCurrentPool()->clear();
    }
    EXPECT_EQ(kid->getParent(), nullptr);
}

TEST_F(NodeTree, IsSmall) {
    EXPECT_LE(sizeof(Node), 320u);
}

TEST_F(NodeTree, RemovingWhatIsNotAChildAnyMoreReadsNothing) {
    Probe* parent = probe("parent");
    parent->addChild(probe("child"));
    parent->removeChild(reinterpret_cast<Node*>(std::uintptr_t{16}), true);
    EXPECT_EQ(parent->getChildrenCount(), 1);
}

TEST_F(NodeTree, LongNamesAndPatternsMatchNothing) {
    Node* const child = Node::create();
    child->setName(std::string(100'000, 'x'));
    scene->addChild(child);
    int calls = 0;
    const auto count = [&calls](Node*) { return ++calls < 0; };
    scene->enumerateChildren("x*", count);
    scene->enumerateChildren(std::string(100'000, 'x'), count);
    EXPECT_EQ(calls, 0);
    child->setName(std::string(1'000, 'x'));
    scene->enumerateChildren("x*", count);
    EXPECT_EQ(calls, 1);
}
