#include "ActorShow.h"
#include "Exhibit.h"
#include "Stage.h"
#include "Trail.h"

#include "actors/MySteering.h"
#include "gameplay/CircleSweep.h"
#include "gameplay/Homing.h"
#include "gameplay/SteeringBehaviours.h"
#include "gameplay/Turning.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

GALLERY_SCENE("gameplay/arrival",
              "MySteering follows a target that jumps about (cross) softly and comes to rest at it") {
    const auto cards = stage.cards({"faithful: points a frame", "improved: points a second",
                                    "improved, weak brakes", "improved, strong brakes"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* target = addDrawing(cards[i], 3);
        drawMark(*target, Vec2::ZERO, kSky);
        target->setPosition(60, 50);
        const Vec2 stops[] = {{370, 60}, {330, 150}, {90, 150}, {60, 50}};
        Vector<FiniteTimeAction*> tour;
        for (const Vec2& stop : stops) {
            tour.pushBack(DelayTime::create(0.9F));
            tour.pushBack(Place::create(stop));
        }
        target->runAction(RepeatForever::create(Sequence::create(tour)));

        copra::MySteering* bee = nullptr;
        copra::Steerable limits;
        limits.maxSpeed = 420;
        limits.maxAccel = i == 2 ? 500.0F : i == 3 ? 4000.0F : 1080.0F;
        copra::ArrivalTuning tuning;
        tuning.brakeDistance = i == 3 ? 40.0F : 90.0F;
        if (i == 0) bee = copra::MySteering::create(target, "bee_0.png", 0.3F, 7, 90);
        if (i != 0) bee = copra::MySteering::create(target, "bee_0.png", limits, tuning);
        cards[i]->addChild(bee, 2);
        bee->runAction(flutter("bee", 4, 0.05F));
        auto* trail = Trail::addTo(cards[i], accent(static_cast<int>(i)));
        stage.everyFrame([bee, trail](float) { trail->add(bee->getPosition()); });
    }
}

GALLERY_SCENE("gameplay/steering",
              "Reynolds' behaviours: the ladybird seeks, flees, pursues and evades the wandering flower") {
    const auto cards = stage.cards({"seek", "flee", "pursue", "evade"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* card = cards[i];
        auto* flower = addSprite(card, "flower_rose", middle(card), 0.7F);
        auto* bug = addSprite(card, "ladybird_0", Vec2(80, 60), 0.7F);
        auto* trail = Trail::addTo(card, kRose);
        auto& self = stage.keep<copra::Steerable>();
        self.position = bug->getPosition();
        self.maxSpeed = i == 0 || i == 2 ? 190.0F : 150.0F;
        self.maxAccel = 500;
        auto& time = stage.keep<float>(0.0F);
        stage.everyFrame([=, &self, &time](float dt) {
            const Vec2 before = wander(card, 0.8F * time);
            time += dt;
            const Vec2 goal = wander(card, 0.8F * time);
            const Vec2 speed = dt > 0 ? (goal - before) / dt : Vec2::ZERO;
            Vec2 wish = copra::seek(self, goal);
            // Who flees without end ends in a corner; out of danger it comes back.
            const bool inDanger = self.position.distance(goal) < 150;
            if (i == 1 || i == 3) wish = copra::seek(self, middle(card)) * 0.5F;
            if (i == 1 && inDanger) wish = copra::flee(self, goal);
            if (i == 2) wish = copra::pursue(self, goal, speed);
            if (i == 3 && inDanger) wish = copra::evade(self, goal, speed);
            copra::steer(self, wish, dt);
            bounce(card, 24, self.position, self.velocity);
            flower->setPosition(goal);
            bug->setPosition(self.position);
            if (!self.velocity.isZero()) bug->setRotation(copra::rotationFacing(self.velocity));
            trail->add(self.position);
        });
    }
}

GALLERY_SCENE("gameplay/homing",
              "Straight at it, a turret that locks on, homing with a turning circle, and aiming ahead") {
    const auto cards = stage.cards(
        {"moveStraight", "lockOn, 60 degrees a second", "home, 120 degrees a second", "interceptPoint"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* card = cards[i];
        auto* prey = addSprite(card, "wasp_0", i == 3 ? shuttle(card, 0) : wander(card, 0), 0.7F);
        prey->runAction(flutter("wasp", 2, 0.06F));
        auto* hunter = addSprite(card, i == 1 ? "hornet_0" : "stinger", i == 1 ? middle(card) : Vec2(50, 40),
                                 i == 1 ? 0.8F : 1);
        auto* trail = Trail::addTo(card, kSky, 50);
        auto* aim = addDrawing(card);
        struct State {
            float time = 0;
            Vec2 place;
            Vec2 heading = Vec2(0, 1);
            Vec2 shot;    ///< direction of a shot that is under way
            Vec2 meeting; ///< where it was aimed at
        };
        auto& state = stage.keep<State>();
        state.place = hunter->getPosition();
        state.shot = Vec2::ZERO;
        stage.everyFrame([=, &state](float dt) {
            const Vec2 before = prey->getPosition();
            state.time += dt;
            const Vec2 goal = i == 3 ? shuttle(card, state.time) : wander(card, 0.7F * state.time);
            const Vec2 velocity = dt > 0 ? (goal - before) / dt : Vec2::ZERO;
            prey->setPosition(goal);
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
            if (i == 2) there = copra::home(state.place, state.heading, goal, 200, 120, dt);
            if (i == 3) {
                // Once aimed, this shot flies straight on.
                if (state.shot.isZero()) {
                    const Vec2 meeting = copra::interceptPoint(state.place, 260, goal, velocity);
                    state.shot = (meeting - state.place).getNormalized();
                    state.meeting = meeting;
                }
                state.heading = state.shot;
                drawMark(*aim, state.meeting);
                state.place += state.shot * 260 * dt;
                there = state.place.distance(goal) < 14 ||
                        !Rect(Vec2::ZERO, card->getContentSize()).containsPoint(state.place);
            }
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
    "sweepCircle: a step of a fast bullet; where it touches first (rose), where it is nearest (blue)") {
    const auto cards = stage.cards({"one stands", "both move"});
    for (std::size_t i = 0; i < 2; ++i) {
        auto* card = cards[i];
        auto* drawing = addDrawing(card);
        auto& time = stage.keep<float>(0.0F);
        stage.everyFrame([=, &time](float dt) {
            time += dt;
            const float bulletRadius = 16;
            const float preyRadius = 44;
            const Vec2 from(60, 90 + 60 * std::sin(time));
            const Vec2 to(380, middle(card).y + 140 * std::sin(0.8F * time + 0.5F));
            const Vec2 preyFrom = middle(card) + Vec2(0, i == 0 ? 0.0F : 110.0F);
            const Vec2 preyTo = middle(card) + Vec2(0, i == 0 ? 0.0F : -110.0F);
            const copra::CircleSweep sweep =
                copra::sweepCircles(from, to, bulletRadius, preyFrom, preyTo, preyRadius);
            drawing->clear();
            drawing->drawSegment(from, to, bulletRadius, Color4F(faded(kHoney, 70)));
            drawing->drawSegment(preyFrom, preyTo, preyRadius, Color4F(faded(kLeaf, 60)));
            const auto drawBoth = [&](float share, const Color4B& colour) {
                drawing->drawCircle(from.lerp(to, share), bulletRadius, 0, 40, false, Color4F(colour));
                drawing->drawCircle(preyFrom.lerp(preyTo, share), preyRadius, 0, 60, false, Color4F(colour));
            };
            drawBoth(0, kCardEdge);
            drawBoth(1, kCardEdge);
            drawBoth(sweep.nearestTime, kSky);
            if (sweep.hit) drawBoth(sweep.hitTime, kRose);
            drawing->drawLine(from, to, Color4F(kSoftInk));
        });
    }
}
