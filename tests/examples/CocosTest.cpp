#include "GuideTest.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;

namespace {

class CocosTest : public GuideTest {};

class CocosScene : public Scene {
public:
    CREATE_FUNC(CocosScene);

    void addHero() {
        //! [objects]
        auto* star = Sprite::create("logo.png");           // lives until the end of the frame
        addChild(star);                                    // lives as long as it is a child
        RefPtr<Sprite> spare = Sprite::create("logo.png"); // lives as long as `spare`
        //! [objects]
        //! [tree]
        auto* world = Node::create();
        addChild(world, 0, "world"); // the z order is 0, and the name is "world"
        auto* hero = Sprite::create("logo.png");
        world->addChild(hero, 1, "hero"); // drawn in front of children with a lower z order
        hero->setPosition(100, 50);       // from the lower left corner of world
        world->setPosition(20, 0);        // moves the hero, too
        //! [tree]
    }

    void leave() {
        //! [scenes]
        Director::getInstance()->replaceScene(TransitionFade::create(0.5f, CocosScene::create()));
        //! [scenes]
    }

    void act() {
        auto* hero = getChildByName("world")->getChildByName("hero");
        //! [actions]
        hero->runAction(MoveBy::create(1, Vec2(100, 0)));
        hero->runAction(Sequence::create(EaseBackOut::create(ScaleTo::create(0.3f, 1.5f)),
                                         DelayTime::create(1), CallFunc::create([this] { openDoor(); }),
                                         RemoveSelf::create(), nullptr));
        //! [actions]
    }

    void startTimers() {
        //! [timers]
        scheduleUpdate();                                          // update(float dt) in each frame
        schedule([this](float) { addEnemy(); }, 2.0f, "enemies");  // every two seconds
        scheduleOnce([this](float) { openDoor(); }, 1.0f, "door"); // once, after one second
        unschedule("enemies");
        //! [timers]
    }

    //! [update]
    void update(float dt) override {
        Scene::update(dt); // updates the components of the node
        _way += 60 * dt;   // 60 points per second
    }
    //! [update]

    void openDoor() { isOpen = true; }
    void addEnemy() { ++enemies; }
    float way() const { return _way; }

    bool isOpen = false;
    int enemies = 0;

private:
    float _way = 0;
};

//! [input]
class Ship : public Sprite {
public:
    CREATE_FUNC(Ship);

    bool init() override {
        if (!Sprite::initWithFile("logo.png")) return false;
        auto* listener = EventListenerTouchOneByOne::create();
        listener->setSwallowTouches(true); // hides the touches that it claims from the nodes behind
        listener->onTouchBegan = [this](Touch* touch, Event*) {
            return hitTest(touch->getLocation()); // true: claims the touch
        };
        listener->onTouchMoved = [this](Touch* touch, Event*) {
            setPosition(getPosition() + touch->getDelta());
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        return true;
    }
};
//! [input]

TEST_F(CocosTest, AHeroMovesWithTheWorldAndActs) {
    auto* scene = run<CocosScene>();
    scene->addHero();
    EXPECT_EQ(app.find("hero")->convertToWorldSpaceAR(Vec2::ZERO), Vec2(120, 50));
    scene->act();
    app.wait(1.2f);
    EXPECT_EQ(app.find("hero")->getPosition(), Vec2(200, 50));
    app.wait(0.3f);
    EXPECT_TRUE(scene->isOpen);
    EXPECT_EQ(app.tryFind("hero"), nullptr);
}

TEST_F(CocosTest, TimersRun) {
    auto* scene = run<CocosScene>();
    scene->startTimers();
    app.wait(1.1f);
    EXPECT_TRUE(scene->isOpen);
    EXPECT_NEAR(scene->way(), 66, 2);
    app.wait(2);
    EXPECT_EQ(scene->enemies, 0);
}

TEST_F(CocosTest, AShipIsDragged) {
    auto* ship = Ship::create();
    ship->setPosition(100, 100);
    auto* world = Node::create();
    world->setPosition(30, 0);
    world->addChild(ship);
    app.scene()->addChild(world);
    app.step();
    app.drag(Vec2(140, 100), Vec2(240, 150));
    EXPECT_EQ(ship->getPosition(), Vec2(200, 150));
    app.drag(Vec2(80, 100), Vec2(20, 50)); // beside the ship
    EXPECT_EQ(ship->getPosition(), Vec2(200, 150));
}

TEST_F(CocosTest, ATransitionShowsTheNextScene) {
    auto* scene = run<CocosScene>();
    scene->leave();
    app.wait(0.6f);
    EXPECT_NE(app.scene(), scene);
}

} // namespace
