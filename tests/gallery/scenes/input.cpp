#include "Canvas.h"
#include "Demo.h"

#include "event/ControllerFeed.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr int kNamedFingers = 10;
constexpr std::size_t kScriptedWay = 60; ///< frames of the path of a finger that plays by itself
constexpr float kScriptedClick = 0.4f;   ///< seconds between clicks of a mouse that plays by itself

/// A button of the drawn controller.
struct PadButton {
    int key;
    Vec2 place; ///< from the middle of the controller
    float radius;
    const char* name;
};

const std::vector<PadButton>& padButtons() {
    static const std::vector<PadButton> buttons = {
        {Controller::BUTTON_Y, {230, 82}, 22, "Y"},
        {Controller::BUTTON_A, {230, -12}, 22, "A"},
        {Controller::BUTTON_B, {277, 35}, 22, "B"},
        {Controller::BUTTON_X, {183, 35}, 22, "X"},
        {Controller::BUTTON_DPAD_UP, {-230, 78}, 19, "UP"},
        {Controller::BUTTON_DPAD_DOWN, {-230, -8}, 19, "DOWN"},
        {Controller::BUTTON_DPAD_LEFT, {-273, 35}, 19, "LEFT"},
        {Controller::BUTTON_DPAD_RIGHT, {-187, 35}, 19, "RIGHT"},
        {Controller::BUTTON_SELECT, {-60, 60}, 14, "SELECT"},
        {Controller::BUTTON_START, {60, 60}, 14, "START"},
        {Controller::BUTTON_PAUSE, {0, 90}, 17, "PAUSE"},
        {Controller::BUTTON_LEFT_SHOULDER, {-150, 124}, 26, "LEFT SHOULDER"},
        {Controller::BUTTON_RIGHT_SHOULDER, {150, 124}, 26, "RIGHT SHOULDER"},
        {Controller::BUTTON_LEFT_THUMBSTICK, {-100, -80}, 30, "LEFT STICK"},
        {Controller::BUTTON_RIGHT_THUMBSTICK, {100, -80}, 30, "RIGHT STICK"}};
    return buttons;
}

std::string padButtonName(int key) {
    for (const PadButton& button : padButtons())
        if (button.key == key) return button.name;
    return std::to_string(key);
}

/// Plays a pad: both sticks turn, the triggers rise and fall, and the buttons go down one after the other.
class ScriptedPad {
public:
    static constexpr int kFirstId = 1000;

    // The one of the next scene is connected before that of this scene goes.
    explicit ScriptedPad(EventDispatcher& dispatcher) : _feed(dispatcher), _id(nextId()) {
        _feed.connected(_id, "scripted pad");
    }

    void step(float dt) {
        _time += dt;
        const auto stick = [this](int x, float speed) {
            _feed.axis(_id, x, std::cos(_time * speed), true);
            _feed.axis(_id, x + 1, std::sin(_time * speed), true);
        };
        stick(Controller::JOYSTICK_LEFT_X, 2.0f);
        stick(Controller::JOYSTICK_RIGHT_X, -3.0f);
        _feed.axis(_id, Controller::AXIS_LEFT_TRIGGER, 0.5f + 0.5f * std::sin(_time), true);
        _feed.axis(_id, Controller::AXIS_RIGHT_TRIGGER, 0.5f + 0.5f * std::cos(_time), true);
        const int down = padButtons()[static_cast<std::size_t>(_time * 4.0f) % padButtons().size()].key;
        if (down == _down) return;
        if (_down != 0) _feed.button(_id, _down, false, 0.0f, false);
        _feed.button(_id, down, true, 1.0f, false);
        _down = down;
    }
    Controller* pad() const { return Controller::getControllerByDeviceId(_id); }

private:
    static int nextId() {
        static int id = kFirstId;
        return ++id;
    }

    copra::ControllerFeed _feed;
    int _id;
    float _time = 0.0f;
    int _down = 0;
};

void drawPad(DrawNode& drawing, const Vec2& center, Controller& pad) {
    constexpr float kHeight = 130;    // half of the body's
    constexpr float kShoulders = 110; // buttons above it are behind the body
    drawing.clear();
    const auto colorOf = [&pad](int key, const Color4B& released) {
        return Color4F(pad.getKeyStatus(key).isPressed ? kHoney : released);
    };
    for (const int side : {-1, 1}) {
        const int trigger = side < 0 ? Controller::AXIS_LEFT_TRIGGER : Controller::AXIS_RIGHT_TRIGGER;
        const Vec2 corner = center + Vec2(static_cast<float>(side) * 260.0f - 12.0f, 120.0f);
        drawing.drawSolidRect(corner, corner + Vec2(24, 70), Color4F(kCardEdge));
        drawing.drawSolidRect(corner, corner + Vec2(24, 70 * pad.getKeyStatus(trigger).value),
                              Color4F(kRose));
    }
    const auto drawButton = [&](const PadButton& button) {
        drawing.drawDot(center + button.place, button.radius, colorOf(button.key, kCardEdge));
    };
    // The shoulders are behind the body, the sticks in front of everything.
    for (const PadButton& button : padButtons())
        if (button.place.y > kShoulders) drawButton(button);
    for (const int side : {-1, 1})
        drawing.drawDot(center + Vec2(static_cast<float>(side) * 220.0f, -10), kHeight, Color4F(kCream));
    drawing.drawSolidRect(center + Vec2(-220, -10 - kHeight), center + Vec2(220, kHeight - 10),
                          Color4F(kCream));
    for (const PadButton& button : padButtons())
        if (button.place.y <= kShoulders) drawButton(button);
    const auto drawStick = [&](int x, int click, const Vec2& place) {
        drawing.drawDot(place, 54, Color4F(kCardEdge));
        // Sticks have y down.
        const Vec2 offset(pad.getKeyStatus(x).value, -pad.getKeyStatus(x + 1).value);
        drawing.drawDot(place + offset * 24, 30, colorOf(click, kSky));
    };
    drawStick(Controller::JOYSTICK_LEFT_X, Controller::BUTTON_LEFT_THUMBSTICK, center + Vec2(-100, -80));
    drawStick(Controller::JOYSTICK_RIGHT_X, Controller::BUTTON_RIGHT_THUMBSTICK, center + Vec2(100, -80));
}

} // namespace

GALLERY_SCENE("input/controllers",
              "EventListenerController: the first game controller, or a scripted one while there is none") {
    auto* card = canvas.wholeCard();
    auto* drawing = addDrawing(card);
    auto* name = addText(card, "", Vec2(middle(card).x, 26), 16, kRose);
    auto* last = addText(card, "", Vec2(middle(card).x, 56), 16, kInk);
    auto& script = canvas.keep<ScriptedPad>(*canvas.getEventDispatcher());
    auto* listener = EventListenerController::create();
    listener->onKeyDown = [last](Controller*, int key, Event*) {
        last->setString(padButtonName(key) + " is pressed");
    };
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, card);
    const Vec2 center = middle(card) + Vec2(0, 40);
    canvas.everyFrame([drawing, name, center, &script](float dt) {
        Controller* pad = Controller::getAllController().front(); // real ones were connected before
        if (pad != script.pad() && pad->getDeviceId() >= ScriptedPad::kFirstId) pad = script.pad();
        if (pad == script.pad()) script.step(dt);
        name->setString(pad->getDeviceName());
        drawPad(*drawing, center, *pad);
    });
}

GALLERY_SCENE("input/touch",
              "EventListenerTouchOneByOne: drag the cards; the topmost one swallows the touch") {
    auto* card = canvas.wholeCard();
    auto* echo = addText(card, "touch and drag", Vec2(middle(card).x, 26), 16, kRose);
    for (int i = 0; i < 5; ++i) {
        auto* paper = Node::create();
        const Size size(190, 150);
        paper->setContentSize(size);
        paper->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        paper->setPosition(180 + 140 * static_cast<float>(i), middle(card).y + (i % 2 == 0 ? 50.0f : -30.0f));
        paper->setRotation(-12.0f + 7 * static_cast<float>(i));
        drawCard(*addDrawing(paper), Rect(Vec2::ZERO, size), 12, accent(i), kInk);
        addText(paper, std::to_string(i + 1), middle(paper), 40, kCardFill);
        card->addChild(paper, i);
        auto* touches = EventListenerTouchOneByOne::create();
        touches->setSwallowTouches(true);
        touches->onTouchBegan = [paper, echo, i](Touch* touch, Event*) {
            const bool inside = Rect(Vec2::ZERO, paper->getContentSize())
                                    .containsPoint(paper->convertTouchToNodeSpace(touch));
            if (!inside) return false;
            paper->setScale(1.08f);
            echo->setString("paper " + std::to_string(i + 1));
            return true;
        };
        touches->onTouchMoved = [paper](Touch* touch, Event*) {
            paper->setPosition(paper->getPosition() + touch->getDelta());
        };
        touches->onTouchEnded = [paper](Touch*, Event*) { paper->setScale(1); };
        touches->onTouchCancelled = touches->onTouchEnded;
        canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(touches, paper);
    }
}

GALLERY_SCENE("input/touches",
              "EventListenerTouchAllAtOnce: a circle for every finger, with its id and path") {
    auto* card = canvas.wholeCard();
    addText(card, "touch anywhere, with several fingers if you can; until then three play by themselves",
            Vec2(middle(card).x, 30), 16);
    auto* circles = addDrawing(card, 2);
    auto& ways = canvas.keep<std::map<int, std::vector<Vec2>>>();
    std::vector<Label*> names;
    for (int id = 0; id < kNamedFingers; ++id)
        names.push_back(addText(card, "id " + std::to_string(id), Vec2::ZERO, 18, kInk));
    const auto draw = [circles, names, &ways] {
        circles->clear();
        for (std::size_t id = 0; id < names.size(); ++id) {
            const auto way = ways.find(static_cast<int>(id));
            names[id]->setVisible(way != ways.end());
            if (way != ways.end()) names[id]->setPosition(way->second.back());
        }
        for (const auto& [id, way] : ways) {
            for (std::size_t i = 1; i < way.size(); ++i)
                circles->drawSegment(way[i - 1], way[i], 2, Color4F(accent(id)));
            circles->drawDot(way.back(), 30, Color4F(faded(accent(id), 120)));
        }
    };
    auto& isTouched = canvas.keep<bool>(false);
    auto& time = canvas.keep<float>(0.0f);
    canvas.everyFrame([card, draw, &ways, &isTouched, &time](float dt) {
        if (isTouched) return;
        time += dt;
        for (int id = 0; id < 3; ++id) {
            const auto turn = static_cast<float>(id);
            auto& way = ways[id];
            way.push_back(middle(card) + Vec2((turn - 1) * 230 + 90 * std::sin(2.1f * time + turn),
                                              20 + 110 * std::sin((1.3f + 0.4f * turn) * time + 2 * turn)));
            if (way.size() > kScriptedWay) way.erase(way.begin());
        }
        draw();
    });
    auto* listener = EventListenerTouchAllAtOnce::create();
    const auto follow = [card, draw, &ways, &isTouched](const std::vector<Touch*>& touches, Event*) {
        if (!isTouched) ways.clear();
        isTouched = true;
        for (auto* touch : touches) ways[touch->getID()].push_back(card->convertTouchToNodeSpace(touch));
        draw();
    };
    listener->onTouchesBegan = follow;
    listener->onTouchesMoved = follow;
    listener->onTouchesEnded = [draw, &ways](const std::vector<Touch*>& touches, Event*) {
        for (auto* touch : touches) ways.erase(touch->getID());
        draw();
    };
    listener->onTouchesCancelled = listener->onTouchesEnded;
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, card);
}

GALLERY_SCENE("input/mouse",
              "EventListenerMouse: the bee follows the cursor, buttons leave flowers, the wheel scales it") {
    auto* card = canvas.wholeCard();
    addText(card, "move, click left (rose) and right (blue), turn the wheel; until then it plays by itself",
            Vec2(middle(card).x, 30), 16);
    auto* bee = addSprite(card, "bee_0", middle(card) + Vec2(140, 60), 1.2f);
    bee->runAction(flutter("bee", 4, 0.05f));
    bee->setLocalZOrder(3);
    auto* mouse = EventListenerMouse::create();
    const auto placeOf = [card](EventMouse* event) {
        return card->convertToNodeSpace(Vec2(event->getCursorX(), event->getCursorY()));
    };
    auto& isUsed = canvas.keep<bool>(false);
    auto& time = canvas.keep<float>(0.0f);
    mouse->onMouseMove = [bee, placeOf, &isUsed](EventMouse* event) {
        isUsed = true;
        bee->setPosition(placeOf(event));
    };
    canvas.everyFrame([card, bee, &isUsed, &time](float dt) {
        if (isUsed) return;
        const auto clicks = static_cast<int>(time / kScriptedClick);
        time += dt;
        bee->setPosition(middle(card) + Vec2(300 * std::sin(1.1f * time), 20 + 120 * std::sin(1.9f * time)));
        if (static_cast<int>(time / kScriptedClick) == clicks) return;
        auto* flower =
            addSprite(card, clicks % 2 == 0 ? "flower_rose" : "flower_blue", bee->getPosition(), 1.3f);
        flower->runAction(
            Sequence::create(DelayTime::create(2), FadeOut::create(1), RemoveSelf::create(), nullptr));
    });
    mouse->onMouseDown = [card, placeOf](EventMouse* event) {
        const bool left = event->getMouseButton() == EventMouse::MouseButton::BUTTON_LEFT;
        addSprite(card, left ? "flower_rose" : "flower_blue", placeOf(event));
    };
    mouse->onMouseScroll = [bee](EventMouse* event) {
        bee->setScale(clampf(bee->getScale() - 0.15f * event->getScrollY(), 0.4f, 4));
    };
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, card);
}

GALLERY_SCENE("input/keyboard", "EventListenerKeyboard: keys light up while they are held; W, A, S, D and "
                                "the up and down arrows move") {
    auto* card = canvas.wholeCard();
    const std::string rows[] = {"QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"};
    using Key = EventKeyboard::KeyCode;
    auto& keys = canvas.keep<std::map<int, Node*>>();
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            auto* key = Node::create();
            key->setContentSize(Size(64, 64));
            key->setPosition(110 + 70 * static_cast<float>(i) + 32 * static_cast<float>(row),
                             230 - 70 * static_cast<float>(row));
            key->setCascadeColorEnabled(true);
            auto* cap = sprite("plaque");
            cap->setContentSize(Size(62, 62));
            cap->setPosition(32, 32);
            key->addChild(cap);
            addText(key, rows[row].substr(i, 1), Vec2(32, 32), 24, Color4B::WHITE);
            card->addChild(key);
            keys[static_cast<int>(Key::KEY_A) + rows[row][i] - 'A'] = key;
        }
    }
    auto* bee = addSprite(card, "bee_0", Vec2(middle(card).x, 390), 1.5f);
    bee->runAction(flutter("bee", 4, 0.05f));
    auto& held = canvas.keep<std::map<Key, bool>>();
    auto* listener = EventListenerKeyboard::create();
    const auto set = [&keys, &held](Key code, bool down) {
        held[code] = down;
        const auto found = keys.find(static_cast<int>(code));
        if (found != keys.end()) found->second->setColor(down ? rgb(kHoney) : Color3B::WHITE);
    };
    listener->onKeyPressed = [set](Key code, Event*) { set(code, true); };
    listener->onKeyReleased = [set](Key code, Event*) { set(code, false); };
    canvas.getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, card);
    canvas.everyFrame([bee, card, &held](float dt) {
        Vec2 way;
        if (held[Key::KEY_W] || held[Key::KEY_UP_ARROW]) way.y += 1;
        if (held[Key::KEY_S] || held[Key::KEY_DOWN_ARROW]) way.y -= 1;
        if (held[Key::KEY_A]) way.x -= 1;
        if (held[Key::KEY_D]) way.x += 1;
        const Size room = card->getContentSize();
        const Vec2 place = bee->getPosition() + way * 300 * dt;
        bee->setPosition(clampf(place.x, 30, room.width - 30), clampf(place.y, 30, room.height - 30));
    });
}
