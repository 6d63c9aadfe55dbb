#include "GuideTest.h"

#if CC_USE_PHYSICS

USING_NS_CC;

namespace {

class PhysicsTest : public GuideTest {};

//! [bits]
constexpr int kBall = 1, kWall = 2, kCoin = 4; // each kind has one bit
//! [bits]

//! [first]
class YardScene : public Scene {
public:
    CREATE_FUNC(YardScene);

    bool init() override {
        if (!Scene::initWithPhysics()) return false;  // instead of Scene::init()
        getPhysicsWorld()->setGravity(Vec2(0, -300)); // points per second²

        auto* ground = Node::create();
        ground->setPosition(240, 20);
        ground->setPhysicsBody(PhysicsBody::createEdgeSegment(Vec2(-240, 0), Vec2(240, 0))); // does not move
        addChild(ground, 0, "ground");

        auto* ball = Sprite::create("logo.png");
        ball->setPosition(240, 300);
        ball->setScale(0.2f);
        ball->setPhysicsBody(PhysicsBody::createCircle(ball->getContentSize().width / 2));
        addChild(ball, 0, "ball");
        return true;
    }
};
//! [first]

class BallScene : public YardScene {
public:
    CREATE_FUNC(BallScene);

    void push() {
        //! [material]
        auto* ball = getChildByName("ball");         // the ball of the first example
        const PhysicsMaterial rubber(1, 0.9f, 0.5f); // the density, the bounce, and the friction
        ball->setPhysicsBody(PhysicsBody::createCircle(60, rubber));
        //! [material]
        //! [push]
        auto* body = ball->getPhysicsBody();
        body->setVelocity(Vec2(100, 0));                    // points per second
        body->setRotationEnable(false);                     // the ball stays upright
        body->applyImpulse(Vec2(0, 200) * body->getMass()); // adds 200 points per second upward
        body->applyForce(Vec2(50, 0) * body->getMass());    // acts during the next step only
        //! [push]
    }

    //! [turn]
    /// A vector of the scene in the axes of the body, which may be rotated.
    static Vec2 inBody(PhysicsBody* body, const Vec2& vector) {
        return body->world2Local(body->local2World(Vec2::ZERO) + vector);
    }

    void lift(PhysicsBody* body) { body->applyImpulse(inBody(body, Vec2(0, 200)) * body->getMass()); }
    //! [turn]

    void addCoin() {
        //! [categories]
        auto* ground = getChildByName("ground"); // a node of the first example
        auto* ball = getChildByName("ball");
        ground->getPhysicsBody()->setCategoryBitmask(kWall);
        ball->getPhysicsBody()->setCategoryBitmask(kBall);
        ball->getPhysicsBody()->setContactTestBitmask(kCoin); // reports contacts with coins

        auto* coin = Sprite::create("logo.png");
        coin->setPosition(240, 60);
        coin->setScale(0.2f);
        addChild(coin, 0, "coin");
        auto* body = PhysicsBody::createCircle(coin->getContentSize().width / 2);
        body->setDynamic(false); // does not fall
        body->setCategoryBitmask(kCoin);
        body->setContactTestBitmask(kBall); // both bodies must agree
        body->setCollisionBitmask(0);       // the ball flies through the coin
        coin->setPhysicsBody(body);
        //! [categories]
        //! [contact]
        auto* contacts = EventListenerPhysicsContact::create();
        contacts->onContactBegin = [this](PhysicsContact& contact) {
            for (auto* shape : {contact.getShapeA(), contact.getShapeB()})
                if (shape->getBody()->getCategoryBitmask() == kCoin) collect(shape->getBody()->getNode());
            return true; // false: the bodies pass through each other
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(contacts, this);
        //! [contact]
    }

    void collect(Node* coin) {
        coin->removeFromParent();
        ++coins;
    }

    void hang() {
        //! [joint]
        auto* nail = Node::create();
        nail->setPosition(240, 300);
        nail->setPhysicsBody(PhysicsBody::createEdgeSegment(Vec2(-5, 0), Vec2(5, 0))); // does not move
        addChild(nail, 0, "nail");

        auto* lamp = Sprite::create("logo.png");
        lamp->setPosition(240, 220);
        lamp->setScale(0.2f);
        lamp->setPhysicsBody(PhysicsBody::createBox(lamp->getContentSize()));
        addChild(lamp, 0, "lamp");

        auto* rope = PhysicsJointLimit::construct(nail->getPhysicsBody(), lamp->getPhysicsBody(), Vec2::ZERO,
                                                  Vec2::ZERO, 0, 100); // the minimum and maximum distance
        getPhysicsWorld()->addJoint(rope);
        //! [joint]
        //! [draw]
        getPhysicsWorld()->setDebugDrawMask(PhysicsWorld::DEBUGDRAW_ALL);
        //! [draw]
    }

    //! [ray]
    /// The first point on the line from `from` to `to` that is on a body; `to` if there is no body.
    Vec2 firstHit(const Vec2& from, const Vec2& to) {
        float share = 1; // 0 is the start of the line, and 1 is its end
        getPhysicsWorld()->rayCast(
            [&share](PhysicsWorld&, const PhysicsRayCastInfo& hit, void*) {
                share = std::min(share, hit.fraction); // the hits have no order
                return true;                           // false ends the query
            },
            from, to, nullptr);
        return from.lerp(to, share);
    }
    //! [ray]

    Node* touched(const Vec2& point) {
        //! [point]
        PhysicsShape* shape = getPhysicsWorld()->getShape(point); // null if no shape is there
        return shape ? shape->getBody()->getNode() : nullptr;
        //! [point]
    }

    int coins = 0;
};

TEST_F(PhysicsTest, ABallFallsToTheGround) {
    run<BallScene>();
    auto* ball = app.find("ball");
    const float radius = ball->getBoundingBox().size.width / 2;
    app.wait(6);
    EXPECT_NEAR(ball->getPositionY(), 20 + radius, 2);
}

TEST_F(PhysicsTest, ABallIsPushed) {
    auto* scene = run<BallScene>();
    scene->push();
    app.wait(0.5f);
    EXPECT_GT(app.find("ball")->getPositionX(), 280);
    EXPECT_GT(app.find("ball")->getPositionY(), 300);
    EXPECT_EQ(app.find("ball")->getRotation(), 0);
}

TEST_F(PhysicsTest, ARotatedBallIsLiftedUpward) {
    auto* scene = run<BallScene>();
    app.find("ball")->setRotation(90);
    app.step();
    auto* body = app.find("ball")->getPhysicsBody();
    body->setVelocity(Vec2::ZERO);
    scene->lift(body);
    EXPECT_NEAR(body->getVelocity().x, 0, 0.1f);
    EXPECT_NEAR(body->getVelocity().y, 200, 0.1f);
}

TEST_F(PhysicsTest, ACoinIsCollected) {
    auto* scene = run<BallScene>();
    scene->addCoin();
    EXPECT_TRUE(app.stepUntil([&] { return scene->coins == 1; }));
    app.step();
    EXPECT_EQ(app.tryFind("coin"), nullptr);
}

TEST_F(PhysicsTest, ARopeHasALength) {
    auto* scene = run<BallScene>();
    scene->removeChildByName("ball");
    scene->hang();
    app.find("lamp")->getPhysicsBody()->setVelocity(Vec2(200, 0));
    app.wait(1);
    EXPECT_LT(app.find("lamp")->getPosition().distance(Vec2(240, 300)), 103);
}

TEST_F(PhysicsTest, TheWorldSaysWhatIsThere) {
    auto* scene = run<BallScene>();
    app.step(2);
    EXPECT_EQ(scene->touched(Vec2(240, 298)), app.find("ball"));
    EXPECT_EQ(scene->touched(Vec2(40, 200)), nullptr);
    EXPECT_NEAR(scene->firstHit(Vec2(100, 200), Vec2(100, -200)).y, 20, 1.1f);
    EXPECT_EQ(scene->firstHit(Vec2(100, 200), Vec2(100, 100)), Vec2(100, 100));

    auto* crate = Node::create();
    crate->setPosition(100, 150);
    crate->setPhysicsBody(PhysicsBody::createBox(Size(20, 20)));
    scene->addChild(crate);
    EXPECT_EQ(scene->touched(Vec2(100, 150)), nullptr) << "before the next update";
    EXPECT_EQ(scene->firstHit(Vec2(100, 200), Vec2(100, 100)), Vec2(100, 100));
    app.step();
    EXPECT_EQ(scene->touched(Vec2(100, 150)), crate);
    EXPECT_NEAR(scene->firstHit(Vec2(100, 200), Vec2(100, 100)).y, 160, 1.1f);
}

} // namespace

#endif
