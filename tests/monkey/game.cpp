#include "cocos2d.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

Scene* freshScene(Monkey& m) {
    auto* const scene = Scene::create();
    for (int i = m.draw().integer(0, 3); i > 0; --i) scene->addChild(Sprite::create("box.png"));
    return scene;
}

Scene* transition(Monkey& m) {
    Scene* const scene = freshScene(m);
    const float time = m.draw().chance(90) ? 0.2f : m.draw().seconds();
    switch (m.draw().integer(0, 15)) {
    case 0:
        return TransitionFade::create(time, scene);
    case 1:
        return TransitionCrossFade::create(time, scene);
    case 2:
        return TransitionFlipX::create(time, scene);
    case 3:
        return TransitionZoomFlipAngular::create(time, scene);
    case 4:
        return TransitionPageTurn::create(time, scene, m.draw().flag());
    case 5:
        return TransitionProgressRadialCW::create(time, scene);
    case 6:
        return TransitionProgressInOut::create(time, scene);
    case 7:
        return TransitionMoveInL::create(time, scene);
    case 8:
        return TransitionSlideInT::create(time, scene);
    case 9:
        return TransitionFadeTR::create(time, scene);
    case 10:
        return TransitionTurnOffTiles::create(time, scene);
    case 11:
        return TransitionSplitCols::create(time, scene);
    case 12:
        return TransitionRotoZoom::create(time, scene);
    case 13:
        return TransitionJumpZoom::create(time, scene);
    case 14:
        return TransitionShrinkGrow::create(time, scene);
    default:
        return scene;
    }
}

void pushScene(Monkey& m) {
    Director::getInstance()->popToSceneStackLevel(5);
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
    listener->onTouchCancelled = [call = m.callback()](Touch*, Event*) { call(); };
    if (m.draw().chance(70))
        Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
    else
        Director::getInstance()->getEventDispatcher()->addEventListenerWithFixedPriority(
            listener, m.draw().integer(1, 3));
}

void listenToKeys(Monkey& m) {
    Node* const node = m.node();
    auto* const listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [call = m.callback()](EventKeyboard::KeyCode, Event*) { call(); };
    Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
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
        {"key down",
         [](Monkey& m) { m.stage().keyDown(static_cast<EventKeyboard::KeyCode>(m.draw().integer(0, 160))); }},
        {"key up",
         [](Monkey& m) { m.stage().keyUp(static_cast<EventKeyboard::KeyCode>(m.draw().integer(0, 160))); }},
        {"touch listener", listenToTouches, 2},
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
