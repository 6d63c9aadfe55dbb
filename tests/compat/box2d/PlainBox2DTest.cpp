// A game that includes a header of Box2D 2.4 first: Box2D/Box2D.h is the plain 2.4 then. Not in a unity build, whose first
// header is another one.
#include <box2d/b2_math.h>

#include "compat/box2d/Box2D.h"

#include <gtest/gtest.h>

namespace {

TEST(PlainBox2D, FallsWithTheNamesOf24) {
    b2World world(b2Vec2(0.0f, -10.0f));
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.userData.pointer = 7; // a structure in 2.4
    b2Body* const body = world.CreateBody(&definition);
    b2CircleShape circle;
    circle.m_radius = 0.5f;
    body->CreateFixture(&circle, 1.0f);
    for (int i = 0; i < 10; ++i) world.Step(1.0f / 60.0f, 8, 3);
    EXPECT_LT(body->GetPosition().y, 0.0f);
    EXPECT_EQ(body->GetUserData().pointer, 7u);
    EXPECT_TRUE(body->IsEnabled());
}

} // namespace
