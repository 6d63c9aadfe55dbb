#include "GuideTest.h"
#include "gameplay/Random.h"
#include "gameplay/steering/Avoidance.h"
#include "gameplay/steering/Flocking.h"
#include "gameplay/steering/PathFollowing.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"

USING_NS_CC;

namespace {

class SteeringTest : public GuideTest {};

/// A scene with a sprite named bee.
class StrollScene : public Scene {
public:
    CREATE_FUNC(StrollScene);

    bool init() override {
        if (!Scene::init()) return false;
        _sprite = Sprite::create("logo.png");
        addChild(_sprite, 0, "bee");
        _bee.position = Vec2(240, 160);
        scheduleUpdate();
        return true;
    }

    //! [wander]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        const Vec2 back = copra::contain(_bee, Rect(0, 0, 480, 320));     // (0, 0) far from the edges
        const Vec2 stroll = copra::wander(_bee, _angle, {}, _random, dt); // with the default WanderTuning
        copra::steer(_bee, copra::firstDesiredVelocity(back, stroll), dt);
        _sprite->setPosition(_bee.position);
    }

    copra::Steerable _bee;
    copra::Random _random{7}; // The seed makes each flight the same.
    float _angle = 0;         // the state of the stroll
    //! [wander]

private:
    Sprite* _sprite = nullptr;
};

TEST_F(SteeringTest, ABeeStrollsInTheWindow) {
    auto* scene = run<StrollScene>();
    app.step(30);
    const Vec2 course = scene->_bee.velocity.getNormalized();
    float turned = 1;
    for (int frame = 0; frame < 1200; ++frame) {
        app.step(1);
        const Vec2 place = app.find("bee")->getPosition();
        ASSERT_TRUE(Rect(0, 0, 480, 320).containsPoint(place)) << place.x << ", " << place.y;
        turned = std::min(turned, course.dot(scene->_bee.velocity.getNormalized()));
    }
    EXPECT_LT(turned, -0.5f); // It has also flown back.
}

/// A scene with ten bees that fly in different directions.
class FlockScene : public Scene {
public:
    CREATE_FUNC(FlockScene);

    bool init() override {
        if (!Scene::init()) return false;
        copra::Random random(3);
        for (int i = 0; i < 10; ++i) {
            _flock.emplace_back();
            _flock.back().position = Vec2(random.between(200.0f, 280.0f), random.between(120.0f, 200.0f));
            _flock.back().velocity = Vec2(80, 0) + random.direction() * 40;
            _sprites.push_back(Sprite::create("logo.png"));
            addChild(_sprites.back());
        }
        scheduleUpdate();
        return true;
    }

    //! [flocking]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        const std::vector<copra::Steerable> before = _flock; // All bees see the same moment.
        std::vector<Vec2> positions;
        for (const copra::Steerable& bee : before) positions.push_back(bee.position);
        _grid.build(positions, _tuning.radius);
        for (std::size_t i = 0; i < before.size(); ++i) {
            copra::findFlockmates(_grid, before, i, _tuning.radius, _tuning.viewDegrees, _mates);
            copra::steer(_flock[i], copra::flocking(before[i], _mates, _tuning), dt);
            _sprites[i]->setPosition(_flock[i].position);
        }
    }

    std::vector<copra::Steerable> _flock;
    std::vector<Sprite*> _sprites; // one for each bee
    copra::FlockTuning _tuning;
    copra::SpatialGrid _grid;             // finds the neighbors of a bee
    std::vector<copra::Flockmate> _mates; // the neighbors of one bee
    //! [flocking]
};

TEST_F(SteeringTest, AFlockFliesInOneDirection) {
    auto* scene = run<FlockScene>();
    const auto order = [scene] { // 1 if all fly in the same direction
        Vec2 sum;
        for (const copra::Steerable& bee : scene->_flock) sum += bee.velocity.getNormalized();
        return sum.length() / static_cast<float>(scene->_flock.size());
    };
    const float orderBefore = order();
    app.wait(3);
    EXPECT_LT(orderBefore, 0.97f);
    EXPECT_GT(order(), 0.98f);
    for (std::size_t i = 0; i < 10; ++i)
        EXPECT_EQ(scene->_sprites[i]->getPosition(), scene->_flock[i].position);
    EXPECT_GT(scene->_flock[0].position.distance(scene->_flock[1].position), 5); // They keep apart.
}

/// A scene with a sprite named bee on a round trip.
class PatrolScene : public Scene {
public:
    CREATE_FUNC(PatrolScene);

    bool init() override {
        if (!Scene::init()) return false;
        _sprite = Sprite::create("logo.png");
        addChild(_sprite, 0, "bee");
        _sprite->setPosition(60, 60);
        _bee.position = _sprite->getPosition();
        scheduleUpdate();
        return true;
    }

    //! [followPath]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        copra::steer(_bee, copra::followPath(_bee, _path, _walker), dt);
        _sprite->setPosition(_bee.position);
    }

    copra::Steerable _bee;
    copra::PathWalker _walker; // how far the bee has come
    // A triangle that is 40 points wide: its corners, half of its width, and whether it is closed.
    copra::SteeringPath _path{{Vec2(60, 60), Vec2(420, 60), Vec2(240, 260)}, 20, true};
    //! [followPath]

private:
    Sprite* _sprite = nullptr;
};

TEST_F(SteeringTest, ABeeFliesRoundAfterRound) {
    auto* scene = run<PatrolScene>();
    float farthest = 0;
    EXPECT_TRUE(app.stepUntil(
        [&] {
            const Vec2 place = app.find("bee")->getPosition();
            const Vec2 onPath = scene->_path.pointAt(scene->_path.nearestTo(place));
            farthest = std::max(farthest, place.distance(onPath));
            return scene->_walker.distance > 2 * scene->_path.length();
        },
        1200));
    EXPECT_LT(farthest, 40); // It cuts the corners a little.
}

} // namespace
