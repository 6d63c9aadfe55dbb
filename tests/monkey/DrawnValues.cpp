#include "monkey/DrawnValues.h"

#include "action/ActionInterval.h"
#include "monkey/Monkey.h"
#include "nodes/sprites/Sprite.h"
#include "scene/Scene.h"

using namespace cocos2d;

namespace monkey {

namespace {

constexpr int kMaxNesting = 3;

} // namespace

float DrawnValues::seconds(float) {
    return _monkey.draw().seconds();
}

float DrawnValues::number(float) {
    return _monkey.draw().number();
}

float DrawnValues::fontSize(float) {
    return _monkey.draw().fontSize();
}

int DrawnValues::integer(int) {
    return _monkey.draw().anyInteger();
}

unsigned DrawnValues::count(unsigned) {
    Draw& draw = _monkey.draw();
    return static_cast<unsigned>(draw.chance(90) ? draw.integer(0, 6) : draw.anyInteger());
}

bool DrawnValues::flag(bool) {
    return _monkey.draw().flag();
}

std::uint8_t DrawnValues::byte(std::uint8_t) {
    return _monkey.draw().byte();
}

Vec2 DrawnValues::point(const Vec2&) {
    return _monkey.draw().point();
}

Size DrawnValues::size(const Size&) {
    return _monkey.draw().size();
}

Size DrawnValues::cells(const Size&) {
    Draw& draw = _monkey.draw();
    if (draw.chance(3)) return draw.size(); // up to limits::kGridSide
    const int columns = draw.integer(1, 12);
    return Size(static_cast<float>(columns), static_cast<float>(draw.integer(1, 9)));
}

Rect DrawnValues::rect(const Rect&) {
    return _monkey.draw().rect();
}

Color3B DrawnValues::color(const Color3B&) {
    return _monkey.draw().color3();
}

Color4B DrawnValues::color(const Color4B&) {
    return _monkey.draw().color4();
}

Color4F DrawnValues::color(const Color4F&) {
    return _monkey.draw().color4F();
}

std::string DrawnValues::text(const std::string&) {
    return _monkey.draw().text();
}

std::string DrawnValues::image(const std::string&) {
    return _monkey.image();
}

SpriteFrame* DrawnValues::frame(SpriteFrame* usual) {
    SpriteFrame* const drawn = _monkey.spriteFrame();
    return drawn ? drawn : usual;
}

FiniteTimeAction* DrawnValues::action(FiniteTimeAction* usual) {
    return _depth < kMaxNesting ? _monkey.action(_depth + 1) : usual;
}

ActionInterval* DrawnValues::interval(ActionInterval* usual) {
    for (int i = 0; i < 8; ++i)
        if (auto* const found = dynamic_cast<ActionInterval*>(_monkey.action(_depth + 1))) return found;
    return usual;
}

std::function<void()> DrawnValues::call(std::function<void()>) {
    return _monkey.callback();
}

std::function<void(float)> DrawnValues::receive(std::function<void(float)>) {
    return [call = _monkey.callback(), count = 0](float) mutable {
        if (++count % 16 == 0) call();
    };
}

std::function<void(Ref*)> DrawnValues::choose(std::function<void(Ref*)>) {
    return [call = _monkey.callback()](Ref*) { call(); };
}

Scene* DrawnValues::scene() {
    Scene* const scene = _monkey.draw().flag() ? Scene::createWithPhysics() : Scene::create();
    for (int i = _monkey.draw().integer(0, 3); i > 0; --i) scene->addChild(Sprite::create("box.png"));
    return scene;
}

Node* DrawnValues::node() {
    return _monkey.node();
}

} // namespace monkey
