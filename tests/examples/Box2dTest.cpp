#include "box2d/box2d.h"
#include "GuideTest.h"
#include "cocos-ext.h"
#include "gameplay/steering/SteeringBehaviors.h"

USING_NS_CC;

//! [box2d]
constexpr float kPointsPerMeter = 32;

template<>
struct copra::SteeringAdapter<b2Body> {
    static Vec2 position(const b2Body& body) {
        return Vec2(body.GetPosition().x, body.GetPosition().y) * kPointsPerMeter;
    }
    static Vec2 velocity(const b2Body& body) {
        return Vec2(body.GetLinearVelocity().x, body.GetLinearVelocity().y) * kPointsPerMeter;
    }
    static void apply(b2Body& body, const Steerable& now, float /*dt*/) { // Box2D moves the body
        body.SetLinearVelocity({now.velocity.x / kPointsPerMeter, now.velocity.y / kPointsPerMeter});
    }
};
//! [box2d]

namespace {

class Box2dTest : public GuideTest {};

TEST_F(Box2dTest, ABodyOfBox2dIsSteered) {
    b2World world({0, 0});
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    b2Body* body = world.CreateBody(&definition);
    const copra::Steerable limits;
    for (int frame = 0; frame < 240; ++frame) {
        copra::steerObject(*body, limits, 1.0f / 60.0f,
                           [](const copra::Steerable& self) { return copra::arrival(self, Vec2(200, 100)); });
        world.Step(1.0f / 60.0f, 8, 3);
    }
    EXPECT_LT(copra::SteeringAdapter<b2Body>::position(*body).distance(Vec2(200, 100)), 2);
}

//! [sprite]
class BoxScene : public Scene {
public:
    CREATE_FUNC(BoxScene);

    bool init() override {
        if (!Scene::init()) return false;
        b2BodyDef definition; // its lengths are in meters; a meter has 32 points here
        definition.type = b2_dynamicBody;
        definition.position.Set(240.0f / 32, 200.0f / 32);

        b2Body* body = _box2d.CreateBody(&definition); // the world owns the body
        b2CircleShape circle;
        circle.m_radius = 1;
        body->CreateFixture(&circle, 1); // 1 is the density

        auto* ball = extension::PhysicsSprite::create("logo.png");
        ball->setPTMRatio(32); // points per meter
        ball->setB2Body(body); // the body moves the sprite
        addChild(ball, 0, "ball");
        scheduleUpdate();
        return true;
    }

    void update(float dt) override {
        Scene::update(dt);
        _box2d.Step(dt, 8, 3);
    }

    ~BoxScene() override { removeAllChildren(); } // the sprite must not outlive the world
    b2World _box2d{{0, -10}};
};
//! [sprite]

TEST_F(Box2dTest, ASpriteFollowsItsBody) {
    run<BoxScene>();
    app.step();
    EXPECT_NEAR(app.find("ball")->getPositionX(), 240, 0.1f);
    app.wait(1);
    EXPECT_NEAR(app.find("ball")->getPositionY(), 200 - 160, 12); // 5 meters
}

} // namespace
