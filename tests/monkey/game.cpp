#include "catalog/Catalog.h"
#include "cocos2d.h"
#include "monkey/DrawnValues.h"
#include "monkey/Monkey.h"

#include <iterator>

using namespace cocos2d;

namespace monkey {

namespace {

/// The transitions of tests/catalog. The values are ordinary ones but for the seconds.
Scene* transition(Monkey& m) {
    struct Values : DrawnValues {
        using DrawnValues::DrawnValues;
        float seconds(float usual) override { return isUsual ? 0.2f : DrawnValues::seconds(usual); }
        bool isUsual = true;
    } values(m);
    values.isUsual = m.draw().chance(90);
    if (m.draw().chance(10)) return values.scene();
    static const std::vector<const catalog::Entry*> s_transitions = catalog::entriesOf("Transition");
    return s_transitions[m.draw().below(s_transitions.size())]->transition(values);
}

void pushScene(Monkey& m) {
    Director::getInstance()->popToSceneStackLevel(Budget::kMostScenes);
    Director::getInstance()->pushScene(transition(m));
}

void listenToTouches(Monkey& m) {
    Node* const node = m.node();
    auto* const listener = EventListenerTouchOneByOne::create();
    listener->setSwallowTouches(m.draw().flag());
    listener->onTouchBegan = [call = m.callback(), claims = m.draw().flag()](Touch*, Event*) {
        call();
        return claims;
    };
    listener->onTouchEnded = [call = m.callback()](Touch*, Event* event) {
        call();
        event->stopPropagation();
    };
    listener->onTouchCancelled =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onTouchCancelled = [next](Touch*, Event*) { next(); };
            else
                on.onTouchCancelled = nullptr;
        }))](Touch*, Event*) { call(); };
    if (m.draw().chance(70))
        Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
    else
        Director::getInstance()->getEventDispatcher()->addEventListenerWithFixedPriority(
            listener, m.draw().integer(1, 3));
}

void listenToKeys(Monkey& m) {
    Node* const node = m.node();
    auto* const listener = EventListenerKeyboard::create();
    listener->onKeyPressed =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onKeyPressed = [next](EventKeyboard::KeyCode, Event*) { next(); };
            else
                on.onKeyPressed = nullptr;
        }))](EventKeyboard::KeyCode, Event*) { call(); };
    Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
}

void listenToMouse(Monkey& m) {
    Node* const node = m.node();
    auto* const listener = EventListenerMouse::create();
    listener->onMouseDown =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onMouseDown = [next](EventMouse*) { next(); };
            else
                on.onMouseDown = nullptr;
        }))](EventMouse*) { call(); };
    listener->onMouseScroll =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onMouseScroll = [next](EventMouse*) { next(); };
            else
                on.onMouseScroll = nullptr;
        }))](EventMouse*) { call(); };
    Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
}

void listenToAllTouches(Monkey& m) {
    Node* const node = m.node();
    auto* const listener = EventListenerTouchAllAtOnce::create();
    listener->onTouchesBegan =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onTouchesBegan = [next](const std::vector<Touch*>&, Event*) { next(); };
            else
                on.onTouchesBegan = nullptr;
        }))](const std::vector<Touch*>&, Event*) { call(); };
    listener->onTouchesMoved =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onTouchesMoved = [next](const std::vector<Touch*>&, Event*) { next(); };
            else
                on.onTouchesMoved = nullptr;
        }))](const std::vector<Touch*>&, Event*) { call(); };
    listener->onTouchesEnded =
        [call = m.callback(replaceIn(listener, [](auto& on, const std::function<void()>& next) {
            if (next)
                on.onTouchesEnded = [next](const std::vector<Touch*>&, Event*) { next(); };
            else
                on.onTouchesEnded = nullptr;
        }))](const std::vector<Touch*>&, Event*) { call(); };
    Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
}

void cancelTouch(Monkey& m) {
    intptr_t id = m.draw().integer(0, 3);
    Vec2 point = m.draw().touchPoint();
    m.stage().view().handleTouchesCancel(1, &id, &point.x, &point.y);
}

void sendMouse(Monkey& m) {
    EventMouse event(static_cast<EventMouse::MouseEventType>(m.draw().integer(0, 4)));
    const Vec2 point = m.draw().touchPoint();
    event.setCursorPosition(point.x, point.y);
    event.setMouseButton(static_cast<EventMouse::MouseButton>(m.draw().integer(-1, 4)));
    event.setScrollData(m.draw().number(), m.draw().number());
    Director::getInstance()->getEventDispatcher()->dispatchEvent(&event);
}

void type(Monkey& m) {
    auto* const keyboard = IMEDispatcher::sharedDispatcher();
    if (m.draw().chance(30)) return keyboard->dispatchDeleteBackward();
    const std::string text = m.draw().chance(20) ? "\n" : m.draw().text();
    keyboard->dispatchInsertText(text.data(), text.size());
}

void purge(Monkey& m) {
    auto* const director = Director::getInstance();
    switch (m.draw().integer(0, 5)) {
    case 0:
        return director->getTextureCache()->removeUnusedTextures();
    case 1:
        return director->getTextureCache()->removeAllTextures();
    case 2:
        return SpriteFrameCache::getInstance()->removeUnusedSpriteFrames();
    case 3:
        return SpriteFrameCache::getInstance()->removeSpriteFrames();
    case 4:
        return AnimationCache::destroyInstance();
    default:
        return director->purgeCachedData();
    }
}

} // namespace

const std::vector<Operation>& gameOperations() {
    static const std::vector<Operation> s_operations = {
        {"replaceScene", [](Monkey& m) { Director::getInstance()->replaceScene(transition(m)); }},
        {"pushScene", pushScene},
        {"popScene", [](Monkey&) { Director::getInstance()->popScene(); }},
        {"popToRootScene", [](Monkey&) { Director::getInstance()->popToRootScene(); }},
        {"popToSceneStackLevel",
         [](Monkey& m) { Director::getInstance()->popToSceneStackLevel(m.draw().integer(0, 3)); }},
        {"end",
         [](Monkey& m) {
             if (m.draw().chance(5)) Director::getInstance()->end();
         }},
        {"restart",
         [](Monkey& m) {
             if (m.draw().chance(10)) Director::getInstance()->restart();
         }},
        {"stopAnimation",
         [](Monkey& m) {
             Director::getInstance()->stopAnimation();
             if (m.draw().chance(95)) Director::getInstance()->startAnimation();
         }},
        {"setNotificationNode",
         [](Monkey& m) {
             Director::getInstance()->setNotificationNode(m.draw().flag() ? Sprite::create(m.image())
                                                                          : nullptr);
         }},
        {"setProjection",
         [](Monkey& m) {
             Director::getInstance()->setProjection(m.draw().flag() ? Director::Projection::_3D
                                                                    : Director::Projection::_2D);
         }},
        {"setDisplayStats", [](Monkey& m) { Director::getInstance()->setDisplayStats(m.draw().flag()); }},
        {"setContentScaleFactor",
         [](Monkey& m) {
             if (m.draw().flag()) return;
             const float factor =
                 m.draw().chance(20) ? m.draw().number() : static_cast<float>(m.draw().integer(1, 4));
             Director::getInstance()->setContentScaleFactor(factor);
             // Glyphs are as much larger, and each costs its pixels.
             m.undoAfter(Budget::kFramesOfScale,
                         [] { Director::getInstance()->setContentScaleFactor(1.0f); });
         }},
        {"scene with physics",
         [](Monkey&) { Director::getInstance()->replaceScene(Scene::createWithPhysics()); }},
        {"purge", purge},
        {"pause", [](Monkey&) { Director::getInstance()->pause(); }},
        {"resume", [](Monkey&) { Director::getInstance()->resume(); }, 4},
        {"setDesignResolutionSize",
         [](Monkey& m) {
             m.stage().view().setDesignResolutionSize(480.0f, static_cast<float>(m.draw().integer(200, 400)),
                                                      static_cast<ResolutionPolicy>(m.draw().integer(0, 4)));
         }},
        {"touch down", [](Monkey& m) { m.stage().touchDown(m.draw().touchPoint(), m.draw().integer(0, 3)); },
         8},
        {"touch move", [](Monkey& m) { m.stage().touchMove(m.draw().touchPoint(), m.draw().integer(0, 3)); },
         4},
        {"touch up", [](Monkey& m) { m.stage().touchUp(m.draw().touchPoint(), m.draw().integer(0, 3)); }, 8},
        {"touch cancel", cancelTouch},
        {"mouse", sendMouse, 4},
        {"type", type, 3},
        {"key down",
         [](Monkey& m) { m.stage().keyDown(static_cast<EventKeyboard::KeyCode>(m.draw().integer(0, 160))); }},
        {"key up",
         [](Monkey& m) { m.stage().keyUp(static_cast<EventKeyboard::KeyCode>(m.draw().integer(0, 160))); }},
        {"touch listener", listenToTouches, 2},
        {"touches listener", listenToAllTouches},
        {"mouse listener", listenToMouse},
        {"key listener", listenToKeys},
        {"removeEventListenersForTarget",
         [](Monkey& m) {
             Director::getInstance()->getEventDispatcher()->removeEventListenersForTarget(m.node(),
                                                                                          m.draw().flag());
         }},
        {"removeCustomEventListeners",
         [](Monkey& m) {
             const std::string name = m.draw().oneOf({"a", "b"});
             auto* const dispatcher = Director::getInstance()->getEventDispatcher();
             if (m.draw().flag())
                 dispatcher->addCustomEventListener(name, [call = m.callback()](EventCustom*) { call(); });
             else if (m.draw().flag())
                 dispatcher->removeCustomEventListeners(name);
             else
                 dispatcher->dispatchCustomEvent(name);
         }},
        {"addImageAsync",
         [](Monkey& m) {
             Director::getInstance()->getTextureCache()->addImageAsync(
                 m.image(), [call = m.callback()](Texture2D*) { call(); });
         }},
        {"UserDefault",
         [](Monkey& m) {
             if (m.draw().chance(90)) return;
             UserDefault::getInstance()->setStringForKey(m.draw().oneOf({"a", "b b", "<"}).c_str(),
                                                         m.draw().text());
         }},
    };
    return s_operations;
}

} // namespace monkey
