#include "Canvas.h"
#include "Demo.h"
#include "actorHelpers.h"

#include "actors/BeeSwarm.h"
#include "actors/CollisionSignal.h"
#include "actors/CollisionWorld.h"
#include "actors/TrackBullet.h"
#include "base/WeakPtr.h"
#include "gameplay/Random.h"
#include "gameplay/Vectors.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr std::uint32_t kFriend = 1;
constexpr std::uint32_t kFoe = 2;
constexpr std::uint32_t kShot = 4;

} // namespace

GALLERY_SCENE("gameplay/tracking-bullet",
              "TrackBullet finds the nearest enemy ahead and turns after it. The bear follows the mouse") {
    auto* card = canvas.wholeCard();
    auto& world = canvas.keep<copra::CollisionWorld>();
    struct State {
        float time = 0;
        float sinceShot = 0;
        copra::Random random{5};
        std::vector<copra::WeakPtr<copra::CollisionSprite>> wasps;
    };
    auto& state = canvas.keep<State>();
    auto* bear = addSprite(card, "bear_calm", Vec2(middle(card).x, 70), 0.36f);
    bear->setLocalZOrder(3);
    Pointer& pointer = followMouse(canvas, card);
    canvas.everyFrame([bear, &pointer](float) { bear->setPositionX(pointer.place.x); });
    const Rect window(Vec2::ZERO, card->getContentSize());
    world.began().connect([card](copra::CollisionSprite* a, copra::CollisionSprite* b) {
        puff(card, (a->getPosition() + b->getPosition()) / 2);
        for (auto* sprite : {a, b}) sprite->removeFromParent();
    });
    canvas.everyFrame([=, &world, &state](float dt) {
        state.time += dt;
        state.sinceShot += dt;
        for (std::size_t i = 0; i < 7; ++i) {
            if (state.wasps.size() <= i) state.wasps.emplace_back();
            const auto n = static_cast<float>(i);
            const Vec2 place(window.size.width * (0.5f + 0.42f * std::sin(0.9f * state.time + 0.9f * n)),
                             300 + 100 * std::sin(1.3f * state.time + 2 * n));
            if (!state.wasps[i]) {
                auto* wasp = addActor(card, world, "wasp_0", place, kFoe, kShot);
                wasp->runAction(flutter("wasp", 2, 0.06f));
                wasp->setRadius(20);
                wasp->setScale(0.1f);
                wasp->runAction(EaseBackOut::create(ScaleTo::create(0.4f, 0.75f)));
                state.wasps[i] = wasp;
            }
            state.wasps[i]->setPosition(place);
        }
        if (state.sinceShot > 0.3f) {
            state.sinceShot = 0;
            copra::TrackTuning tuning;
            tuning.speed = 320;
            tuning.turnDegrees = 150;
            tuning.window = window;
            const Vec2 direction(state.random.between(-1.0f, 1.0f), 1);
            auto* bullet = copra::TrackBullet::create("stinger.png", direction, tuning);
            bullet->setPosition(bear->getPosition() + Vec2(0, 50));
            bullet->setCategory(kShot);
            bullet->setCollisionMask(kFoe);
            bullet->setTargetCategories(kFoe);
            bullet->setRadius(6);
            card->addChild(bullet, 2);
            bullet->setCollisionWorld(&world);
        }
        world.step(dt);
    });
    // Lines to what each bullet chases, drawn after everything has moved.
    auto* locks = addDrawing(card);
    canvas.everyFrame([card, locks](float) {
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
    auto* card = canvas.wholeCard();
    auto& world = canvas.keep<copra::CollisionWorld>();
    auto& swarm = canvas.keep<copra::BeeSwarm>();
    struct State {
        float time = 0;
        float sincePointer = 100; ///< seconds
        Vec2 pointer;
        bool touching = false;
        copra::Random random{2};
        std::vector<std::pair<copra::CollisionSprite*, Vec2>> thorns; ///< with their velocities
    };
    auto& state = canvas.keep<State>();
    for (int i = 0; i < 18; ++i) {
        const auto n = static_cast<float>(i);
        auto* bee =
            addActor(card, world, "bee_0",
                     middle(card) + Vec2(60 * (std::fmod(n, 6.0f) - 2.5f), 50 * (std::floor(n / 6) - 1)),
                     kFriend, kShot);
        bee->setScale(0.75f);
        bee->setRadius(10);
        bee->runAction(flutter("bee", 4, 0.04f));
        swarm.add(bee);
    }
    swarm.setThreats(&world, kShot);
    for (int i = 0; i < 9; ++i) {
        const Vec2 place(state.random.between(40.0f, card->getContentSize().width - 40),
                         i % 2 == 0 ? 40.0f : 440.0f);
        auto* thorn = addActor(card, world, "shot_burr", place, kShot, kFriend);
        thorn->setRadius(10);
        thorn->runAction(RepeatForever::create(RotateBy::create(1, 180)));
        state.thorns.emplace_back(thorn, state.random.direction() * 130);
    }
    auto* pointer = addDrawing(card, 4);
    drawMark(*pointer, Vec2::ZERO, kSky);
    auto* hits = addText(card, "0 hits", Vec2(80, 24), 16, kRose);
    auto& count = canvas.keep<int>(0);
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
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, card);

    canvas.everyFrame([=, &world, &swarm, &state](float dt) {
        state.time += dt;
        state.sincePointer += dt;
        if (state.sincePointer > 3 && !state.touching) state.pointer = wander(card, 0.55f * state.time, 0.3f);
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
              "CollisionWorld: overlapping circles notify by signals (rose); one of them follows the mouse") {
    auto* card = canvas.wholeCard();
    auto& world = canvas.keep<copra::CollisionWorld>();
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
    auto& state = canvas.keep<State>();
    copra::Random random(7);
    const char* const pictures[] = {"flower_rose", "flower_white", "flower_blue",
                                    "honey",       "ladybird_0",   "target"};
    for (int i = 0; i < 24; ++i) {
        const Vec2 place = randomPoint(
            random, Rect(60, 70, card->getContentSize().width - 120, card->getContentSize().height - 130));
        auto* actor = addActor(card, world, pictures[i % 6], place, kFriend, kFriend);
        actor->setRadius(std::min(actor->getContentSize().width, actor->getContentSize().height) / 2);
        actor->setScale(random.between(0.5f, 1.1f));
        state.actors.push_back({actor, randomVelocity(random, 50, 140)});
        const std::size_t index = state.actors.size() - 1;
        actor->collisionBegan().connect([&state, index](auto*, auto*) { ++state.actors[index].overlaps; });
        actor->collisionEnded().connect([&state, index](auto*, auto*) { --state.actors[index].overlaps; });
    }
    world.began().connect([&state](auto*, auto*) { ++state.began; });
    world.ended().connect([&state](auto*, auto*) { ++state.ended; });
    Pointer& pointer = followMouse(canvas, card);
    auto* circles = addDrawing(card, 3);
    drawCard(*addDrawing(card, 4), Rect(middle(card).x - 150, 10, 300, 32), 10, kCream, kCardEdge);
    auto* counter = addText(card, "", Vec2(middle(card).x, 26), 17, kInk);
    canvas.everyFrame([=, &world, &state, &pointer](float dt) {
        for (Actor& actor : state.actors) {
            Vec2 place = actor.sprite->getPosition() + actor.velocity * dt;
            bounce(card, 30, place, actor.velocity);
            actor.sprite->setPosition(place);
        }
        state.actors.back().sprite->setPosition(pointer.place);
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

GALLERY_SCENE(
    "gameplay/radar",
    "CollisionWorld::radar finds what is near: the hornet, led by the mouse, sees wasps but no flowers") {
    auto* card = canvas.wholeCard();
    auto& world = canvas.keep<copra::CollisionWorld>();
    struct State {
        std::vector<copra::CollisionSprite*> all;
        std::vector<copra::CollisionSprite*> found;
    };
    auto& state = canvas.keep<State>();
    constexpr float kReach = 150;
    copra::Random random(11);
    for (int i = 0; i < 40; ++i) {
        const Vec2 place = randomPoint(
            random, Rect(50, 50, card->getContentSize().width - 100, card->getContentSize().height - 100));
        auto* actor = addActor(card, world, i % 2 == 0 ? "wasp_0" : "flower_blue", place,
                               i % 2 == 0 ? kFoe : kFriend, 0);
        actor->setScale(0.6f);
        state.all.push_back(actor);
    }
    Pointer& pointer = followMouse(canvas, card);
    addPointerFollower(canvas, card, pointer, "hornet_0", 0.7f);
    auto* beams = addDrawing(card, 0);
    canvas.everyFrame([=, &world, &state, &pointer](float dt) {
        const Vec2 place = pointer.place;
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
