#include "Canvas.h"
#include "Demo.h"
#include "boxHelpers.h"

#include "actors/BodyWorldBinding.h"
#include "gameplay/bodies/Level.h"

#include <cmath>
#include <initializer_list>
#include <map>
#include <string>

using namespace cocos2d;
using namespace gallery;

namespace {

using Properties = std::initializer_list<std::pair<const char*, Value>>;

/// An object as a tile map's object layer gives it.
Value object(const char* type, const Rect& place, const Properties& properties = {}) {
    ValueMap map;
    map["type"] = Value(type);
    map["x"] = Value(place.origin.x);
    map["y"] = Value(place.origin.y);
    map["width"] = Value(place.size.width);
    map["height"] = Value(place.size.height);
    for (const auto& [name, value] : properties) map[name] = value;
    return Value(map);
}

/// A polyline: places relative to the first, y down, as in the editor.
Value line(const Vec2& from, std::initializer_list<Vec2> places) {
    ValueVector points;
    for (const Vec2& place : places) {
        ValueMap point;
        point["x"] = Value(place.x);
        point["y"] = Value(place.y);
        points.emplace_back(point);
    }
    return object("slope", Rect(from.x, from.y, 0, 0), {{"polylinePoints", Value(points)}});
}

ValueVector levelObjects() {
    return {
        object("wall", Rect(-60, -60, 66, 900)),
        object("wall", Rect(914, -60, 66, 900)),
        object("wall", Rect(0, -60, 330, 100)),
        line(Vec2(330, 40), {Vec2(0, 0), Vec2(90, -60), Vec2(170, -60), Vec2(250, 0)}),
        object("wall", Rect(330, -60, 250, 100)),
        object("wall", Rect(580, -60, 100, 100)),
        object("wall", Rect(790, -60, 130, 130)),
        object("oneway", Rect(70, 112, 110, 12)),
        object("oneway", Rect(180, 186, 110, 12)),
        object("oneway", Rect(820, 160, 90, 12)),
        object("wall", Rect(330, 236, 130, 18)),
        object("platform", Rect(470, 240, 80, 14),
               {{"dx", Value(190)}, {"speed", Value(80)}, {"oneway", Value(true)}}),
        object("platform", Rect(690, 40, 90, 14),
               {{"dy", Value(120)}, {"speed", Value(60)}, {"pause", Value(0.6f)}, {"oneway", Value(true)}}),
        object("wall", Rect(750, 260, 70, 18)),
        object("box", Rect(210, 40, 34, 34), {{"mass", Value(0.6f)}, {"friction", Value(0.3f)}}),
        object("box", Rect(600, 40, 34, 34), {{"mass", Value(0.6f)}, {"friction", Value(0.3f)}}),
        object("box", Rect(600, 74, 26, 26), {{"mass", Value(0.3f)}, {"friction", Value(0.5f)}}),
        object("start", Rect(40, 40, 20, 30)),
    };
}

/// Keys that are held, the mouse, and an automatic player without input.
struct Hands {
    std::map<EventKeyboard::KeyCode, bool> keys;
    Vec2 pointer;
    bool pressing = false;
    bool touched = false; ///< there was input
    float time = 0;
    float course = 1;

    copra::PlatformerInput input(const copra::Body& hero, const copra::Platformer& platformer, float dt) {
        using Key = EventKeyboard::KeyCode;
        copra::PlatformerInput input;
        if (keys[Key::KEY_D]) input.walk += 1;
        if (keys[Key::KEY_A]) input.walk -= 1;
        input.jump = keys[Key::KEY_W] || keys[Key::KEY_SPACE];
        input.down = keys[Key::KEY_S];
        if (pressing) {
            const Vec2 way = pointer - hero.position;
            if (std::abs(way.x) > 12) input.walk = way.x > 0 ? 1.0f : -1.0f;
            input.jump = way.y > 40;
            input.down = way.y < -40;
        }
        if (!touched) {
            // To and fro; jumps at walls, pits and now and then.
            time += dt;
            if (hero.position.x > 870) course = -1;
            if (hero.position.x < 40) course = 1;
            input.walk = course;
            const bool pit = hero.position.x > 655 && hero.position.x < 790;
            const bool blocked = course > 0 ? hero.touch.right : hero.touch.left;
            input.jump = blocked || pit || std::fmod(time, 1.7f) < 0.3f || !platformer.isStanding();
            if (platformer.isStanding() && std::fmod(time, 0.5f) < 0.05f) input.jump = false;
        }
        return input;
    }
};

void drawLevel(Node* card, const copra::Level& level) {
    auto* drawing = addDrawing(card, 0);
    for (const copra::Slope& slope : level.slopes) drawGround(*drawing, {slope.left, slope.right}, 8, kLeaf);
    const Size room = card->getContentSize();
    for (const copra::Body& wall : level.walls) {
        const float x1 = std::max(wall.left(), 4.0f), x2 = std::min(wall.right(), room.width - 4);
        const float y1 = std::max(wall.bottom(), 4.0f), y2 = std::min(wall.top(), room.height - 4);
        if (wall.oneWay) drawCard(*drawing, Rect(x1, y1, x2 - x1, y2 - y1), 4, kHoney, kSoftInk);
        if (!wall.oneWay && x2 - x1 > 4) drawGround(*drawing, {Vec2(x1, y2), Vec2(x2, y2)}, y1, kLeaf);
    }
}

} // namespace

GALLERY_SCENE("gameplay/platformer", "A, D walk, W or space jumps, S with a jump drops; or hold the mouse "
                                     "where to go. Plays by itself until then") {
    auto* card = canvas.wholeCard();
    struct State {
        copra::BodyWorldBinding bodies{{}, 1.0f / 120};
        Hands hands;
        copra::BodyWorldBinding::Player* player = nullptr;
    };
    auto& state = canvas.keep<State>();
    const copra::Level level = copra::readLevel(levelObjects());
    drawLevel(card, level);
    const std::pair<const char*, Vec2> names[] = {{"slopes", {455, 62}},
                                                  {"one way, from below", {195, 218}},
                                                  {"moves", {560, 276}},
                                                  {"push", {617, 122}},
                                                  {"lift", {735, 186}},
                                                  {"pit", {735, 22}},
                                                  {"a wall to stand on", {395, 272}},
                                                  {"the bee walks, jumps and pushes by itself", {190, 420}}};
    for (const auto& [name, place] : names) addText(card, name, place, 14);
    const auto handles = state.bodies.add(level);
    for (std::size_t i = 0; i < level.boxes.size(); ++i)
        state.bodies.follow(
            addCrate(card, Size(2 * level.boxes[i].halfSize.x, 2 * level.boxes[i].halfSize.y), kSky),
            handles.boxes[i]);
    for (std::size_t i = 0; i < level.platforms.size(); ++i) {
        const Vec2 size = level.platforms[i].body.halfSize * 2;
        auto* plank = Node::create();
        plank->setContentSize(Size(size.x, size.y));
        plank->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        drawCard(*addDrawing(plank), Rect(0, 0, size.x, size.y), 5, kViolet, kInk);
        card->addChild(plank, 2);
        state.bodies.follow(plank, handles.tracks[i].body);
    }
    auto* hero = Node::create();
    card->addChild(hero, 3);
    auto* bee = addSprite(hero, "bee_0", Vec2(0, 2), 0.75f);
    bee->runAction(flutter("bee", 4, 0.08f));
    state.player = &state.bodies.addPlayer(hero, copra::makeWalker(level.start, Size(24, 34)));

    auto* keyboard = EventListenerKeyboard::create();
    keyboard->onKeyPressed = [&state](EventKeyboard::KeyCode key, Event*) {
        state.hands.keys[key] = state.hands.touched = true;
    };
    keyboard->onKeyReleased = [&state](EventKeyboard::KeyCode key, Event*) { state.hands.keys[key] = false; };
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(keyboard, card);
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [card, &state](Touch* touch, Event*) {
        state.hands.pointer = card->convertTouchToNodeSpace(touch);
        state.hands.pressing = state.hands.touched = true;
        return true;
    };
    touches->onTouchMoved = [card, &state](Touch* touch, Event*) {
        state.hands.pointer = card->convertTouchToNodeSpace(touch);
    };
    touches->onTouchEnded = [&state](Touch*, Event*) { state.hands.pressing = false; };
    touches->onTouchCancelled = touches->onTouchEnded;
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(touches, card);

    canvas.everyFrame([=, &state](float dt) {
        copra::Body* body = state.bodies.world().find(state.player->platformer.body());
        if (!body) return;
        if (body->top() < -20) { // into the pit
            body->position = level.start + Vec2(0, 40);
            body->velocity = Vec2::ZERO;
        }
        state.player->input = state.hands.input(*body, state.player->platformer, dt);
        state.bodies.step(dt);
        // It leans into its way and stretches in the air.
        bee->setRotation(std::clamp(body->velocity.x * 0.09f, -20.0f, 20.0f));
        const float stretch = std::clamp(std::abs(body->velocity.y) / 4000, 0.0f, 0.14f);
        bee->setScale(0.75f * (1 - stretch), 0.75f * (1 + stretch));
    });
}
