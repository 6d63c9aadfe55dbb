#include "gameplay/collision/CollisionSpace.h"

#include "base/log.h"
#include "gameplay/Near.h"
#include "gameplay/Random.h"

#include <limits>

using namespace copra;

namespace {

using Shape = CollisionShape;
using Kind = SpaceEvent::Kind;

Shape ball(float radius = 5.0f) {
    return Shape::circle({0, 0}, radius);
}

void moveTo(CollisionSpace& space, SpaceBodyId id, float x, float y = 0.0f) {
    space.body(id)->placement.position = {x, y};
}

std::vector<Kind> kindsOf(const CollisionSpace& space) {
    std::vector<Kind> kinds;
    for (const SpaceEvent& event : space.events()) kinds.push_back(event.kind);
    return kinds;
}

} // namespace

TEST(CollisionSpace, ReportsWhatBeginsGoesOnAndEnds) {
    CollisionSpace space;
    const SpaceBodyId a = space.add(ball(), {0, 0});
    const SpaceBodyId b = space.add(ball(), {8, 0});
    space.step();
    ASSERT_EQ(kindsOf(space), (std::vector<Kind>{Kind::Begin}));
    EXPECT_EQ(space.events()[0].first, a);
    EXPECT_EQ(space.events()[0].second, b);
    space.step();
    EXPECT_EQ(kindsOf(space), (std::vector<Kind>{Kind::Persist}));
    moveTo(space, b, 100);
    space.step();
    EXPECT_EQ(kindsOf(space), (std::vector<Kind>{Kind::End}));
    space.step();
    EXPECT_TRUE(space.events().empty());
}

TEST(CollisionSpace, AFastBulletHitsOnlyWhenItIsSwept) {
    for (const bool swept : {false, true}) {
        CollisionSpace space;
        space.add(ball(), {0, 0});
        const SpaceBodyId bullet = space.add(ball(2), {-100, 0});
        space.body(bullet)->swept = swept;
        space.step();
        moveTo(space, bullet, 100);
        space.step(0.1f);
        ASSERT_EQ(space.events().size(), swept ? 1u : 0u);
        EXPECT_VEC(space.body(bullet)->velocity, 2000, 0);
        if (!swept) continue;
        EXPECT_CLOSE(space.events()[0].time, 93.0 / 200);
        moveTo(space, bullet, 300);
        space.step(0.1f);
        EXPECT_EQ(kindsOf(space), (std::vector<Kind>{Kind::End}));
    }
}

TEST(CollisionSpace, ReportsTheNearerOnItsWayFirst) {
    CollisionSpace space;
    const SpaceBodyId far = space.add(ball(), {50, 0});
    const SpaceBodyId near = space.add(ball(), {0, 0});
    const SpaceBodyId bullet = space.add(ball(2), {-100, 0});
    space.body(bullet)->swept = true;
    space.step();
    moveTo(space, bullet, 100);
    space.step();
    ASSERT_EQ(space.events().size(), 2u);
    EXPECT_EQ(space.events()[0].first, near);
    EXPECT_EQ(space.events()[1].first, far);
}

TEST(CollisionSpace, MindsTheMotionOfTheOtherToo) {
    CollisionSpace space;
    const SpaceBodyId prey = space.add(ball(), {0, 0});
    const SpaceBodyId bullet = space.add(ball(2), {-50, 0});
    space.body(bullet)->swept = true;
    space.step();
    moveTo(space, prey, 0, 300); // out of the way long before
    moveTo(space, bullet, 50);
    space.step();
    EXPECT_TRUE(space.events().empty());
}

TEST(CollisionSpace, WhoJumpsHasNotFlown) {
    CollisionSpace space;
    space.add(ball(), {0, 0});
    const SpaceBodyId bullet = space.add(ball(2), {-100, 0});
    space.body(bullet)->swept = true;
    space.step();
    moveTo(space, bullet, 100);
    space.body(bullet)->teleported = true;
    space.step(0.1f);
    EXPECT_TRUE(space.events().empty());
    EXPECT_VEC(space.body(bullet)->velocity, 0, 0);
}

TEST(CollisionSpace, SeveralShapesAreOneBody) {
    CollisionSpace space;
    const SpaceBodyId paw = space.add({ball(), Shape::circle({8, 0}, 5), Shape::circle({16, 0}, 5)});
    const SpaceBodyId bee = space.add(ball(20), {8, 0});
    space.step();
    ASSERT_EQ(space.events().size(), 1u) << "neither with itself nor more than once";
    space.body(paw)->placement = Placement::at({-100, 0}, 3.14159265f);
    moveTo(space, bee, -116 - 24);
    space.step();
    EXPECT_EQ(kindsOf(space), (std::vector<Kind>{Kind::Persist})) << "its third circle reaches back";
}

TEST(CollisionSpace, FollowsMasksAndSwitches) {
    CollisionSpace space;
    const SpaceBodyId a = space.add(ball(), {0, 0});
    const SpaceBodyId b = space.add(ball(), {1, 0});
    space.body(a)->category = 2u;
    space.body(b)->mask = 1u;
    space.step();
    EXPECT_TRUE(space.events().empty());
    space.body(b)->mask = 3u;
    space.body(a)->enabled = false;
    space.step();
    EXPECT_TRUE(space.events().empty());
    space.body(a)->enabled = true;
    space.step();
    EXPECT_EQ(space.events().size(), 1u);
}

TEST(CollisionSpace, ForgetsWhoIsRemovedAndNeverTakesAnotherForIt) {
    CollisionSpace space;
    const SpaceBodyId a = space.add(ball(), {0, 0});
    const SpaceBodyId b = space.add(ball(), {1, 0});
    space.step();
    space.remove(b);
    space.remove(b);
    EXPECT_EQ(space.body(b), nullptr);
    EXPECT_EQ(space.size(), 1u);
    const SpaceBodyId c = space.add(ball(), {1, 0});
    EXPECT_NE(c, b);
    space.step();
    ASSERT_EQ(kindsOf(space), (std::vector<Kind>{Kind::Begin})) << "no end of the one that is gone";
    EXPECT_EQ(space.events()[0].first, a);
    EXPECT_EQ(space.events()[0].second, c);
    space.clear();
    space.step();
    EXPECT_TRUE(space.events().empty());
    EXPECT_EQ(space.body(a), nullptr);
}

TEST(CollisionSpace, RefusesWhatHasNoShapeWithASentence) {
    LogCapture log;
    CollisionSpace space;
    EXPECT_EQ(space.add(std::vector<Shape>{}), 0u);
    EXPECT_EQ(space.add(ball(-1)), 0u);
    EXPECT_EQ(log.lineCount(), 2);
    EXPECT_TRUE(log.contains("radius"));
    EXPECT_EQ(space.size(), 0u);
    space.step();
}

TEST(CollisionSpace, WhoIsNowhereTakesNoPart) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    CollisionSpace space;
    const SpaceBodyId a = space.add(ball(), {nan, 0});
    space.add(ball(), {0, 0});
    space.body(a)->swept = true;
    space.step(nan);
    EXPECT_TRUE(space.events().empty());
    moveTo(space, a, 0);
    space.step(-1.0f);
    EXPECT_EQ(space.events().size(), 1u);
    EXPECT_VEC(space.body(a)->velocity, 0, 0);
}

TEST(CollisionSpace, FindsWhatTestingEveryTwoShapesFinds) {
    Random random(13);
    CollisionSpace space;
    for (int i = 0; i < 150; ++i) {
        const Vec2 place = random.direction() * random.between(0.0f, 300.0f);
        const float radius = random.between(1.0f, 20.0f);
        const Shape shapes[] = {Shape::circle({3, 0}, radius), Shape::capsule({0, 0}, {radius, 30}, 3),
                                Shape::box({0, 0}, {radius, 25}, 0.3f)};
        const SpaceBodyId id = random.chance(0.3f) ? space.add({shapes[0], shapes[1]}, place)
                                                   : space.add(shapes[random.below(3)], place);
        space.body(id)->swept = random.chance(0.2f);
    }
    for (int round = 0; round < 10; ++round) {
        std::vector<Vec2> before;
        for (SpaceBody& body : space.bodies()) {
            before.push_back(body.placement.position);
            const Vec2 next = body.placement.position + random.direction() * random.between(0.0f, 80.0f);
            body.placement = Placement::at(next, random.between(0.0f, 6.0f));
        }
        const bool first = round == 0; // no flight yet
        space.step(1.0f);
        std::size_t expected = 0;
        const auto& bodies = space.bodies();
        for (std::size_t i = 0; i < bodies.size(); ++i)
            for (std::size_t j = i + 1; j < bodies.size(); ++j) {
                bool meet = false;
                const Vec2 wayI = first ? Vec2::ZERO : bodies[i].placement.position - before[i];
                const Vec2 wayJ = first ? Vec2::ZERO : bodies[j].placement.position - before[j];
                const bool swept = bodies[i].swept || bodies[j].swept;
                for (const Shape& one : bodies[i].shapes)
                    for (const Shape& other : bodies[j].shapes) {
                        Shape a = placed(one, bodies[i].placement), b = placed(other, bodies[j].placement);
                        if (!swept) {
                            meet |= overlaps(a, b);
                            continue;
                        }
                        a.center -= wayI;
                        b.center -= wayJ;
                        meet |= sweepShapes(a, wayI, b, wayJ).hit;
                    }
                expected += meet;
            }
        std::size_t found = 0;
        for (const SpaceEvent& event : space.events()) found += event.kind != SpaceEvent::End;
        ASSERT_EQ(found, expected) << "round " << round;
    }
}
