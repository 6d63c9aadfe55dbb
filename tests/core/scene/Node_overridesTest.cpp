#include "scene/overrides.h"

#include "base/expectRefused.h"
#include "math/AffineTransform.h"
#include "scene/SceneFixture.h"

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace cocos2d;

namespace {

/// A node whose place is that of something else, as sprites of physics engines are.
class Placed : public Node {
public:
    explicit Placed(const Vec2& where) {
        autorelease();
        place(where);
    }
    void place(const Vec2& where, float z = 0.0f) { Mat4::createTranslation(where.x, where.y, z, &matrix); }
    const Mat4& getNodeToParentTransform() const override {
        ++asked;
        return matrix;
    }
    using Node::getNodeToParentTransform;
    Mat4 matrix;
    mutable int asked = 0;
};

/// A node that notes where it is drawn.
class Drawn : public Node {
public:
    Drawn() { autorelease(); }
    void draw(Renderer*, const Mat4& transform, uint32_t) override {
        at.set(transform.m[12], transform.m[13]);
        z = transform.m[14];
        ++draws;
    }
    using Node::draw;
    Vec2 at;
    float z = 0.0f;
    int draws = 0;
};

class Node_overridesTest : public SceneFixture {
protected:
    /// In the scene, with a child at (1, 2) that is drawn.
    template<class Parent>
    Parent* enter(Parent* parent) {
        child = new Drawn();
        child->setPosition(1, 2);
        parent->addChild(child);
        scene->addChild(parent);
        return parent;
    }
    Drawn* child = nullptr;
};

} // namespace

TEST_F(Node_overridesTest, AnOverriddenTransformPlacesDrawingAndConversions) {
    auto* node = enter(new Placed(Vec2(100, 50)));
    node->setPosition(7, 7); // of no effect
    node->setContentSize(Size(10, 20));
    visit();
    EXPECT_EQ(child->at, Vec2(101, 52));
    EXPECT_EQ(child->convertToWorldSpace(Vec2::ZERO), Vec2(101, 52));
    EXPECT_EQ(node->convertToWorldSpace(Vec2(1, 1)), Vec2(101, 51));
    EXPECT_EQ(node->convertToNodeSpace(Vec2(101, 51)), Vec2(1, 1));
    EXPECT_EQ(child->convertToNodeSpace(Vec2(101, 52)), Vec2::ZERO);
    EXPECT_TRUE(node->getBoundingBox().equals(Rect(100, 50, 10, 20)));
    EXPECT_EQ(node->getParentToNodeTransform().m[12], -100);
    EXPECT_EQ(child->getNodeToParentAffineTransform(node).tx, 1);
    EXPECT_EQ(child->getNodeToParentAffineTransform(scene).tx, 101);
}

TEST_F(Node_overridesTest, ATransformThatMovesByItselfIsFollowed) {
    auto* node = enter(new Placed(Vec2(100, 50)));
    visit();
    node->place(Vec2(200, 60), 5.0f);
    visit();
    EXPECT_EQ(child->at, Vec2(201, 62));
    EXPECT_EQ(child->z, 5.0f);
    const int asked = node->asked;
    visit();
    EXPECT_EQ(node->asked, asked + 1) << "once in a visit";
}

TEST_F(Node_overridesTest, NodesOutsideOfAScene) {
    auto* node = new Placed(Vec2(100, 50));
    node->setContentSize(Size(10, 10));
    EXPECT_EQ(node->convertToWorldSpace(Vec2::ZERO), Vec2(100, 50)) << "without a parent";
    EXPECT_TRUE(node->getBoundingBox().equals(Rect(100, 50, 10, 10)));
    auto* parent = Node::create();
    parent->setPosition(1000, 0);
    parent->addChild(node);
    EXPECT_EQ(node->convertToWorldSpace(Vec2::ZERO), Vec2(1100, 50));
    auto* drawn = new Drawn();
    node->addChild(drawn);
    context.frame.visiting = true;
    parent->Node::visit(); // as into a RenderTexture
    context.frame.visiting = false;
    context.renderer()->clean();
    EXPECT_EQ(drawn->at, Vec2(1100, 50));
}

TEST_F(Node_overridesTest, AnOverrideMayChangeWhatTheBaseClassReturns) {
    class Shifted : public Node {
    public:
        Shifted() { autorelease(); }
        const Mat4& getNodeToParentTransform() const override {
            _shifted = Node::getNodeToParentTransform();
            _shifted.m[12] += 1000;
            return _shifted;
        }
        using Node::getNodeToParentTransform;

    private:
        mutable Mat4 _shifted;
    };
    auto* node = enter(new Shifted());
    node->setPosition(10, 20);
    visit();
    EXPECT_EQ(child->at, Vec2(1011, 22));
    node->setPosition(20, 20);
    visit();
    EXPECT_EQ(child->at, Vec2(1021, 22));
}

// As the physics sprites of many games.
TEST_F(Node_overridesTest, AnOverrideMayUseTheMembersOf3x) {
    class Body : public Node {
    public:
        explicit Body(const Vec2& at) : where(at) { autorelease(); }
        const Mat4& getNodeToParentTransform() const override {
            if (_transformDirty) {
                const float matrix[] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, where.x, where.y, 0, 1};
                _transform.set(matrix);
                _transformDirty = false;
            }
            return _transform;
        }
        using Node::getNodeToParentTransform;
        Vec2 where;
    };
    auto* first = enter(new Body(Vec2(100, 50)));
    Drawn* const childOfFirst = child;
    auto* second = enter(new Body(Vec2(200, 60)));
    visit();
    EXPECT_EQ(childOfFirst->at, Vec2(101, 52));
    EXPECT_EQ(child->at, Vec2(201, 62));
    first->where.x = 300;
    second->where.x = 400;
    visit();
    EXPECT_EQ(childOfFirst->at, Vec2(301, 52));
    EXPECT_EQ(child->at, Vec2(401, 62));
}

TEST_F(Node_overridesTest, OverriddenWorldTransformsServeTheConversionsOnly) {
    class World : public Node {
    public:
        World() { autorelease(); }
        Mat4 getNodeToWorldTransform() const override {
            Mat4 matrix;
            Mat4::createTranslation(300, 0, 0, &matrix);
            return matrix;
        }
    };
    auto* node = enter(new World());
    visit();
    EXPECT_EQ(child->at, Vec2(1, 2));
    EXPECT_EQ(node->convertToWorldSpace(Vec2::ZERO), Vec2(300, 0));
    EXPECT_EQ(node->convertToNodeSpace(Vec2::ZERO), Vec2(-300, 0));

    class Inverse : public Node {
    public:
        Inverse() { autorelease(); }
        Mat4 getWorldToNodeTransform() const override {
            Mat4 matrix;
            Mat4::createTranslation(5, 6, 0, &matrix);
            return matrix;
        }
    };
    auto* inverse = new Inverse();
    scene->addChild(inverse);
    EXPECT_EQ(inverse->convertToNodeSpace(Vec2::ZERO), Vec2(5, 6));
}

TEST_F(Node_overridesTest, AnOverriddenAffineTransformServesTheBoundingBox) {
    class Affine : public Node {
    public:
        Affine() { autorelease(); }
        AffineTransform getNodeToParentAffineTransform() const override { return {1, 0, 0, 1, 30, 40}; }
        using Node::getNodeToParentAffineTransform;
    };
    auto* node = enter(new Affine());
    node->setContentSize(Size(1, 1));
    visit();
    EXPECT_EQ(child->at, Vec2(1, 2)) << "drawing uses the matrix";
    EXPECT_TRUE(node->getBoundingBox().equals(Rect(30, 40, 1, 1)));
    EXPECT_EQ(node->getNodeToWorldAffineTransform().tx, 30);
}

TEST_F(Node_overridesTest, AnOverrideThatReturnsNaNLeavesTheNodeAtItsPlace) {
    auto* node = enter(new Placed(Vec2(std::numeric_limits<float>::quiet_NaN(), 0)));
    node->setPosition(10, 20);
    EXPECT_WARNED(visit(), "returns NaN");
    EXPECT_EQ(child->at, Vec2(11, 22));
    node->place(Vec2(1, 1));
    visit();
    EXPECT_EQ(child->at, Vec2(2, 3));
}

TEST_F(Node_overridesTest, AnOverrideThatAsksForItselfEnds) {
    class Recursive : public Node {
    public:
        Recursive() { autorelease(); }
        const Mat4& getNodeToParentTransform() const override {
            _matrix = getNodeToWorldTransform(); // needs what this function returns
            return _matrix;
        }
        using Node::getNodeToParentTransform;

    private:
        mutable Mat4 _matrix;
    };
    auto* node = enter(new Recursive());
    node->setPosition(10, 20);
    EXPECT_WARNED(visit(), "asks for the transform that it has to return");
    EXPECT_EQ(child->at, Vec2(11, 22));
}

TEST_F(Node_overridesTest, AnOverrideMayThrow) {
    class Throwing : public Placed {
    public:
        Throwing() : Placed(Vec2(100, 50)) {}
        const Mat4& getNodeToParentTransform() const override {
            if (throws) throw std::runtime_error("no body");
            return Placed::getNodeToParentTransform();
        }
        using Node::getNodeToParentTransform;
        bool throws = true;
    };
    auto* node = enter(new Throwing());
    EXPECT_THROW(node->getBoundingBox(), std::runtime_error);
    EXPECT_THROW(child->convertToWorldSpace(Vec2::ZERO), std::runtime_error);
    node->throws = false;
    visit();
    EXPECT_EQ(child->at, Vec2(101, 52)) << "it is asked again";
}
