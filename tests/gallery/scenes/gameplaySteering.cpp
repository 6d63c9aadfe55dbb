#include "Canvas.h"
#include "Demo.h"
#include "actorHelpers.h"
#include "boxHelpers.h"

#include "gameplay/Random.h"
#include "gameplay/steering/Avoidance.h"
#include "gameplay/steering/FlowField.h"
#include "gameplay/steering/PathFollowing.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"

#include <cmath>
#include <vector>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr float kDanger = 95; ///< points; farther off no agent flees

Rect roomOf(const Node* card) {
    return {Vec2::ZERO, card->getContentSize()};
}

/// Who flees without end ends in a corner: out of danger it comes back to the middle.
Vec2 shyWish(const Node* card, const copra::Steerable& self, const Vec2& threat, const Vec2& away, float dt) {
    const bool inDanger = self.position.distance(threat) < kDanger;
    copra::SteeringPriorities wishes(self, dt);
    wishes.add(contain(self, roomOf(card), 34));
    wishes.add(inDanger ? away : arrival(self, middle(card)));
    return wishes.desiredVelocity();
}

void addWanderer(Canvas& canvas, Node* card) {
    auto& random = canvas.keep<copra::Random>(4);
    auto& angle = canvas.keep<float>(0.0f);
    copra::Steerable& self =
        addMover(canvas, card, middle(card), [=, &random, &angle](const copra::Steerable& me, float dt) {
            copra::SteeringPriorities wishes(me, dt);
            wishes.add(contain(me, roomOf(card), 40)).add(copra::wander(me, angle, {}, random, dt));
            return wishes.desiredVelocity();
        });
    // What wander() thinks of: a point on a circle ahead.
    auto* thought = addDrawing(card);
    canvas.everyFrame([=, &self, &angle](float) {
        const copra::WanderTuning tuning;
        const Vec2 ahead = copra::normalizedOr(self.velocity, Vec2::UNIT_X);
        const Vec2 center = self.position + ahead * tuning.distance;
        const Vec2 point = center + copra::rotated(ahead, angle) * tuning.radius;
        thought->clear();
        const Size room = card->getContentSize();
        const float r = tuning.radius;
        if (!Rect(r, r, room.width - 2 * r, room.height - 2 * r).containsPoint(center)) return;
        thought->drawCircle(center, tuning.radius, 0, 40, false, Color4F(kCardEdge));
        thought->drawLine(self.position, point, Color4F(faded(kSky, 120)));
        thought->drawDot(point, 3, Color4F(kSky));
    });
    onPress(card, [&self](const Vec2& place) { self.position = place; });
}

} // namespace

GALLERY_SCENE("gameplay/steering",
              "Steering behaviors: flower and hornet follow the mouse on their card, else they stroll") {
    const auto cards =
        canvas.cards({"seek", "arrival", "pursue", "flee", "evade", "wander (a press puts it there)"}, 3);
    for (std::size_t i = 0; i < 5; ++i) {
        auto* card = cards[i];
        Pointer& pointer = followMouse(canvas, card, 2.1f * static_cast<float>(i));
        pointer.maxSpeed = 150;
        addPointerFollower(canvas, card, pointer, i < 3 ? "flower_rose" : "hornet_0", i < 3 ? 0.5f : 0.55f);
        addMover(canvas, card, middle(card) - Vec2(60, 30),
                 [=, &pointer](const copra::Steerable& self, float dt) {
                     switch (i) {
                     case 0:
                         return seek(self, pointer.place);
                     case 1:
                         return arrival(self, pointer.place);
                     case 2:
                         return pursue(self, pointer.place, pointer.velocity);
                     case 3:
                         return shyWish(card, self, pointer.place, flee(self, pointer.place), dt);
                     default:
                         return shyWish(card, self, pointer.place,
                                        evade(self, pointer.place, pointer.velocity), dt);
                     }
                 });
    }
    addWanderer(canvas, cards[5]);
}

namespace {

void showFormation(Canvas& canvas, Node* card) {
    Pointer& leader = followMouse(canvas, card);
    leader.maxSpeed = 90;
    leader.share = 0.18f; // so that its wing men stay on the card
    addPointerFollower(canvas, card, leader, "hornet_0");
    for (const Vec2& offset : {Vec2(-28, 24), Vec2(-28, -24), Vec2(-50, 44), Vec2(-50, -44)}) {
        addMover(canvas, card, leader.place + offset, [&leader, offset](const copra::Steerable& self, float) {
            return pursueOffset(self, leader.place, leader.velocity, offset, {}, 0.2f);
        }).maxAccel = 1200;
    }
}

void showTrain(Canvas& canvas, Node* card) {
    constexpr int kFollowers = 5;
    Pointer& leader = followMouse(canvas, card, 3);
    leader.maxSpeed = 110;
    addPointerFollower(canvas, card, leader, "hornet_0");
    auto& places = canvas.keep<std::vector<Vec2>>(kFollowers);
    for (int i = 0; i < kFollowers; ++i) {
        const auto index = static_cast<std::size_t>(i);
        places[index] = middle(card) + Vec2(40.0f * static_cast<float>(i - 2), -30);
        addMover(canvas, card, places[index], [&leader, &places, index](const copra::Steerable& self, float) {
            places[index] = self.position;
            copra::SteeringSum wishes(self);
            wishes.add(followLeader(self, leader.place, leader.velocity, 40, 70))
                .add(separate(self, places.data(), places.size(), 36, index), 1.4f);
            return wishes.desiredVelocity();
        });
    }
}

void showHiding(Canvas& canvas, Node* card) {
    Pointer& hunter = followMouse(canvas, card, 1);
    hunter.maxSpeed = 120;
    addPointerFollower(canvas, card, hunter, "hornet_0");
    auto& rocks = canvas.keep<std::vector<copra::Circle>>();
    const Size room = card->getContentSize();
    rocks = {{Vec2(room.width * 0.24f, room.height * 0.62f), 22},
             {Vec2(room.width * 0.52f, room.height * 0.34f), 28},
             {Vec2(room.width * 0.78f, room.height * 0.66f), 22}};
    auto* ground = addDrawing(card, -1);
    for (const copra::Circle& rock : rocks)
        ground->drawSolidCircle(rock.center, rock.radius, 0, 40, Color4F(kCardEdge));
    auto& places = canvas.keep<std::vector<Vec2>>(std::size_t{3});
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i] = middle(card) + Vec2(70 * (static_cast<float>(i) - 1), 20);
        addMover(
            canvas, card, places[i],
            [=, &rocks, &hunter, &places](const copra::Steerable& self, float dt) {
                places[i] = self.position;
                copra::SteeringPriorities wishes(self, dt);
                wishes.add(contain(self, roomOf(card), 18))
                    .add(avoidObstacles(self, 12, rocks.data(), rocks.size(), 0.3f))
                    .add(copra::firstDesiredVelocity(hide(self, hunter.place, rocks.data(), rocks.size()) +
                                                         separate(self, places.data(), places.size(), 30),
                                                     -self.velocity));
                return wishes.desiredVelocity();
            },
            "ladybird", kRose);
    }
}

void showGuard(Canvas& canvas, Node* card) {
    Pointer& thief = followMouse(canvas, card, 5);
    thief.maxSpeed = 160;
    addPointerFollower(canvas, card, thief, "hornet_0");
    const Vec2 honey(70, middle(card).y);
    addSprite(card, "honey", honey, 0.9f);
    auto* line = addDrawing(card, -1);
    addMover(canvas, card, middle(card), [=, &thief](const copra::Steerable& self, float) {
        return interpose(self, thief.place, thief.velocity, honey, Vec2::ZERO);
    });
    canvas.everyFrame([=, &thief](float) {
        line->clear();
        line->drawLine(honey, thief.place, Color4F(kCardEdge));
    });
}

} // namespace

GALLERY_SCENE("gameplay/company",
              "Steering by others: formation, train, hiding, guarding. The hornets follow the mouse") {
    const auto cards = canvas.cards({"pursueOffset: a formation", "followLeader: a train, out of its way",
                                     "hide: behind what is nearest", "interpose: guards the honey"},
                                    2);
    showFormation(canvas, cards[0]);
    showTrain(canvas, cards[1]);
    showHiding(canvas, cards[2]);
    showGuard(canvas, cards[3]);
}

namespace {

void showObstacles(Canvas& canvas, Node* card) {
    const Size room = card->getContentSize();
    auto& rocks = canvas.keep<std::vector<copra::Circle>>();
    auto* ground = addDrawing(card, -1);
    for (int i = 0; i < 6; ++i) {
        const auto n = static_cast<float>(i);
        rocks.push_back(
            {Vec2(room.width * (0.18f + 0.13f * n), room.height * (i % 2 == 0 ? 0.32f : 0.68f)), 20 + 2 * n});
        ground->drawSolidCircle(rocks.back().center, rocks.back().radius, 0, 40, Color4F(kCardEdge));
    }
    Pointer& pointer = followMouse(canvas, card);
    addPointerFollower(canvas, card, pointer, "flower_rose", 0.5f);
    addMover(canvas, card, Vec2(30, 30), [&rocks, &pointer](const copra::Steerable& self, float dt) {
        copra::SteeringPriorities wishes(self, dt);
        wishes.add(avoidObstacles(self, 14, rocks.data(), rocks.size(), 0.6f))
            .add(arrival(self, pointer.place));
        return wishes.desiredVelocity();
    });
}

void showWalls(Canvas& canvas, Node* card) {
    constexpr float kFeeler = 70;
    const Size room = card->getContentSize();
    auto& walls = canvas.keep<std::vector<copra::Wall>>();
    const Vec2 a(14, 14), b(room.width - 14, 14), c(room.width - 14, room.height - 14),
        d(14, room.height - 14);
    walls = {{a, b},
             {b, c},
             {c, d},
             {d, a},
             {Vec2(room.width * 0.34f, 14), Vec2(room.width * 0.42f, room.height * 0.58f)},
             {Vec2(room.width * 0.7f, room.height * 0.72f), Vec2(room.width * 0.64f, room.height * 0.34f)}};
    auto* lines = addDrawing(card, -1);
    for (const copra::Wall& wall : walls) lines->drawSegment(wall.a, wall.b, 2.5f, Color4F(kSoftInk));
    Pointer& pointer = followMouse(canvas, card, 4);
    copra::Steerable& self =
        addMover(canvas, card, Vec2(60, 60), [&walls, &pointer](const copra::Steerable& me, float dt) {
            copra::SteeringPriorities wishes(me, dt);
            wishes.add(avoidWalls(me, walls.data(), walls.size(), kFeeler));
            wishes.add(pointer.isLed() ? seek(me, pointer.place)
                                       : copra::normalizedOr(me.velocity, Vec2(1, 0)) * me.maxSpeed);
            return wishes.desiredVelocity();
        });
    auto* feelers = addDrawing(card);
    canvas.everyFrame([feelers, &self](float) {
        const Vec2 ahead = copra::normalizedOr(self.velocity, Vec2::UNIT_X);
        feelers->clear();
        for (const float side : {-35.0f, 0.0f, 35.0f}) {
            const float length = side == 0 ? kFeeler : kFeeler / 2;
            feelers->drawLine(self.position,
                              self.position + copra::rotated(ahead, side * copra::kRadiansPerDegree) * length,
                              Color4F(faded(kSky, 170)));
        }
    });
}

void showPath(Canvas& canvas, Node* card) {
    const Size room = card->getContentSize();
    const std::vector<Vec2> corners{{50, 40},
                                    {room.width - 50, 36},
                                    {room.width - 90, room.height - 40},
                                    {room.width * 0.56f, room.height * 0.48f},
                                    {room.width * 0.34f, room.height - 38},
                                    {60, room.height - 60}};
    auto& path = canvas.keep<copra::SteeringPath>(corners, 15.0f, true);
    auto* road = addDrawing(card, -1);
    for (std::size_t i = 1; i < path.points().size(); ++i)
        road->drawSegment(path.points()[i - 1], path.points()[i], path.radius(), Color4F(kCardEdge));
    auto& walker = canvas.keep<copra::PathWalker>();
    copra::Steerable& self =
        addMover(canvas, card, Vec2(60, 60), [&path, &walker](const copra::Steerable& me, float) {
            return followPath(me, path, walker);
        });
    self.maxAccel = 1200;
    onPress(card, [&path, &walker, &self](const Vec2& place) {
        self.position = place;
        walker.distance = path.nearestTo(place);
    });
}

/// A flow that leads to a goal around a wall, with its arrows.
struct Flow {
    explicit Flow(const Rect& room) : field(room, 18, 8) {}
    copra::FlowField field;
    Vec2 goal;
};

void showFlow(Canvas& canvas, Node* card) {
    const Size room = card->getContentSize();
    auto& flow = canvas.keep<Flow>(roomOf(card));
    const auto isWall = [room](const Vec2& place) {
        return (std::fabs(place.x - room.width * 0.36f) < 14 && place.y < room.height * 0.7f) ||
               (std::fabs(place.x - room.width * 0.68f) < 14 && place.y > room.height * 0.34f);
    };
    auto* arrows = addDrawing(card, -1);
    const auto lead = [=, &flow](const Vec2& goal) {
        if (isWall(goal)) return;
        flow.goal = goal;
        flow.field.leadTo(goal, isWall);
        arrows->clear();
        const Vec2 half(room.width / 36, room.height / 16);
        for (std::size_t row = 0; row < flow.field.rows(); ++row)
            for (std::size_t column = 0; column < flow.field.columns(); ++column) {
                const Vec2 place = flow.field.centerOf(column, row);
                if (isWall(place)) {
                    arrows->drawSolidRect(place - half, place + half, Color4F(kCardEdge));
                    continue;
                }
                const Vec2 way = flow.field.at(column, row) * 7;
                arrows->drawLine(place - way, place + way, Color4F(faded(kSky, 130)));
                arrows->drawDot(place + way, 1.8f, Color4F(faded(kSky, 190)));
            }
        drawMark(*arrows, goal);
    };
    lead(Vec2(room.width - 40, 40));
    onPress(card, lead);
    auto& random = canvas.keep<copra::Random>(9);
    for (int i = 0; i < 4; ++i) {
        copra::Steerable& self =
            addMover(canvas, card, Vec2(30, 30 + 46.0f * static_cast<float>(i)),
                     [&flow](const copra::Steerable& me, float) { return followFlow(me, flow.field); });
        self.maxSpeed = 130 + 15.0f * static_cast<float>(i);
        canvas.everyFrame([=, &self, &flow, &random](float) {
            if (self.position.distance(flow.goal) > 26) return;
            do {
                self.position = randomPoint(random, Rect(20, 20, room.width - 40, room.height - 40));
            } while (isWall(self.position) || self.position.distance(flow.goal) < 150);
        });
    }
}

} // namespace

GALLERY_SCENE("gameplay/ways", "What stands in the way, and ways that lead there: move the mouse, or press") {
    const auto cards =
        canvas.cards({"avoidObstacles, on its way to the flower", "avoidWalls, with three feelers",
                      "followPath (a press puts it there)", "FlowField::leadTo (a press moves the goal)"},
                     2);
    showObstacles(canvas, cards[0]);
    showWalls(canvas, cards[1]);
    showPath(canvas, cards[2]);
    showFlow(canvas, cards[3]);
}
