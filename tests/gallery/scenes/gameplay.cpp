#include "Exhibit.h"
#include "Stage.h"
#include "Trail.h"

#include "actors/BeeSwarm.h"
#include "actors/CollisionSignal.h"
#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "actors/MySteering.h"
#include "actors/TrackBullet.h"
#include "gameplay/CircleSweep.h"
#include "gameplay/Homing.h"
#include "gameplay/Random.h"
#include "gameplay/SteeringBehaviours.h"
#include "gameplay/Turning.h"

#include <cmath>
#include <memory>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr std::uint32_t kFriend = 1;
constexpr std::uint32_t kFoe = 2;
constexpr std::uint32_t kShot = 4;

/// A place that wanders about the card, never the same way twice.
Vec2 wander(const Node* card, float time, float share = 0.36F) {
    const Size room = card->getContentSize();
    return middle(card) +
           Vec2(room.width * share * std::sin(1.1F * time), room.height * share * std::sin(1.7F * time + 1));
}

/// A place that goes to and fro along the card's upper part at an even speed.
Vec2 shuttle(const Node* card, float time) {
    constexpr float kSpeed = 90; ///< points a second
    const float length = card->getContentSize().width - 140;
    const float way = std::fmod(kSpeed * time, 2 * length);
    return {70 + (way < length ? way : 2 * length - way), card->getContentSize().height - 45};
}

copra::CollisionSprite* addActor(Node* parent, copra::CollisionWorld& world, const std::string& picture,
                                 const Vec2& place, std::uint32_t category, std::uint32_t mask) {
    auto* actor = copra::CollisionSprite::createWithSpriteFrameName(picture + ".png");
    actor->setPosition(place);
    actor->setCategory(category);
    actor->setCollisionMask(mask);
    parent->addChild(actor, 1);
    actor->setCollisionWorld(&world);
    return actor;
}

void puff(Node* parent, const Vec2& place) {
    auto* cloud = addSprite(parent, "poof_0", place, 0.8F);
    Vector<SpriteFrame*> frames;
    for (int i = 0; i < 4; ++i) frames.pushBack(frame("poof_" + std::to_string(i)));
    cloud->runAction(Sequence::create(Animate::create(Animation::createWithSpriteFrames(frames, 0.08F)),
                                      RemoveSelf::create(), nullptr));
}

/// Lets something bounce off the card's walls: changes `velocity` and keeps `place` inside.
void bounce(const Node* card, float margin, Vec2& place, Vec2& velocity) {
    const Size room = card->getContentSize();
    if (place.x < margin || place.x > room.width - margin)
        velocity.x = std::copysign(velocity.x, room.width / 2 - place.x);
    if (place.y < margin || place.y > room.height - margin)
        velocity.y = std::copysign(velocity.y, room.height / 2 - place.y);
}

} // namespace

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

GALLERY_SCENE("gameplay/tracking-bullet",
              "TrackBullet finds the nearest enemy ahead and turns after it; from below, one every 0.3 s") {
    auto* card = stage.wholeCard();
    auto& world = stage.keep<copra::CollisionWorld>();
    struct State {
        float time = 0;
        float sinceShot = 0;
        copra::Random random{5};
        std::vector<copra::WeakPtr<copra::CollisionSprite>> wasps;
    };
    auto& state = stage.keep<State>();
    auto* bear = addSprite(card, "bear_calm", Vec2(middle(card).x, 70), 0.36F);
    bear->setLocalZOrder(3);
    const Rect window(Vec2::ZERO, card->getContentSize());
    world.began().connect([card](copra::CollisionSprite* a, copra::CollisionSprite* b) {
        puff(card, (a->getPosition() + b->getPosition()) / 2);
        for (auto* sprite : {a, b}) sprite->removeFromParent();
    });
    stage.everyFrame([=, &world, &state](float dt) {
        state.time += dt;
        state.sinceShot += dt;
        for (std::size_t i = 0; i < 7; ++i) {
            if (state.wasps.size() <= i) state.wasps.emplace_back();
            const auto n = static_cast<float>(i);
            const Vec2 place(window.size.width * (0.5F + 0.42F * std::sin(0.9F * state.time + 0.9F * n)),
                             300 + 100 * std::sin(1.3F * state.time + 2 * n));
            if (!state.wasps[i]) {
                auto* wasp = addActor(card, world, "wasp_0", place, kFoe, kShot);
                wasp->runAction(flutter("wasp", 2, 0.06F));
                wasp->setRadius(20);
                wasp->setScale(0.1F);
                wasp->runAction(EaseBackOut::create(ScaleTo::create(0.4F, 0.75F)));
                state.wasps[i] = wasp;
            }
            state.wasps[i]->setPosition(place);
        }
        if (state.sinceShot > 0.3F) {
            state.sinceShot = 0;
            copra::TrackTuning tuning;
            tuning.speed = 320;
            tuning.turnDegrees = 150;
            tuning.window = window;
            const Vec2 direction(state.random.between(-1.0F, 1.0F), 1);
            auto* bullet = copra::TrackBullet::create("stinger.png", direction, tuning);
            bullet->setPosition(bear->getPosition() + Vec2(0, 50));
            bullet->setCategory(kShot);
            bullet->setCollisionMask(kFoe);
            bullet->setPrey(kFoe);
            bullet->setRadius(6);
            card->addChild(bullet, 2);
            bullet->setCollisionWorld(&world);
        }
        world.step(dt);
    });
    // Lines to what each bullet chases, drawn after everything has moved.
    auto* locks = addDrawing(card);
    stage.everyFrame([card, locks](float) {
        locks->clear();
        for (auto* child : card->getChildren()) {
            auto* bullet = dynamic_cast<copra::TrackBullet*>(child);
            if (!bullet || !bullet->getTarget()) continue;
            locks->drawLine(bullet->getPosition(), bullet->getTarget()->getPosition(),
                            Color4F(faded(kSky, 110)));
        }
    });
}

GALLERY_SCENE(
    "gameplay/swarm",
    "BeeSwarm keeps apart, follows the mouse (else it roams) and dodges the thorns; press: it closes up") {
    auto* card = stage.wholeCard();
    auto& world = stage.keep<copra::CollisionWorld>();
    auto& swarm = stage.keep<copra::BeeSwarm>();
    struct State {
        float time = 0;
        float sincePointer = 100; ///< seconds
        Vec2 pointer;
        bool touching = false;
        copra::Random random{2};
        std::vector<std::pair<copra::CollisionSprite*, Vec2>> thorns; ///< with their velocities
    };
    auto& state = stage.keep<State>();
    for (int i = 0; i < 18; ++i) {
        const auto n = static_cast<float>(i);
        auto* bee =
            addActor(card, world, "bee_0",
                     middle(card) + Vec2(60 * (std::fmod(n, 6.0F) - 2.5F), 50 * (std::floor(n / 6) - 1)),
                     kFriend, kShot);
        bee->setScale(0.75F);
        bee->setRadius(10);
        bee->runAction(flutter("bee", 4, 0.04F));
        swarm.add(bee);
    }
    swarm.setThreats(&world, kShot);
    for (int i = 0; i < 9; ++i) {
        const Vec2 place(state.random.between(40.0F, card->getContentSize().width - 40),
                         i % 2 == 0 ? 40.0F : 440.0F);
        auto* thorn = addActor(card, world, "thorn", place, kShot, kFriend);
        thorn->setRadius(10);
        thorn->runAction(RepeatForever::create(RotateBy::create(1, 180)));
        state.thorns.emplace_back(thorn, state.random.direction() * 130);
    }
    auto* pointer = addDrawing(card, 4);
    drawMark(*pointer, Vec2::ZERO, kSky);
    auto* hits = addText(card, "0 hits", Vec2(80, 24), 16, kRose);
    auto& count = stage.keep<int>(0);
    world.began().connect([card, hits, &count](copra::CollisionSprite* a, copra::CollisionSprite* b) {
        puff(card, (a->getPosition() + b->getPosition()) / 2);
        hits->setString(std::to_string(++count) + " hits");
    });

    auto* mouse = EventListenerMouse::create();
    const auto follow = [card, &state](EventMouse* event) {
        state.pointer = card->convertToNodeSpace(Vec2(event->getCursorX(), event->getCursorY()));
        state.sincePointer = 0;
    };
    mouse->onMouseMove = follow;
    mouse->onMouseDown = [&state](EventMouse*) { state.touching = true; };
    mouse->onMouseUp = [&state](EventMouse*) { state.touching = false; };
    stage.getEventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, card);

    stage.everyFrame([=, &world, &swarm, &state](float dt) {
        state.time += dt;
        state.sincePointer += dt;
        if (state.sincePointer > 3 && !state.touching) state.pointer = wander(card, 0.55F * state.time, 0.3F);
        pointer->setPosition(state.pointer);
        for (auto& [thorn, velocity] : state.thorns) {
            Vec2 place = thorn->getPosition() + velocity * dt;
            bounce(card, 20, place, velocity);
            thorn->setPosition(place);
        }
        swarm.setPointer(state.pointer, state.touching);
        swarm.step(dt);
        world.step(dt);
    });
}

GALLERY_SCENE("gameplay/collision",
              "CollisionWorld: circles that overlap are told by signals; rose: one or more overlaps") {
    auto* card = stage.wholeCard();
    auto& world = stage.keep<copra::CollisionWorld>();
    struct Actor {
        copra::CollisionSprite* sprite;
        Vec2 velocity;
        int overlaps = 0;
    };
    struct State {
        std::vector<Actor> actors;
        int began = 0;
        int ended = 0;
    };
    auto& state = stage.keep<State>();
    copra::Random random(7);
    const char* const pictures[] = {"flower_rose", "flower_white", "flower_blue",
                                    "honey",       "ladybird_0",   "target"};
    for (int i = 0; i < 24; ++i) {
        const Vec2 place(random.between(60.0F, card->getContentSize().width - 60),
                         random.between(70.0F, card->getContentSize().height - 60));
        auto* actor = addActor(card, world, pictures[i % 6], place, kFriend, kFriend);
        actor->setRadius(std::min(actor->getContentSize().width, actor->getContentSize().height) / 2);
        actor->setScale(random.between(0.5F, 1.1F));
        state.actors.push_back({actor, random.direction() * random.between(50.0F, 140.0F)});
        const std::size_t index = state.actors.size() - 1;
        actor->collisionBegan().connect([&state, index](auto*, auto*) { ++state.actors[index].overlaps; });
        actor->collisionEnded().connect([&state, index](auto*, auto*) { --state.actors[index].overlaps; });
    }
    world.began().connect([&state](auto*, auto*) { ++state.began; });
    world.ended().connect([&state](auto*, auto*) { ++state.ended; });
    auto* circles = addDrawing(card, 3);
    drawCard(*addDrawing(card, 4), Rect(middle(card).x - 150, 10, 300, 32), 10, kCream, kCardEdge);
    auto* counter = addText(card, "", Vec2(middle(card).x, 26), 17, kInk);
    stage.everyFrame([=, &world, &state](float dt) {
        for (Actor& actor : state.actors) {
            Vec2 place = actor.sprite->getPosition() + actor.velocity * dt;
            bounce(card, 30, place, actor.velocity);
            actor.sprite->setPosition(place);
        }
        world.step(dt);
        circles->clear();
        for (const Actor& actor : state.actors) {
            const float radius = actor.sprite->getRadius() * actor.sprite->getScale();
            circles->drawCircle(actor.sprite->getPosition(), radius, 0, 40, false,
                                Color4F(actor.overlaps > 0 ? kRose : kCardEdge));
        }
        counter->setString(StringUtils::format("began %d, ended %d, now %d", state.began, state.ended,
                                               state.began - state.ended));
    });
}

GALLERY_SCENE("gameplay/radar",
              "CollisionWorld::radar finds what is near: the hornet sees wasps, but not flowers") {
    auto* card = stage.wholeCard();
    auto& world = stage.keep<copra::CollisionWorld>();
    struct State {
        float time = 0;
        std::vector<copra::CollisionSprite*> all;
        std::vector<copra::CollisionSprite*> found;
    };
    auto& state = stage.keep<State>();
    constexpr float kReach = 150;
    copra::Random random(11);
    for (int i = 0; i < 40; ++i) {
        const Vec2 place(random.between(50.0F, card->getContentSize().width - 50),
                         random.between(50.0F, card->getContentSize().height - 50));
        auto* actor = addActor(card, world, i % 2 == 0 ? "wasp_0" : "flower_blue", place,
                               i % 2 == 0 ? kFoe : kFriend, 0);
        actor->setScale(0.6F);
        state.all.push_back(actor);
    }
    auto* hornet = addSprite(card, "hornet_0", middle(card), 0.7F);
    hornet->setLocalZOrder(4);
    auto* beams = addDrawing(card, 0);
    stage.everyFrame([=, &world, &state](float dt) {
        const Vec2 before = hornet->getPosition();
        state.time += dt;
        const Vec2 place = wander(card, 0.6F * state.time, 0.33F);
        hornet->setPosition(place);
        if (!(place - before).isZero()) hornet->setRotation(copra::rotationFacing(place - before));
        world.step(dt);
        // The world is in points of the window.
        world.radar(card->convertToWorldSpace(place), kReach, kFoe, state.found);
        for (auto* actor : state.all) actor->setOpacity(110);
        beams->clear();
        beams->drawSolidCircle(place, kReach, 0, 60, Color4F(faded(kHoney, 60)));
        for (auto* actor : state.found) {
            actor->setOpacity(255);
            beams->drawLine(place, actor->getPosition(), Color4F(kRose));
        }
    });
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
