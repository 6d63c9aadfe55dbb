#include "physics/PhysicsFixture.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace cocos2d;

namespace {

class PhysicsWorldTest : public PhysicsFixture {
protected:
    PhysicsBody* box(float x, float y) {
        auto* body = PhysicsBody::createBox(Size(20, 20));
        body->setDynamic(false);
        place(body, x, y);
        return body;
    }
};

TEST_F(PhysicsWorldTest, HasTheDefaultsOfTheOriginal) {
    const RefPtr<Scene> other = Scene::createWithPhysics();
    PhysicsWorld* fresh = other->getPhysicsWorld();
    EXPECT_EQ(fresh->getGravity(), Vec2(0, -98));
    EXPECT_EQ(fresh->getSpeed(), 1.0f);
    EXPECT_EQ(fresh->getUpdateRate(), 1);
    EXPECT_EQ(fresh->getSubsteps(), 1);
    EXPECT_EQ(fresh->getFixedUpdateRate(), 0);
    EXPECT_TRUE(fresh->isAutoStep());
    EXPECT_EQ(fresh->getDebugDrawMask(), PhysicsWorld::DEBUGDRAW_NONE);
    EXPECT_EQ(&fresh->getScene(), other.get());
}

TEST_F(PhysicsWorldTest, ARayHitsShapesWithPointNormalAndFraction) {
    PhysicsBody* one = box(100, 100);
    box(100, 200);
    run(1);
    std::vector<PhysicsRayCastInfo> hits;
    int data = 5;
    world->rayCast(
        [&](PhysicsWorld& hit, const PhysicsRayCastInfo& info, void* user) {
            EXPECT_EQ(&hit, world);
            EXPECT_EQ(user, &data);
            hits.push_back(info);
            return true;
        },
        Vec2(0, 100), Vec2(400, 100), &data);
    ASSERT_EQ(hits.size(), 1u);
    EXPECT_EQ(hits[0].shape->getBody(), one);
    EXPECT_EQ(hits[0].contact, Vec2(90, 100));
    EXPECT_EQ(hits[0].normal, Vec2(-1, 0));
    EXPECT_NEAR(hits[0].fraction, 0.225f, 1e-5f);
    EXPECT_EQ(hits[0].end, Vec2(400, 100));
}

TEST_F(PhysicsWorldTest, FalseEndsAQuery) {
    for (int i = 0; i < 5; ++i) box(100, 100);
    run(1);
    int calls = 0;
    const auto once = [&calls](PhysicsWorld&, PhysicsShape&, void*) {
        ++calls;
        return false;
    };
    world->queryPoint(once, Vec2(100, 100), nullptr);
    world->queryRect(once, Rect(0, 0, 200, 200), nullptr);
    world->rayCast(
        [&calls](PhysicsWorld&, const PhysicsRayCastInfo&, void*) {
            ++calls;
            return false;
        },
        Vec2(0, 100), Vec2(200, 100), nullptr);
    EXPECT_EQ(calls, 3);
    EXPECT_EQ(world->getShapes(Vec2(100, 100)).size(), 5);
}

TEST_F(PhysicsWorldTest, AQueryMayRemoveEverythingAndNest) {
    for (int i = 0; i < 5; ++i) box(100, 100);
    run(1);
    int calls = 0;
    world->queryPoint(
        [&](PhysicsWorld&, PhysicsShape&, void*) {
            ++calls;
            scene->removeAllChildren();
            clearPool();
            EXPECT_TRUE(world->getShapes(Vec2(100, 100)).empty());
            return true;
        },
        Vec2(100, 100), nullptr);
    EXPECT_EQ(calls, 1);
    EXPECT_TRUE(world->getAllBodies().empty());
}

TEST_F(PhysicsWorldTest, FindsAndRemovesBodiesByTag) {
    box(0, 0)->setTag(3);
    PhysicsBody* second = box(50, 0);
    second->setTag(4);
    EXPECT_EQ(world->getBody(4), second);
    EXPECT_EQ(world->getBody(9), nullptr);
    world->removeBody(3);
    EXPECT_EQ(world->getAllBodies().size(), 1);
    world->removeBody(9);
    world->removeAllBodies();
    EXPECT_TRUE(world->getAllBodies().empty());
    EXPECT_EQ(second->getWorld(), nullptr);
    run(2);
}

TEST_F(PhysicsWorldTest, FramesAdvanceItWithSpeedAndRate) {
    world->setAutoStep(true);
    auto* body = ball(0, 0, 60);
    scene->stepPhysicsAndNavigation(0.5f);
    EXPECT_NEAR(body->getPosition().x, 30.0f, 0.01f);
    world->setSpeed(2);
    scene->stepPhysicsAndNavigation(0.5f);
    EXPECT_NEAR(body->getPosition().x, 90.0f, 0.01f);
    world->setSpeed(-1);
    EXPECT_EQ(world->getSpeed(), 2.0f);
    world->setSpeed(0);
    scene->stepPhysicsAndNavigation(0.5f);
    EXPECT_NEAR(body->getPosition().x, 90.0f, 0.01f);
    world->setSpeed(1);
    world->setUpdateRate(2);
    scene->stepPhysicsAndNavigation(0.5f);
    EXPECT_NEAR(body->getPosition().x, 90.0f, 0.01f);
    scene->stepPhysicsAndNavigation(0.5f);
    EXPECT_NEAR(body->getPosition().x, 150.0f, 0.01f);
    world->step(1.0f); // logged: auto step is on
    EXPECT_NEAR(body->getPosition().x, 150.0f, 0.01f);
}

TEST_F(PhysicsWorldTest, AFixedRateKeepsTheRest) {
    world->setAutoStep(true);
    world->setFixedUpdateRate(10);
    auto* body = ball(0, 0, 60);
    scene->stepPhysicsAndNavigation(0.25f);
    EXPECT_NEAR(body->getPosition().x, 12.0f, 0.01f);
    scene->stepPhysicsAndNavigation(0.1f);
    EXPECT_NEAR(body->getPosition().x, 18.0f, 0.01f);
}

/// Of axmol: pushes a body before each step.
class PushingScene : public Scene {
public:
    void fixedUpdate(float delta) override {
        steps.push_back(delta);
        if (onStep) onStep();
    }
    std::vector<float> steps;
    std::function<void()> onStep;
};

RefPtr<PushingScene> ownedScene() {
    auto* const scene = new PushingScene();
    scene->autorelease();
    return RefPtr<PushingScene>(scene);
}

TEST_F(PhysicsWorldTest, ASceneIsUpdatedBeforeEachStepOfAFixedRate) {
    const RefPtr<PushingScene> pushing = ownedScene();
    ASSERT_TRUE(pushing->initWithPhysics());
    PhysicsWorld* const ownWorld = pushing->getPhysicsWorld();
    ownWorld->setSpeed(2);
    pushing->stepPhysicsAndNavigation(0.25f);
    EXPECT_TRUE(pushing->steps.empty()) << "there is no fixed rate";

    ownWorld->setFixedUpdateRate(10);
    pushing->stepPhysicsAndNavigation(0.25f);
    EXPECT_EQ(pushing->steps, (std::vector<float>{0.1f, 0.1f})) << "without the speed, as in axmol";
    pushing->steps.clear();
    ownWorld->setAutoStep(false);
    ownWorld->step(0.25f);
    EXPECT_TRUE(pushing->steps.empty()) << "a step of the game has its own length";
}

TEST_F(PhysicsWorldTest, AnUpdateOfAFixedRateMayRemoveBodies) {
    const RefPtr<PushingScene> pushing = ownedScene();
    ASSERT_TRUE(pushing->initWithPhysics());
    pushing->getPhysicsWorld()->setFixedUpdateRate(10);
    Node* const node = Node::create();
    node->setPhysicsBody(PhysicsBody::createCircle(5));
    pushing->addChild(node);
    pushing->onEnter();
    pushing->onStep = [&] { pushing->removeAllChildren(); };
    pushing->stepPhysicsAndNavigation(0.35f);
    EXPECT_EQ(pushing->steps.size(), 3u);
    EXPECT_TRUE(pushing->getPhysicsWorld()->getAllBodies().empty());
    pushing->onExit();
}

TEST_F(PhysicsWorldTest, SubstepsSetTheRateToOne) {
    world->setUpdateRate(4);
    world->setSubsteps(3);
    EXPECT_EQ(world->getUpdateRate(), 1);
    world->setSubsteps(0);
    EXPECT_EQ(world->getSubsteps(), 3);
}

TEST_F(PhysicsWorldTest, CallbacksSurroundTheUpdate) {
    std::vector<float> positions;
    auto* body = ball(0, 0, 60);
    const auto note = [&] { positions.push_back(body->getNode()->getPositionX()); };
    world->setPreUpdateCallback(note);
    world->setPostUpdateCallback(note);
    world->step(1.0f);
    ASSERT_EQ(positions.size(), 2u);
    EXPECT_EQ(positions[0], 0.0f);
    EXPECT_NEAR(positions[1], 60.0f, 0.01f);
}

TEST_F(PhysicsWorldTest, TimesThatAreNotNumbersAreIgnored) {
    auto* body = ball(0, 0, 60);
    for (const float dt :
         {0.0f, -1.0f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()})
        world->step(dt);
    world->setGravity(Vec2(std::numeric_limits<float>::quiet_NaN(), 0));
    run(1);
    EXPECT_NEAR(body->getPosition().x, 1.0f, 0.01f);
}

TEST_F(PhysicsWorldTest, BodiesComeApartWithAnySlopAndBias) {
    constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
    for (const Vec2& numbers : {Vec2(kNaN, 0.5f), Vec2(0.1f, kNaN), Vec2(-1, -1)}) {
        scene->removeAllChildren();
        world->setSlopBias(0.1f, 0.1f);
        world->setSlopBias(numbers.x, numbers.y);
        auto* body = ball(0, 0);
        auto* other = ball(2, 0); // they overlap
        run(60);
        const float distance = body->getPosition().distance(other->getPosition());
        EXPECT_GT(distance, 3.0f) << numbers.x << ", " << numbers.y;
        EXPECT_LT(distance, 100.0f) << numbers.x << ", " << numbers.y;
    }
}

TEST_F(PhysicsWorldTest, EqualStepsGiveEqualResults) {
    std::vector<Vec2> ends[2];
    for (auto& end : ends) {
        scene->removeAllChildren();
        world->setGravity(Vec2(0, -200));
        place(PhysicsBody::createEdgeBox(Size(300, 300)), 0, 0);
        std::vector<PhysicsBody*> bodies;
        for (int i = 0; i < 40; ++i)
            bodies.push_back(ball(static_cast<float>(i % 8) * 9 - 40, static_cast<float>(i) * 2));
        run(240);
        for (PhysicsBody* body : bodies) end.push_back(body->getNode()->getPosition());
    }
    EXPECT_EQ(ends[0], ends[1]);
}

TEST_F(PhysicsWorldTest, DrawsWhatIsAskedFor) {
    ball(0, 0);
    box(50, 0);
    place(PhysicsBody::createEdgeBox(Size(300, 300)), 0, 0);
    const ssize_t before = scene->getChildrenCount();
    world->setDebugDrawMask(PhysicsWorld::DEBUGDRAW_ALL);
    run(2);
    EXPECT_EQ(scene->getChildrenCount(), before + 1);
    world->setDebugDrawMask(PhysicsWorld::DEBUGDRAW_NONE);
    EXPECT_EQ(scene->getChildrenCount(), before);
}

TEST_F(PhysicsWorldTest, ASceneMayTurnTheDrawingOffThatItIsGiven) {
    struct Undrawn : Scene {
        using Scene::addChild;
        void addChild(Node* child, int z, int tag) override {
            Scene::addChild(child, z, tag);
            getPhysicsWorld()->setDebugDrawMask(PhysicsWorld::DEBUGDRAW_NONE);
        }
        void addChild(Node* child) override { addChild(child, 0, -1); }
    };
    RefPtr<Undrawn> undrawn;
    undrawn.weakAssign(new Undrawn());
    undrawn->initWithPhysics();
    PhysicsWorld* const drawn = undrawn->getPhysicsWorld();
    drawn->setAutoStep(false);
    drawn->setDebugDrawMask(PhysicsWorld::DEBUGDRAW_ALL);
    const ssize_t before = undrawn->getChildrenCount();
    drawn->step(0.1f);
    EXPECT_EQ(undrawn->getChildrenCount(), before);
    EXPECT_EQ(drawn->getDebugDrawMask(), PhysicsWorld::DEBUGDRAW_NONE);
}

} // namespace
