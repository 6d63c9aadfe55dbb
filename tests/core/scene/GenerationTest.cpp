#include "scene/Generation.h"

#include "math/Mat4.h"
#include "scene/SceneFixture.h"
#include "scene/overrides.h"

using namespace cocos2d;

namespace {

/// A node with functions that its base does not call.
class Overriding : public Node {
public:
    Overriding() { autorelease(); }
    void draw() override { ++draws; }
    void visit() override {
        ++visits;
        Node::visit();
    }
    using Node::draw;
    using Node::visit;
    int draws = 0;
    int visits = 0;
};

/// A generation that calls both functions of the nodes of that class.
class SecondGeneration : public copra::Generation {
public:
    std::uint8_t overridesOf(const Node& node) const override {
        const bool overrides = dynamic_cast<const Overriding*>(&node) != nullptr;
        return overrides ? static_cast<std::uint8_t>(static_cast<int>(copra::Override::Draw) |
                                                     static_cast<int>(copra::Override::Visit))
                         : std::uint8_t{0};
    }
    void draw(Node& node, Renderer&, const Mat4&, std::unique_ptr<NodeState>& state) const override {
        if (!state) state = std::make_unique<CountedState>();
        node.draw();
    }
    bool visit(Node& node, Renderer* renderer, const Mat4& parentTransform, std::uint32_t flags,
               ContinueVisit goOn) const override {
        _goOn = [&node, renderer, parentTransform, flags, goOn] {
            goOn(node, renderer, parentTransform, flags);
        };
        node.visit();
        return true;
    }
    bool baseVisitIsCalled(Node&) const override {
        if (!_goOn) return false;
        std::exchange(_goOn, nullptr)();
        return true;
    }
    void skipOverrideOf(const Node*) const override {}
    void setScissor(const Rect&) const override {}
    bool isScissorEnabled() const override { return false; }
    AffineTransform transformOf(const Node&) const override { return AffineTransform::IDENTITY; }
    Scene* sceneOf(Scene* scene) const override { return scene; }
    __Set* setOf(const std::vector<Touch*>&) const override { return nullptr; }
    int touchOrderOfMenus() const override { return 0; }
    Node* holderOfInterface(Node& rootWidget) const override { return &rootWidget; }

    struct CountedState : NodeState {
        CountedState() { ++s_states; }
        ~CountedState() override { --s_states; }
    };
    static inline int s_states = 0;

private:
    mutable std::function<void()> _goOn;
};

class GenerationTest : public SceneFixture {
protected:
    void TearDown() override {
        copra::setGeneration(nullptr);
        SceneFixture::TearDown();
    }
    SecondGeneration second;
};

} // namespace

TEST_F(GenerationTest, WithoutOneNoOverrideWithoutArgumentsIsCalled) {
    auto* node = new Overriding();
    scene->addChild(node);
    visit();
    EXPECT_EQ(node->draws, 0);
    EXPECT_EQ(node->visits, 0);
}

TEST_F(GenerationTest, DrawsAndVisitsTheNodesThatItNames) {
    copra::setGeneration(&second);
    auto* node = new Overriding();
    auto* child = new Overriding();
    node->addChild(child);
    scene->addChild(node);
    visit();
    EXPECT_EQ(node->visits, 1);
    EXPECT_EQ(node->draws, 1);
    EXPECT_EQ(child->visits, 1);
    EXPECT_EQ(child->draws, 1);
}

TEST_F(GenerationTest, ItsStateIsDestroyedWithTheNode) {
    copra::setGeneration(&second);
    scene->addChild(new Overriding());
    visit();
    EXPECT_EQ(SecondGeneration::s_states, 1);
    scene->removeAllChildren();
    copra::setGeneration(nullptr);
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_EQ(SecondGeneration::s_states, 0);
}
