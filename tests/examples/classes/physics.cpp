// Physics.

#include "ClassExamples.h"
#include "extensions/cocos-ext.h"

#if CC_USE_PHYSICS

#include "physics/PhysicsHelper.h"

#include <chipmunk/chipmunk.h>

USING_NS_CC;

namespace {

class PhysicsExamples : public ClassExamples {
protected:
    PhysicsExamples() : ClassExamples(&Scene::createWithPhysics) {}

    Node* addBall(const Vec2& position) {
        auto* const ball = Node::create();
        ball->setPosition(position);
        ball->setPhysicsBody(PhysicsBody::createCircle(10));
        scene->addChild(ball);
        return ball;
    }

    int contacts = 0;
    Vec2 place;
    int solved = 0;
    bool isOpen = false;
    int hits = 0;
    int fits = 0;
    float bounce = -1;
};

TEST_F(PhysicsExamples, PhysicsWorld) {
    //! [PhysicsWorld]
    auto meadow = Scene::createWithPhysics();
    meadow->getPhysicsWorld()->setGravity(Vec2(0, -500)); // points per second squared
    meadow->getPhysicsWorld()->setDebugDrawMask(PhysicsWorld::DEBUGDRAW_ALL);
    Director::getInstance()->replaceScene(meadow);
    //! [PhysicsWorld]
    app.step(2);
    EXPECT_EQ(meadow->getPhysicsWorld()->getGravity().y, -500);
}

TEST_F(PhysicsExamples, PhysicsBody) {
    //! [PhysicsBody]
    auto meadow = Scene::createWithPhysics(); // without physics, a body has no effect
    auto stone = Node::create();
    stone->setPosition(240, 300);
    stone->setPhysicsBody(PhysicsBody::createCircle(16)); // falls when the scene runs
    meadow->addChild(stone);
    auto ground = Node::create();
    ground->setPhysicsBody(PhysicsBody::createEdgeSegment(Vec2(0, 20), Vec2(480, 20))); // does not move
    meadow->addChild(ground);
    Director::getInstance()->replaceScene(meadow);
    //! [PhysicsBody]
    app.step(300);
    EXPECT_NEAR(stone->getPositionY(), 36, 2);
}

TEST_F(PhysicsExamples, PhysicsMaterial) {
    //! [PhysicsMaterial]
    PhysicsMaterial rubber(0.1f, 0.9f, 0.5f); // density, restitution, friction
    auto ball = Node::create();
    ball->setPhysicsBody(PhysicsBody::createCircle(16, rubber));
    scene->addChild(ball);
    //! [PhysicsMaterial]
    EXPECT_NEAR(ball->getPhysicsBody()->getFirstShape()->getRestitution(), 0.9f, 0.001f);
}

TEST_F(PhysicsExamples, PhysicsShape) {
    Node* const ball = addBall(Vec2(100, 100));
    app.step();
    //! [PhysicsShape]
    PhysicsShape* shape = ball->getPhysicsBody()->getFirstShape();
    shape->setRestitution(0.8f); // it bounces back to most of its height
    shape->setFriction(0.2f);
    shape->setContactTestBitmask(0x01);                // reports contacts with bodies of category 1
    bool isHit = shape->containsPoint(Vec2(100, 105)); // a point of the world
    //! [PhysicsShape]
    EXPECT_TRUE(isHit);
    EXPECT_NEAR(shape->getFriction(), 0.2f, 0.001f);
}

TEST_F(PhysicsExamples, PhysicsShapeBox) {
    //! [PhysicsShapeBox]
    auto body = PhysicsBody::create();
    body->addShape(PhysicsShapeBox::create(Size(60, 20)));
    body->addShape(PhysicsShapeCircle::create(15, PhysicsMaterial(1, 0, 0.5f), Vec2(0, 20))); // a head
    auto figure = Node::create();
    figure->setPhysicsBody(body);
    scene->addChild(figure);
    //! [PhysicsShapeBox]
    EXPECT_EQ(body->getShapes().size(), 2);
}

TEST_F(PhysicsExamples, EventListenerPhysicsContact) {
    addBall(Vec2(105, 130))->getPhysicsBody()->setContactTestBitmask(1);
    //! [EventListenerPhysicsContact]
    auto ball = Node::create();
    ball->setPosition(100, 100);
    ball->setPhysicsBody(PhysicsBody::createCircle(10));
    ball->getPhysicsBody()->setContactTestBitmask(1); // 0, the default, reports no contacts
    scene->addChild(ball);
    auto listener = EventListenerPhysicsContact::create();
    listener->onContactBegin = [this, ball](PhysicsContact& contact) {
        Node* a = contact.getShapeA()->getBody()->getNode();
        Node* b = contact.getShapeB()->getBody()->getNode();
        if (a == ball || b == ball) ++contacts;
        return true; // false: they pass through each other
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventListenerPhysicsContact]
    ball->getPhysicsBody()->setVelocity(Vec2(0, 300));
    app.step(30);
    EXPECT_GE(contacts, 1);
}

TEST_F(PhysicsExamples, PhysicsContact) {
    addBall(Vec2(100, 100))->getPhysicsBody()->setContactTestBitmask(1);
    addBall(Vec2(112, 100))->getPhysicsBody()->setContactTestBitmask(1);
    //! [PhysicsContact]
    auto listener = EventListenerPhysicsContact::create();
    listener->onContactBegin = [this](PhysicsContact& contact) {
        if (auto data = contact.getContactData()) place = data->points[0]; // where sparks would be
        return true;
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [PhysicsContact]
    app.step(5);
    EXPECT_GT(place.x, 0);
}

TEST_F(PhysicsExamples, PhysicsContactPreSolve) {
    addBall(Vec2(100, 100))->getPhysicsBody()->setContactTestBitmask(1);
    addBall(Vec2(112, 100))->getPhysicsBody()->setContactTestBitmask(1);
    //! [PhysicsContactPreSolve]
    auto listener = EventListenerPhysicsContact::create();
    listener->onContactPreSolve = [this](PhysicsContact&, PhysicsContactPreSolve& solve) {
        solve.setFriction(0); // as on ice, whatever the materials
        ++solved;
        return true;
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [PhysicsContactPreSolve]
    app.step(5);
    EXPECT_GT(solved, 0);
}

TEST_F(PhysicsExamples, PhysicsJointDistance) {
    Node* const hand = addBall(Vec2(240, 300));
    Node* const ball = addBall(Vec2(240, 200));
    PhysicsBody* const hook = hand->getPhysicsBody();
    hook->setDynamic(false);
    //! [PhysicsJointDistance]
    auto rod = PhysicsJointDistance::construct(hook, ball->getPhysicsBody(), Vec2::ZERO, Vec2::ZERO);
    scene->getPhysicsWorld()->addJoint(rod); // owned by the world
    //! [PhysicsJointDistance]
    app.step(60);
    EXPECT_NEAR(hand->getPosition().distance(ball->getPosition()), 100, 2);
}

TEST_F(PhysicsExamples, PhysicsShapeCircle) {
    //! [PhysicsShapeCircle]
    auto wheel = Node::create();
    auto body = PhysicsBody::create();
    auto tire =
        PhysicsShapeCircle::create(20, PhysicsMaterial(1, 0.2f, 0.9f)); // around the center of the node
    body->addShape(tire);
    wheel->setPhysicsBody(body);
    wheel->setPosition(240, 200);
    scene->addChild(wheel);
    //! [PhysicsShapeCircle]
    EXPECT_NEAR(tire->getRadius(), 20, 0.001f);
}

TEST_F(PhysicsExamples, PhysicsShapeEdges) {
    //! [PhysicsShapeEdgeBox, PhysicsShapeEdgeSegment, PhysicsShapeEdgePolygon]
    auto walls = Node::create(); // edges have no mass: their body does not move
    walls->setPosition(240, 160);
    auto body = PhysicsBody::create();
    body->setDynamic(false);
    body->addShape(PhysicsShapeEdgeBox::create(Size(480, 320))); // around the screen, hollow
    body->addShape(
        PhysicsShapeEdgeSegment::create(Vec2(-100, -40), Vec2(100, -40))); // from the center of the node
    const Vec2 hill[] = {Vec2(-60, -160), Vec2(0, -120), Vec2(60, -160)};
    body->addShape(PhysicsShapeEdgePolygon::create(hill, 3)); // closed
    walls->setPhysicsBody(body);
    scene->addChild(walls);
    //! [PhysicsShapeEdgeBox, PhysicsShapeEdgeSegment, PhysicsShapeEdgePolygon]
    Node* const ball = addBall(Vec2(240, 200));
    app.step(120);
    EXPECT_GT(ball->getPositionY(), 115);
}

TEST_F(PhysicsExamples, ContactsOfBodiesAndGroups) {
    Node* const key = addBall(Vec2(100, 100));
    Node* const door = addBall(Vec2(112, 100));
    for (Node* node : {key, door}) node->getPhysicsBody()->setContactTestBitmask(1);
    //! [EventListenerPhysicsContactWithBodies]
    auto listener =
        EventListenerPhysicsContactWithBodies::create(key->getPhysicsBody(), door->getPhysicsBody());
    listener->onContactBegin = [this](PhysicsContact&) { // of these two only
        isOpen = true;
        return true;
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, door);
    //! [EventListenerPhysicsContactWithBodies]
    //! [EventListenerPhysicsContactWithShapes]
    PhysicsShape* tip = key->getPhysicsBody()->getFirstShape(); // of a body with several shapes
    PhysicsShape* lock = door->getPhysicsBody()->getFirstShape();
    auto fit = EventListenerPhysicsContactWithShapes::create(tip, lock);
    fit->onContactBegin = [this](PhysicsContact&) { return ++fits > 0; }; // true: the bodies collide
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(fit, key);
    //! [EventListenerPhysicsContactWithShapes]
    Node* const ball = door;
    //! [EventListenerPhysicsContactWithGroup]
    const int kSpikes = 7;
    ball->getPhysicsBody()->setGroup(kSpikes); // a positive group: its shapes always collide
    auto spikes = EventListenerPhysicsContactWithGroup::create(kSpikes);
    spikes->onContactBegin = [this](PhysicsContact&) { return ++hits > 0; };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(spikes, scene);
    //! [EventListenerPhysicsContactWithGroup]
    app.step(5);
    EXPECT_TRUE(isOpen);
    EXPECT_GT(hits, 0);
    EXPECT_GT(fits, 0);
}

TEST_F(PhysicsExamples, PhysicsContactData) {
    Node* const stone = addBall(Vec2(100, 100));
    stone->getPhysicsBody()->setContactTestBitmask(1);
    addBall(Vec2(112, 100))->getPhysicsBody()->setContactTestBitmask(1);
    //! [PhysicsContactData, PhysicsContactPostSolve]
    auto listener = EventListenerPhysicsContact::create();
    listener->onContactBegin = [this](PhysicsContact& contact) {
        const PhysicsContactData* data = contact.getContactData();
        if (data && data->count > 0) place = data->points[0]; // of the scene: where sparks would be
        return true;
    };
    listener->onContactPostSolve = [this](PhysicsContact&, const PhysicsContactPostSolve& solve) {
        bounce = solve.getRestitution(); // what this step used
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [PhysicsContactData, PhysicsContactPostSolve]
    app.step(5);
    EXPECT_GT(place.x, 0);
    EXPECT_GE(bounce, 0);
}

TEST_F(PhysicsExamples, PhysicsSprite) {
    //! [extension::PhysicsSprite, extension::PhysicsDebugNode, PhysicsHelper]
    cpSpace* space = cpSpaceNew(); // of Chipmunk, which the game uses directly
    cpSpaceSetGravity(space, cpv(0, -300));
    cpBody* body = cpSpaceAddBody(space, cpBodyNew(1, cpMomentForCircle(1, 0, 16, cpvzero)));
    cpBodySetPosition(body, PhysicsHelper::point2cpv(Vec2(240, 200)));
    auto stone = extension::PhysicsSprite::create("garden.png");
    stone->setCPBody(body); // not owned: it has to outlive the sprite
    scene->addChild(stone);
    auto shapes = extension::PhysicsDebugNode::create(space); // draws the shapes of the space
    scene->addChild(shapes);
    cpSpaceStep(space, 1.0 / 60); // in each update(): the sprite follows its body
    //! [extension::PhysicsSprite, extension::PhysicsDebugNode, PhysicsHelper]
    cpSpaceStep(space, 1.0 / 60);
    EXPECT_LT(stone->getPositionY(), 200);
    stone->removeFromParent();
    shapes->removeFromParent();
    cpSpaceRemoveBody(space, body);
    cpBodyFree(body);
    cpSpaceFree(space);
}

} // namespace

#endif
