#include "Canvas.h"
#include "Demo.h"
#include "Trail.h"
#include "actionHelpers.h"
#include "gameplay/Random.h"
#include "nodes/effects/ClippingRectangleNode.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr float kTime = 2.0f; ///< seconds of one run of an action

/// Adds a bee at `start` on the card and shows the path of `action`.
Sprite* path(Node* card, const Vec2& start, FiniteTimeAction* action, const std::string& picture = "bee_0") {
    auto* bee = addSprite(card, picture, start, 0.8f);
    showPath(bee, action);
    return bee;
}

PointArray* points(std::initializer_list<Vec2> list) {
    auto* array = PointArray::create(static_cast<ssize_t>(list.size()));
    for (const Vec2& point : list) array->addControlPoint(point);
    return array;
}

/// Marks the control points of a path.
void markPoints(Node* card, const Vec2& shift, std::initializer_list<Vec2> list) {
    auto* marks = addDrawing(card);
    for (const Vec2& point : list) drawMark(*marks, point + shift, kSky);
}

/// A sprite whose width and rotation are changed by an ActionTween.
class TweenedSprite : public Sprite, public ActionTweenDelegate {
public:
    static TweenedSprite* create(const std::string& name) {
        auto* made = new TweenedSprite();
        made->initWithSpriteFrame(frame(name));
        made->autorelease();
        return made;
    }
    void updateTweenAction(float value, const std::string& key) override {
        if (key == "width") setScaleX(value);
        if (key == "turn") setRotation(value);
    }
};

} // namespace

GALLERY_SCENE("actions/move", "MoveTo and MoveBy; two that run at once add up") {
    const auto cards =
        canvas.cards({"MoveTo", "MoveBy", "MoveBy there and its reverse", "two MoveBy at once"});
    path(cards[0], Vec2(60, 50), MoveTo::create(kTime, Vec2(370, 140)));
    path(cards[1], Vec2(60, 140), MoveBy::create(kTime, Vec2(310, -90)));
    auto* there = MoveBy::create(kTime / 2, Vec2(310, 80));
    path(cards[2], Vec2(60, 50), Sequence::create(there, there->reverse(), nullptr));
    path(cards[3], Vec2(60, 40),
         Spawn::create(MoveBy::create(kTime, Vec2(310, 0)),
                       Sequence::create(EaseSineInOut::create(MoveBy::create(kTime / 2, Vec2(0, 110))),
                                        EaseSineInOut::create(MoveBy::create(kTime / 2, Vec2(0, -80))),
                                        nullptr),
                       nullptr));
}

GALLERY_SCENE("actions/jump", "JumpBy and JumpTo: jumps along a path, or on the spot") {
    const auto cards = canvas.cards(
        {"JumpBy, 1 hop", "JumpBy, 4 hops", "JumpTo, 3 hops uphill", "JumpBy on the spot, 2 hops"});
    path(cards[0], Vec2(60, 50), JumpBy::create(kTime, Vec2(310, 0), 100, 1));
    path(cards[1], Vec2(60, 50), JumpBy::create(kTime, Vec2(310, 0), 70, 4));
    path(cards[2], Vec2(60, 40), JumpTo::create(kTime, Vec2(370, 110), 50, 3));
    path(cards[3], Vec2(215, 50), JumpBy::create(kTime, Vec2::ZERO, 90, 2));
}

GALLERY_SCENE("actions/bezier", "BezierBy and BezierTo; blue crosses are the control points") {
    const auto cards = canvas.cards({"BezierBy", "BezierTo", "a loop", "a wave"});
    const std::pair<Vec2, ccBezierConfig> ways[] = {
        {Vec2(60, 40), {Vec2(310, 20), Vec2(60, 150), Vec2(250, 150)}},
        {Vec2(60, 160), {Vec2(370, 160), Vec2(120, -30), Vec2(310, -30)}},
        {Vec2(80, 50), {Vec2(270, 0), Vec2(420, 180), Vec2(-150, 180)}},
        {Vec2(60, 100), {Vec2(310, 0), Vec2(100, 200), Vec2(210, -200)}},
    };
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& [start, config] = ways[i];
        if (i == 1) {
            path(cards[i], start, BezierTo::create(kTime, config));
            markPoints(cards[i], Vec2::ZERO,
                       {Vec2(config.controlPoint_1.x, 14), Vec2(config.controlPoint_2.x, 14)});
            continue;
        }
        path(cards[i], start, BezierBy::create(kTime, config));
        if (i == 0) markPoints(cards[i], start, {config.controlPoint_1, config.controlPoint_2});
    }
}

GALLERY_SCENE("actions/splines",
              "Paths through given points (blue crosses): cardinal splines by tension, and Catmull-Rom") {
    const auto cards = canvas.cards({"CardinalSplineTo, tension 0", "CardinalSplineTo, tension 1",
                                     "CardinalSplineBy, tension -1", "CatmullRomTo", "CatmullRomBy",
                                     "CatmullRomBy, reversed"});
    const std::initializer_list<Vec2> places = {{40, 50}, {100, 150}, {170, 60}, {245, 150}};
    const std::initializer_list<Vec2> steps = {{0, 0}, {60, 100}, {130, 10}, {205, 100}};
    const Vec2 start(40, 50);
    auto* array = points(places);
    auto* offsets = points(steps);
    FiniteTimeAction* const actions[] = {
        CardinalSplineTo::create(kTime, array, 0),    CardinalSplineTo::create(kTime, array, 1),
        CardinalSplineBy::create(kTime, offsets, -1), CatmullRomTo::create(kTime, array),
        CatmullRomBy::create(kTime, offsets),         CatmullRomBy::create(kTime, offsets)->reverse()};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        markPoints(cards[i], Vec2::ZERO, places);
        path(cards[i], i == 5 ? Vec2(245, 150) : start, actions[i]);
    }
}

GALLERY_SCENE("actions/rotate", "RotateTo takes the shorter way, RotateBy turns by the given angle") {
    const auto cards = canvas.cards(
        {"RotateTo 90", "RotateTo 270", "RotateBy 360", "RotateBy -180", "RotateBy 60, 0", "RotateTo 0, 60"},
        2);
    FiniteTimeAction* const actions[] = {RotateTo::create(kTime, 90.0f),  RotateTo::create(kTime, 270.0f),
                                         RotateBy::create(kTime, 360.0f), RotateBy::create(kTime, -180.0f),
                                         RotateBy::create(kTime, 60, 0),  RotateTo::create(kTime, 0, 60)};
    for (std::size_t i = 0; i < cards.size(); ++i) showStills(cards[i], "hornet_0", 0.9f, actions[i]);
}

GALLERY_SCENE("actions/scale", "ScaleTo ends at a scale, ScaleBy multiplies the current scale") {
    const auto cards = canvas.cards({"ScaleTo 1.6", "ScaleTo 0.2", "ScaleBy 1.6", "ScaleTo 1.5, 0.5",
                                     "ScaleBy 0.3, 1.4", "ScaleTo -1, 1"},
                                    2);
    FiniteTimeAction* const actions[] = {
        ScaleTo::create(kTime, 1.6f),       ScaleTo::create(kTime, 0.2f),
        ScaleBy::create(kTime, 1.6f),       ScaleTo::create(kTime, 1.5f, 0.5f),
        ScaleBy::create(kTime, 0.3f, 1.4f), ScaleTo::create(kTime, -1, 1)};
    for (std::size_t i = 0; i < cards.size(); ++i)
        showStills(cards[i], "resume", i == 2 ? 0.8f : 1, actions[i]);
}

GALLERY_SCENE("actions/skew", "SkewTo and SkewBy shear a node by degrees") {
    const auto cards = canvas.cards({"SkewTo 40, 0", "SkewTo 0, 40", "SkewBy 30, 30", "SkewBy -50, 0"}, 2);
    FiniteTimeAction* const actions[] = {SkewTo::create(kTime, 40, 0), SkewTo::create(kTime, 0, 40),
                                         SkewBy::create(kTime, 30, 30), SkewBy::create(kTime, -50, 0)};
    for (std::size_t i = 0; i < cards.size(); ++i) showStills(cards[i], "resume", 1.6f, actions[i]);
}

GALLERY_SCENE("actions/fade-tint",
              "FadeIn, FadeOut, FadeTo change the opacity, TintTo and TintBy the color") {
    const auto cards = canvas.cards(
        {"FadeOut", "FadeIn", "FadeTo 90", "Blink, 5 times", "TintTo sky", "TintBy -200, 0, -200"}, 2);
    FiniteTimeAction* const actions[] = {
        FadeOut::create(kTime),           FadeIn::create(kTime),
        FadeTo::create(kTime, 90),        Blink::create(kTime, 5),
        TintTo::create(kTime, rgb(kSky)), TintBy::create(kTime, -200, 0, -200)};
    for (std::size_t i = 0; i < cards.size(); ++i)
        showStills(cards[i], "flower_white", 1.3f, actions[i], i == 1 ? 0 : 255);
}

GALLERY_SCENE("actions/sequence",
              "Sequence: one after another; Spawn: in parallel; Repeat: several times; DelayTime: wait") {
    const auto cards = canvas.cards({"Sequence of three moves", "Spawn of a move, a turn and a growth",
                                     "Repeat, 3 times", "move, wait, move"});
    path(cards[0], Vec2(60, 40),
         Sequence::create(MoveBy::create(0.7f, Vec2(0, 120)), MoveBy::create(0.9f, Vec2(310, 0)),
                          MoveBy::create(0.7f, Vec2(0, -120)), nullptr));
    path(cards[1], Vec2(60, 90),
         Spawn::create(MoveBy::create(kTime, Vec2(300, 0)), RotateBy::create(kTime, 360),
                       ScaleBy::create(kTime, 2), nullptr));
    path(cards[2], Vec2(60, 40),
         Repeat::create(Sequence::create(MoveBy::create(0.35f, Vec2(60, 110)),
                                         MoveBy::create(0.35f, Vec2(42, -110)), nullptr),
                        3));
    path(cards[3], Vec2(60, 90),
         Sequence::create(MoveBy::create(0.6f, Vec2(150, 40)), DelayTime::create(0.8f),
                          MoveBy::create(0.6f, Vec2(160, -80)), nullptr));
}

GALLERY_SCENE("actions/reverse",
              "reverse() returns the inverse action, ReverseTime plays an action backwards") {
    const auto cards = canvas.cards({"JumpBy", "its reverse()", "a Sequence", "ReverseTime of it"});
    path(cards[0], Vec2(60, 40), JumpBy::create(kTime, Vec2(310, 60), 60, 3));
    path(cards[1], Vec2(370, 100), JumpBy::create(kTime, Vec2(310, 60), 60, 3)->reverse());
    const auto zigzag = [] {
        return Sequence::create(MoveBy::create(0.4f, Vec2(100, 100)),
                                EaseIn::create(MoveBy::create(1.2f, Vec2(100, -100)), 3),
                                MoveBy::create(0.4f, Vec2(110, 60)), nullptr);
    };
    path(cards[2], Vec2(60, 40), zigzag());
    path(cards[3], Vec2(60, 40), ReverseTime::create(zigzag()));
}

GALLERY_SCENE("actions/speed", "Speed runs an action faster or slower; all six started together") {
    const auto cards = canvas.cards({"0.25", "0.5", "1", "2", "4", "changing"}, 1);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const float y = middle(cards[i]).y;
        auto* track = addDrawing(cards[i]);
        track->drawLine(Vec2(60, y), Vec2(860, y), Color4F(kCardEdge));
        auto* bee = addSprite(cards[i], "bee_0", Vec2(60, y), 0.62f);
        bee->setRotation(90);
        auto* there = MoveBy::create(4, Vec2(800, 0));
        auto* laps = RepeatForever::create(Sequence::create(there, there->reverse(), nullptr));
        auto* speed = Speed::create(laps, i < 5 ? 0.25f * static_cast<float>(1 << i) : 1);
        bee->runAction(speed);
        if (i != 5) continue;
        auto& clock = canvas.keep<float>(0.0f);
        canvas.everyFrame([speed, &clock](float dt) { speed->setSpeed(1.2f + std::sin(3 * (clock += dt))); });
    }
}

namespace {

const Size kWorld(1440, 900); ///< of the demo of Follow

/// Fills `node` with a meadow of the size kWorld and a bee that flies around in it. Returns the bee.
Node* addWorld(Node* node) {
    auto* meadow = LayerGradient::create(kLeaf, kHoney, Vec2(1, -1));
    meadow->setContentSize(kWorld);
    node->addChild(meadow);
    const char* const names[] = {"flower_white", "flower_rose", "flower_blue"};
    copra::Random random(3);
    for (int i = 0; i < 45; ++i) {
        const Vec2 place(random.between(50.0f, kWorld.width - 50), random.between(50.0f, kWorld.height - 50));
        addSprite(node, names[i % 3], place, 1.4f);
    }
    auto* bee = addSprite(node, "bee_0", Vec2(120, 120), 2);
    bee->setLocalZOrder(2);
    bee->runAction(RepeatForever::create(
        Sequence::create(MoveTo::create(1.2f, Vec2(1300, 160)), MoveTo::create(1.2f, Vec2(1250, 800)),
                         MoveTo::create(1.2f, Vec2(200, 760)), MoveTo::create(1, Vec2(120, 120)), nullptr)));
    return bee;
}

} // namespace

GALLERY_SCENE(
    "actions/follow",
    "Follow moves the world so that a node stays in sight; with a rectangle it stops at the world's edge") {
    const auto cards = canvas.cards({"the world, and what is seen of it", "what is seen"});
    constexpr float kMapScale = 0.28f;
    constexpr float kViewScale = 0.42f;
    auto* map = Node::create();
    map->setScale(kMapScale);
    map->setPosition(middle(cards[0]) - Vec2(kWorld.width, kWorld.height) * kMapScale / 2);
    cards[0]->addChild(map);
    addWorld(map);

    // Follow computes with the window's size, so the whole window is scaled down into the card.
    auto* view = ClippingRectangleNode::create(Rect(0, 0, kWidth, kHeight));
    view->setScale(kViewScale);
    view->setPosition(middle(cards[1]) - Vec2(kWidth, kHeight) * kViewScale / 2);
    cards[1]->addChild(view);
    auto* world = Node::create();
    view->addChild(world);
    world->runAction(Follow::create(addWorld(world), Rect(Vec2::ZERO, kWorld)));

    auto* seen = addDrawing(map, 5);
    seen->setLineWidth(3);
    seen->drawRect(Vec2::ZERO, Vec2(kWidth, kHeight), Color4F(kNight));
    canvas.everyFrame([seen, world](float) { seen->setPosition(-world->getPosition()); });
}

GALLERY_SCENE(
    "actions/instant",
    "Actions without duration: Place, FlipX, FlipY, Show, Hide, ToggleVisibility, CallFunc, RemoveSelf") {
    const auto cards = canvas.cards({"Place", "FlipX and FlipY", "Hide and Show", "ToggleVisibility",
                                     "CallFunc counts", "RemoveSelf, added again"});
    const auto wait = [] { return DelayTime::create(0.4f); };
    const auto forever = [](Node* node, ActionInterval* action) {
        node->runAction(RepeatForever::create(action));
    };
    const Vec2 center = middle(cards[0]);

    auto* marks = addDrawing(cards[0]);
    const Vec2 corners[] = {center + Vec2(-70, 40), center + Vec2(70, 40), center + Vec2(70, -40),
                            center + Vec2(-70, -40)};
    for (const Vec2& corner : corners) drawMark(*marks, corner, kSky);
    auto* bee = addSprite(cards[0], "bee_0", corners[0]);
    forever(bee,
            Sequence::create(wait(), Place::create(corners[1]), wait(), Place::create(corners[2]), wait(),
                             Place::create(corners[3]), wait(), Place::create(corners[0]), nullptr));

    auto* logo = addSprite(cards[1], "logo", center, 0.38f);
    forever(logo, Sequence::create(wait(), FlipX::create(true), wait(), FlipY::create(true), wait(),
                                   FlipX::create(false), wait(), FlipY::create(false), nullptr));

    addSprite(cards[2], "ladybird_0", center, 1.6f)->setOpacity(60);
    auto* hidden = addSprite(cards[2], "ladybird_0", center, 1.6f);
    forever(hidden, Sequence::create(wait(), Hide::create(), wait(), Show::create(), nullptr));

    addSprite(cards[3], "beetle_0", center, 1.2f)->setOpacity(60);
    auto* toggled = addSprite(cards[3], "beetle_0", center, 1.2f);
    forever(toggled, Sequence::create(DelayTime::create(0.25f), ToggleVisibility::create(), nullptr));

    auto* number = addText(cards[4], "0", center, 64, kInk);
    forever(number,
            Sequence::create(wait(), CallFunc::create([number] {
                                 number->setString(std::to_string(std::stoi(number->getString()) + 1));
                             }),
                             nullptr));

    auto* nursery = cards[5];
    forever(nursery,
            Sequence::create(CallFunc::create([nursery, center] {
                                 auto* flower = addSprite(nursery, "flower_rose", center - Vec2(90, 0), 1.3f);
                                 flower->runAction(Sequence::create(MoveBy::create(1.6f, Vec2(180, 0)),
                                                                    RemoveSelf::create(), nullptr));
                             }),
                             wait(), nullptr));
}

GALLERY_SCENE(
    "actions/values",
    "ActionFloat and ActionTween pass values to a callback; ResizeTo and ResizeBy change the content size") {
    const auto cards = canvas.cards(
        {"ActionFloat from 0 to 100", "ActionTween \"width\" and \"turn\"", "ResizeTo", "ResizeBy"});
    auto* number = addText(cards[0], "0", middle(cards[0]) + Vec2(0, 24), 52, kRose);
    auto* bar = addDrawing(cards[0]);
    const Vec2 left(60, middle(cards[0]).y - 40);
    number->runAction(
        RepeatForever::create(ActionFloat::create(kTime, 0, 100, [number, bar, left](float value) {
            number->setString(std::to_string(static_cast<int>(value)));
            bar->clear();
            bar->drawSegment(left, left + Vec2(310, 0), 8, Color4F(kCardEdge));
            bar->drawSegment(left, left + Vec2(3.1f * value, 0), 8, Color4F(kRose));
        })));
    auto* tweened = TweenedSprite::create("resume");
    tweened->setPosition(middle(cards[1]));
    cards[1]->addChild(tweened);
    tweened->runAction(RepeatForever::create(Sequence::create(
        ActionTween::create(kTime / 2, "width", 1, 2.4f), ActionTween::create(kTime / 2, "width", 2.4f, 1),
        ActionTween::create(kTime / 2, "turn", 0, 360), nullptr)));
    for (std::size_t i = 2; i < 4; ++i) {
        auto* panel = addSprite(cards[i], "panel", middle(cards[i]), 0.4f);
        panel->setCenterRect(Rect(50, 50, 360, 230));
        panel->setContentSize(Size(240, 200));
        FiniteTimeAction* grow = ResizeTo::create(kTime, Size(800, 380));
        if (i == 3) grow = ResizeBy::create(kTime, Size(300, 100));
        loopAction(panel, grow);
    }
}

GALLERY_SCENE("actions/targeted", "TargetedAction: run by one node, moves another one") {
    auto* card = canvas.wholeCard();
    auto* bear = addSprite(card, "bear_calm", Vec2(200, middle(card).y), 0.9f);
    auto* bee = addSprite(card, "bee_0", Vec2(560, 120), 1.4f);
    addText(card, "the bear runs the sequence and grows between its steps", Vec2(220, 70), 16);
    addText(card, "TargetedAction moves the bee", Vec2(680, 70), 16);
    addDrawing(card)->drawSegment(Vec2(560, 104), Vec2(800, 104), 1, Color4F(kCardEdge));
    auto* trail = Trail::addTo(card, kHoney, 200);
    canvas.everyFrame([bee, trail](float) { trail->add(bee->getPosition()); });
    auto* flight = JumpBy::create(1.6f, Vec2(240, 0), 160, 2);
    bear->runAction(RepeatForever::create(Sequence::create(
        ScaleTo::create(0.25f, 1), TargetedAction::create(bee, flight), ScaleTo::create(0.25f, 0.9f),
        TargetedAction::create(bee, flight->reverse()), nullptr)));
}

GALLERY_SCENE("actions/animate",
              "Animate: frame by frame, in loops, with frames of different duration, backwards") {
    const auto cards =
        canvas.cards({"bee, 0.05 s a frame", "poof, once, then its first frame", "spark, 3 loops and a pause",
                      "spark, frames of 1, 1, 4, 8 units", "spark, reversed", "from the cache"});
    const auto frames = [](const std::string& name, int count) {
        Vector<SpriteFrame*> list;
        for (int i = 0; i < count; ++i) list.pushBack(frame(name + "_" + std::to_string(i)));
        return list;
    };
    addSprite(cards[0], "bee_0", middle(cards[0]), 2)->runAction(flutter("bee", 4, 0.05f));

    auto* once = Animation::createWithSpriteFrames(frames("poof", 4), 0.2f);
    once->setRestoreOriginalFrame(true);
    addSprite(cards[1], "flower_blue", middle(cards[1]), 1.6f)
        ->runAction(
            RepeatForever::create(Sequence::create(DelayTime::create(0.5f), Animate::create(once), nullptr)));

    auto* thrice = Animation::createWithSpriteFrames(frames("spark", 4), 0.1f, 3);
    addSprite(cards[2], "spark_0", middle(cards[2]), 1.6f)
        ->runAction(RepeatForever::create(
            Sequence::create(Animate::create(thrice), DelayTime::create(0.8f), nullptr)));

    Vector<AnimationFrame*> uneven;
    const float units[] = {1, 1, 4, 8};
    for (int i = 0; i < 4; ++i)
        uneven.pushBack(AnimationFrame::create(frame("spark_" + std::to_string(i)), units[i], ValueMap()));
    addSprite(cards[3], "spark_0", middle(cards[3]), 1.6f)
        ->runAction(RepeatForever::create(Animate::create(Animation::create(uneven, 0.1f))));

    auto* forwards = Animate::create(Animation::createWithSpriteFrames(frames("spark", 4), 0.2f));
    addSprite(cards[4], "spark_0", middle(cards[4]), 1.6f)
        ->runAction(RepeatForever::create(forwards->reverse()));

    auto* cache = AnimationCache::getInstance();
    cache->addAnimation(Animation::createWithSpriteFrames(frames("wasp", 2), 0.06f), "gallery wasp");
    addSprite(cards[5], "wasp_0", middle(cards[5]), 1.6f)
        ->runAction(RepeatForever::create(Animate::create(cache->getAnimation("gallery wasp"))));
}
