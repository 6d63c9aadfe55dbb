#include "legacy/box2d/GLESRender.h"

#include <gtest/gtest.h>

namespace {

struct Thing {
    int value = 7;
};

class CountingDraw : public b2Draw {
public:
    int polygons = 0;
    int circles = 0;
    void DrawPolygon(const b2Vec2*, int32, const b2Color&) override { ++polygons; }
    void DrawSolidPolygon(const b2Vec2*, int32, const b2Color&) override { ++polygons; }
    void DrawCircle(const b2Vec2&, float32, const b2Color&) override { ++circles; }
    void DrawSolidCircle(const b2Vec2&, float32, const b2Vec2&, const b2Color&) override { ++circles; }
    void DrawSegment(const b2Vec2&, const b2Vec2&, const b2Color&) override {}
    void DrawTransform(const b2Transform&) override {}
};

class Box2DTest : public testing::Test {
protected:
    Box2DTest() : world(b2Vec2(0.0f, -10.0f)) {}

    b2Body* addBody(b2BodyType type, float32 x, float32 y, void* data) {
        b2BodyDef definition;
        definition.type = type;
        definition.position.Set(x, y);
        definition.userData = data;
        return world.CreateBody(&definition);
    }

    b2World world;
};

TEST_F(Box2DTest, UserDataIsAPointer) {
    Thing thing;
    b2Body* body = addBody(b2_dynamicBody, 0, 0, &thing);
    auto* same = static_cast<Thing*>(body->GetUserData());
    EXPECT_EQ(same->value, 7);
    EXPECT_TRUE(body->GetUserData() != nullptr);
    EXPECT_EQ(((Thing*)body->GetUserData())->value, 7);
    body->SetUserData(nullptr);
    EXPECT_TRUE(body->GetUserData() == NULL);
    if (body->GetUserData()) FAIL();
}

TEST_F(Box2DTest, ABodyFallsOnAnEdge) {
    b2EdgeShape ground;
    ground.Set(b2Vec2(-10, 0), b2Vec2(10, 0));
    addBody(b2_staticBody, 0, 0, nullptr)->CreateFixture(&ground, 0);
    b2CircleShape circle;
    circle.m_radius = 1;
    b2Body* ball = addBody(b2_dynamicBody, 0, 5, nullptr);
    ball->CreateFixture(&circle, 1);
    for (int i = 0; i < 240; ++i) world.Step(1.0f / 60.0f, 8, 3);
    EXPECT_NEAR(ball->GetPosition().y, 1.0f, 0.05f);
}

TEST_F(Box2DTest, DrawsWithTheOldNames) {
    b2PolygonShape box;
    box.SetAsBox(1, 1);
    addBody(b2_dynamicBody, 0, 5, nullptr)->CreateFixture(&box, 1);
    CountingDraw draw;
    draw.SetFlags(b2Draw::e_shapeBit);
    world.SetDebugDraw(&draw);
    world.DrawDebugData();
    EXPECT_EQ(draw.polygons, 1);
    EXPECT_EQ(draw.circles, 0);
}

TEST_F(Box2DTest, AChainNeedsNoNeighbors) {
    const b2Vec2 points[] = {{10, 0}, {0, 0}, {-10, 0}};
    b2ChainShape chain;
    chain.CreateChain(points, 3);
    EXPECT_EQ(chain.GetChildCount(), 2);
}

TEST_F(Box2DTest, DeactivatesBodiesByTheirOldName) {
    b2Body* const body = addBody(b2_dynamicBody, 0, 5, nullptr);
    body->SetActive(false);
    EXPECT_FALSE(body->IsActive());
    world.Step(0.1f, 8, 3);
    EXPECT_EQ(body->GetPosition().y, 5.0f);
}

} // namespace
