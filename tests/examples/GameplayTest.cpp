#include "GuideTest.h"
#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "actors/MySteering.h"
#include "actors/TrackBullet.h"

USING_NS_CC;

namespace {

class GameplayTest : public GuideTest {};

//! [categories]
constexpr unsigned kHero = 1, kWasp = 2, kShot = 4; // Each category has one bit.
//! [categories]

//! [shot]
class Thorn : public copra::CollisionSprite {
public:
    static Thorn* create() {
        auto* thorn = new Thorn;
        thorn->autorelease();
        return thorn->initWithSpriteFrameName("shot_thorn.png") ? thorn : nullptr;
    }
    void collisionDetectedWith(CollisionSprite* wasp) override {
        wasp->removeFromParent();
        removeFromParent();
    }
};
//! [shot]

//! [first]
class ArenaScene : public Scene {
public:
    CREATE_FUNC(ArenaScene);

    bool init() override {
        if (!Scene::init()) return false;
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist"); // bee_0.png is in it
        _hero = copra::CollisionSprite::createWithSpriteFrameName("bee_0.png");
        _hero->setPosition(240, 160);
        _hero->setCollisionWorld(&_world);
        addChild(_hero, 1, "hero");

        auto* wasp = copra::MySteering::create(_hero, "wasp_0.png"); // It follows the hero.
        wasp->setPosition(20, 20);
        wasp->setCollisionWorld(&_world);
        addChild(wasp, 1, "wasp");

        _world.began().connect([this](copra::CollisionSprite*, copra::CollisionSprite*) { loseLife(); });
        scheduleUpdate();
        return true;
    }

    void update(float dt) override {
        Scene::update(dt);
        _world.step(dt); // finds the sprites that overlap
    }
    void loseLife() { ++_lost; }

protected:
    copra::CollisionWorld _world; // A level has one world.
    copra::CollisionSprite* _hero = nullptr;
    int _lost = 0;
};
//! [first]

class BattleScene : public ArenaScene {
public:
    CREATE_FUNC(BattleScene);

    void shoot() {
        auto* wasp = getChildByName<copra::CollisionSprite*>("wasp");
        //! [masks]
        _hero->setCategory(kHero);
        _hero->setCollisionMask(kWasp);
        wasp->setCategory(kWasp);
        wasp->setCollisionMask(kHero | kShot);

        auto* thorn = Thorn::create();
        thorn->setPosition(100, 40);
        thorn->setCategory(kShot);         // the category of the thorn
        thorn->setCollisionMask(kWasp);    // the categories that it hits
        thorn->setCollisionWorld(&_world); // Without a world, it hits nothing.
        addChild(thorn, 1, "thorn");
        //! [masks]
    }

    void launch() {
        getChildByName<copra::CollisionSprite*>("wasp")->setCategory(kWasp);
        //! [missile]
        copra::TrackTuning tuning;
        tuning.speed = 300;                                                             // points per second
        tuning.turnDegrees = 360;                                                       // degrees per second
        auto* missile = copra::TrackBullet::create("stinger.png", Vec2(-1, 0), tuning); // It flies left.
        missile->setPosition(_hero->getPosition());
        missile->setCategory(kShot);
        missile->setCollisionMask(kWasp);
        missile->setCollisionWorld(&_world); // It looks for targets in this world.
        addChild(missile, 1, "missile");
        //! [missile]
    }

    int lost() const { return _lost; }
};

TEST_F(GameplayTest, AWaspReachesTheHero) {
    auto* scene = run<BattleScene>();
    EXPECT_TRUE(app.stepUntil([&] { return scene->lost() == 1; }));
}

TEST_F(GameplayTest, AThornRemovesTheWasp) {
    auto* scene = run<BattleScene>();
    scene->shoot();
    app.find("thorn")->setPosition(app.find("wasp")->getPosition());
    app.step(2);
    EXPECT_EQ(app.tryFind("wasp"), nullptr);
    EXPECT_EQ(app.tryFind("thorn"), nullptr);
}

TEST_F(GameplayTest, AMissileFindsTheWasp) {
    auto* scene = run<BattleScene>();
    scene->launch();
    auto* missile = app.find("missile");
    const float before = missile->getPosition().distance(app.find("wasp")->getPosition());
    app.wait(0.3f);
    EXPECT_LT(missile->getPosition().distance(app.find("wasp")->getPosition()), before / 2);
}

} // namespace
