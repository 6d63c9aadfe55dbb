#include "scenes/StageScene.h"

#include "Tuning.h"
#include "hud/ButtonList.h"
#include "hud/Effects.h"
#include "hud/Hud.h"
#include "hud/ScrollLayer.h"
#include "hud/Typography.h"
#include "scenes/Battlefield.h"
#include "scenes/GameFlow.h"
#include "scenes/PointerInput.h"
#include "stages/StageTable.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

enum SceneZOrder { kGroundZ, kFieldZ, kTargetZ, kCanopyZ, kHudZ, kMenuZ };

constexpr int kAfterActors = 1;                 ///< update priority: enemies and stings move first
constexpr float kClearDelay = 3.2f;             ///< seconds from the last enemy to the next stage
constexpr float kLoseDelay = 2.2f;              ///< seconds from the last bee to the results
constexpr float kDecisionInterval = 0.07f;      ///< seconds between decisions of the autopilot
constexpr float kAutopilotSpeed = 520.0f;       ///< points a second at which it moves the target
constexpr float kAutopilotLeadDistance = 70.0f; ///< points; nearer to the target the bees dodge by themselves

/// Pauses or resumes a node and everything below it: actions, timers, listeners.
void setPaused(Node* node, bool isPaused) {
    if (isPaused) {
        node->pause();
    } else {
        node->resume();
    }
    for (Node* child : node->getChildren()) setPaused(child, isPaused);
}

} // namespace

StageScene* StageScene::create(const SessionPtr& session) {
    auto* scene = new StageScene(session);
    if (scene->initStage()) {
        scene->autorelease();
        return scene;
    }
    delete scene;
    return nullptr;
}

StageScene::StageScene(const SessionPtr& session)
    : _session(session), _stage(stageTable()[session->stage]), _progress(_stage) {}

bool StageScene::initStage() {
    if (!Scene::init()) return false;
    _meadow = createMeadow(_stage.groundImage, _stage.scrollSpeed);
    addChild(_meadow, kGroundZ);
    _field = Battlefield::create(_session->tally, _session->random);
    addChild(_field, kFieldZ);
    if (_stage.hasOrchard) _field->addOrchard(_stage.scrollSpeed);
    _target = Sprite::createWithSpriteFrameName("target.png");
    _target->setOpacity(190);
    _target->runAction(RepeatForever::create(RotateBy::create(6, 360)));
    addChild(_target, kTargetZ);
    addChild(createCanopy(_stage.scrollSpeed), kCanopyZ);
    _hud = Hud::create([this] { pauseGame(); });
    addChild(_hud, kHudZ);
    _pointer = PointerInput::create();
    addChild(_pointer);
    _decision = _pointer->goal();
    listenToKeys();
    _hud->announce(_stage.title, "Stage " + std::to_string(_session->stage + 1) + _stage.hint);
    updateHud();
    scheduleUpdateWithPriority(kAfterActors);
    return true;
}

void StageScene::onEnterTransitionDidFinish() {
    Scene::onEnterTransitionDidFinish();
    _session->report("stage " + _stage.name);
}

void StageScene::update(float dt) {
    if (_pauseMenu) return;
    steer(dt);
    spawnEnemies(dt);
    _field->step(dt);
    _session->tally.score.update(dt);
    updateProgress();
    updateHud();
    _session->hash.add(_session->tally.score.points());
    _field->addTo(_session->hash);
}

void StageScene::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        const bool pauseKey = key == EventKeyboard::KeyCode::KEY_P;
        if (_pauseMenu) {
            if (pauseKey) resumeGame(); // the menu itself handles Escape
        } else if (pauseKey || key == EventKeyboard::KeyCode::KEY_ESCAPE) {
            pauseGame();
        }
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

// --- Play ---

void StageScene::steer(float dt) {
    bool isLed = true;
    if (_session->options.autopilot) {
        steerByAutopilot(dt);
        isLed = _pointer->goal().distance(_field->hive().center()) > kAutopilotLeadDistance;
    } else {
        _pointer->step(dt);
        isLed = _pointer->isLeading();
    }
    _field->hive().setGoal(_pointer->goal(), isLed);
    _target->setPosition(_pointer->goal());
    reportGoal();
}

void StageScene::steerByAutopilot(float dt) {
    _untilDecision -= dt;
    if (_untilDecision <= 0) {
        _untilDecision = kDecisionInterval;
        _field->describe(_situation);
        _decision = _autopilot.decide(_situation);
    }
    const Vec2 path = _decision - _pointer->goal();
    const float step = kAutopilotSpeed * dt;
    _pointer->setGoal(path.length() > step ? _pointer->goal() + path.getNormalized() * step : _decision);
}

void StageScene::reportGoal() {
    const Vec2& goal = _pointer->goal();
    if (!_session->options.report || goal.distance(_reportedGoal) < 1) return;
    _reportedGoal = goal;
    _session->report("goal " + std::to_string(std::lround(goal.x)) + ' ' +
                     std::to_string(std::lround(goal.y)));
}

void StageScene::spawnEnemies(float dt) {
    _requests.clear();
    _progress.spawn(dt, _field->enemies(), _session->tally.bees, _requests);
    for (const SpawnRequest& request : _requests) _field->spawn(request);
    _session->wave = static_cast<int>(_progress.wave());
}

void StageScene::updateProgress() {
    if (!_progress.update(_session->tally.bees, _field->enemies(), _field->bearHealth())) return;
    switch (_progress.phase()) {
    case StageProgress::Phase::Waves:
        break;
    case StageProgress::Phase::Bear:
        startBear();
        break;
    case StageProgress::Phase::Cleared:
        clearStage();
        break;
    case StageProgress::Phase::Lost:
        loseStage();
        break;
    }
}

void StageScene::updateHud() {
    const Tally& tally = _session->tally;
    _hud->setScore(tally.score.points(), tally.score.multiplier(), tally.score.chainLeft());
    _hud->setBees(tally.bees);
    _hud->setRoyal(_field->royalLeft());
    _hud->setBear(_progress.phase() == StageProgress::Phase::Bear ? _field->bearHealth() : -1.0f);
}

void StageScene::startBear() {
    _field->spawnBear();
    _hud->announce("The Bear!", "It wants your honey. Beware of its paws.");
}

void StageScene::clearStage() {
    _field->endFight();
    const int bees = _session->tally.bees;
    _session->tally.score.stageCleared(bees);
    _hud->announce("Stage clear!", std::to_string(bees) + (bees == 1 ? " bee" : " bees") + "  x  " +
                                       std::to_string(tuning::kStageBeePoints));
    later(kClearDelay, [session = _session] {
        if (session->stage + 1 < stageTable().size()) {
            ++session->stage;
            flow::showStage(session);
        } else {
            flow::showGameOver(session, true);
        }
    });
}

void StageScene::loseStage() {
    _target->setVisible(false);
    later(kLoseDelay, [session = _session] { flow::showGameOver(session, false); });
}

void StageScene::later(float seconds, const std::function<void()>& next) {
    // An action of the field, because a pause stops those.
    _field->runAction(Sequence::create(DelayTime::create(seconds), CallFunc::create(next), nullptr));
}

// --- Pause ---

void StageScene::pauseGame() {
    if (_pauseMenu) return;
    for (Node* node : {_meadow, static_cast<Node*>(_field), static_cast<Node*>(_hud)}) setPaused(node, true);
    _pauseMenu = Node::create();
    _pauseMenu->addChild(LayerColor::create(Color4B(30, 18, 8, 150)));
    auto* title = titleText("Paused", 64);
    title->setPosition(tuning::kFieldWidth / 2, 460);
    _pauseMenu->addChild(title);
    auto* buttons = ButtonList::create(
        {{"Go on", [this] { resumeGame(); }}, {"Title", [session = _session] { flow::showTitle(session); }}},
        [this] { resumeGame(); });
    buttons->setPosition(tuning::kFieldWidth / 2, 300);
    buttons->focus(0);
    _pauseMenu->addChild(buttons);
    addChild(_pauseMenu, kMenuZ);
    _session->report("paused");
}

void StageScene::resumeGame() {
    if (!_pauseMenu) return;
    _pauseMenu->removeFromParent();
    _pauseMenu = nullptr;
    for (Node* node : {_meadow, static_cast<Node*>(_field), static_cast<Node*>(_hud)}) setPaused(node, false);
    _session->report("resumed");
}

} // namespace beecluster
