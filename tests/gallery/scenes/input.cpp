#include "Canvas.h"
#include "Demo.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace cocos2d;
using namespace gallery;

namespace {

/// A hint shown until there is input.
void addHint(Node* card, const std::string& picture, const std::string& words) {
    auto* ghost = addSprite(card, picture, middle(card) + Vec2(0, 24), 1.6f);
    ghost->setOpacity(70);
    addText(card, words, middle(card) - Vec2(0, 96), 18);
}

} // namespace

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
    addHint(card, "target", "touch anywhere, with several fingers if you can");
    auto* circles = addDrawing(card, 2);
    auto& ways = canvas.keep<std::map<int, std::vector<Vec2>>>();
    const auto draw = [circles, &ways] {
        circles->clear();
        for (const auto& [id, way] : ways) {
            for (std::size_t i = 1; i < way.size(); ++i)
                circles->drawSegment(way[i - 1], way[i], 2, Color4F(accent(id)));
            circles->drawDot(way.back(), 30, Color4F(faded(accent(id), 120)));
        }
    };
    auto* listener = EventListenerTouchAllAtOnce::create();
    const auto follow = [card, draw, &ways](const std::vector<Touch*>& touches, Event*) {
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
    addHint(card, "flower_white", "move, click left and right, turn the wheel");
    auto* bee = addSprite(card, "bee_0", middle(card) + Vec2(140, 60), 1.2f);
    bee->runAction(flutter("bee", 4, 0.05f));
    bee->setLocalZOrder(3);
    auto* mouse = EventListenerMouse::create();
    const auto placeOf = [card](EventMouse* event) {
        return card->convertToNodeSpace(Vec2(event->getCursorX(), event->getCursorY()));
    };
    mouse->onMouseMove = [bee, placeOf](EventMouse* event) { bee->setPosition(placeOf(event)); };
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
