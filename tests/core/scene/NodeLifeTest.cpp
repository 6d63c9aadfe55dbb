#include "scene/SceneFixture.h"

#include "base/lastReference.h"
#include "base/log.h"
#include "scene/Component.h"

#include <gmock/gmock.h>

#include <functional>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

class NodeLife : public SceneFixture {
protected:
    /// A node that notes its life under a name.
    Node* make(const std::string& id) {
        Node* node = Node::create();
        node->setName(id);
        const auto note = [this, id](const char* what) {
            return [this, id, what] { said.push_back(id + what); };
        };
        node->setOnEnterCallback(note(" enters"));
        node->setonEnterTransitionDidFinishCallback(note(" is there"));
        node->setonExitTransitionDidStartCallback(note(" goes"));
        node->setOnExitCallback(note(" exits"));
        return node;
    }
    /// A group of three that is not in the scene yet.
    Node* makeGroup() {
        Node* group = make("group");
        for (const char* id : {"a", "b", "c"}) group->addChild(make(id));
        return group;
    }
};

} // namespace

TEST_F(NodeLife, AChildThatRemovesItselfWhileItsParentEntersNeitherRunsNorHidesItsSiblings) {
    Node* group = makeGroup();
    const RefPtr<Node> a = group->getChildByName("a");
    a->setOnEnterCallback([&] { a->removeFromParent(); });
    scene->addChild(group);
    EXPECT_FALSE(a->isRunning());
    EXPECT_TRUE(group->getChildByName("b")->isRunning());
    EXPECT_TRUE(group->getChildByName("c")->isRunning());
    EXPECT_THAT(take(), ElementsAre("group enters", "a goes", "a exits", "b enters", "c enters",
                                    "group is there", "b is there", "c is there"));
}

TEST_F(NodeLife, ANodeThatIsRemovedAfterItEnteredWhileItsParentStillEntersLeavesProperly) {
    // What `MyLayer::onEnter() { Layer::onEnter(); removeFromParent(); }` comes to.
    class Fleeting : public Node {
    public:
        Fleeting() { autorelease(); }
        void onEnter() override {
            Node::onEnter();
            removeFromParent();
        }
    };
    Node* group = makeGroup();
    const RefPtr<Node> fleeting(new Fleeting());
    group->addChild(fleeting);
    scene->addChild(group);
    EXPECT_FALSE(fleeting->isRunning());
    EXPECT_TRUE(group->isRunning());
}

TEST_F(NodeLife, AParentThatIsRemovedByAChildWhileBothEnterDoesNotRun) {
    const RefPtr<Node> group = makeGroup();
    group->getChildByName("b")->setOnEnterCallback([&] { group->removeFromParent(); });
    scene->addChild(group);
    EXPECT_FALSE(group->isRunning());
    for (const Node* child : group->getChildren()) EXPECT_FALSE(child->isRunning());
    EXPECT_THAT(take(), ElementsAre("group enters", "a enters", "group goes", "a goes", "b goes",
                                    "group exits", "a exits", "b exits"));
}

TEST_F(NodeLife, ChildrenThatAreAddedWhileTheParentEntersEnterOnce) {
    Node* group = makeGroup();
    Node* late = make("late");
    group->getChildByName("a")->setOnEnterCallback([&] { group->addChild(late); });
    scene->addChild(group);
    EXPECT_TRUE(late->isRunning());
    EXPECT_THAT(take(), ElementsAre("group enters", "late enters", "b enters", "c enters", "group is there",
                                    "a is there", "b is there", "c is there", "late is there"));
}

TEST_F(NodeLife, OneThatLeavesWhenTheTransitionIsOverDoesNotKeepItsSiblingsFromBeingNotified) {
    Node* group = makeGroup();
    Node* a = group->getChildByName("a");
    a->setonEnterTransitionDidFinishCallback([a] { a->removeFromParent(); });
    scene->addChild(group);
    EXPECT_THAT(take(), testing::IsSupersetOf({"b is there", "c is there"}));
}

TEST_F(NodeLife, RemovingANodeFromItsOwnExitIsTheSameAsRemovingItOnce) {
    const RefPtr<Node> node = make("node");
    scene->addChild(node);
    take();
    node->setOnExitCallback([&] {
        said.push_back("exits");
        node->removeFromParent();
    });
    node->removeFromParent();
    EXPECT_THAT(take(), ElementsAre("node goes", "exits"));
    EXPECT_EQ(node->getParent(), nullptr);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(NodeLife, RemovingAllFromTheExitOfOneLetsEachLeaveOnce) {
    Node* group = makeGroup();
    scene->addChild(group);
    Node* b = group->getChildByName("b");
    b->setOnExitCallback([&] {
        said.push_back("b exits");
        group->removeAllChildren();
    });
    take();
    group->removeAllChildren();
    EXPECT_THAT(take(), ElementsAre("a goes", "a exits", "b goes", "b exits", "c goes", "c exits"));
    EXPECT_EQ(group->getChildrenCount(), 0);
}

TEST_F(NodeLife, AChildThatIsPutBackWhileAllLeaveIsThereOnce) {
    Node* group = makeGroup();
    scene->addChild(group);
    Node* a = group->getChildByName("a");
    group->getChildByName("b")->setOnExitCallback([&] { group->addChild(a); });
    group->removeAllChildren();
    EXPECT_THAT(group->getChildren(), ElementsAre(a));
    EXPECT_TRUE(a->isRunning());
    group->removeChild(a);
    EXPECT_EQ(group->getChildrenCount(), 0);
}

TEST_F(NodeLife, AParentThatIsRemovedByTheExitOfItsChildOutlivesIt) {
    Node* group = makeGroup(); // held by the scene alone
    scene->addChild(group);
    visit(); // the pool is drained
    Node* a = group->getChildByName("a");
    a->setOnExitCallback([&] { group->removeFromParent(); });
    a->removeFromParent();
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(NodeLife, CountsTheNodesThatRun) {
    const int before = Node::getAttachedNodeCount();
    Node* group = makeGroup();
    EXPECT_EQ(Node::getAttachedNodeCount(), before);
    scene->addChild(group);
    EXPECT_EQ(Node::getAttachedNodeCount(), before + 4);
    group->removeFromParent();
    EXPECT_EQ(Node::getAttachedNodeCount(), before);
}

TEST_F(NodeLife, AComponentMayRemoveItselfInAnyOfItsCalls) {
    class Fickle : public Component {
    public:
        explicit Fickle(std::string when) : _when(std::move(when)) {
            setName(_when);
            autorelease();
        }
        void onEnter() override { leaveAt("enter"); }
        void update(float) override { leaveAt("update"); }
        void onExit() override { ++exits; }
        int exits = 0;

    private:
        void leaveAt(const char* now) {
            if (_when == now) getOwner()->removeComponent(this);
        }
        std::string _when;
    };
    Node* node = Node::create();
    for (const char* when : {"enter", "update", "never"}) node->addComponent(new Fickle(when));
    scene->addChild(node);
    EXPECT_EQ(node->getComponent("enter"), nullptr);
    frame(0.1f);
    frame(0.1f);
    EXPECT_EQ(node->getComponent("update"), nullptr);
    EXPECT_NE(node->getComponent("never"), nullptr);
    EXPECT_TRUE(node->getComponent("never")->serialize(nullptr));
}

TEST_F(NodeLife, ComponentsFollowTheirNodeInOrderAndNotWhenTheyComeOrGo) {
    class Noting : public Component {
    public:
        Noting(std::vector<std::string>& notes, std::string name) : _notes(notes) {
            setName(name);
            autorelease();
        }
        void onAdd() override { note("add"); }
        void onRemove() override { note("remove"); }
        void onEnter() override { note("enter"); }
        void onExit() override { note("exit"); }
        void update(float) override { note("update"); }

    private:
        void note(const std::string& what) { _notes.push_back(getName() + " " + what); }
        std::vector<std::string>& _notes;
    };
    Node* node = Node::create();
    EXPECT_TRUE(node->addComponent(new Noting(said, "a")));
    scene->addChild(node);
    EXPECT_TRUE(node->addComponent(new Noting(said, "b")));
    node->getComponent("a")->setEnabled(false);
    context.update(0.1f);
    node->removeComponent("a");
    node->removeFromParentAndCleanup(false);
    node->removeAllComponents();
    EXPECT_EQ(said, (std::vector<std::string>{"a add", "a enter", "b add", "a update", "b update", "a remove",
                                              "b exit", "b remove"}));
}

namespace {

/// Empties itself while it dies, as games do.
class TidyNode : public Node {
public:
    ~TidyNode() override {
        removeChildByTag(1);
        removeAllChildren();
    }
};

} // namespace

TEST_F(NodeLife, ANodeMayEmptyItselfInItsDestructor) {
    auto* node = new TidyNode();
    const RefPtr<Node> first(Node::create());
    const RefPtr<Node> second(Node::create());
    node->addChild(first, 0, 1);
    node->addChild(second, 0, 2);
    node->release();
    EXPECT_EQ(first->getParent(), nullptr);
    EXPECT_EQ(second->getParent(), nullptr);
}

TEST_F(NodeLife, AnOnEnterThatDoesNotCallThatOfItsBaseIsWarnedOf) {
    class Silent : public Node {
    public:
        Silent() { autorelease(); }
        void onEnter() override {}
    };
    const copra::LogCapture log;
    scene->addChild(make("ordinary"));
    auto* fleeting = make("fleeting");
    fleeting->setOnEnterCallback([fleeting] { fleeting->removeFromParent(); });
    scene->addChild(fleeting);
    EXPECT_EQ(log.lineCount(), 0) << log.text();
    scene->addChild(new Silent);
    EXPECT_TRUE(log.contains("::onEnter: it does not call onEnter() of its base class")) << log.text();
    EXPECT_TRUE(log.contains("Silent")) << log.text();
}

TEST_F(NodeLife, AnEmptyFunctionThatIsScheduledIsWarnedOf) {
    const copra::LogCapture log;
    scene->schedule([](float) {}, "full");
    EXPECT_EQ(log.lineCount(), 0) << log.text();
    scene->schedule(std::function<void(float)>(), "empty");
    EXPECT_TRUE(log.contains("Node::schedule: the function is empty")) << log.text();
}

TEST_F(NodeLife, ItsTimersActionsAndComponentsMayHoldTheLastReference) {
    struct Holder : Component {
        std::function<void()> held;
    };
    copra::test::endsWithItsLastReference(
        Node::create(),
        [](Node* node, const std::function<void()>& held) {
            node->schedule([held](float) {}, "timer");
            node->addChild(Node::create());
        },
        [](Node* node) { node->cleanup(); });
    copra::test::endsWithItsLastReference(
        Node::create(),
        [](Node* node, const std::function<void()>& held) {
            RefPtr<Holder> holder;
            holder.weakAssign(new Holder());
            holder->setName("holder");
            holder->held = held;
            node->addComponent(holder);
        },
        [](Node* node) { node->removeAllComponents(); });
}
