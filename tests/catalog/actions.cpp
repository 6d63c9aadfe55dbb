#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

// --- Positions and sizes ---

CATALOG_ACTION(MoveTo) {
    return MoveTo::create(d.seconds(0.5f), d.point(Vec2(300, 200))); // there within half a second
}

CATALOG_ACTION(MoveBy) {
    return MoveBy::create(d.seconds(0.5f), d.point(Vec2(50, 0))); // 50 points to the right of where it is
}

CATALOG_ACTION(JumpTo) {
    return JumpTo::create(d.seconds(1), d.point(Vec2(300, 100)), d.number(50), d.integer(3));
}

CATALOG_ACTION(JumpBy) {
    // three jumps of 50 points in one second
    return JumpBy::create(d.seconds(1), d.point(Vec2(120, 0)), d.number(50), d.integer(3));
}

CATALOG_ACTION(BezierTo) {
    ccBezierConfig curve;
    curve.controlPoint_1 = d.point(Vec2(100, 250));
    curve.controlPoint_2 = d.point(Vec2(300, 250));
    curve.endPosition = d.point(Vec2(300, 100));
    return BezierTo::create(d.seconds(1), curve);
}

CATALOG_ACTION(BezierBy) {
    ccBezierConfig curve;
    curve.controlPoint_1 = d.point(Vec2(0, 150)); // relative to where it starts
    curve.controlPoint_2 = d.point(Vec2(200, 150));
    curve.endPosition = d.point(Vec2(200, 0));
    return BezierBy::create(d.seconds(1), curve);
}

CATALOG_ACTION(CatmullRomTo) {
    auto points = PointArray::create(3);
    points->addControlPoint(d.point(Vec2(100, 100)));
    points->addControlPoint(d.point(Vec2(200, 200)));
    points->addControlPoint(d.point(Vec2(300, 100)));
    return CatmullRomTo::create(d.seconds(1), points);
}

CATALOG_ACTION(CatmullRomBy) {
    auto points = PointArray::create(3);
    points->addControlPoint(d.point(Vec2::ZERO)); // relative to where it starts
    points->addControlPoint(d.point(Vec2(100, 100)));
    points->addControlPoint(d.point(Vec2(200, 0)));
    return CatmullRomBy::create(d.seconds(1), points);
}

CATALOG_ACTION(CardinalSplineTo) {
    auto points = PointArray::create(3);
    points->addControlPoint(d.point(Vec2(100, 100)));
    points->addControlPoint(d.point(Vec2(200, 200)));
    points->addControlPoint(d.point(Vec2(300, 100)));
    return CardinalSplineTo::create(d.seconds(1), points, d.number(1)); // tension 1: straight lines
}

CATALOG_ACTION(CardinalSplineBy) {
    auto points = PointArray::create(3);
    points->addControlPoint(d.point(Vec2::ZERO)); // relative to where it starts
    points->addControlPoint(d.point(Vec2(100, 100)));
    points->addControlPoint(d.point(Vec2(200, 0)));
    return CardinalSplineBy::create(d.seconds(1), points, d.number(0));
}

CATALOG_ACTION(Place) {
    return Place::create(d.point(Vec2(240, 160))); // there at once
}

CATALOG_ACTION(ScaleTo) {
    return ScaleTo::create(d.seconds(0.2f), d.number(1.5f));
}

CATALOG_ACTION(ScaleBy) {
    return ScaleBy::create(d.seconds(0.2f), d.number(1.2f)); // a fifth larger than it is
}

CATALOG_ACTION(ResizeTo) {
    return ResizeTo::create(d.seconds(0.5f), d.size(Size(120, 40))); // the content size
}

CATALOG_ACTION(ResizeBy) {
    return ResizeBy::create(d.seconds(0.5f), d.size(Size(20, 0)));
}

// --- Angles ---

CATALOG_ACTION(RotateTo) {
    return RotateTo::create(d.seconds(0.3f), d.number(-90)); // degrees clockwise, the shorter way
}

CATALOG_ACTION(RotateBy) {
    return RotateBy::create(d.seconds(2), d.number(360)); // a turn in two seconds
}

CATALOG_ACTION(SkewTo) {
    return SkewTo::create(d.seconds(0.5f), d.number(20), d.number(0)); // degrees
}

CATALOG_ACTION(SkewBy) {
    return SkewBy::create(d.seconds(0.5f), d.number(0), d.number(15)); // degrees
}

CATALOG_ACTION(OrbitCamera) {
    // half a turn around the vertical axis
    return OrbitCamera::create(d.seconds(1), d.number(1), d.number(0), d.number(0), d.number(180),
                               d.number(0), d.number(0));
}

// --- Colors and visibility ---

CATALOG_ACTION(FadeIn) {
    return FadeIn::create(d.seconds(0.5f));
}

CATALOG_ACTION(FadeOut) {
    return FadeOut::create(d.seconds(0.5f));
}

CATALOG_ACTION(FadeTo) {
    return FadeTo::create(d.seconds(0.2f), d.byte(128)); // half transparent
}

CATALOG_ACTION(TintTo) {
    return TintTo::create(d.seconds(0.1f), d.color(Color3B::RED));
}

CATALOG_ACTION(TintBy) {
    return TintBy::create(d.seconds(0.5f), -100, -100, 0); // bluer than it is
}

CATALOG_ACTION(Blink) {
    return Blink::create(d.seconds(1), d.integer(5)); // disappears five times in a second
}

CATALOG_ACTION(Show) {
    return Show::create();
}

CATALOG_ACTION(Hide) {
    return Hide::create();
}

CATALOG_ACTION(ToggleVisibility) {
    return ToggleVisibility::create();
}

CATALOG_ACTION_OF(Sprite, FlipX) {
    return FlipX::create(d.flag(true));
}

CATALOG_ACTION_OF(Sprite, FlipY) {
    return FlipY::create(d.flag(true));
}

CATALOG_ACTION_OF(Sprite, Animate) {
    auto flight = Animation::create();
    flight->addSpriteFrame(d.frame(SpriteFrame::create("garden.png", Rect(64, 0, 64, 64))));
    flight->addSpriteFrame(d.frame(SpriteFrame::create("garden.png", Rect(192, 0, 64, 64))));
    flight->setDelayPerUnit(d.seconds(0.1f));
    flight->setLoops(d.count(2));
    flight->setRestoreOriginalFrame(d.flag(false));
    return Animate::create(flight);
}

// --- Values and calls ---

CATALOG_ACTION(DelayTime) {
    return DelayTime::create(d.seconds(0.5f));
}

CATALOG_ACTION_OF(ProgressTimer, ProgressTo) {
    return ProgressTo::create(d.seconds(0.5f), d.number(100)); // percent
}

CATALOG_ACTION_OF(ProgressTimer, ProgressFromTo) {
    return ProgressFromTo::create(d.seconds(0.5f), d.number(0), d.number(50)); // percent
}

CATALOG_ACTION(ActionFloat) {
    auto bee = d.node();
    return ActionFloat::create(d.seconds(1), d.number(1), d.number(2),
                               d.receive([bee](float value) { bee->setScaleX(value); }));
}

CATALOG_ACTION(CallFunc) {
    auto bee = d.node();
    return CallFunc::create(d.call([bee] { bee->setName("called"); }));
}

CATALOG_ACTION(CallFuncN) {
    return CallFuncN::create([call = d.call(nullptr)](Node* node) { // the node that runs it
        node->setName("called");
        if (call) call();
    });
}

CATALOG_ACTION(RemoveSelf) {
    return RemoveSelf::create(d.flag(true));
}

// --- Actions of actions ---

CATALOG_ACTION(Sequence) {
    return Sequence::create(d.action(MoveBy::create(0.3f, Vec2(100, 0))), // one after the other
                            d.action(ScaleTo::create(0.2f, 0.5f)), nullptr);
}

CATALOG_ACTION(Spawn) {
    return Spawn::create(d.action(MoveBy::create(0.5f, Vec2(0, 80))), // both at once
                         d.action(FadeOut::create(0.3f)), nullptr);
}

CATALOG_ACTION(Repeat) {
    return Repeat::create(d.action(MoveBy::create(0.1f, Vec2(10, 0))), d.count(3));
}

CATALOG_ACTION(RepeatForever) {
    return RepeatForever::create(d.interval(RotateBy::create(2, 360))); // a turn every two seconds
}

CATALOG_ACTION(Speed) {
    return Speed::create(d.interval(MoveBy::create(1, Vec2(200, 0))), d.number(4)); // four times as fast
}

CATALOG_ACTION(Follow) {
    return Follow::create(d.node(), d.rect(Rect(0, 0, 2000, 320))); // the edges of the world stay outside
}

CATALOG_ACTION(TargetedAction) {
    return TargetedAction::create(d.node(), d.action(FadeOut::create(0.2f))); // whichever node runs it
}

CATALOG_ACTION(ReverseTime) {
    return ReverseTime::create(d.action(MoveBy::create(1, Vec2(200, 0)))); // from its end to its start
}
