#include "scenes/StageScene.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/GhostSwarm.h"
#include "base/autoreleased.h"
#include "hud/Hud.h"
#include "hud/ScrollLayer.h"
#include "hud/Surroundings.h"
#include "records/Medals.h"
#include "rules/Difficulty.h"
#include "scenes/Battlefield.h"
#include "scenes/CardChoice.h"
#include "scenes/GameFlow.h"
#include "scenes/PointerInput.h"
#include "stages/StageTable.h"
#include "text/Texts.h"
#include "view/Effects.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

// The edge, which glows, lies below all that flies.
enum SceneZOrder { kGroundZ, kCanopyZ, kEdgeZ, kFieldZ, kGhostZ, kOutsideZ, kTargetZ, kChoiceZ = 45 };

constexpr int kAfterActors = 1;       ///< update priority: enemies and stings move first
constexpr float kClearDelay = 3.2f;   ///< seconds from the last enemy to the next stage
constexpr float kPauseDelay = 3.0f;   ///< seconds until --screen pause, without the title
constexpr float kLoseDelay = 2.2f;    ///< seconds from the last bee to the results
constexpr float kGroundStop = 2.2f;   ///< seconds in which the ground comes to rest before the bear
constexpr int kIntenseMultiplier = 3; ///< from which on the second layer of the music plays

} // namespace

StageScene* StageScene::create(const SessionPtr& session) {
    auto* scene = new StageScene(session);
    return copra::autoreleased(scene, scene->initStage());
}

StageScene::StageScene(const SessionPtr& session)
    : PlayScene(session),
      _data(gameData()),
      _stage(&_data->stages[session->game.stage]),
      _progress(*_stage),
      _pilot(Autopilot(session->options.player == kBoldPlayer)),
      _blind(BlindPlayer::named(session->options.player)),
      _lossesBefore(session->game.tally.losses) {}

bool StageScene::initStage() {
    if (!Scene::init() || !loadScenery()) return false;
    viewfit::follow(this);
    addChild(_ground = createMeadow(_stage->groundImage, _stage->scrollSpeed), kGroundZ);
    addLandmarks(_ground, _stage->landmark, _stage->scrollSpeed);
    _field = Battlefield::create(_session->game.tally, _session->game.random, _session->services.sounds);
    addChild(_field, kFieldZ);
    _field->rules().makePeace(_stage->peace);
    if (_stage->hasCurrent) _field->addCurrent();
    if (_stage->hasNight) _field->addNight();
    if (_stage->hasOrchard) _field->addOrchard(_stage->scrollSpeed);
    _target = addSprite(this, "target.png", Vec2::ZERO, kTargetZ);
    _target->setOpacity(190);
    _target->runAction(RepeatForever::create(RotateBy::create(6, 360)));
    _edge = addSprite(this, "edge.png", Vec2(layout::kFieldWidth / 2, playfield().at(0.5f)), kEdgeZ);
    _edge->setVisible(false);
    _edge->setScale(layout::kFieldWidth / _edge->getContentSize().width,
                    playfield().height() / _edge->getContentSize().height);
    addChild(_canopy = createCanopy(_stage->scrollSpeed), kCanopyZ);
    auto* around = Surroundings::create(_stage->groundImage, _stage->scrollSpeed);
    around->markField();
    if (_stage->hasNight) around->addNight();
    addChild(_around = around, kOutsideZ);
    addPlay();
    addGhost();
    announceStage();
    updateHud();
    logEvent("stage-begin");
    _session->services.sounds.playMusic(_stage->music);
    _session->services.sounds.setCovered(false);
    scheduleUpdateWithPriority(kAfterActors);
    return true;
}

void StageScene::announceStage() {
    const std::string hint = textOr("stage." + _stage->name + ".hint", _stage->hint);
    const Course& course = _session->game.course;
    std::string place = text("stage.number", std::to_string(course.position() + 1));
    if (_session->game.mode == GameMode::Endless)
        place = text("mode.round", std::to_string(course.round() + 1)) + ", " + place;
    _hud->announce(titleOf(*_stage), hint.empty() ? place : place + ": " + hint);
}

void StageScene::takeData() {
    const GameDataPtr before = _data; // until nothing points to it any more
    _data = gameData();
    _stage = &_data->stages[_session->game.stage];
    _progress.changeTo(*_stage);
    _field->takeData();
}

void StageScene::onEnterTransitionDidFinish() {
    PlayScene::onEnterTransitionDidFinish();
    if (!isPaused()) viewfit::showCursor(false);
    _session->report("stage " + _stage->name);
    if (_session->options.screen == "pause" && _session->game.course.number() == 0)
        scheduleOnce([this](float) { pauseGame(); }, kPauseDelay, "pause");
}

void StageScene::onExit() {
    _session->services.sounds.setHum(0);
    setFrozen(false);
    PlayScene::onExit();
}

void StageScene::onPaused() {
    setFrozen(false);
}

void StageScene::onResumed() {
    if (_choice) return holdField(true);
    viewfit::showCursor(false);
}

void StageScene::playFrame(float dt) {
    if (_isCardTaken) endChoice();
    if (_choice) return;
    if (!_isFrozen) step(dt);
    moveThePicture();
}

void StageScene::step(float dt) {
    if (!beginStep()) return;
    steer(dt);
    if (_ghost) _ghost->step(_session->player.ghost.goal(_stage->name, _steps), dt);
    ++_steps;
    spawnEnemies(dt);
    _field->step(dt);
    if (!isBetweenWaves()) _session->game.tally.score.update(dt);
    updateProgress();
    teach(dt);
    updateHud();
    offerCard();
    _session->services.stats.update(dt, _stage->name, _session->game.tally, _field->enemyShots(),
                                    _field->enemies());
    _session->game.hash.add(_session->game.tally.score.points());
    _field->addTo(_session->game.hash);
}

void StageScene::offerCard() {
    if (hasCards(_session->game.tally.cards) && _field->rules().takeComb()) chooseCard("cards.comb");
}

void StageScene::chooseCard(const char* title) {
    setFrozen(false);
    holdField(true);
    viewfit::showCursor(true);
    _session->screen = "cards";
    _choice = CardChoice::create(_session, title, [this] { _isCardTaken = true; });
    addChild(_choice, kChoiceZ);
}

void StageScene::endChoice() {
    if (_session->game.isCleared) return goOn();
    _isCardTaken = false;
    _choice->removeFromParent();
    _choice = nullptr;
    _session->screen = "stage";
    holdField(false);
    viewfit::showCursor(false);
    _field->takeCards();
}

void StageScene::holdField(bool isHeld) {
    for (Node* part : {static_cast<Node*>(_field), _ground, _canopy, _around}) setPaused(part, isHeld);
}

void StageScene::addGhost() {
    const bool isWanted = _session->player.settings.showsGhost && !_session->playsByItself();
    if (!isWanted || !_session->player.ghost.goal(_stage->name, 0)) return;
    _ghost = GhostSwarm::create();
    addChild(_ghost, kGhostZ);
}

void StageScene::awardMedals() {
    const Tally& tally = _session->game.tally;
    const GameState& game = _session->game;
    const MedalFacts facts{
        game.mode,       _stage->name,        tally.losses - _lossesBefore, game.course.round() + 1,
        _stage->hasBear, !game.hasNextStage()};
    award(medalsFor(facts, tally));
}

// --- Play ---

void StageScene::steer(float dt) {
    const PlayInput live = _session->playsByItself() ? autopilotInput(dt) : playerInput(dt);
    const PlayInput input = _session->game.tape.step(live);
    if (_session->game.tape.isPlaying()) _pointer->setGoal(input.goal);
    const Spear& spear = _field->rules().spear();
    if (input.isGathering && !_wasGathering && !spear.isReady() && !spear.isActive()) _hud->refuseHoney();
    _wasGathering = input.isGathering;
    _field->holdSpear(input.isGathering);
    _field->hive().setGoal(input.goal, input.isLeading);
    _target->setPosition(input.goal);
    reportGoal();
}

PlayInput StageScene::playerInput(float dt) {
    _pointer->step(dt);
    return {_pointer->goal(), _pointer->isLeading(), _pointer->isHolding()};
}

PlayInput StageScene::autopilotInput(float dt) {
    const auto look = [this](Situation& situation) { _field->describe(situation); };
    const PlayInput input =
        _blind ? _blind->input(dt) : _pilot.input(dt, _pointer->goal(), _field->hive().center(), look);
    _pointer->setGoal(input.goal);
    return input;
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
    const Tally& tally = _session->game.tally;
    _progress.spawn(dt, _field->enemies(), beesForWaves(tally.bees, tally.hardship), _requests);
    for (const SpawnRequest& request : _requests) _field->spawn(request);
    if (const Wave* wave = _progress.takeWarning()) _field->warnOf(*wave);
    _session->game.wave = static_cast<int>(_progress.wave());
}

bool StageScene::isBetweenWaves() const {
    const bool hasBear = _progress.phase() == StageProgress::Phase::Bear;
    return _field->enemies() == 0 && !hasBear;
}

void StageScene::logEvent(const char* name) {
    _session->services.stats.event(name, _stage->name, _session->game.tally.bees);
}

void StageScene::updateProgress() {
    announceBearPhase();
    if (!_progress.update(_session->game.tally.bees, _field->enemies(), _field->bearHealth())) return;
    if (_progress.phase() == StageProgress::Phase::Bear) startBear();
    if (_progress.phase() == StageProgress::Phase::Cleared) clearStage();
    if (_progress.phase() == StageProgress::Phase::Lost) loseStage();
}

void StageScene::updateHud() {
    const Tally& tally = _session->game.tally;
    _hud->setScore(tally.score.points(), tally.score.multiplier(), tally.score.chainLeft());
    _hud->setBees(tally.bees);
    _hud->setHoney(_field->rules().spear().honey(),
                   _field->rules().spear().isReady() || _field->rules().spear().isActive());
    _session->services.sounds.setHum(tally.bees);
    _session->services.sounds.setIntense(tally.score.multiplier() >= kIntenseMultiplier);
    _hud->setComb(_field->rules().comb());
    _hud->setRoyal(_field->rules().royalLeft());
    showBosses();
}

void StageScene::startBear() {
    _field->spawnBear();
    _session->services.sounds.play(Sound::Roar);
    logEvent("bear-begin");
    stopMeadow(_ground, kGroundStop);
    stopMeadow(_canopy, kGroundStop);
    stopMeadow(_around, kGroundStop);
    _around->setLocalZOrder(kCanopyZ); // the bear is larger than the field, and would be cut off at its edges
    _hud->announce(text("bear.title"), text("bear.hint"));
}

void StageScene::clearStage() {
    _session->services.sounds.play(Sound::StageClear);
    _field->endFight(); // fetches the gifts that are left
    if (_stage->hasBear) logEvent("bear-beaten");
    logEvent("stage-clear");
    const int bees = _session->game.tally.bees;
    _session->game.tally.score.stageCleared(bees);
    _hud->announce(text("stage.clear"),
                   textOfCount("stage.clear.bees", bees, std::to_string(tuning().score.stageBee)));
    _session->saveBest();
    awardMedals();
    if (!_session->game.hasNextStage()) logEvent("victory");
    _session->game.isCleared = true;
    const auto next = [this] {
        const bool isChosen = _session->game.hasNextStage() && hasCards(_session->game.tally.cards);
        isChosen && !_session->game.isDemo ? chooseCard("cards.title") : goOn();
    };
    after(_field, kClearDelay, next);
}

void StageScene::goOn() {
    leave([session = _session] {
        if (session->game.isDemo) return flow::showTitle(session);
        if (!session->game.hasNextStage()) return flow::showGameOver(session, true);
        session->game.enterNextStage();
        flow::showStage(session);
    });
}

void StageScene::loseStage() {
    logEvent("swarm-lost");
    _hud->announce(text("over.lost"), "");
    _session->saveBest();
    _target->setVisible(false);
    leaveAfter(kLoseDelay, _field, [session = _session] { flow::showGameOver(session, false); });
}

} // namespace beecluster
