#include "scenes/StageScene.h"

#include "Tuning.h"
#include "base/autoreleased.h"
#include "hud/ButtonList.h"
#include "hud/Effects.h"
#include "hud/Hud.h"
#include "hud/Lettering.h"
#include "hud/ScrollLayer.h"
#include "scenes/Battlefield.h"
#include "scenes/GameFlow.h"
#include "scenes/PointerInput.h"
#include "stages/StageTable.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

enum Floor { kGround, kField, kMark, kLeaves, kSigns, kMenu };

constexpr int kAfterActors = 1;       ///< update priority: enemies and stings move first
constexpr float kClearPause = 3.2F;   ///< seconds from the last enemy to the next stage
constexpr float kLosePause = 2.2F;    ///< seconds from the last bee to the tally
constexpr float kDecideEvery = 0.07F; ///< seconds between decisions of the autopilot
constexpr float kPilotSpeed = 520;    ///< points a second at which its pointer moves
constexpr float kPilotLeads = 70;     ///< points; nearer to its goal it lets the bees dodge by themselves

/// Stops or restarts everything below a node: actions, timers, listeners.
void freeze(Node* node, bool frozen) {
    if (frozen) {
        node->pause();
    } else {
        node->resume();
    }
    for (Node* child : node->getChildren()) freeze(child, frozen);
}

} // namespace

StageScene* StageScene::create(const SessionPtr& session) {
    auto* scene = new StageScene(session);
    return copra::autoreleased(scene, scene->initStage());
}

StageScene::StageScene(const SessionPtr& session)
    : _session(session), _stage(stageTable()[session->stage]), _plan(_stage) {}

bool StageScene::initStage() {
    if (!Scene::init()) return false;
    _meadow = createMeadow(_stage.meadow, _stage.scroll);
    addChild(_meadow, kGround);
    _field = Battlefield::create(_session);
    addChild(_field, kField);
    if (_stage.orchard) _field->plantOrchard(_stage.scroll);
    _target = Sprite::createWithSpriteFrameName("target.png");
    _target->setOpacity(190);
    _target->runAction(RepeatForever::create(RotateBy::create(6, 360)));
    addChild(_target, kMark);
    addChild(createCanopy(_stage.scroll), kLeaves);
    _hud = Hud::create([this] { pauseGame(); });
    addChild(_hud, kSigns);
    _pointer = PointerInput::create();
    addChild(_pointer);
    _decision = _pointer->goal();
    listenToKeys();
    _hud->announce(_stage.title, "Stage " + std::to_string(_session->stage + 1) + _stage.hint);
    showState();
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
    sendWaves(dt);
    _field->step(dt);
    _session->score.update(dt);
    watch();
    showState();
    _session->hash.add(_session->score.points());
    _field->addTo(_session->hash);
}

void StageScene::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        const bool pauseKey = key == EventKeyboard::KeyCode::KEY_P;
        if (_pauseMenu) {
            if (pauseKey) resumeGame(); // Escape is the menu's own
        } else if (pauseKey || key == EventKeyboard::KeyCode::KEY_ESCAPE) {
            pauseGame();
        }
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

// --- Play ---

void StageScene::steer(float dt) {
    bool led = true;
    if (_session->options.autopilot) {
        _untilDecision -= dt;
        if (_untilDecision <= 0) {
            _untilDecision = kDecideEvery;
            _field->describe(_situation);
            _decision = _autopilot.decide(_situation);
        }
        const Vec2 way = _decision - _pointer->goal();
        const float most = kPilotSpeed * dt;
        _pointer->setGoal(way.length() > most ? _pointer->goal() + way.getNormalized() * most : _decision);
        led = _pointer->goal().distance(_field->hive().middle()) > kPilotLeads;
    } else {
        _pointer->step(dt);
        led = _pointer->isLeading();
    }
    _field->hive().setGoal(_pointer->goal(), led);
    _target->setPosition(_pointer->goal());
    reportGoal();
}

void StageScene::reportGoal() {
    const Vec2& goal = _pointer->goal();
    if (!_session->options.report || goal.distance(_reportedGoal) < 1) return;
    _reportedGoal = goal;
    _session->report("goal " + std::to_string(std::lround(goal.x)) + ' ' +
                     std::to_string(std::lround(goal.y)));
}

void StageScene::sendWaves(float dt) {
    if (_phase != Phase::Waves) return;
    _newcomers.clear();
    _plan.update(dt, _field->enemies(), _field->hive().count(), _newcomers);
    for (const Newcomer& newcomer : _newcomers) _field->admit(newcomer);
    _session->wave = static_cast<int>(_plan.wave());
}

void StageScene::watch() {
    if (_phase == Phase::Waves || _phase == Phase::Bear) {
        if (_field->hive().count() == 0) {
            loseStage();
        } else if (_phase == Phase::Bear) {
            if (_field->bearHealth() <= 0) clearStage();
        } else if (_plan.finished() && _field->enemies() == 0) {
            if (!_stage.bear) {
                clearStage();
            } else {
                _phase = Phase::Bear;
                _field->summonBear();
                _hud->announce("The Bear!", "It wants your honey. Beware of its paws.");
            }
        }
    }
}

void StageScene::showState() {
    const Score& score = _session->score;
    _hud->setScore(score.points(), score.multiplier(), score.chainLeft());
    _hud->setBees(_field->hive().count());
    _hud->setRoyal(_field->royalLeft());
    _hud->setBear(_phase == Phase::Bear ? _field->bearHealth() : -1);
}

void StageScene::clearStage() {
    _phase = Phase::Cleared;
    _field->calm();
    const int bees = _field->hive().count();
    _session->score.stageCleared(bees);
    _hud->announce("Stage clear!", std::to_string(bees) + (bees == 1 ? " bee" : " bees") + "  x  " +
                                       std::to_string(tuning::kStageBeePoints));
    later(kClearPause, [session = _session] {
        if (session->stage + 1 < stageTable().size()) {
            ++session->stage;
            flow::toStage(session);
        } else {
            flow::toGameOver(session, true);
        }
    });
}

void StageScene::loseStage() {
    _phase = Phase::Lost;
    _target->setVisible(false);
    later(kLosePause, [session = _session] { flow::toGameOver(session, false); });
}

void StageScene::later(float seconds, const std::function<void()>& next) {
    // On the field, so that a pause holds it too.
    _field->runAction(Sequence::create(DelayTime::create(seconds), CallFunc::create(next), nullptr));
}

// --- Pause ---

void StageScene::pauseGame() {
    if (_pauseMenu) return;
    for (Node* node : {_meadow, static_cast<Node*>(_field), static_cast<Node*>(_hud)}) freeze(node, true);
    _pauseMenu = Node::create();
    _pauseMenu->addChild(LayerColor::create(Color4B(30, 18, 8, 150)));
    auto* title = titleText("Paused", 64);
    title->setPosition(tuning::kFieldWidth / 2, 460);
    _pauseMenu->addChild(title);
    auto* buttons = ButtonList::create(
        {{"Go on", [this] { resumeGame(); }}, {"Title", [session = _session] { flow::toTitle(session); }}},
        [this] { resumeGame(); });
    buttons->setPosition(tuning::kFieldWidth / 2, 300);
    buttons->focus(0);
    _pauseMenu->addChild(buttons);
    addChild(_pauseMenu, kMenu);
    _session->report("paused");
}

void StageScene::resumeGame() {
    if (!_pauseMenu) return;
    _pauseMenu->removeFromParent();
    _pauseMenu = nullptr;
    for (Node* node : {_meadow, static_cast<Node*>(_field), static_cast<Node*>(_hud)}) freeze(node, false);
    _session->report("resumed");
}

} // namespace beecluster
