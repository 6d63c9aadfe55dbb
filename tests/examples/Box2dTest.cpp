#include "box2d/box2d.h"
#include "GuideTest.h"
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

} // namespace
