#include "extensions/PhysicsSprite.h"

#include "base/log.h"
#include "ui/WidgetFixture.h"

#include <limits>

// What the two libraries have, as far as the sprite uses it: a game includes whichever version it has.
struct cpBody {
    struct Vector {
        double x, y;
    };
    Vector position{};
    double angle = 0.0;
};
static cpBody::Vector cpBodyGetPosition(const cpBody* body) {
    return body->position;
}
static void cpBodySetPosition(cpBody* body, cpBody::Vector position) {
    body->position = position;
}
static double cpBodyGetAngle(const cpBody* body) {
    return body->angle;
}
static void cpBodySetAngle(cpBody* body, double angle) {
    body->angle = angle;
}

class b2Body {
public:
    struct Vector {
        float x, y;
    };
    const Vector& GetPosition() const { return _position; }
    float GetAngle() const { return _angle; }
    void SetTransform(const Vector& position, float angle) {
        _position = position;
        _angle = angle;
    }

private:
    Vector _position{};
    float _angle = 0.0f;
};

using namespace cocos2d;
using extension::PhysicsSprite;

namespace {

class PhysicsSpriteTest : public WidgetFixture {
protected:
    PhysicsSprite* sprite = PhysicsSprite::create();
};

TEST_F(PhysicsSpriteTest, IsWhereItsBodyOfChipmunkIs) {
    cpBody body{{30.0, 40.0}, 0.5 * M_PI};
    sprite->setCPBody(&body);
    EXPECT_EQ(sprite->getCPBody(), &body);
    EXPECT_EQ(sprite->getB2Body(), nullptr);
    EXPECT_EQ(sprite->getPosition(), Vec2(30, 40));
    EXPECT_FLOAT_EQ(sprite->getRotation(), -90.0f) << "degrees clockwise";
    body.position.x = 35.0;
    EXPECT_EQ(sprite->getPositionX(), 35.0f);
    EXPECT_EQ(sprite->getPosition3D(), Vec3(35, 40, 0));
}

TEST_F(PhysicsSpriteTest, DerivedClassesReadTheBody) {
    class Own : public PhysicsSprite {
    public:
        bool has(const cpBody* body) const { return _CPBody == body; }
        bool has(const b2Body* body) const { return _pB2Body == body; }
    };
    cpBody chipmunk;
    b2Body box2D;
    Own own;
    EXPECT_TRUE(own.has(static_cast<cpBody*>(nullptr)) && own.has(static_cast<b2Body*>(nullptr)));
    own.setCPBody(&chipmunk);
    EXPECT_TRUE(own.has(&chipmunk) && own.has(static_cast<b2Body*>(nullptr)));
    own.setB2Body(&box2D);
    EXPECT_TRUE(own.has(static_cast<cpBody*>(nullptr)) && own.has(&box2D));
}

TEST_F(PhysicsSpriteTest, SettingItsPlaceMovesTheBody) {
    cpBody body;
    sprite->setCPBody(&body);
    sprite->setPosition(Vec2(7, 8));
    sprite->setPositionX(9);
    sprite->setRotation(90);
    EXPECT_EQ(body.position.x, 9.0);
    EXPECT_EQ(body.position.y, 8.0);
    EXPECT_NEAR(body.angle, -0.5 * M_PI, 1e-6);
}

TEST_F(PhysicsSpriteTest, ABodyOfBox2DIsInMeters) {
    b2Body body;
    sprite->setPTMRatio(32);
    sprite->setB2Body(&body);
    EXPECT_EQ(sprite->getB2Body(), &body);
    EXPECT_EQ(sprite->getCPBody(), nullptr);
    body.SetTransform({2.0f, 3.0f}, 0.0f);
    EXPECT_EQ(sprite->getPosition(), Vec2(64, 96));
    sprite->setPositionY(32);
    EXPECT_FLOAT_EQ(body.GetPosition().y, 1.0f);
    EXPECT_FLOAT_EQ(body.GetPosition().x, 2.0f);
    sprite->setRotation(180);
    EXPECT_NEAR(body.GetAngle(), -M_PI, 1e-6);
}

TEST_F(PhysicsSpriteTest, KeepsItsOwnRotationIfItIgnoresTheBodys) {
    cpBody body{{0.0, 0.0}, 1.0};
    sprite->setIgnoreBodyRotation(true);
    sprite->setCPBody(&body);
    sprite->setRotation(10);
    EXPECT_EQ(sprite->getRotation(), 10.0f);
    EXPECT_EQ(body.angle, 1.0);
}

TEST_F(PhysicsSpriteTest, IsDrawnWhereTheBodyWentWithoutACall) {
    cpBody body;
    auto* parent = Node::create();
    parent->setPosition(100, 0);
    scene->addChild(parent);
    parent->addChild(sprite);
    sprite->setCPBody(&body);
    for (int i = 0; i < 5; ++i) drawn(); // long enough to rest
    body.position = {11.0, 12.0};
    drawn();
    const Mat4 transform = sprite->getNodeToWorldTransform();
    EXPECT_FLOAT_EQ(transform.m[12], 111.0f);
    EXPECT_FLOAT_EQ(transform.m[13], 12.0f);
}

TEST_F(PhysicsSpriteTest, IsAnOrdinarySpriteWithoutABody) {
    cpBody body{{30.0, 40.0}, 0.0};
    sprite->setCPBody(&body);
    sprite->setCPBody(nullptr);
    sprite->setPosition(1, 2);
    EXPECT_EQ(sprite->getPosition(), Vec2(1, 2));
    EXPECT_EQ(body.position.x, 30.0);
}

TEST_F(PhysicsSpriteTest, LeavesTheBodyAloneWhereANumberIsNone) {
    copra::LogCapture log;
    cpBody body;
    sprite->setCPBody(&body);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    sprite->setPosition(nan, 0);
    sprite->setRotation(nan);
    sprite->setPTMRatio(0);
    EXPECT_EQ(body.position.x, 0.0);
    EXPECT_EQ(body.angle, 0.0);
    EXPECT_EQ(sprite->getPTMRatio(), 1.0f);
    EXPECT_EQ(log.lineCount(), 3);
}

} // namespace
