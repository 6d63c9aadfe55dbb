#include "GuideTest.h"
#include "actors/BodyWorldBinding.h"

#include <set>

USING_NS_CC;

namespace {

class BodiesTest : public GuideTest {};

//! [bodies]
class CrateScene : public Scene {
public:
    CREATE_FUNC(CrateScene);

    bool init() override {
        if (!Scene::init()) return false;
        _bodies.world().add(copra::makeWall(Vec2(480, 10), Size(960, 20))); // the center and the size

        auto* sprite = Sprite::create("logo.png");
        addChild(sprite, 0, "crate");
        copra::Body crate = copra::makeBox(Vec2(300, 200), Size(32, 32), 2); // with a mass of 2
        crate.restitution = 0.5f;   // It bounces with half of its speed.
        _bodies.add(sprite, crate); // The sprite follows the body.
        scheduleUpdate();
        return true;
    }

    void update(float dt) override {
        Scene::update(dt);
        _bodies.step(dt);
    }

protected:
    copra::BodyWorldBinding _bodies; // the world and its sprites
};
//! [bodies]

class HillScene : public CrateScene {
public:
    CREATE_FUNC(HillScene);

    void addHill() {
        //! [slope]
        _bodies.world().addSlope(
            {Vec2(200, 20), Vec2(400, 120), Vec2::ZERO, 0.3f}); // two ends, velocity, and friction
        //! [slope]
    }
};

TEST_F(BodiesTest, ACrateFallsBouncesAndRests) {
    run<CrateScene>();
    auto* crate = app.find("crate");
    EXPECT_TRUE(app.stepUntil([&] { return crate->getPositionY() < 40; }));
    const float low = crate->getPositionY();
    EXPECT_TRUE(app.stepUntil([&] { return crate->getPositionY() > low + 20; })) << "it bounces";
    app.wait(3);
    EXPECT_NEAR(crate->getPositionY(), 36, 0.5f);
}

TEST_F(BodiesTest, ACrateSlidesDownAHill) {
    auto* scene = run<HillScene>();
    scene->addHill();
    app.wait(4);
    EXPECT_LT(app.find("crate")->getPositionX(), 210);
}

TEST_F(BodiesTest, AWorldNeedsNoNodes) {
    //! [plain]
    copra::BodyWorld world;
    world.add(copra::makeWall(Vec2(240, 10), Size(480, 20)));
    const copra::Handle crate = world.add(copra::makeBox(Vec2(100, 80), Size(32, 32)));
    for (int frame = 0; frame < 60; ++frame) world.step(1.0f / 60.0f); // one second in total
    const Vec2 position = world.find(crate)->position; // (100, 36), where the crate lies on the wall
    //! [plain]
    EXPECT_NEAR(position.x, 100, 0.1f);
    EXPECT_NEAR(position.y, 36, 0.5f);
}

class JumpScene : public Scene {
public:
    CREATE_FUNC(JumpScene);

    bool init() override {
        if (!Scene::init()) return false;
        _bodies.world().add(copra::makeWall(Vec2(480, 10), Size(960, 20)));
        auto* sprite = Sprite::create("logo.png");
        addChild(sprite, 0, "hero");
        //! [player]
        // makeWalker() takes the position of the feet, and the size:
        _player = &_bodies.addPlayer(sprite, copra::makeWalker(Vec2(100, 20), Size(24, 40)));
        _bodies.setBeforeStep([this](float) { // It is called once for each step.
            if (_player->platformer.hasJumped()) playJump();
        });
        scheduleUpdate();
        auto* keys = EventListenerKeyboard::create();
        keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) { setKey(key, true); };
        keys->onKeyReleased = [this](EventKeyboard::KeyCode key, Event*) { setKey(key, false); };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
        //! [player]
        return true;
    }

    //! [keys]
    void setKey(EventKeyboard::KeyCode key, bool isHeld) {
        if (isHeld)
            _held.insert(key);
        else
            _held.erase(key);
        _player->input.walk = 0;
        if (_held.count(EventKeyboard::KeyCode::KEY_RIGHT_ARROW)) _player->input.walk += 1;
        if (_held.count(EventKeyboard::KeyCode::KEY_LEFT_ARROW)) _player->input.walk -= 1;
        _player->input.jump = _held.count(EventKeyboard::KeyCode::KEY_SPACE) > 0; // Each press jumps once.
    }

    void update(float dt) override {
        Scene::update(dt);
        _bodies.step(dt);
    }

    std::set<EventKeyboard::KeyCode> _held; // the keys that are down
    //! [keys]

    void playJump() { ++_jumps; }
    int jumps() const { return _jumps; }

private:
    copra::BodyWorldBinding _bodies;
    copra::BodyWorldBinding::Player* _player = nullptr;
    int _jumps = 0;
};

TEST_F(BodiesTest, TheHeroWalksAndJumps) {
    auto* scene = run<JumpScene>();
    auto* hero = app.find("hero");
    app.keyDown(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    app.wait(0.5f);
    EXPECT_GT(hero->getPositionX(), 150);
    app.keyDown(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_TRUE(app.stepUntil([&] { return hero->getPositionY() > 140; }));
    app.wait(2);
    EXPECT_EQ(scene->jumps(), 1) << "once for a press";
    EXPECT_NEAR(hero->getPositionY(), 40, 0.5f);
}

TEST_F(BodiesTest, TheHeroWalksOnWhileOneOfTwoKeysIsHeld) {
    run<JumpScene>();
    auto* hero = app.find("hero");
    app.keyDown(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    app.keyDown(EventKeyboard::KeyCode::KEY_LEFT_ARROW);
    app.wait(0.5f);
    EXPECT_NEAR(hero->getPositionX(), 100, 20) << "both keys cancel each other out";
    app.keyUp(EventKeyboard::KeyCode::KEY_LEFT_ARROW);
    app.wait(0.5f);
    EXPECT_GT(hero->getPositionX(), 150);
}

TEST_F(BodiesTest, TheHeroJumpsOnceAtAnyFrameRate) {
    for (const float rate : {24.0f, 60.0f, 144.0f}) {
        auto* scene = run<JumpScene>();
        scene->unscheduleUpdate();
        for (int frame = 0; frame < 24; ++frame) scene->update(1 / rate); // it stands
        app.keyDown(EventKeyboard::KeyCode::KEY_SPACE);
        for (int frame = 0; frame < 24; ++frame) scene->update(1 / rate);
        app.keyUp(EventKeyboard::KeyCode::KEY_SPACE);
        EXPECT_EQ(scene->jumps(), 1) << rate << " frames per second";
    }
}

class TiledScene : public Scene {
public:
    CREATE_FUNC(TiledScene);

    //! [level]
    bool init() override {
        if (!Scene::init()) return false;
        auto* map = TMXTiledMap::create("level.tmx");
        if (!map) return false; // The log says why.
        addChild(map);
        auto* things = map->getObjectGroup("things");
        if (!things) return false; // The map does not have this layer.
        const copra::Level level = copra::readLevel(things->getObjects(), CC_CONTENT_SCALE_FACTOR());
        const auto made = _bodies.add(level); // the handles, in the order of the lists of the level

        for (const copra::Handle box : made.boxes) {
            auto* crate = Sprite::create("logo.png");
            map->addChild(crate, 1, "crate");
            _bodies.follow(crate, box);
        }
        auto* hero = Sprite::create("logo.png");
        map->addChild(hero, 2, "hero");
        _player = &_bodies.addPlayer(hero, copra::makeWalker(level.start, Size(24, 40)));
        scheduleUpdate();
        return true;
    }
    //! [level]

    void update(float dt) override {
        Scene::update(dt);
        _bodies.step(dt);
    }

    void walk(float direction) { _player->input.walk = direction; }

private:
    copra::BodyWorldBinding _bodies;
    copra::BodyWorldBinding::Player* _player = nullptr;
};

// As the editor saves it: pixels, y down, a map of 10 x 10 tiles of 32 pixels.
const char* const kLevel = R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.2" orientation="orthogonal" width="10" height="10" tilewidth="32" tileheight="32">
 <objectgroup name="things">
  <object id="1" type="wall" x="0" y="288" width="320" height="32"/>
  <object id="2" type="box" x="40" y="200" width="32" height="32"/>
  <object id="3" name="start" x="200" y="288"><point/></object>
 </objectgroup>
</map>)";

TEST_F(BodiesTest, ALevelComesFromATileMap) {
    files.add("level.tmx", kLevel);
    auto* scene = run<TiledScene>();
    app.wait(1);
    EXPECT_NEAR(app.find("crate")->getPositionX(), 56, 0.5f);
    EXPECT_NEAR(app.find("crate")->getPositionY(), 48, 0.5f);
    EXPECT_NEAR(app.find("hero")->getPositionX(), 200, 0.5f);
    EXPECT_NEAR(app.find("hero")->getPositionY(), 52, 0.5f);
    scene->walk(1);
    app.wait(0.25f);
    EXPECT_GT(app.find("hero")->getPositionX(), 210);
}

} // namespace
