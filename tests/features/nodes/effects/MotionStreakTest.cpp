#include "nodes/effects/MotionStreak.h"

#include "base/log.h"
#include "nodes/DrawingFixture.h"
#include "nodes/sprites/Sprite.h"
#include "platform/Screen.h"

#include <cmath>

using namespace cocos2d;

namespace {

class MotionStreakTest : public DrawingFixture {
protected:
    /// A ribbon of 4 points width that lives a second.
    MotionStreak* streak() {
        MotionStreak* made = MotionStreak::create(1, 1, 4, Color3B::RED, Sprite::create()->getTexture());
        scene->addChild(made);
        return made;
    }
    void moveTo(MotionStreak* streak, const Vec2& point, float dt = 0.1f) {
        streak->setPosition(point);
        context.update(dt);
    }
    std::vector<copra::Vertex> vertices() {
        const auto draws = drawn();
        return draws.empty() ? std::vector<copra::Vertex>() : draws[0].vertices;
    }
};

TEST_F(MotionStreakTest, GrowsARibbonAlongItsWay) {
    MotionStreak* ribbon = streak();
    moveTo(ribbon, Vec2(0, 0));
    EXPECT_TRUE(vertices().empty()) << "one point is no ribbon";
    moveTo(ribbon, Vec2(10, 0));
    const auto corners = vertices();
    ASSERT_EQ(corners.size(), 4u);
    for (const copra::Vertex& corner : corners) EXPECT_FLOAT_EQ(std::abs(corner.position.y), 2);
    EXPECT_FLOAT_EQ(corners[0].position.x, 0);
    EXPECT_FLOAT_EQ(corners[2].position.x, 10);
    EXPECT_EQ(ribbon->getPosition(), Vec2(10, 0));
}

TEST_F(MotionStreakTest, TheRibbonLiesInTheSpaceOfItsParent) {
    Node* holder = Node::create();
    holder->setPosition(30, -20);
    holder->setScale(2, 3);
    holder->setRotation(40);
    scene->addChild(holder);
    MotionStreak* ribbon = streak();
    const RefPtr<MotionStreak> kept(ribbon);
    ribbon->removeFromParentAndCleanup(false);
    holder->addChild(ribbon);
    moveTo(ribbon, Vec2(0, 0));
    moveTo(ribbon, Vec2(10, 0));
    for (const Vec2& holderAt : {holder->getPosition(), Vec2(100, 50)}) {
        holder->setPosition(holderAt);
        const auto corners = vertices();
        ASSERT_EQ(corners.size(), 4u);
        const Vec2 middle = (corners[2].position + corners[3].position) / 2;
        EXPECT_TRUE(middle.fuzzyEquals(holder->convertToWorldSpace(Vec2(10, 0)), 1e-3f));
        EXPECT_FLOAT_EQ(corners[2].position.distance(corners[3].position), 12);
    }
}

TEST_F(MotionStreakTest, FadesFromItsEnd) {
    MotionStreak* ribbon = streak();
    moveTo(ribbon, Vec2(0, 0));
    moveTo(ribbon, Vec2(10, 0), 0.25f);
    const auto corners = vertices();
    ASSERT_EQ(corners.size(), 4u);
    EXPECT_EQ(corners[0].color, Color4B(255, 0, 0, 191));
    EXPECT_EQ(corners[2].color, Color4B(255, 0, 0, 255));
    context.update(0.76f);
    EXPECT_TRUE(vertices().empty()) << "the first point's second is over";
}

TEST_F(MotionStreakTest, StandsStillWithItsPosition) {
    MotionStreak* ribbon = streak();
    moveTo(ribbon, Vec2(0, 0));
    moveTo(ribbon, Vec2(0.5f, 0));
    moveTo(ribbon, Vec2(10, 0));
    EXPECT_EQ(vertices().size(), 4u) << "half a point is less than the smallest segment";
}

TEST_F(MotionStreakTest, WaitsForItsFirstPosition) {
    MotionStreak* ribbon = streak();
    context.update(0.1f);
    EXPECT_FALSE(ribbon->isStartingPositionInitialized());
    moveTo(ribbon, Vec2(50, 0));
    moveTo(ribbon, Vec2(60, 0));
    ASSERT_EQ(vertices().size(), 4u);
    EXPECT_FLOAT_EQ(vertices()[0].position.x, 50);
}

TEST_F(MotionStreakTest, KeepsItsEdgesOnTheirSidesInABend) {
    MotionStreak* ribbon = streak();
    for (const bool fast : {true, false}) {
        ribbon->reset();
        ribbon->setFastMode(fast);
        for (const Vec2& point : {Vec2(0, 0), Vec2(10, 0), Vec2(20, 5), Vec2(20, 20), Vec2(5, 22)})
            moveTo(ribbon, point, 0.01f);
        const auto corners = vertices();
        ASSERT_EQ(corners.size(), 16u);
        for (std::size_t i = 0; i < corners.size(); i += 4) {
            const Vec2 along = corners[i + 3].position - corners[i].position;
            const Vec2 across = corners[i + 1].position - corners[i].position;
            EXPECT_LT(along.cross(across) * (corners[3].position - corners[0].position)
                                                .cross(corners[1].position - corners[0].position),
                      1e9f);
            EXPECT_GT(along.cross(across) * (corners[3].position - corners[0].position)
                                                .cross(corners[1].position - corners[0].position),
                      0.0f)
                << i << (fast ? " fast" : " slow");
        }
    }
}

TEST_F(MotionStreakTest, ColorsTheWholeRibbonOrWhatIsToCome) {
    MotionStreak* ribbon = streak();
    moveTo(ribbon, Vec2(0, 0));
    ribbon->setColor(Color3B::BLUE);
    moveTo(ribbon, Vec2(10, 0));
    EXPECT_EQ(Color3B(vertices()[0].color), Color3B::RED);
    EXPECT_EQ(Color3B(vertices()[2].color), Color3B::BLUE);
    ribbon->tintWithColor(Color3B::GREEN);
    EXPECT_EQ(Color3B(vertices()[0].color), Color3B::GREEN);
}

TEST_F(MotionStreakTest, FadesAtOnceInNoTime) {
    const copra::LogCapture log;
    for (const float fade : {0.0f, -1.0f, std::nanf("")}) {
        MotionStreak* ribbon = MotionStreak::create(fade, 1, 4, Color3B::RED, Sprite::create()->getTexture());
        ASSERT_NE(ribbon, nullptr);
        scene->addChild(ribbon);
        moveTo(ribbon, Vec2(0, 0));
        moveTo(ribbon, Vec2(10, 0));
        frame(0.1f);
        EXPECT_TRUE(vertices().empty());
        ribbon->removeFromParent();
    }
    EXPECT_TRUE(log.contains("the time is not positive"));
}

TEST_F(MotionStreakTest, KeepsUpWithItsHeadAtAnyFrameRate) {
    constexpr float kFrame = 1.0f / 240.0f;
    const copra::Screen before = copra::screen();
    copra::Screen screen = before;
    screen.frameInterval = kFrame;
    copra::setScreen(screen);
    MotionStreak* ribbon = streak();
    copra::setScreen(before);
    for (float x = 0.0f; x <= 200.0f; x += 2.0f) moveTo(ribbon, Vec2(x, 0), kFrame);
    ASSERT_FALSE(vertices().empty());
    EXPECT_FLOAT_EQ(vertices().back().position.x, 200.0f);
}

TEST_F(MotionStreakTest, HasABoundedNumberOfPoints) {
    const copra::LogCapture log;
    EXPECT_NE(MotionStreak::create(1e9f, 1, 4, Color3B::RED, Sprite::create()->getTexture()), nullptr);
    EXPECT_TRUE(log.contains("points are too many; the limit is 100000"));
}

} // namespace
