/// Nodes that rest out of view are not visited: what they draw must not change by that.
#include "nodes/DrawingFixture.h"

#include "nodes/sprites/Sprite.h"
#include "platform/Screen.h"

using namespace cocos2d;

namespace {

/// A node with a child, which counts its visits: a visit sorts the children.
class Counting : public Node {
public:
    static Counting* create() {
        auto* node = new Counting();
        node->autorelease();
        node->addChild(Node::create());
        return node;
    }
    void sortAllChildren() override {
        ++visits;
        Node::sortAllChildren();
    }
    int visits = 0;
};

/// Draws itself, wherever it is.
class Drawing : public Sprite {
public:
    static Drawing* create() {
        auto* node = new Drawing();
        node->init();
        node->autorelease();
        return node;
    }
    void draw(Renderer*, const Mat4&, uint32_t) override { ++draws; }
    using Sprite::draw;
    int draws = 0;
};

class Resting : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        layer = Node::create();
        scene->addChild(layer);
        for (int i = 0; i < 100; ++i) layer->addChild(sprite(kOutside));
    }
    void TearDown() override {
        layer = nullptr;
        DrawingFixture::TearDown();
    }

    static Sprite* sprite(const Vec2& position) {
        Sprite* const made = Sprite::create();
        made->setTextureRect(Rect(0, 0, 10, 10));
        made->setPosition(position);
        return made;
    }

    /// So many frames that whatever can rest does.
    void settle() {
        for (int i = 0; i < 300; ++i) drawn();
    }

    std::size_t quads() {
        std::size_t vertices = 0;
        for (const copra::NullDraw& draw : drawn()) vertices += draw.vertices.size();
        return vertices / 4;
    }

    const Vec2 kOutside{-500, -500};
    const Vec2 kInside{20, 20};
    Node* layer = nullptr;
};

} // namespace

TEST_F(Resting, IsNotVisited) {
    Counting* const counting = Counting::create();
    layer->addChild(counting);
    settle();
    const int before = counting->visits;
    drawn();
    EXPECT_EQ(counting->visits, before);
}

TEST_F(Resting, EndsWhenItMoves) {
    settle();
    layer->getChildren().at(70)->setPosition(kInside);
    EXPECT_EQ(quads(), 1u);
    layer->getChildren().at(70)->setPosition(kOutside);
    EXPECT_EQ(quads(), 0u);
    settle();
    layer->getChildren().at(70)->setPosition(kInside);
    EXPECT_EQ(quads(), 1u);
}

TEST_F(Resting, EndsWhenTheParentMoves) {
    settle();
    layer->setPosition(520, 520);
    EXPECT_EQ(quads(), 100u);
}

TEST_F(Resting, EndsForTheWholeBranchOfANodeThatMoves) {
    Node* const branch = Node::create();
    Node* const twig = Node::create();
    Sprite* const leaf = sprite(kOutside);
    layer->addChild(branch);
    branch->addChild(twig);
    twig->addChild(leaf);
    settle();
    leaf->setPosition(kInside);
    EXPECT_EQ(quads(), 1u);
    leaf->setPosition(kOutside);
    settle();
    branch->setPosition(-kOutside.x + 20, -kOutside.y + 20);
    EXPECT_EQ(quads(), 1u);
}

TEST_F(Resting, EndsWhenItGetsAChildInView) {
    settle();
    Node* const resting = layer->getChildren().at(99);
    drawn();
    resting->addChild(sprite(Vec2(520, 520)));
    EXPECT_EQ(quads(), 1u);
}

TEST_F(Resting, EndsWhenItIsShown) {
    Sprite* const hidden = sprite(kInside);
    hidden->setVisible(false);
    layer->addChild(hidden);
    settle();
    hidden->setVisible(true);
    EXPECT_EQ(quads(), 1u);
}

TEST_F(Resting, EndsWhenTheImageGrowsIntoTheView) {
    auto* const large = static_cast<Sprite*>(layer->getChildren().at(5));
    settle();
    large->setTextureRect(Rect(0, 0, 2000, 2000));
    EXPECT_EQ(quads(), 1u);
}

TEST_F(Resting, SurvivesChangesOfTheListOfChildren) {
    settle();
    Sprite* const last = sprite(kOutside);
    layer->addChild(last, -1);
    layer->removeChild(layer->getChildren().at(40));
    settle();
    layer->removeChild(layer->getChildren().at(20));
    for (Node* child : layer->getChildren()) child->setPosition(kInside);
    EXPECT_EQ(quads(), 99u);
}

TEST_F(Resting, SurvivesSorting) {
    settle();
    Node* const moved = layer->getChildren().at(3);
    moved->setLocalZOrder(5);
    drawn();
    settle();
    moved->setPosition(kInside);
    EXPECT_EQ(quads(), 1u);
    EXPECT_EQ(layer->getChildren().back(), moved);
}

TEST_F(Resting, DrawsTheParentBetweenItsChildren) {
    auto* const parent = sprite(Vec2(100, 100));
    scene->addChild(parent);
    for (int i = 0; i < 80; ++i) parent->addChild(sprite(kOutside), i < 40 ? -1 : 1);
    parent->addChild(sprite(Vec2(5, 5)), -2);
    parent->addChild(sprite(Vec2(6, 6)), 2);
    for (int round = 0; round < 2; ++round) {
        const std::vector<copra::NullDraw> draws = drawn();
        ASSERT_EQ(draws.size(), 1u);
        const std::vector<copra::Vertex>& vertices = draws[0].vertices;
        ASSERT_EQ(vertices.size(), 12u);
        EXPECT_LT(vertices[0].position.x, vertices[8].position.x);
        EXPECT_FLOAT_EQ(vertices[4].position.x, 95.0f) << "the parent is the second of three";
        settle();
    }
}

TEST_F(Resting, IsNotForNodesThatDrawThemselves) {
    Drawing* const drawing = Drawing::create();
    drawing->setPosition(kOutside);
    layer->addChild(drawing);
    settle();
    const int before = drawing->draws;
    drawn();
    EXPECT_EQ(drawing->draws, before + 1);
}

TEST_F(Resting, EndsWhenAChildIsVisitedSeparately) {
    settle();
    Node* const child = layer->getChildren().at(0);
    drawn();
    child->visit();
    child->setPosition(kInside);
    context.renderer()->clean();
    EXPECT_EQ(quads(), 1u);
}
