#include "Canvas.h"
#include "Demo.h"
#include "Trail.h"
#include "actorHelpers.h"

#include "actors/UnitSprite.h"
#include "gameplay/Vectors.h"

#include <string>
#include <vector>

using namespace cocos2d;
using namespace gallery;

GALLERY_SCENE("gameplay/movers",
              "UnitSprite: five ways to get at a target. It follows the mouse, else it roams") {
    auto* card = canvas.wholeCard();
    struct Chaser {
        copra::UnitSprite* unit;
        Trail* trail;
        Vec2 home;
    };
    struct State {
        std::vector<Chaser> chasers;
        float time = 0;
        float sincePointer = 100;
        Vec2 pointer;
    };
    auto& state = canvas.keep<State>();
    auto* prey = addSprite(card, "wasp_0", wander(card, 0), 0.75f);
    prey->runAction(flutter("wasp", 2, 0.06f));
    prey->setLocalZOrder(4);

    const copra::Pursuit ways[] = {copra::Pursuit::Straight, copra::Pursuit::Home, copra::Pursuit::Lead,
                                   copra::Pursuit::Navigate, copra::Pursuit::LockOn};
    const char* const names[] = {"straight", "home", "lead", "navigate", "lock on"};
    const Size room = card->getContentSize();
    for (int i = 0; i < 5; ++i) {
        copra::UnitTuning tuning;
        tuning.pursuit = ways[i];
        tuning.speed = 210;
        tuning.turnDegrees = i == 4 ? 90.0f : 160.0f;
        const bool turret = i == 4;
        const Vec2 home = turret ? middle(card) : Vec2(110 + 230.0f * static_cast<float>(i), 46);
        auto* unit = copra::UnitSprite::create(turret ? "hornet_0.png" : "stinger.png", tuning);
        unit->setPosition(home);
        unit->setScale(turret ? 0.8f : 1.1f);
        unit->setTarget(prey);
        card->addChild(unit, 3);
        auto* trail = Trail::addTo(card, accent(i), turret ? 1 : 110);
        auto* mark = addDrawing(card);
        mark->drawDot(home, 7, Color4F(accent(i)));
        addText(card, names[i], home + Vec2(0, turret ? -54.0f : -24.0f), 15, accent(i));
        unit->setOnArrived([=](copra::UnitSprite* there) {
            if (turret) return;
            puff(card, there->getPosition());
            there->setPosition(home);
            there->setHeading(Vec2(0, 1));
        });
        state.chasers.push_back({unit, trail, home});
    }
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = [card, &state](EventMouse* event) {
        state.pointer = card->convertToNodeSpace(Vec2(event->getCursorX(), event->getCursorY()));
        state.sincePointer = 0;
    };
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, card);
    auto* aim = addDrawing(card, 2);
    canvas.everyFrame([=, &state](float dt) {
        state.time += dt;
        state.sincePointer += dt;
        const Vec2 before = prey->getPosition();
        Vec2 goal =
            state.sincePointer < 3 ? state.pointer : wander(card, 0.55f * state.time, 0.4f) + Vec2(0, 40);
        goal = Vec2(clampf(goal.x, 30, room.width - 30), clampf(goal.y, 30, room.height - 30));
        // The prey itself flies no faster than 260 points a second.
        const Vec2 way = goal - before;
        const float most = 260 * dt;
        prey->setPosition(way.length() > most ? before + way * (most / way.length()) : goal);
        if (way.length() > 0.5f) prey->setRotation(copra::rotationFacing(way));
        aim->clear();
        for (const Chaser& chaser : state.chasers) chaser.trail->add(chaser.unit->getPosition());
        const copra::UnitSprite* turret = state.chasers.back().unit;
        aim->drawSegment(turret->getPosition() + turret->getHeading() * 40,
                         turret->getPosition() + turret->getHeading() * 170, 1.2f,
                         Color4F(turret->hasArrived() ? kRose : faded(kRose, 110)));
    });
}
