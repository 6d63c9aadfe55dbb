#include "Canvas.h"
#include "Demo.h"
#include "Trail.h"
#include "actorHelpers.h"
#include "boxHelpers.h"

#include "actors/MySteering.h"
#include "actors/reference/ReferenceSteering.h"
#include "gameplay/Aiming.h"
#include "gameplay/collision/CircleSweep.h"
#include "gameplay/tracking/Homing.h"

#include <algorithm>

using namespace cocos2d;
using namespace gallery;

GALLERY_SCENE("gameplay/arrival",
              "MySteering comes softly to rest at a target that jumps about (cross). Press: it jumps there") {
    const auto cards = canvas.cards({"reference: points a frame", "improved: points a second",
                                     "improved, weak brakes", "improved, strong brakes"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* target = addDrawing(cards[i], 3);
        drawMark(*target, Vec2::ZERO, kSky);
        target->setPosition(60, 50);
        const Vec2 stops[] = {{370, 60}, {330, 150}, {90, 150}, {60, 50}};
        Vector<FiniteTimeAction*> tour;
        for (const Vec2& stop : stops) {
            tour.pushBack(DelayTime::create(0.9f));
            tour.pushBack(Place::create(stop));
        }
        target->runAction(RepeatForever::create(Sequence::create(tour)));

        onPress(cards[i], [target](const Vec2& place) {
            target->stopAllActions();
            target->setPosition(place);
        });

        copra::SteeringTuning tuning;
        tuning.maxSpeed = 420;
        tuning.maxAccel = i == 2 ? 500.0f : i == 3 ? 4000.0f : 1080.0f;
        tuning.brakeDistance = i == 3 ? 40.0f : 90.0f;
        Sprite* bee = nullptr;
        if (i == 0) bee = copra::ReferenceSteering::create(target, "bee_0.png", 0.3f, 7, 90);
        if (i != 0) bee = copra::MySteering::create(target, "bee_0.png", tuning);
        cards[i]->addChild(bee, 2);
        bee->runAction(flutter("bee", 4, 0.05f));
        auto* trail = Trail::addTo(cards[i], accent(static_cast<int>(i)));
        canvas.everyFrame([bee, trail](float) { trail->add(bee->getPosition()); });
    }
}

GALLERY_SCENE("gameplay/homing", "Straight at it, a turret that locks on, homing in a turning circle, aiming "
                                 "ahead; lead the wasps by mouse") {
    const auto cards = canvas.cards(
        {"moveStraight", "lockOn, 60 degrees a second", "home, 220 degrees a second", "interceptPoint"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* card = cards[i];
        Pointer& prey = followMouse(canvas, card, static_cast<float>(i));
        prey.maxSpeed = 120;
        addPointerFollower(canvas, card, prey, "wasp_0", 0.7f);
        auto* hunter = addSprite(card, i == 1 ? "hornet_0" : "stinger", i == 1 ? middle(card) : Vec2(50, 40),
                                 i == 1 ? 0.8f : 1);
        auto* trail = Trail::addTo(card, kSky, 100);
        auto* aim = addDrawing(card);
        struct State {
            Vec2 place;
            Vec2 heading = Vec2(0, 1);
            Vec2 shot;    ///< direction of a shot that is under way
            Vec2 meeting; ///< where it was aimed at
        };
        auto& state = canvas.keep<State>();
        state.place = hunter->getPosition();
        state.shot = Vec2::ZERO;
        canvas.everyFrame([=, &state, &prey](float dt) {
            const Vec2 goal = prey.place;
            aim->clear();
            bool there = false;
            if (i == 0) {
                there = copra::moveStraight(state.place, goal, 180, dt);
                state.heading = goal - state.place;
            }
            if (i == 1) {
                copra::lockOn(state.heading, state.place, goal, 60, dt);
                aim->drawSegment(state.place, state.place + state.heading * 150, 1,
                                 Color4F(faded(kRose, 150)));
            }
            if (i == 2) there = copra::home(state.place, state.heading, goal, 190, 220, dt);
            if (i == 3) {
                // Once aimed, this shot flies straight on.
                if (state.shot.isZero()) {
                    const Vec2 meeting = copra::interceptPoint(state.place, 260, goal, prey.velocity);
                    state.shot = (meeting - state.place).getNormalized();
                    state.meeting = meeting;
                }
                state.heading = state.shot;
                drawMark(*aim, state.meeting);
                state.place += state.shot * 260 * dt;
                there = state.place.distance(goal) < 14;
            }
            if (i != 1) there = there || !Rect(Vec2::ZERO, card->getContentSize()).containsPoint(state.place);
            if (there) {
                if (state.place.distance(goal) < 20) puff(card, state.place);
                state.place = Vec2(50, 40);
                state.heading = Vec2(0, 1);
                state.shot = Vec2::ZERO;
            }
            hunter->setPosition(state.place);
            if (!state.heading.isZero()) hunter->setRotation(copra::rotationFacing(state.heading));
            if (i != 1) trail->add(state.place);
        });
    }
}

GALLERY_SCENE(
    "gameplay/sweep",
    "sweepCircles: a step of a fast bullet to the mouse; first touch (rose), nearest approach (blue)") {
    const auto cards = canvas.cards({"what stands is hit on the way, not at the end of the step",
                                     "both move: their ways cross, the circles may still miss"});
    for (std::size_t i = 0; i < 2; ++i) {
        auto* card = cards[i];
        auto* drawing = addDrawing(card);
        Pointer& pointer = followMouse(canvas, card, 2.6f + static_cast<float>(i));
        canvas.everyFrame([=, &pointer](float) {
            const float bulletRadius = 16;
            const float preyRadius = 40;
            const Size room = card->getContentSize();
            const Vec2 from(44, room.height * 0.24f);
            // A step ends beyond the mouse, but on the card.
            const Vec2 to(room.width - 44, std::clamp(pointer.place.y, 40.0f, room.height - 40));
            const Vec2 preyFrom = middle(card) + Vec2(0, i == 0 ? 0.0f : 150.0f);
            const Vec2 preyTo = middle(card) + Vec2(0, i == 0 ? 0.0f : -150.0f);
            const copra::CircleSweep sweep =
                copra::sweepCircles(from, to, bulletRadius, preyFrom, preyTo, preyRadius);
            drawing->clear();
            drawing->drawSegment(from, to, bulletRadius, Color4F(faded(kHoney, 70)));
            drawing->drawSegment(preyFrom, preyTo, preyRadius, Color4F(faded(kLeaf, 60)));
            const auto drawBoth = [&](float share, const Color4B& color) {
                drawing->drawCircle(from.lerp(to, share), bulletRadius, 0, 40, false, Color4F(color));
                drawing->drawCircle(preyFrom.lerp(preyTo, share), preyRadius, 0, 60, false, Color4F(color));
            };
            drawBoth(0, kCardEdge);
            drawBoth(1, kCardEdge);
            drawBoth(sweep.nearestTime, kSky);
            if (sweep.hit) drawBoth(sweep.hitTime, kRose);
            drawing->drawLine(from, to, Color4F(kSoftInk));
            if (i == 1) drawing->drawLine(preyFrom, preyTo, Color4F(kSoftInk));
        });
    }
}
