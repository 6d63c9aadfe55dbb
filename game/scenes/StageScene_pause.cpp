#include "Layout.h"
#include "hud/Hud.h"
#include "scenes/GameFlow.h"
#include "scenes/PauseMenu.h"
#include "scenes/PointerInput.h"
#include "scenes/StageScene.h"
#include "scenes/pauseNodes.h"
#include "text/Texts.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

#include <initializer_list>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr int kOverFieldZ = 50; ///< z orders above those of the stage
constexpr int kOverHudZ = 60;
constexpr float kCountdownStep = 0.6f; ///< seconds of each number after a pause

} // namespace

void StageScene::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        const bool pauseKey = _session->settings.keys.has(Command::Pause, static_cast<int>(key));
        if (_pauseMenu) {
            if (pauseKey) countDown(); // the menu itself handles Escape
        } else if (pauseKey || key == EventKeyboard::KeyCode::KEY_ESCAPE) {
            pauseGame();
        }
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this](Controller*, int button, Event*) {
        if (!_session->settings.buttons.has(Command::Pause, button)) return;
        if (_pauseMenu) {
            countDown();
        } else {
            pauseGame();
        }
    };
    pads->onDisconnected = [this](Controller*, Event*) { pauseGame(); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(pads, this);
}

void StageScene::listenToFocus() {
    auto* focusLost = EventListenerCustom::create(kFocusLostEvent, [this](EventCustom*) { pauseGame(); });
    _eventDispatcher->addEventListenerWithSceneGraphPriority(focusLost, this);
}

void StageScene::addDemo() {
    auto* line = outlinedText(text("title.demo"), 26);
    line->setPosition(layout::kFieldWidth / 2, playfield().bottom + 40);
    line->runAction(RepeatForever::create(Blink::create(2, 1)));
    addChild(line, kOverFieldZ);
    const auto end = [session = _session] { flow::showTitle(session); };
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this, end](EventKeyboard::KeyCode, Event*) { leave(end); };
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this, end](Controller*, int, Event*) { leave(end); };
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [this, end](Touch*, Event*) {
        leave(end);
        return true;
    };
    for (EventListener* listener : std::initializer_list<EventListener*>{keys, pads, touches})
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
}

void StageScene::pauseGame() {
    if (_pauseMenu) return;
    if (_isLeaving) return;
    if (_countdown) stopCountdown();
    _isCountdownOver = false;
    thaw();
    setPlayPaused(true);
    _session->sounds.setCovered(true);
    _session->saveBest();
    viewfit::showCursor(true);
    _hud->showPrompt(false);
    _pauseMenu = PauseMenu::create(_session, [this] { countDown(); });
    addChild(_pauseMenu, kOverHudZ);
    _session->report("paused");
}

void StageScene::countDown() {
    if (!_pauseMenu) return;
    _pauseMenu->removeFromParent();
    _pauseMenu = nullptr;
    auto* number = titleText("3", 90);
    number->setPosition(layout::kFieldWidth / 2, playfield().at(0.58f));
    const auto show = [this, number](const char* text) {
        return CallFunc::create([this, number, text] {
            number->setString(text);
            _session->sounds.play(Sound::Count);
        });
    };
    const auto wait = [] { return DelayTime::create(kCountdownStep); };
    number->runAction(Sequence::create(wait(), show("2"), wait(), show("1"), wait(),
                                       CallFunc::create([this] { _isCountdownOver = true; }), nullptr));
    addChild(number, kOverHudZ);
    _countdown = number;
}

void StageScene::stopCountdown() {
    _countdown->removeFromParent();
    _countdown = nullptr;
}

void StageScene::resumeGame() {
    _isCountdownOver = false;
    stopCountdown();
    setPlayPaused(false);
    _hud->showPrompt(true);
    viewfit::showCursor(false);
    _session->sounds.setCovered(false);
    _session->report("resumed");
}

void StageScene::setPlayPaused(bool isPaused) {
    // The pointer goes on, so that no release of a key is missed.
    for (Node* child : getChildren())
        if (child != _pointer) setPaused(child, isPaused);
}

} // namespace beecluster
