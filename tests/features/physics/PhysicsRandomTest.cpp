#include "physics/PhysicsFixture.h"

#include "physics/PhysicsJointAnchored.h"
#include "physics/PhysicsJointRotary.h"

#include <random>

using namespace cocos2d;

namespace {

/// Random operations on bodies, shapes and joints, also from the callbacks of contacts and queries. Nothing is expected but
/// that the program survives, in particular with the sanitizers, and that shapes and bodies agree.
class PhysicsRandomTest : public PhysicsFixture, public testing::WithParamInterface<unsigned> {
protected:
    static constexpr int kOperations = 10000;
    /// Of addBody(). There may be more after a callback that adds some while others are out of the world.
    static constexpr ssize_t kMostBodies = 60;
    static constexpr int kDeepest = 4;

    std::mt19937 _random;
    int _depth = 0; ///< Of operations in callbacks of operations.

    int below(int end) { return static_cast<int>(_random() % static_cast<unsigned>(end)); }
    float between(float low, float high) {
        return low + (high - low) * static_cast<float>(below(10001)) / 10000.0f;
    }
    Vec2 point(float reach) { return Vec2(between(-reach, reach), between(-reach, reach)); }

    PhysicsShape* anyShape() {
        const Vec2 points[] = {point(20), point(20), point(20), point(20), point(20)};
        const PhysicsMaterial material(between(0, 2), between(0, 1), between(0, 1));
        switch (below(7)) {
        case 0:
            return PhysicsShapeCircle::create(between(0, 20), material, point(10));
        case 1:
            return PhysicsShapeBox::create(Size(between(0, 30), between(0, 30)), material, point(5), 1);
        case 2:
            return PhysicsShapePolygon::create(points, below(6), material);
        case 3:
            return PhysicsShapeEdgeSegment::create(points[0], points[1], material);
        case 4:
            return PhysicsShapeEdgePolygon::create(points, below(6), material);
        case 5:
            return PhysicsShapeEdgeChain::create(points, below(6), material);
        default:
            return PhysicsShapeEdgeBox::create(Size(40, 30), material, 1, point(5));
        }
    }

    PhysicsBody* anyBody() {
        const auto& bodies = world->getAllBodies();
        return bodies.empty() ? nullptr : bodies.at(below(static_cast<int>(bodies.size())));
    }

    void addBody() {
        if (world->getAllBodies().size() >= kMostBodies) return;
        PhysicsBody* body = PhysicsBody::create();
        for (int i = below(3); i >= 0; --i) body->addShape(anyShape());
        body->setContactTestBitmask(-1);
        body->setCategoryBitmask(below(8));
        body->setDynamic(below(4) != 0);
        body->setTag(below(10));
        PhysicsBody* parent = below(4) == 0 ? anyBody() : nullptr;
        const Vec2 position = point(100);
        place(body, position.x, position.y, parent ? parent->getNode() : nullptr);
    }

    void addJoint() {
        PhysicsBody* a = anyBody();
        PhysicsBody* b = anyBody();
        if (!a || a == b) return;
        PhysicsJoint* joint = nullptr;
        switch (below(11)) {
        case 0:
            joint = PhysicsJointPin::construct(a, b, point(50));
            break;
        case 1:
            joint = PhysicsJointPin::construct(a, b, point(5), point(5));
            break;
        case 2:
            joint = PhysicsJointFixed::construct(a, b, point(50));
            break;
        case 3:
            joint = PhysicsJointLimit::construct(a, b, point(5), point(5));
            break;
        case 4:
            joint = PhysicsJointDistance::construct(a, b, point(5), point(5));
            break;
        case 5:
            joint = PhysicsJointSpring::construct(a, b, point(5), point(5), between(0, 500), 1);
            break;
        case 6:
            joint = PhysicsJointGroove::construct(a, b, point(20), point(20), point(5));
            break;
        case 7:
            joint = PhysicsJointRotarySpring::construct(a, b, between(0, 500), 1);
            break;
        case 8:
            joint = PhysicsJointRotaryLimit::construct(a, b, -1, 1);
            break;
        case 9:
            joint = PhysicsJointRatchet::construct(a, b, 0, 1);
            break;
        default:
            joint = PhysicsJointMotor::construct(a, b, between(-3, 3));
            break;
        }
        if (!joint) return; // refused: the bodies have flown out of the numbers
        joint->setCollisionEnable(below(2) == 0);
        if (below(8) != 0) world->addJoint(joint);
    }

    void changeJoint(PhysicsBody& body) {
        if (body.getJoints().empty()) return;
        PhysicsJoint* joint =
            body.getJoints()[static_cast<std::size_t>(below(static_cast<int>(body.getJoints().size())))];
        switch (below(5)) {
        case 0:
            joint->setEnable(below(2) == 0);
            break;
        case 1:
            joint->removeFormWorld();
            break;
        case 2:
            world->addJoint(joint);
            break;
        case 3:
            joint->setMaxForce(between(0, 1000));
            break;
        default:
            world->removeJoint(joint, below(2) == 0);
            break;
        }
    }

    void changeBody(PhysicsBody& body) {
        switch (below(14)) {
        case 0:
            body.addShape(anyShape());
            break;
        case 1:
            body.removeShape(body.getFirstShape());
            break;
        case 2:
            body.removeAllShapes();
            break;
        case 3:
            body.setDynamic(below(2) == 0);
            break;
        case 4:
            body.setEnabled(below(2) == 0);
            break;
        case 5:
            body.setResting(below(2) == 0);
            break;
        case 6:
            body.setMass(between(-1, 5));
            break;
        case 7:
            body.setVelocity(point(300));
            break;
        case 8:
            body.applyImpulse(point(3000), point(10));
            break;
        case 9:
            body.setGroup(below(3) - 1);
            break;
        case 10:
            body.removeFromWorld();
            break;
        case 11:
            if (body.getFirstShape()) body.getFirstShape()->setSensor(below(2) == 0);
            break;
        case 12:
            if (PhysicsBody* other = anyBody()) other->addShape(body.getFirstShape());
            break;
        default:
            body.setRotationEnable(below(2) == 0);
            break;
        }
    }

    void changeNode(Node& node) {
        const RefPtr<Node> alive(&node);
        switch (below(7)) {
        case 0:
            node.setPosition(point(100));
            break;
        case 1:
            node.setScale(between(-2, 2));
            break;
        case 2:
            node.setRotation(between(-400, 400));
            break;
        case 3:
            node.removeFromParent();
            break;
        case 4:
            node.setPhysicsBody(nullptr);
            break;
        case 5:
            node.setPhysicsBody(PhysicsBody::createCircle(5));
            break;
        default:
            node.removeFromParent();
            scene->addChild(&node);
            break;
        }
    }

    void query() {
        const auto visit = [this](PhysicsWorld&, PhysicsShape&, void*) {
            if (below(4) == 0) operate();
            return below(8) != 0;
        };
        if (below(2) == 0)
            world->queryPoint(visit, point(80), nullptr);
        else
            world->rayCast([&](PhysicsWorld& w, const PhysicsRayCastInfo& info,
                               void*) { return visit(w, *info.shape, nullptr); },
                           point(100), point(100), nullptr);
    }

    void operate() {
        if (_depth == kDeepest) return;
        ++_depth;
        operateOnce();
        --_depth;
    }

    void operateOnce() {
        PhysicsBody* body = anyBody();
        const int choice = below(100);
        if (choice < 20 || !body)
            addBody();
        else if (choice < 50)
            changeBody(*body);
        else if (choice < 62)
            changeNode(*body->getNode());
        else if (choice < 72)
            addJoint();
        else if (choice < 82)
            changeJoint(*body);
        else if (choice < 85)
            query();
        else if (choice == 85)
            world->removeAllJoints(below(2) == 0);
        else if (choice == 86)
            world->removeBody(below(10));
        else
            world->step(1.0f / 60.0f);
    }
};

TEST_P(PhysicsRandomTest, SurvivesAnything) {
    _random.seed(GetParam());
    world->setGravity(Vec2(0, -100));
    auto* listener = listen();
    const auto act = [this] {
        if (below(6) == 0) operate();
        return below(5) != 0;
    };
    listener->onContactBegin = [act](PhysicsContact&) { return act(); };
    listener->onContactPreSolve = [act](PhysicsContact&, PhysicsContactPreSolve&) { return act(); };
    listener->onContactPostSolve = [act](PhysicsContact&, const PhysicsContactPostSolve&) { act(); };
    listener->onContactSeparate = [act](PhysicsContact&) { act(); };
    for (int i = 0; i < kOperations; ++i) {
        operate();
        clearPool();
        for (PhysicsBody* body : world->getAllBodies())
            for (PhysicsShape* shape : body->getShapes()) ASSERT_EQ(shape->getBody(), body);
    }
    _depth = kDeepest; // Callbacks do nothing from now on.
    scene->removeAllChildren();
    EXPECT_TRUE(world->getAllBodies().empty());
}

INSTANTIATE_TEST_SUITE_P(Seeds, PhysicsRandomTest, testing::Range(1u, 21u));

} // namespace
