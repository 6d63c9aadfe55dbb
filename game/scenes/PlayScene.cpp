#include "scenes/PlayScene.h"

#include "Layout.h"
#include "hud/Hud.h"
#include "hud/MenuInput.h"
#include "scenes/DataReload.h"
#include "scenes/GameFlow.h"
#include "scenes/MedalPlate.h"
#include "scenes/PauseMenu.h"
#include "scenes/PointerInput.h"
#include "text/Texts.h"
#include "view/Typography.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

using namespace cocos2d;

namespace beecluster {

namespace {

enum PlayZOrder { kMedalsZ = 35, kDisplayZ = 40, kDemoZ = 50, kMenuZ = 60 };

constexpr float kPlateHeight = 150.0f; ///< points above the lower edge
constexpr float kPlatesApart = 58.0f;  ///< points
constexpr float kCountdownStep = 0.6f; ///< seconds of each number after a pause

} // namespace

void PlayScene::onExit() {
    // Also when the window is closed in the middle of a game.
    _session->saveBest();
    viewfit::showCursor(true);
    Scene::onExit();
}

void PlayScene::update(float dt) {
    if (_isCountdownOver) return resumeGame();
    if (!_pauseMenu && !_countdown && !_isLeaving) playFrame(dt);
}

bool PlayScene::beginStep() {
    if (_session->game.tape.isOver()) {
        _session->services.quit();
        return false;
    }
    if (!_session->game.tape.isRetryNext()) return true;
    leave([session = _session] { flow::retryStage(session); });
    return false;
}

void PlayScene::leave(const std::function<void()>& next) {
    if (_isLeaving) return;
    _isLeaving = true;
    next();
}

void PlayScene::leaveAfter(float seconds, Node* part, const std::function<void()>& next) {
    after(part, seconds, [this, next] { leave(next); });
}

void PlayScene::award(const std::vector<std::string>& medals) {
    const GameState& game = _session->game;
    for (const std::string& medal : medals)
        _session->services.stats.event(("medal " + medal).c_str(), game.stageName(), game.tally.bees);
    float y = playfield().bottom + kPlateHeight;
    for (const std::string& medal : _session->earn(medals)) {
        addAt(this, makeMedalPlate(medal), Vec2(layout::kFieldWidth / 2, y), kMedalsZ);
        y -= kPlatesApart;
    }
}

void PlayScene::addPlay() {
    addChild(_hud = Hud::create([this] { pauseGame(); }), kDisplayZ);
    addChild(_pointer =
                 PointerInput::create(_session->player.settings.keys, _session->player.settings.buttons));
    if (_session->game.isDemo) {
        addDemo();
    } else {
        auto* keys = EventListenerKeyboard::create();
        keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
            const bool isPauseKey = _session->player.settings.keys.has(Command::Pause, static_cast<int>(key));
            // The menu itself handles Escape.
            if (isPauseKey || (key == EventKeyboard::KeyCode::KEY_ESCAPE && !isPaused())) togglePause();
        };
        listen(keys);
        auto* pads = EventListenerController::create();
        pads->onKeyDown = [this](Controller*, int button, Event*) {
            if (_session->player.settings.buttons.has(Command::Pause, button)) togglePause();
        };
        pads->onDisconnected = [this](Controller*, Event*) { pauseGame(); };
        listen(pads);
    }
    listen(EventListenerCustom::create(kFocusLostEvent, [this](EventCustom*) { pauseGame(); }));
    listen(EventListenerCustom::create(kDataReadEvent, [this](EventCustom*) { takeData(); }));
}

void PlayScene::listen(EventListener* listener) {
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
}

void PlayScene::addDemo() {
    auto* line = addAt(this, outlinedText(text("title.demo"), 26),
                       Vec2(layout::kFieldWidth / 2, playfield().bottom + 40), kDemoZ);
    line->runAction(RepeatForever::create(Blink::create(2, 1)));
    const auto end = [this] { leave([session = _session] { flow::showTitle(session); }); };
    for (EventListener* listener : listenersToAnyInput(end)) listen(listener);
}

// --- Pause ---

void PlayScene::togglePause() {
    _pauseMenu ? countDown() : pauseGame();
}

void PlayScene::pauseGame() {
    if (_pauseMenu || _isLeaving) return;
    if (_countdown) stopCountdown();
    onPaused();
    setPlayPaused(true);
    _session->services.sounds.setCovered(true);
    _session->saveBest();
    viewfit::showCursor(true);
    _hud->showPrompt(false);
    _pauseMenu = PauseMenu::create(_session, [this] { countDown(); });
    addChild(_pauseMenu, kMenuZ);
    _session->report("paused");
}

void PlayScene::countDown() {
    if (!_pauseMenu) return;
    _pauseMenu->removeFromParent();
    _pauseMenu = nullptr;
    auto* number =
        addAt(this, titleText("3", 90), Vec2(layout::kFieldWidth / 2, playfield().at(0.58f)), kMenuZ);
    const auto show = [this, number](const char* text) {
        return CallFunc::create([this, number, text] {
            number->setString(text);
            _session->services.sounds.play(Sound::Count);
        });
    };
    const auto wait = [] { return DelayTime::create(kCountdownStep); };
    number->runAction(Sequence::create(wait(), show("2"), wait(), show("1"), wait(),
                                       CallFunc::create([this] { _isCountdownOver = true; }), nullptr));
    _countdown = number;
}

void PlayScene::stopCountdown() {
    _isCountdownOver = false;
    _countdown->removeFromParent();
    _countdown = nullptr;
}

void PlayScene::resumeGame() {
    stopCountdown();
    setPlayPaused(false);
    _hud->showPrompt(true);
    _session->services.sounds.setCovered(false);
    onResumed();
    _session->report("resumed");
}

void PlayScene::setPlayPaused(bool isPaused) {
    // The pointer goes on, so that no release of a key is missed.
    for (Node* child : getChildren())
        if (child != _pointer) setPaused(child, isPaused);
}

} // namespace beecluster
