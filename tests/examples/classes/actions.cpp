// Actions and transitions. Most actions have their example in tests/catalog.

#include "ClassExamples.h"

USING_NS_CC;

namespace {

class ActionExamples : public ClassExamples {
protected:
    ActionExamples() : bee(Sprite::create("garden.png", Rect(0, 0, 64, 64))) {
        bee->setPosition(100, 100);
        scene->addChild(bee);
    }

    Sprite* const bee;
    int landings = 0;
};

TEST_F(ActionExamples, Action) {
    //! [Action]
    auto spin = RepeatForever::create(RotateBy::create(1, 360));
    spin->setTag(7);
    bee->runAction(spin);
    // later
    bee->stopActionByTag(7);
    //! [Action]
    EXPECT_EQ(bee->getNumberOfRunningActions(), 0);
}

TEST_F(ActionExamples, FiniteTimeAction) {
    //! [FiniteTimeAction]
    FiniteTimeAction* there = MoveBy::create(2, Vec2(200, 0));
    FiniteTimeAction* back = there->reverse();
    float seconds = there->getDuration() + back->getDuration();
    bee->runAction(Sequence::createWithTwoActions(there, back));
    //! [FiniteTimeAction]
    EXPECT_EQ(seconds, 4);
}

TEST_F(ActionExamples, ActionInterval) {
    //! [ActionInterval]
    ActionInterval* hop = JumpBy::create(0.5f, Vec2::ZERO, 40, 1);
    bee->runAction(hop->clone()); // an action runs on one node at a time
    scene->runAction(hop->clone());
    //! [ActionInterval]
    EXPECT_EQ(hop->getElapsed(), 0);
}

TEST_F(ActionExamples, RotateBy) {
    //! [RotateBy]
    bee->runAction(RepeatForever::create(RotateBy::create(2, 360))); // a turn every two seconds
    //! [RotateBy]
    app.wait(1);
    EXPECT_NEAR(bee->getRotation(), 180, 10);
}

TEST_F(ActionExamples, ScaleBy) {
    //! [ScaleBy]
    auto grow = ScaleBy::create(0.2f, 1.2f);
    bee->runAction(Sequence::create(grow, grow->reverse(), nullptr)); // a pulse
    //! [ScaleBy]
    app.wait(0.5f);
    EXPECT_NEAR(bee->getScale(), 1, 0.001f);
}

TEST_F(ActionExamples, FadeIn) {
    //! [FadeIn]
    bee->setOpacity(0);
    bee->runAction(FadeIn::create(0.5f));
    //! [FadeIn]
    app.wait(0.6f);
    EXPECT_EQ(bee->getOpacity(), 255);
}

TEST_F(ActionExamples, FadeOut) {
    //! [FadeOut]
    bee->runAction(Sequence::create(FadeOut::create(0.5f), RemoveSelf::create(), nullptr));
    //! [FadeOut]
    RefPtr<Sprite> kept = bee;
    app.wait(0.7f);
    EXPECT_EQ(kept->getParent(), nullptr);
}

TEST_F(ActionExamples, TintTo) {
    //! [TintTo]
    auto hurt =
        Sequence::create(TintTo::create(0.1f, Color3B::RED), TintTo::create(0.1f, Color3B::WHITE), nullptr);
    bee->runAction(hurt);
    //! [TintTo]
    app.wait(0.3f);
    EXPECT_EQ(bee->getColor(), Color3B::WHITE);
}

TEST_F(ActionExamples, DelayTime) {
    //! [DelayTime]
    auto hide = Sequence::create(DelayTime::create(0.5f), Hide::create(), nullptr);
    bee->runAction(hide);
    //! [DelayTime]
    app.wait(0.4f);
    EXPECT_TRUE(bee->isVisible());
    app.wait(0.2f);
    EXPECT_FALSE(bee->isVisible());
}

TEST_F(ActionExamples, Show) {
    //! [Show]
    bee->setVisible(false);
    bee->runAction(Sequence::create(DelayTime::create(0.2f), Show::create(), nullptr));
    //! [Show]
    app.wait(0.3f);
    EXPECT_TRUE(bee->isVisible());
}

TEST_F(ActionExamples, RemoveSelf) {
    //! [RemoveSelf]
    auto flash = Sprite::create("widgets/ring.png");
    scene->addChild(flash);
    flash->runAction(Sequence::create(ScaleTo::create(0.2f, 3), RemoveSelf::create(), nullptr));
    //! [RemoveSelf]
    const ssize_t before = scene->getChildrenCount();
    app.wait(0.4f);
    EXPECT_EQ(scene->getChildrenCount(), before - 1);
}

TEST_F(ActionExamples, CallFunc) {
    //! [CallFunc]
    auto land = CallFunc::create([this] { ++landings; });
    bee->runAction(Sequence::create(MoveBy::create(0.2f, Vec2(0, -50)), land, nullptr));
    //! [CallFunc]
    app.wait(0.3f);
    EXPECT_EQ(landings, 1);
}

TEST_F(ActionExamples, CallFuncN) {
    //! [CallFuncN]
    auto reset =
        CallFuncN::create([](Node* node) { node->setPosition(Vec2::ZERO); }); // the node that runs it
    bee->runAction(Sequence::create(MoveBy::create(0.2f, Vec2(0, 50)), reset, nullptr));
    //! [CallFuncN]
    app.wait(0.3f);
    EXPECT_EQ(bee->getPosition(), Vec2::ZERO);
}

//! [__CCCallFuncND, __CCCallFuncO]
class Hive : public Ref {
public:
    void rename(Node* node, void* name) { node->setName(static_cast<const char*>(name)); }
    void fill(Ref* honey) { static_cast<Node*>(honey)->setVisible(true); }
};

/// Runs both on `bee`, whose child `honey` is hidden.
void enter(Hive* hive, Node* bee, Node* honey) {
    static char name[] = "guest"; // not owned by the action
    bee->runAction(__CCCallFuncND::create(hive, CC_CALLFUNCND_SELECTOR(Hive::rename), name));
    bee->runAction(__CCCallFuncO::create(hive, CC_CALLFUNCO_SELECTOR(Hive::fill), honey));
}
//! [__CCCallFuncND, __CCCallFuncO]

TEST_F(ActionExamples, CallFuncND) {
    RefPtr<Hive> hive;
    hive.weakAssign(new Hive);
    auto* const honey = Node::create();
    honey->setVisible(false);
    bee->addChild(honey);
    enter(hive.get(), bee, honey);
    app.step(2);
    EXPECT_EQ(bee->getName(), "guest");
    EXPECT_TRUE(honey->isVisible());
}

TEST_F(ActionExamples, Sequence) {
    //! [Sequence]
    bee->runAction(Sequence::create(MoveBy::create(0.3f, Vec2(100, 0)), // one after the other,
                                    DelayTime::create(0.1f), ScaleTo::create(0.2f, 0.5f),
                                    nullptr)); // ended by a null pointer
    //! [Sequence]
    app.wait(0.7f);
    EXPECT_EQ(bee->getScale(), 0.5f);
}

TEST_F(ActionExamples, RepeatForever) {
    //! [RepeatForever]
    auto up = MoveBy::create(0.5f, Vec2(0, 10));
    bee->runAction(RepeatForever::create(Sequence::create(up, up->reverse(), nullptr))); // hovers
    //! [RepeatForever]
    app.wait(3);
    EXPECT_EQ(bee->getNumberOfRunningActions(), 1);
}

TEST_F(ActionExamples, RepeatWithAPause) {
    //! [Repeat: A pause after each round, with DelayTime]
    auto hop = Sequence::create(JumpBy::create(0.3f, Vec2(40, 0), 20, 1), DelayTime::create(0.2f), nullptr);
    bee->runAction(Repeat::create(hop, 3));
    //! [Repeat: A pause after each round, with DelayTime]
    app.wait(0.4f); // in the first pause
    EXPECT_FLOAT_EQ(bee->getPositionX(), 140);
    app.wait(1.4f);
    EXPECT_FLOAT_EQ(bee->getPositionX(), 220);
}

TEST_F(ActionExamples, Speed) {
    //! [Speed]
    auto flight = Speed::create(MoveBy::create(2, Vec2(200, 0)), 1);
    bee->runAction(flight);
    flight->setSpeed(4); // from now on four times as fast
    //! [Speed]
    app.wait(0.6f);
    EXPECT_NEAR(bee->getPositionX(), 300, 0.01f);
}

TEST_F(ActionExamples, Follow) {
    //! [Follow]
    auto world = Node::create();
    auto hero = Sprite::create("garden.png", Rect(192, 64, 64, 64)); // the mushroom
    hero->setPosition(900, 160);
    world->addChild(hero);
    scene->addChild(world);
    world->runAction(Follow::create(hero, Rect(0, 0, 2000, 320))); // the edges of the world stay outside
    //! [Follow]
    app.step(2);
    EXPECT_EQ(world->getPositionX(), 240 - 900);
}

TEST_F(ActionExamples, EaseBackOut) {
    //! [EaseBackOut]
    auto panel = LayerColor::create(Color4B::GRAY, 200, 100);
    panel->setPosition(140, 320);
    scene->addChild(panel);
    panel->runAction(EaseBackOut::create(MoveTo::create(0.5f, Vec2(140, 110)))); // overshoots a little
    //! [EaseBackOut]
    app.wait(0.6f);
    EXPECT_EQ(panel->getPositionY(), 110);
}

TEST_F(ActionExamples, EaseElasticOut) {
    //! [EaseElasticOut]
    bee->setScale(0);
    bee->runAction(EaseElasticOut::create(ScaleTo::create(0.6f, 1))); // springs into place
    //! [EaseElasticOut]
    app.wait(0.7f);
    EXPECT_EQ(bee->getScale(), 1);
}

TEST_F(ActionExamples, Animate) {
    //! [Animate]
    auto cache = SpriteFrameCache::getInstance();
    cache->addSpriteFramesWithFile("beecluster.plist");
    Vector<SpriteFrame*> frames;
    for (const char* name : {"bee_0.png", "bee_1.png", "bee_2.png"})
        frames.pushBack(cache->getSpriteFrameByName(name));
    auto flight = Animation::createWithSpriteFrames(frames, 0.1f); // seconds for each frame
    bee->runAction(RepeatForever::create(Animate::create(flight)));
    //! [Animate]
    app.wait(0.15f);
    EXPECT_TRUE(bee->isFrameDisplayed(frames.at(1)));
}

TEST_F(ActionExamples, ProgressTo) {
    //! [ProgressTo]
    auto loading = ProgressTimer::create(Sprite::create("widgets/ring.png")); // radial
    loading->setPosition(240, 160);
    scene->addChild(loading);
    loading->runAction(ProgressTo::create(0.5f, 100));
    //! [ProgressTo]
    app.wait(0.6f);
    EXPECT_EQ(loading->getPercentage(), 100);
}

TEST_F(ActionExamples, TargetedAction) {
    //! [TargetedAction]
    auto door = Sprite::create("widgets/board.png");
    scene->addChild(door);
    auto open = TargetedAction::create(door, FadeOut::create(0.2f)); // runs on the door, not on the bee
    bee->runAction(Sequence::create(MoveBy::create(0.2f, Vec2(50, 0)), open, nullptr));
    //! [TargetedAction]
    app.wait(0.5f);
    EXPECT_EQ(door->getOpacity(), 0);
}

TEST_F(ActionExamples, Waves3D) {
    //! [Waves3D]
    auto pond = NodeGrid::create();
    pond->addChild(Sprite::create("garden.png"));
    scene->addChild(pond);
    pond->runAction(RepeatForever::create(Waves3D::create(2, Size(16, 12), 4, 12)));
    //! [Waves3D]
    app.step(3);
    EXPECT_TRUE(pond->getGrid()->isActive());
}

TEST_F(ActionExamples, TransitionScene) {
    //! [TransitionScene]
    auto meadow = Scene::create();
    // The base class has no animation and does not end by itself: games use a derived class.
    Director::getInstance()->replaceScene(TransitionScene::create(0.5f, meadow));
    //! [TransitionScene]
    app.wait(0.1f);
    EXPECT_TRUE(dynamic_cast<TransitionScene*>(app.scene()));
}

TEST_F(ActionExamples, TransitionFade) {
    //! [TransitionFade]
    auto meadow = Scene::create();
    Director::getInstance()->replaceScene(TransitionFade::create(0.5f, meadow, Color3B::BLACK));
    //! [TransitionFade]
    app.wait(0.7f);
    EXPECT_EQ(app.scene(), meadow);
}

TEST_F(ActionExamples, TransitionCrossFade) {
    //! [TransitionCrossFade]
    auto meadow = Scene::create();
    Director::getInstance()->pushScene(TransitionCrossFade::create(0.3f, meadow)); // popScene() returns
    //! [TransitionCrossFade]
    app.wait(0.5f);
    EXPECT_EQ(app.scene(), meadow);
}

TEST_F(ActionExamples, TransitionMoveInR) {
    //! [TransitionMoveInR]
    auto next = Scene::create();
    Director::getInstance()->replaceScene(TransitionMoveInR::create(0.3f, next)); // from the right
    //! [TransitionMoveInR]
    app.wait(0.5f);
    EXPECT_EQ(app.scene(), next);
}

} // namespace
