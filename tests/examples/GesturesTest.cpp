#include "GuideTest.h"

USING_NS_CC;

namespace {

class GesturesTest : public GuideTest {};

class GestureScene : public Scene {
public:
    CREATE_FUNC(GestureScene);

    void watchTaps() {
        //! [taps]
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [](Touch*, Event*) { return true; };
        listener->onTouchEnded = [this](Touch* touch, Event*) { tapped(touch->getLocation()); };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        //! [taps]
    }

    //! [double]
    void tapped(const Vec2& point) { // called by onTouchEnded
        if (isScheduled("tap")) {    // the first tap was less than 0.3 seconds ago
            unschedule("tap");
            zoomTo(point);
        } else {
            scheduleOnce([this, point](float) { select(point); }, 0.3f, "tap"); // no second tap came
        }
    }
    //! [double]

    void watchSwipes() {
        //! [swipe]
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [](Touch*, Event*) { return true; };
        listener->onTouchEnded = [this](Touch* touch, Event*) {
            const Vec2 way = touch->getLocation() - touch->getStartLocation();
            if (way.length() < 60) return; // less than 60 points: a tap
            if (std::abs(way.x) > std::abs(way.y))
                move(way.x > 0 ? Vec2(1, 0) : Vec2(-1, 0)); // to the right or to the left
            else
                move(way.y > 0 ? Vec2(0, 1) : Vec2(0, -1)); // up or down
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        //! [swipe]
    }

    void watchPresses() {
        //! [press]
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [this](Touch* touch, Event*) {
            if (isScheduled("press")) return false; // a second finger
            _finger = touch->getID();
            const Vec2 point = touch->getLocation();
            scheduleOnce([this, point](float) { openMenu(point); }, 0.5f, "press");
            return true;
        };
        listener->onTouchMoved = [this](Touch* touch, Event*) {
            if (touch->getID() != _finger) return;
            if (touch->getLocation().distance(touch->getStartLocation()) > 10) // more than 10 points: a drag
                unschedule("press");
        };
        listener->onTouchEnded = [this](Touch* touch, Event*) {
            if (touch->getID() == _finger) unschedule("press"); // a tap
        };
        listener->onTouchCancelled = listener->onTouchEnded;
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        //! [press]
    }

    void addChest() {
        _chest = Sprite::create("boat.png");
        _chest->setPosition(400, 60);
        addChild(_chest, 1, "chest");
        _coin = Sprite::create("star.png");
        _coin->setPosition(100, 240);
        addChild(_coin, 2, "coin");
        //! [drop]
        _home = _coin->getPosition();
        auto* listener = EventListenerTouchOneByOne::create();
        listener->setSwallowTouches(true);
        listener->onTouchBegan = [this](Touch* touch, Event*) {
            if (_isHeld || !_coin->hitTest(touch->getLocation())) return false;
            _isHeld = true;
            _coin->stopAllActions(); // the coin may be flying back
            _grip = _coin->getPosition() - _coin->getParent()->convertTouchToNodeSpace(touch);
            return true;
        };
        listener->onTouchMoved = [this](Touch* touch, Event*) {
            if (_isHeld) _coin->setPosition(_coin->getParent()->convertTouchToNodeSpace(touch) + _grip);
        };
        listener->onTouchEnded = [this](Touch* touch, Event*) {
            if (!_isHeld) return; // a pause has ended the drag
            _isHeld = false;
            if (_chest->hitTest(touch->getLocation()))
                collect(_coin);
            else
                _coin->runAction(EaseSineOut::create(MoveTo::create(0.2f, _home))); // the coin flies back
        };
        listener->onTouchCancelled = [this](Touch*, Event*) { endDrag(); };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, _coin);
        //! [drop]
    }

    //! [dropPause]
    void pause() override {
        Scene::pause();
        endDrag();
    }

    /// Puts the coin back if a finger holds it.
    void endDrag() {
        if (!_isHeld) return;
        _isHeld = false;
        _coin->setPosition(_home);
    }
    //! [dropPause]

    void addMap() {
        _map = Sprite::create("garden.png");
        _map->setPosition(200, 150);
        addChild(_map, -1, "map");
    }

    //! [pinch]
    void watchPinches() {
        auto* listener = EventListenerTouchAllAtOnce::create();
        listener->onTouchesBegan = [this](const std::vector<Touch*>& touches, Event*) {
            for (Touch* touch : touches) _fingers[touch->getID()] = touch->getLocation();
        };
        listener->onTouchesMoved = [this](const std::vector<Touch*>& touches, Event*) {
            const std::map<int, Vec2> old = _fingers;
            for (Touch* touch : touches) _fingers[touch->getID()] = touch->getLocation();
            if (old.size() == 2 && _fingers.size() == 2)
                zoomMap(old.begin()->second, old.rbegin()->second, _fingers.begin()->second,
                        _fingers.rbegin()->second);
        };
        listener->onTouchesEnded = [this](const std::vector<Touch*>& touches, Event*) {
            for (Touch* touch : touches) _fingers.erase(touch->getID());
        };
        listener->onTouchesCancelled = listener->onTouchesEnded;
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    }

    /// Two fingers have moved from the first two points to the last two.
    void zoomMap(const Vec2& oldA, const Vec2& oldB, const Vec2& a, const Vec2& b) {
        const Vec2 point = _map->convertToNodeSpace(oldA.getMidpoint(oldB));
        const float factor = a.distance(b) / std::max(oldA.distance(oldB), 1.0f);
        _map->setScale(clampf(_map->getScale() * factor, 0.5f, 3)); // from half to three times its size
        // The point of the map that was between the fingers stays there.
        _map->setPosition(_map->getPosition() + a.getMidpoint(b) - _map->convertToWorldSpace(point));
    }

    std::map<int, Vec2> _fingers; // the ID and the location of each finger on the screen
    //! [pinch]

    void select(const Vec2&) { ++selections; }
    void zoomTo(const Vec2& point) { zoomed = point; }
    void move(const Vec2& direction) { moved = direction; }
    void openMenu(const Vec2& point) { menus.push_back(point); }
    void collect(Node* coin) {
        coin->removeFromParent();
        ++coins;
    }

    int selections = 0, coins = 0;
    std::vector<Vec2> menus;
    Vec2 zoomed, moved;

private:
    Node *_chest = nullptr, *_coin = nullptr, *_map = nullptr;
    int _finger = -1;     // the ID of the finger that may open the menu
    Vec2 _home;           // the place of the coin
    Vec2 _grip;           // from the finger to the position of the coin
    bool _isHeld = false; // a finger holds the coin
};

/// Moves only after fast swipes.
class FlickScene : public Scene {
public:
    CREATE_FUNC(FlickScene);

    bool init() override {
        if (!Scene::init()) return false;
        scheduleUpdate();
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [this](Touch*, Event*) { return began(); };
        listener->onTouchEnded = [this](Touch* touch, Event*) {
            if (isFast()) way = touch->getLocation() - touch->getStartLocation();
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        return true;
    }

    //! [fast]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        _seconds += dt;
    }

    bool began() { // called by onTouchBegan
        _start = _seconds;
        return true;
    }

    bool isFast() const { return _seconds - _start < 0.3f; } // called by onTouchEnded

    float _seconds = 0, _start = 0;
    //! [fast]
    Vec2 way;
};

TEST_F(GesturesTest, ADoubleTapZooms) {
    auto* scene = run<GestureScene>();
    scene->watchTaps();
    app.tap(Vec2(100, 50));
    app.wait(1);
    EXPECT_EQ(scene->selections, 1);
    app.tap(Vec2(100, 50));
    app.tap(Vec2(110, 60));
    app.wait(1);
    EXPECT_EQ(scene->selections, 1);
    EXPECT_EQ(scene->zoomed, Vec2(110, 60));
}

TEST_F(GesturesTest, ASwipeMovesInItsDirection) {
    auto* scene = run<GestureScene>();
    scene->watchSwipes();
    app.tap(Vec2(100, 100));
    EXPECT_EQ(scene->moved, Vec2::ZERO);
    app.drag(Vec2(100, 100), Vec2(200, 120));
    EXPECT_EQ(scene->moved, Vec2(1, 0));
    app.drag(Vec2(200, 250), Vec2(190, 100));
    EXPECT_EQ(scene->moved, Vec2(0, -1));
}

TEST_F(GesturesTest, OnlyFastSwipesCount) {
    auto* scene = run<FlickScene>();
    app.drag(Vec2(100, 160), Vec2(300, 160), 60); // a second
    EXPECT_EQ(scene->way, Vec2::ZERO);
    app.drag(Vec2(100, 160), Vec2(300, 160));
    EXPECT_EQ(scene->way, Vec2(200, 0));
}

TEST_F(GesturesTest, ALongPressOpensAMenu) {
    auto* scene = run<GestureScene>();
    scene->watchPresses();
    app.tap(Vec2(100, 50));
    app.wait(1);
    app.touchDown(Vec2(100, 50));
    app.step();
    app.touchMove(Vec2(130, 50));
    app.wait(1);
    app.touchUp(Vec2(130, 50));
    app.step();
    EXPECT_TRUE(scene->menus.empty()); // a tap, and a drag
    app.touchDown(Vec2(200, 80));
    app.wait(0.6f);
    app.touchUp(Vec2(200, 80));
    app.wait(1);
    ASSERT_EQ(scene->menus.size(), 1u);
    EXPECT_EQ(scene->menus[0], Vec2(200, 80));
}

TEST_F(GesturesTest, OnlyTheLastFingerThatStartedCounts) {
    auto* scene = run<GestureScene>();
    scene->watchPresses();
    app.touchDown(Vec2(100, 50));
    app.step();
    app.touchMove(Vec2(130, 50)); // a drag
    app.step();
    app.touchDown(Vec2(200, 80), 1);
    app.step();
    app.touchMove(Vec2(160, 50));
    app.touchUp(Vec2(160, 50));
    app.wait(0.6f);
    app.touchUp(Vec2(200, 80), 1);
    app.step();
    ASSERT_EQ(scene->menus.size(), 1u);
    EXPECT_EQ(scene->menus[0], Vec2(200, 80));
}

TEST_F(GesturesTest, APausePutsTheCoinBack) {
    auto* scene = run<GestureScene>();
    scene->addChest();
    app.step();
    app.touchDown(Vec2(100, 240));
    app.step();
    app.touchMove(Vec2(250, 200));
    app.step();
    scene->pause();
    EXPECT_EQ(app.find("coin")->getPosition(), Vec2(100, 240));
    app.touchUp(Vec2(250, 200));
    app.step();
    scene->resume();
    app.drag(Vec2(100, 240), Vec2(400, 60));
    EXPECT_EQ(scene->coins, 1);
}

TEST_F(GesturesTest, ACoinIsDroppedIntoAChest) {
    auto* scene = run<GestureScene>();
    scene->addChest();
    app.step();
    app.touchDown(Vec2(105, 245));
    app.step();
    app.touchDown(Vec2(95, 240), 1);
    app.step();
    app.touchMove(Vec2(250, 200));
    app.touchMove(Vec2(300, 100), 1); // the second finger does not move the coin
    app.step();
    EXPECT_NEAR(app.find("coin")->getPositionX(), 245, 0.1f); // the finger holds it at the same point
    app.touchUp(Vec2(300, 100), 1);
    app.touchUp(Vec2(250, 200));
    app.wait(0.5f);
    EXPECT_NEAR(app.find("coin")->getPositionX(), 100, 0.1f); // it has flown back
    app.drag(Vec2(100, 240), Vec2(400, 60));
    EXPECT_EQ(scene->coins, 1);
    EXPECT_EQ(app.tryFind("coin"), nullptr);
}

TEST_F(GesturesTest, TwoFingersZoomTheMapBetweenThem) {
    auto* scene = run<GestureScene>();
    scene->addMap();
    scene->watchPinches();
    auto* map = app.find("map");
    const Vec2 between(240, 160);
    const Vec2 point = map->convertToNodeSpace(between);
    app.pinch(between, 40, 80);
    EXPECT_NEAR(map->getScale(), 2, 0.01f);
    EXPECT_NEAR(map->convertToWorldSpace(point).distance(between), 0, 0.1f); // it has stayed
    app.pinch(between, 200, 20);
    EXPECT_NEAR(map->getScale(), 0.5f, 0.01f); // not smaller
    EXPECT_TRUE(scene->_fingers.empty());
}

TEST_F(GesturesTest, AFingerThatRestsIsPartOfAPinch) {
    auto* scene = run<GestureScene>();
    scene->addMap();
    scene->watchPinches();
    app.touchDown(Vec2(100, 100), 0);
    app.touchDown(Vec2(200, 100), 1);
    app.step();
    app.touchMove(Vec2(250, 100), 1);
    app.step();
    EXPECT_NEAR(app.find("map")->getScale(), 1.5f, 0.01f);
    app.touchUp(Vec2(250, 100), 1);
    app.touchMove(Vec2(150, 100), 0); // one finger does not zoom
    app.step();
    EXPECT_NEAR(app.find("map")->getScale(), 1.5f, 0.01f);
    app.touchUp(Vec2(150, 100), 0);
    app.step();
}

} // namespace
