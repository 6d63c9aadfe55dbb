#include "gameplay/steering/SteeringBehaviors.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"
#include "gameplay/frame.h"
#include "gameplay/steering/SteeringBlend.h"

#include <limits>

using namespace copra;

namespace {

Steerable moving(const Vec2& position, const Vec2& velocity) {
    Steerable self;
    self.position = position;
    self.velocity = velocity;
    return self;
}

struct PlainShip {
    Vec2 position;
    Vec2 velocity;
    int fuel = 7;
};

// As the bodies of a physics engine: it moves itself.
class EngineBody {
public:
    const Vec2& getPosition() const { return _position; }
    const Vec2& getVelocity() const { return _velocity; }
    void setVelocity(const Vec2& velocity) { _velocity = velocity; }
    void simulate(float dt) { _position += _velocity * dt; }

private:
    Vec2 _position;
    Vec2 _velocity;
};

struct Compass {
    float x = 0, y = 0, vx = 0, vy = 0;
};

} // namespace

template<>
struct copra::SteeringAdapter<Compass> {
    static Vec2 position(const Compass& compass) { return {compass.x, compass.y}; }
    static Vec2 velocity(const Compass& compass) { return {compass.vx, compass.vy}; }
    static void apply(Compass& compass, const Steerable& now, float) {
        compass = {now.position.x, now.position.y, now.velocity.x, now.velocity.y};
    }
};

TEST(Steering, AnythingCanBeSteered) {
    const Steerable limits;
    const Vec2 target(200.0f, 50.0f);
    const auto behavior = [&target](const Steerable& self) { return arrival(self, target); };
    PlainShip ship;
    EngineBody body;
    Compass compass;
    for (int i = 0; i < 240; ++i) {
        steerObject(ship, limits, kFrame, behavior);
        steerObject(body, limits, kFrame, behavior);
        body.simulate(kFrame);
        steerObject(compass, limits, kFrame, behavior);
    }
    EXPECT_LT(ship.position.distance(target), 1.0f);
    EXPECT_EQ(ship.fuel, 7);
    EXPECT_LT(body.getPosition().distance(target), 1.0f);
    EXPECT_EQ(Vec2(compass.x, compass.y), ship.position);
}

TEST(Steering, ArrivalWishesForLessSpeedNearTheTarget) {
    EXPECT_VEC(arrival(Steerable{}, {100.0f, 0.0f}), 240, 0);
    EXPECT_VEC(arrival(Steerable{}, {25.0f, 0.0f}), 120, 0);
    EXPECT_VEC(arrival(Steerable{}, {0.4f, 0.0f}), 0, 0);
}

TEST(Steering, AnOffsetIsKeptInTheLeadersFrame) {
    Steerable wing = moving({0, 0}, {0, 0});
    Vec2 leader(100.0f, 100.0f);
    const Vec2 velocity(0.0f, 120.0f); // upwards: its left is -x
    for (int i = 0; i < 600; ++i) {
        leader += velocity * kFrame;
        steer(wing, pursueOffset(wing, leader, velocity, {-30.0f, 40.0f}), kFrame);
    }
    EXPECT_NEAR(wing.position.x, leader.x - 40.0f, 2.0f);
    EXPECT_NEAR(wing.position.y, leader.y - 30.0f, 8.0f);
}

TEST(Steering, InterposesBetweenTwo) {
    Steerable guard;
    for (int i = 0; i < 300; ++i)
        steer(guard, interpose(guard, {100.0f, 200.0f}, Vec2::ZERO, {300.0f, 0.0f}, Vec2::ZERO), kFrame);
    EXPECT_LT(guard.position.distance({200.0f, 100.0f}), 1.0f);
}

TEST(Steering, HidesBehindTheNearestObstacle) {
    const Circle rocks[] = {{{100.0f, 0.0f}, 20.0f}, {{900.0f, 0.0f}, 20.0f}};
    Steerable prey = moving({100.0f, 80.0f}, {0, 0});
    const Vec2 hunter(0.0f, 0.0f);
    for (int i = 0; i < 300; ++i) steer(prey, hide(prey, hunter, rocks, 2), kFrame);
    EXPECT_LT(prey.position.distance({140.0f, 0.0f}), 1.0f);
    EXPECT_VEC(hide(Steerable{}, {10.0f, 0.0f}, nullptr, 0), -240, 0);
}

TEST(Steering, FollowersStayBehindTheLeaderAndOutOfItsWay) {
    const Vec2 leader(0.0f, 0.0f), velocity(100.0f, 0.0f);
    EXPECT_VEC(followLeader(moving({-140.0f, 0.0f}, {}), leader, velocity), 240, 0);
    EXPECT_VEC(followLeader(moving({40.0f, 5.0f}, {}), leader, velocity), 0, 240);
    EXPECT_VEC(followLeader(moving({40.0f, -5.0f}, {}), leader, velocity), 0, -240);
    EXPECT_VEC(followLeader(moving({-40.0f, 0.0f}, {}), leader, velocity), 0, 0);
}

TEST(Steering, WanderingStaysWithinItsLimitsAndRepeatsForTheSameSeed) {
    Vec2 ends[3];
    for (int run = 0; run < 3; ++run) {
        Random random(run == 2 ? 6 : 5);
        Steerable self;
        float angle = 0.0f;
        float turned = 0.0f;
        for (int i = 0; i < 600; ++i) {
            const Vec2 wish = wander(self, angle, {}, random, kFrame);
            ASSERT_NEAR(wish.length(), 144.0f, 0.1f);
            const Vec2 before = self.velocity;
            steer(self, wish, kFrame);
            ASSERT_LE(self.velocity.length(), self.maxSpeed);
            turned += std::fabs(before.cross(self.velocity));
        }
        EXPECT_GT(turned, 1000.0f) << "not just straight on";
        ends[run] = self.position;
    }
    EXPECT_EQ(ends[0], ends[1]);
    EXPECT_NE(ends[0], ends[2]);
}

TEST(Steering, WanderingStraysAsFarAtAnyFrameRate) {
    const auto spreadAt = [](int rate) {
        Random random(8);
        double sum = 0.0;
        for (int run = 0; run < 300; ++run) {
            Steerable self;
            float angle = 0.0f;
            for (int i = 0; i < rate / 2; ++i)
                wander(self, angle, {}, random, 1.0f / static_cast<float>(rate));
            sum += angle * angle;
        }
        return std::sqrt(sum / 300.0);
    };
    const double slow = spreadAt(20), fast = spreadAt(120);
    EXPECT_NEAR(slow / fast, 1.0, 0.15);
    EXPECT_NEAR(fast * kDegreesPerRadian, 120.0 * std::sqrt(0.5), 12.0);
}

TEST(Steering, TheSumWeighsAndIsCutToTheSpeed) {
    const Steerable self;
    EXPECT_VEC(SteeringSum(self).add({100.0f, 0.0f}).add({0.0f, 50.0f}, 2.0f).desiredVelocity(), 100, 100);
    EXPECT_CLOSE(SteeringSum(self).add({1000.0f, 0.0f}).desiredVelocity().length(), 240);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_VEC(SteeringSum(self).add({nan, 0.0f}).add({5.0f, 0.0f}, nan).desiredVelocity(), 0, 0);
}

TEST(Steering, PrioritiesGiveTheRestToTheLessImportant) {
    const Steerable self; // 30 points a second of change in a frame
    SteeringPriorities all(self, kFrame);
    all.add({100.0f, 0.0f}).add({0.0f, 100.0f});
    EXPECT_TRUE(all.isSpent());
    EXPECT_VEC(all.desiredVelocity(), 30, 0);
    SteeringPriorities shared(self, kFrame);
    shared.add({10.0f, 0.0f}).add({0.0f, 0.0f}).add({0.0f, 100.0f});
    EXPECT_VEC(shared.desiredVelocity(), 10, 20);
    EXPECT_VEC(SteeringPriorities(moving({}, {7.0f, 0.0f}), kFrame).desiredVelocity(), 7,
               0); // no desired velocity: as it goes
    EXPECT_VEC(firstDesiredVelocity(Vec2::ZERO, {1.0f, 2.0f}, {3.0f, 4.0f}), 1, 2);
}

TEST(Steering, NothingThatIsSteeredExceedsItsLimitsWhateverItWishes) {
    Random random(77);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float infinity = std::numeric_limits<float>::infinity();
    for (int run = 0; run < 50; ++run) {
        Steerable self;
        self.maxSpeed = random.between(1.0f, 900.0f);
        self.maxAccel = random.between(1.0f, 9000.0f);
        for (int i = 0; i < 200; ++i) {
            const Vec2 before = self.velocity;
            const float dt = random.between(0.001f, 0.1f);
            Vec2 wish = random.direction() * random.between(0.0f, 5000.0f);
            if (random.chance(0.1f)) wish.x = random.chance(0.5f) ? nan : infinity;
            steer(self, wish, dt);
            ASSERT_LE(self.velocity.length(), self.maxSpeed * 1.00001f);
            ASSERT_LE((self.velocity - before).length(), self.maxAccel * dt * 1.001f + 1.0e-3f);
            ASSERT_TRUE(isFinite(self.position));
        }
    }
}

TEST(Steering, BadInputIsNoWish) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Vec2 nowhere(nan, 0.0f);
    const Steerable self;
    EXPECT_VEC(seek(self, nowhere), 0, 0);
    EXPECT_VEC(flee(self, nowhere), 0, 0);
    EXPECT_VEC(arrival(self, nowhere), 0, 0);
    EXPECT_VEC(pursue(self, nowhere, {1.0f, 0.0f}), 0, 0);
    EXPECT_VEC(pursue(self, {10.0f, 0.0f}, nowhere), 240, 0); // where it is, when its velocity is unknown
    EXPECT_VEC(interpose(self, nowhere, {}, {}, {}), 0, 0);
    EXPECT_VEC(followLeader(self, nowhere, {}), 0, 0);
    const Circle hole{nowhere, 5.0f};
    EXPECT_TRUE(isFinite(hide(self, {10.0f, 0.0f}, &hole, 1)));
    EXPECT_VEC(separate(self, nullptr, 0, 40.0f), 0, 0);
    Random random(1);
    float angle = nan;
    WanderTuning faulty;
    faulty.radius = -1.0f;
    EXPECT_NE(validate(faulty), nullptr);
    EXPECT_VEC(wander(self, angle, faulty, random, kFrame), 0, 0);
    EXPECT_VEC(wander(self, angle, {}, random, nan), 0, 0);
    EXPECT_TRUE(isFinite(wander(self, angle, {}, random, kFrame)));
    Steerable frozen;
    frozen.maxSpeed = 0.0f;
    EXPECT_VEC(seek(frozen, {1.0f, 0.0f}), 0, 0);
    EXPECT_VEC(arrival(frozen, {1.0f, 0.0f}), 0, 0);
}
