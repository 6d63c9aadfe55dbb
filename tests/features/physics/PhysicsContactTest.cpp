#include "base/SelfClearing.h"
#include "physics/PhysicsFixture.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

using namespace cocos2d;

namespace {

class PhysicsContactTest : public PhysicsFixture {
protected:
    int begun = 0;
    int separated = 0;

    void countContacts() {
        auto* listener = listen();
        listener->onContactBegin = [this](PhysicsContact&) {
            ++begun;
            return true;
        };
        listener->onContactSeparate = [this](PhysicsContact&) { ++separated; };
    }
};

TEST_F(PhysicsContactTest, ListenersAreCalledInOrder) {
    std::vector<std::string> calls;
    const auto note = [&calls](const char* call) {
        if (calls.empty() || calls.back() != call) calls.push_back(call);
    };
    auto* listener = listen();
    listener->onContactBegin = [&](PhysicsContact& contact) {
        note("begin");
        EXPECT_EQ(contact.getEventCode(), PhysicsContact::EventCode::BEGIN);
        EXPECT_EQ(contact.getContactData()->count, 1);
        EXPECT_NEAR(std::fabs(contact.getContactData()->normal.x), 1.0f, 1e-4f);
        EXPECT_EQ(contact.getPreContactData(), nullptr);
        contact.setData(&calls);
        return true;
    };
    listener->onContactPreSolve = [&](PhysicsContact& contact, PhysicsContactPreSolve& solve) {
        note("pre");
        EXPECT_NE(contact.getPreContactData(), nullptr);
        EXPECT_EQ(solve.getRestitution(), 1.0f);
        return true;
    };
    listener->onContactPostSolve = [&](PhysicsContact&, const PhysicsContactPostSolve& solve) {
        note("post");
        EXPECT_EQ(solve.getFriction(), 0.0f);
    };
    listener->onContactSeparate = [&](PhysicsContact& contact) {
        note("separate");
        EXPECT_EQ(contact.getData(), &calls);
    };
    auto* a = ball(0, 0, 60);
    auto* b = ball(40, 0);
    run(120);
    EXPECT_EQ(calls, (std::vector<std::string>{"begin", "pre", "post", "separate"}));
    EXPECT_NEAR(a->getVelocity().x, 0.0f, 1.0f);
    EXPECT_GT(b->getVelocity().x, 55.0f);
}

TEST_F(PhysicsContactTest, BothMasksAskForCallsAndCollisions) {
    countContacts();
    auto* a = ball(0, 0, 60);
    auto* b = ball(40, 0);
    a->setCategoryBitmask(1);
    b->setCategoryBitmask(2);
    a->setContactTestBitmask(2);
    b->setContactTestBitmask(4);
    a->setCollisionBitmask(2);
    b->setCollisionBitmask(4);
    run(60);
    EXPECT_EQ(begun, 0);
    EXPECT_NEAR(a->getVelocity().x, 60.0f, 0.01f);
}

TEST_F(PhysicsContactTest, GroupsOverruleTheMasks) {
    countContacts();
    auto* a = ball(0, 0, 60);
    auto* b = ball(40, 0);
    a->setCollisionBitmask(0);
    a->setGroup(2);
    b->setGroup(2);
    run(60);
    EXPECT_EQ(begun, 1);
    EXPECT_NEAR(a->getVelocity().x, 0.0f, 1.0f);
    auto* c = ball(0, 100, 60);
    auto* d = ball(40, 100);
    c->setGroup(-2);
    d->setGroup(-2);
    run(60);
    EXPECT_EQ(begun, 1);
    EXPECT_NEAR(c->getVelocity().x, 60.0f, 0.01f);
}

TEST_F(PhysicsContactTest, FalseLetsShapesPass) {
    auto* listener = listen();
    listener->onContactBegin = [](PhysicsContact&) { return false; };
    auto* a = ball(0, 0, 60);
    ball(40, 0);
    run(90);
    EXPECT_NEAR(a->getPosition().x, 90.0f, 0.1f);
}

TEST_F(PhysicsContactTest, ListenersOfBodiesShapesAndGroupsChoose) {
    auto* a = ball(0, 0, 60);
    auto* b = ball(30, 0);
    auto* c = ball(0, 100, 60);
    auto* d = ball(30, 100);
    d->setGroup(7);
    std::string calls;
    const auto add = [&](EventListenerPhysicsContact* listener, char name) {
        listener->onContactBegin = [&calls, name](PhysicsContact&) {
            calls += name;
            return true;
        };
        scene->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    };
    auto* ofBodies = EventListenerPhysicsContactWithBodies::create(b, a);
    add(ofBodies, 'b');
    add(EventListenerPhysicsContactWithShapes::create(c->getFirstShape(), d->getFirstShape()), 's');
    add(EventListenerPhysicsContactWithGroup::create(7), 'g');
    add(EventListenerPhysicsContactWithBodies::create(a, d), 'x');
    run(60);
    std::sort(calls.begin(), calls.end());
    EXPECT_EQ(calls, "bgs");
    EXPECT_TRUE(ofBodies->clone()->checkAvailable());
    scene->getEventDispatcher()->removeAllEventListeners();
}

TEST_F(PhysicsContactTest, SensorsNotifyAndLetPass) {
    countContacts();
    auto* a = ball(0, 0, 60);
    auto* b = ball(40, 0);
    b->getFirstShape()->setSensor(true);
    run(120);
    EXPECT_EQ(begun, 1);
    EXPECT_EQ(separated, 1);
    EXPECT_NEAR(a->getPosition().x, 120.0f, 0.1f);
}

TEST_F(PhysicsContactTest, ACallbackMayDestroyBothNodes) {
    auto* listener = listen();
    listener->onContactBegin = [this](PhysicsContact& contact) {
        ++begun;
        Node* a = contact.getShapeA()->getBody()->getNode();
        Node* b = contact.getShapeB()->getBody()->getNode();
        a->removeFromParent();
        b->removeFromParent();
        clearPool();
        return true;
    };
    listener->onContactSeparate = [this](PhysicsContact&) { ++separated; };
    ball(0, 0, 60);
    ball(30, 0);
    clearPool();
    run(30);
    EXPECT_EQ(begun, 1);
    EXPECT_EQ(separated, 0); // their nodes are gone
    EXPECT_TRUE(world->getAllBodies().empty());
}

TEST_F(PhysicsContactTest, ACallbackMayRemoveShapesAndAddBodies) {
    auto* listener = listen();
    listener->onContactBegin = [this](PhysicsContact& contact) {
        contact.getShapeA()->getBody()->removeAllShapes();
        contact.getShapeB()->getBody()->setDynamic(false);
        contact.getShapeB()->getBody()->addShape(PhysicsShapeCircle::create(3));
        ball(200, 200);
        world->step(1.0f);
        return true;
    };
    ball(0, 0, 60);
    ball(30, 0);
    run(60);
    EXPECT_EQ(world->getAllBodies().size(), 3);
    EXPECT_NE(world->getShape(Vec2(200, 200)), nullptr);
}

TEST_F(PhysicsContactTest, RemovingAShapeSeparates) {
    countContacts();
    auto* a = ball(0, 0);
    ball(15, 0);
    run(1);
    EXPECT_EQ(begun, 1);
    a->removeAllShapes();
    EXPECT_EQ(separated, 1);
}

TEST_F(PhysicsContactTest, ACallbackMayMoveTheShapeThatLeaves) {
    // What the listener does with the shape that moves from body a to body b, and where the shape is then.
    using Change = void (*)(PhysicsShape*, PhysicsBody * a, PhysicsBody * b, PhysicsBody * c);
    const std::pair<Change, int> cases[] = {
        {[](PhysicsShape*, PhysicsBody*, PhysicsBody* b, PhysicsBody*) { b->removeAllShapes(); }, 1},
        {[](PhysicsShape* shape, PhysicsBody*, PhysicsBody*, PhysicsBody* c) { c->addShape(shape); }, 2},
        {[](PhysicsShape* shape, PhysicsBody* a, PhysicsBody*, PhysicsBody*) { a->addShape(shape); }, 0},
        {[](PhysicsShape* shape, PhysicsBody* a, PhysicsBody*, PhysicsBody*) { a->removeShape(shape); }, 1},
    };
    for (const auto& [change, expected] : cases) {
        PhysicsBody* const bodies[] = {ball(0, 0), ball(100, 0), ball(200, 0)};
        PhysicsBody* const neighbor = ball(15, 0);
        PhysicsShape* const shape = bodies[0]->getFirstShape();
        auto* listener = listen();
        listener->onContactSeparate = [&, act = change](PhysicsContact&) {
            act(shape, bodies[0], bodies[1], bodies[2]);
        };
        run(1);
        bodies[1]->addShape(shape);
        EXPECT_EQ(shape->getBody(), bodies[expected]);
        for (PhysicsBody* body : bodies)
            EXPECT_EQ(body->getShapes().contains(shape), body == shape->getBody());
        scene->getEventDispatcher()->removeEventListener(listener);
        for (PhysicsBody* body : bodies) body->getNode()->removeFromParent();
        neighbor->getNode()->removeFromParent();
        clearPool();
        run(2);
    }
}

TEST_F(PhysicsContactTest, ACallbackMayDestroyTheBodyThatTakesAShape) {
    PhysicsBody* const giver = ball(0, 0);
    ball(15, 0);
    PhysicsBody* const taker = ball(100, 0);
    taker->setEnabled(false); // nothing in the space keeps it alive
    listen()->onContactSeparate = [taker](PhysicsContact&) { taker->getNode()->removeFromParent(); };
    run(1);
    clearPool();
    const RefPtr<PhysicsShape> shape = giver->getFirstShape();
    taker->addShape(shape);
    EXPECT_EQ(shape->getBody(), nullptr);
    EXPECT_EQ(world->getAllBodies().size(), 2);
}

TEST_F(PhysicsContactTest, AContactThatAGameRetainsForgetsItsShapes) {
    auto* listener = listen();
    RefPtr<PhysicsContact> kept;
    listener->onContactBegin = [&](PhysicsContact& contact) {
        kept = &contact;
        return true;
    };
    PhysicsBody* const a = ball(0, 0);
    PhysicsBody* const b = ball(15, 0);
    run(1);
    ASSERT_TRUE(kept);
    EXPECT_NE(kept->getShapeA(), nullptr);
    a->getNode()->removeFromParent();
    b->getNode()->removeFromParent();
    clearPool();
    run(1);
    EXPECT_EQ(kept->getShapeA(), nullptr);
    EXPECT_EQ(kept->getShapeB(), nullptr);
    scene->getEventDispatcher()->dispatchEvent(kept); // calls no listener
    EXPECT_NE(kept->getContactData(), nullptr);
}

TEST_F(PhysicsContactTest, TheSceneMayBeReleasedInACallback) {
    auto* listener = listen();
    listener->onContactBegin = [this](PhysicsContact&) {
        context.frame.runningScene = nullptr;
        scene->onExit();
        scene.reset();
        clearPool();
        return true;
    };
    ball(0, 0, 60);
    ball(15, 0);
    clearPool();
    world->step(0.01f);
    EXPECT_EQ(scene, nullptr);
}

// --- Callbacks that clear themselves or throw ---

TEST_F(PhysicsContactTest, ACallbackMayClearItself) {
    copra::test::SelfClearing begin, preSolve, postSolve, separate;
    auto* listener = listen();
    listener->onContactBegin = begin.callback([listener] { listener->onContactBegin = nullptr; });
    listener->onContactPreSolve = preSolve.callback([listener] { listener->onContactPreSolve = nullptr; });
    listener->onContactPostSolve = postSolve.callback([listener] { listener->onContactPostSolve = nullptr; });
    listener->onContactSeparate = separate.callback([listener] { listener->onContactSeparate = nullptr; });
    ball(0, 0, 60);
    Node* const other = ball(30, 0)->getNode();
    run(30);
    other->removeFromParent();
    run(30);
    EXPECT_TRUE(begin.endedWell());
    EXPECT_TRUE(preSolve.endedWell());
    EXPECT_TRUE(postSolve.endedWell());
    EXPECT_TRUE(separate.endedWell());
}

TEST_F(PhysicsContactTest, WhatACallbackThrowsComesAfterTheStep) {
    auto* listener = listen();
    listener->onContactBegin = [this](PhysicsContact&) -> bool {
        ++begun;
        throw std::runtime_error("contact");
    };
    ball(0, 0, 60);
    Node* const other = ball(30, 0)->getNode();
    bool hasThrown = false;
    for (int i = 0; i < 60 && !hasThrown; ++i) {
        try {
            run(1);
        } catch (const std::runtime_error&) {
            hasThrown = true;
        }
    }
    EXPECT_TRUE(hasThrown);
    run(5);
    EXPECT_EQ(begun, 1);
    other->removeFromParent(); // the space is not locked
    EXPECT_EQ(world->getAllBodies().size(), 1);
    run(1);
}

TEST_F(PhysicsContactTest, WhatAQueryThrowsPassesThroughTheWorld) {
    ball(0, 0);
    world->step(0.01f);
    const auto thrower = [](PhysicsWorld&, PhysicsShape&, void*) -> bool {
        throw std::runtime_error("query");
    };
    EXPECT_THROW(world->queryRect(thrower, Rect(-50, -50, 100, 100), nullptr), std::runtime_error);
    world->removeAllBodies();
    EXPECT_TRUE(world->getAllBodies().empty());
}

TEST_F(PhysicsContactTest, AStepWhoseCallbackThrowsIsOver) {
    world->setPreUpdateCallback([] { throw std::runtime_error("before"); });
    EXPECT_THROW(world->step(0.01f), std::runtime_error);
    int calls = 0;
    world->setPreUpdateCallback([&calls] { ++calls; });
    world->step(0.01f);
    EXPECT_EQ(calls, 1);
}

} // namespace
