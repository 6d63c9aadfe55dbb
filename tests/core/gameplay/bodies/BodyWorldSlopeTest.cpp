#include "gameplay/bodies/BodyWorld.h"

#include "gameplay/Near.h"
#include "gameplay/frame.h"

#include <vector>

using namespace copra;

namespace {

Slope line(float x1, float y1, float x2, float y2) {
    Slope slope;
    slope.left = Vec2(x1, y1);
    slope.right = Vec2(x2, y2);
    return slope;
}

Body walker(const Vec2& feet, float speed) {
    Body body = makeBox(feet + Vec2(0.0f, 15.0f), {20.0f, 30.0f});
    body.velocity.x = speed;
    body.friction = 0.0f;
    body.slides = false;
    body.stepHeight = 6.0f;
    return body;
}

// The height of the ground under both feet, by brute force.
float groundUnder(const std::vector<Slope>& ground, const Body& body) {
    float highest = -1.0e9f;
    for (const Slope& slope : ground)
        if (slope.isUnder(body.left(), body.right()))
            highest = std::max(highest, slope.heightUnder(body.left(), body.right()));
    return highest;
}

// Up, down, a peak, a valley, a level piece.
const std::vector<Slope>& hills() {
    static const std::vector<Slope> lines{
        line(-400.0f, 0.0f, 0.0f, 0.0f),     line(0.0f, 0.0f, 200.0f, 100.0f),
        line(200.0f, 100.0f, 300.0f, 0.0f),  line(300.0f, 0.0f, 400.0f, 100.0f),
        line(400.0f, 100.0f, 700.0f, 20.0f), line(700.0f, 20.0f, 1100.0f, 20.0f)};
    return lines;
}

BodyWorld hillWorld() {
    BodyWorld world;
    for (const Slope& slope : hills()) world.addSlope(slope);
    return world;
}

} // namespace

TEST(BodyWorldSlope, AWalkerStaysOnTheGroundAtAnySpeedUphillAndDown) {
    for (const float side : {1.0f, -1.0f})
        for (float speed = 15.0f; speed < 3000.0f; speed *= 1.3f) {
            BodyWorld world = hillWorld();
            const float start = side > 0.0f ? -300.0f : 1000.0f;
            const Handle handle = world.add(walker({start, side > 0.0f ? 0.0f : 20.0f}, side * speed));
            world.step(kFrame);
            for (int i = 0; i < 4000; ++i) {
                const Body& body = *world.find(handle);
                if (body.left() < -380.0f || body.right() > 1080.0f) break;
                ASSERT_NEAR(body.bottom(), groundUnder(hills(), body), 0.02f)
                    << speed << " at " << body.position.x;
                ASSERT_TRUE(body.touch.below) << speed << " at " << body.position.x;
                ASSERT_TRUE(body.touch.onSlope);
                ASSERT_EQ(body.velocity, Vec2(side * speed, 0.0f)) << "a hill changes nothing";
                world.step(kFrame);
            }
            EXPECT_GT(side * (world.find(handle)->position.x - start), 1000.0f) << "it got through";
        }
}

TEST(BodyWorldSlope, AWalkerStandsWithoutJitter) {
    BodyWorld world = hillWorld();
    const Handle handle = world.add(walker({100.0f, 60.0f}, 0.0f));
    for (int i = 0; i < 30; ++i) world.step(kFrame);
    const Vec2 place = world.find(handle)->position;
    for (int i = 0; i < 1000; ++i) {
        world.step(kFrame);
        ASSERT_EQ(world.find(handle)->position, place) << i;
        ASSERT_TRUE(world.find(handle)->touch.below);
    }
    EXPECT_CLOSE(world.find(handle)->bottom(), 55);
    EXPECT_CLOSE(world.find(handle)->touch.gradient, 0.5);
}

TEST(BodyWorldSlope, WithoutStepHeightItHopsDownTheHill) {
    BodyWorld world = hillWorld();
    Body hopper = walker({210.0f, 95.0f}, 400.0f);
    hopper.stepHeight = 0.0f;
    const Handle handle = world.add(hopper);
    int inTheAir = 0;
    for (int i = 0; i < 12; ++i) {
        world.step(kFrame);
        if (!world.find(handle)->touch.below) ++inTheAir;
    }
    EXPECT_GT(inTheAir, 3) << "what the snap is for";
}

TEST(BodyWorldSlope, CarriesFromAboveOnly) {
    BodyWorld world;
    world.addSlope(line(0.0f, 50.0f, 200.0f, 150.0f));
    Body jumper = walker({100.0f, 40.0f}, 0.0f);
    jumper.velocity.y = 700.0f;
    const Handle handle = world.add(jumper);
    float highest = 0.0f;
    for (int i = 0; i < 90; ++i) {
        world.step(kFrame);
        highest = std::max(highest, world.find(handle)->bottom());
    }
    EXPECT_GT(highest, 140.0f) << "through it from below, not popped up and not stopped";
    EXPECT_CLOSE(world.find(handle)->bottom(), 105);
    EXPECT_TRUE(world.find(handle)->touch.below);
}

TEST(BodyWorldSlope, NoBodyIsLiftedFromTheSide) {
    BodyWorld world;
    world.add(makeWall({0.0f, -10.0f}, {2000.0f, 20.0f}));
    world.addSlope(line(0.0f, 0.0f, 200.0f, 100.0f)); // its high end is at the right
    const Handle handle = world.add(walker({300.0f, 0.0f}, -200.0f));
    for (int i = 0; i < 60; ++i) world.step(kFrame);
    EXPECT_NEAR(world.find(handle)->bottom(), 0.0f, 0.02f) << "walks beneath it";
    EXPECT_LT(world.find(handle)->position.x, 150.0f);
}

TEST(BodyWorldSlope, WalksFromTheFloorUpASlopeOntoALedgeAndBackAtAnySpeed) {
    for (const float side : {1.0f, -1.0f})
        for (float speed = 30.0f; speed < 2500.0f; speed *= 1.35f) {
            BodyWorld world;
            world.add(makeWall({-500.0f, -20.0f}, {1000.0f, 40.0f})); // floor until 0
            world.addSlope(line(0.0f, 0.0f, 80.0f, 80.0f));
            world.add(makeWall({580.0f, 40.0f}, {1000.0f, 80.0f})); // ledge from 80
            const Vec2 start = side > 0.0f ? Vec2(-200.0f, 0.0f) : Vec2(300.0f, 80.0f);
            const Handle handle = world.add(walker(start, side * speed));
            world.step(kFrame);
            const int steps = static_cast<int>(500.0f / speed * 60.0f);
            for (int i = 0; i < steps; ++i) {
                world.step(kFrame);
                const Body& body = *world.find(handle);
                ASSERT_EQ(body.velocity.x, side * speed) << speed << " at " << body.position.x;
                ASSERT_TRUE(body.touch.below) << speed << " at " << body.position.x;
                const float x = side > 0.0f ? body.right() : body.right();
                const float ground = x <= 0.0f ? 0.0f : x >= 80.0f ? 80.0f : x;
                ASSERT_NEAR(body.bottom(), ground, 0.03f) << speed << " at " << body.position.x;
            }
        }
}

TEST(BodyWorldSlope, WalksUpAndDownStepsOfItsStepHeight) {
    BodyWorld world;
    for (int i = 0; i < 20; ++i) {
        const float height = 5.0f * static_cast<float>(i < 10 ? i : 20 - i);
        world.add(makeWall({40.0f * static_cast<float>(i), height / 2.0f - 20.0f}, {40.0f, 40.0f + height}));
    }
    const Handle handle = world.add(walker({0.0f, 0.0f}, 150.0f));
    world.step(kFrame);
    for (int i = 0; i < 290; ++i) {
        world.step(kFrame);
        ASSERT_TRUE(world.find(handle)->touch.below) << i;
        ASSERT_EQ(world.find(handle)->velocity.x, 150.0f) << i;
    }
    EXPECT_GT(world.find(handle)->position.x, 700.0f);
}

TEST(BodyWorldSlope, AStepThatIsTooHighIsAWall) {
    BodyWorld world;
    world.add(makeWall({0.0f, -20.0f}, {400.0f, 40.0f}));
    world.add(makeWall({100.0f, 4.0f}, {40.0f, 8.0f}));
    const Handle handle = world.add(walker({0.0f, 0.0f}, 150.0f));
    for (int i = 0; i < 60; ++i) world.step(kFrame);
    EXPECT_NEAR(world.find(handle)->right(), 80.0f, 0.02f);
}

TEST(BodyWorldSlope, ABoxSlidesDownWhatIsSteepAndStaysOnWhatIsNot) {
    for (const float friction : {0.1f, 0.9f}) {
        BodyWorld world;
        Slope slope = line(-400.0f, 0.0f, 400.0f, 400.0f); // gradient 0.5
        slope.friction = friction;
        world.addSlope(slope);
        Body box = makeBox({0.0f, 230.0f}, {20.0f, 20.0f});
        box.friction = friction;
        const Handle handle = world.add(box);
        for (int i = 0; i < 40; ++i) world.step(kFrame);
        const Vec2 early = world.find(handle)->position;
        for (int i = 0; i < 30; ++i) world.step(kFrame);
        const Body& now = *world.find(handle);
        if (friction > 0.5f) {
            EXPECT_NEAR(now.position.x, early.x, 0.01f);
        } else {
            EXPECT_LT(now.position.x, early.x - 50.0f);
        }
        EXPECT_NEAR(now.bottom(), slope.heightUnder(now.left(), now.right()), 0.05f);
    }
}

TEST(BodyWorldSlope, AFrictionlessBoxKeepsItsEnergyGoingDown) {
    BodyWorld world;
    Slope slope = line(-1000.0f, 0.0f, 1000.0f, 1000.0f);
    slope.friction = 0.0f;
    world.addSlope(slope);
    Body box = makeBox({800.0f, 0.0f}, {20.0f, 20.0f});
    box.position.y = slope.heightUnder(box.left(), box.right()) + 10.0f;
    const float start = box.position.y;
    const Handle handle = world.add(box);
    for (int i = 0; i < 60; ++i) world.step(kFrame);
    const Body& now = *world.find(handle);
    const float gained = now.velocity.lengthSquared() / 2.0f;
    EXPECT_NEAR(gained, 1800.0f * (start - now.position.y), 0.06f * gained);
}

TEST(BodyWorldSlope, AMovingSlopeCarriesWhoStandsOnIt) {
    BodyWorld world;
    Slope slope = line(-100.0f, 0.0f, 100.0f, 50.0f);
    slope.velocity = Vec2(60.0f, 40.0f);
    const Handle moving = world.addSlope(slope);
    const Handle handle = world.add(walker({0.0f, 40.0f}, 0.0f));
    for (int i = 0; i < 20; ++i) world.step(kFrame);
    for (int i = 0; i < 300; ++i) {
        if (i == 100) world.findSlope(moving)->velocity = Vec2(-60.0f, -200.0f);
        if (i == 200) world.findSlope(moving)->velocity = Vec2(30.0f, 0.0f);
        Body& body = *world.find(handle);
        body.velocity.x = world.findSlope(moving)->velocity.x; // as the controller does
        world.step(kFrame);
        const Slope& now = *world.findSlope(moving);
        ASSERT_NEAR(body.bottom(), now.heightUnder(body.left(), body.right()), 0.03f) << i;
        ASSERT_TRUE(body.touch.below) << i;
        ASSERT_EQ(body.touch.groundVelocity, now.velocity);
    }
}

TEST(BodyWorldSlope, ABoxOnABoxOnASlopeStaysOnTop) {
    BodyWorld world;
    Slope slope = line(-200.0f, 0.0f, 200.0f, 80.0f);
    slope.friction = 1.0f;
    world.addSlope(slope);
    Body low = makeBox({0.0f, 70.0f}, {40.0f, 40.0f});
    Body high = makeBox({0.0f, 120.0f}, {30.0f, 30.0f});
    low.friction = high.friction = 1.0f;
    const Handle below = world.add(low);
    const Handle above = world.add(high);
    for (int i = 0; i < 300; ++i) world.step(kFrame);
    const Vec2 place = world.find(above)->position;
    for (int i = 0; i < 300; ++i) {
        world.step(kFrame);
        ASSERT_LT((world.find(above)->position - place).length(), 0.05f);
        ASSERT_NEAR(world.find(above)->bottom(), world.find(below)->top(), 0.03f);
    }
}

TEST(BodyWorldSlope, FromASlopeOntoAOneWayShelf) {
    for (float speed = 40.0f; speed < 1500.0f; speed *= 1.5f) {
        BodyWorld world;
        world.addSlope(line(0.0f, 0.0f, 200.0f, 200.0f));
        Body shelf = makeWall({700.0f, 195.0f}, {1000.0f, 10.0f});
        shelf.oneWay = true;
        world.add(shelf);
        const Handle handle = world.add(walker({100.0f, 110.0f}, speed));
        const int steps = static_cast<int>(400.0f / speed * 60.0f);
        for (int i = 0; i < steps; ++i) world.step(kFrame);
        EXPECT_NEAR(world.find(handle)->bottom(), 200.0f, 0.03f) << speed;
    }
}
