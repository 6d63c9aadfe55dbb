#include "scenes/HiveScene.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/HiveRoom.h"
#include "base/autoreleased.h"
#include "data/FileProblem.h"
#include "hud/Hud.h"
#include "hud/Panel.h"
#include "records/Medals.h"
#include "scenes/GameFlow.h"
#include "scenes/PointerInput.h"
#include "text/Texts.h"
#include "text/codeNames.h"
#include "view/Effects.h"
#include "view/Typography.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr const char* kMapFile = "game/hive.tmx";
constexpr const char* kThings = "things"; ///< the object layer of the map
constexpr float kEndDelay = 3.0f;         ///< seconds from the end to the next stage
constexpr float kKeysDelay = 2.2f;        ///< seconds until the line about the keys is shown
constexpr float kWalkAhead = 22.0f;       ///< points; as far ahead keys and sticks lead
constexpr float kJumpTilt = 0.6f;         ///< of a stick's way up; it jumps as the button does
constexpr float kSignX = 424.0f;          ///< points; of the signs of pots and time
constexpr float kSignApart = 132.0f;      ///< points
constexpr float kSignTop = 40.0f;         ///< points below the upper edge
constexpr float kClockRadius = 14.0f;     ///< points
constexpr float kClockRim = 3.0f;         ///< points
constexpr float kClockHand = 1.5f;        ///< points
const Rect kPromptRoom(40, 40, 430, 140); ///< in the wax under the nursery, where nothing moves
const Vec2 kJarPlace(300, 602);
constexpr int kFewSeconds = 10;
constexpr float kRoomShare = 0.6f; ///< of the height of the view that the room fills, if it may
constexpr float kLargestRoom = 1.5f;
/// Of each kind of event but the end.
constexpr std::array<Sound, 9> kEventSounds{Sound::Graze,  Sound::Honey,   Sound::Jelly,
                                            Sound::Flower, Sound::Swipe,   Sound::Crack,
                                            Sound::BigPop, Sound::BeeLost, Sound::Card};
static_assert(kEventSounds.size() == static_cast<std::size_t>(HiveEvent::Kind::Ends));

/// Whether the map has the size of the field; one of a wrong size has its things elsewhere, or no picture.
bool fillsField(const TMXTiledMap& map) {
    const Size tiles = map.getMapSize();
    const Size pixels = map.getTileSize() / layout::kArtScale;
    const Size field(layout::kFieldWidth, layout::kFieldHeight);
    return field.equals(Size(tiles.width * pixels.width, tiles.height * pixels.height));
}

/// Adds the images of tiles that cannot be read: the map leaves out the layers that show them.
void checkImages(const TMXMapInfo& map, std::vector<FileProblem>& problems) {
    for (const TMXTilesetInfo* tiles : map.getTilesets()) {
        const std::string& path = tiles->_sourceImage;
        if (Director::getInstance()->getTextureCache()->addImage(path)) continue;
        problems.push_back({kMapFile, 0, "image", "cannot read " + path.substr(path.rfind('/') + 1)});
    }
}

/// The level in the map. Null, after printing what is wrong, if there is none.
std::optional<HiveLevel> levelOf(TMXTiledMap* map) {
    std::vector<FileProblem> problems;
    std::optional<HiveLevel> level;
    auto* things = map ? map->getObjectGroup(kThings) : nullptr;
    if (map && !fillsField(*map)) {
        problems.push_back({kMapFile, 0, "width", "width, height and tile size do not fill the field"});
    } else if (things) {
        checkImages(*TMXMapInfo::create(kMapFile), problems); // a map keeps only the tile sets that it shows
        if (problems.empty())
            level = readHiveLevel(kMapFile, things->getObjects(), layout::kArtScale, problems);
    } else {
        problems.push_back(
            {kMapFile, 0, kThings, map ? "there is no such object layer" : "no map that can be read"});
    }
    print(problems);
    return level;
}

/// A small clock, the sign of the time.
Node* makeClock() {
    auto* clock = Node::create();
    clock->addChild(makeRoundedBox(Size(2 * kClockRadius, 2 * kClockRadius), kClockRadius, Color4F(kInk)));
    const float face = 2 * (kClockRadius - kClockRim);
    clock->addChild(makeRoundedBox(Size(face, face), kClockRadius, Color4F(kCream)));
    auto* hands = DrawNode::create();
    hands->drawSegment(Vec2::ZERO, Vec2(0, kClockRadius * 0.55f), kClockHand, Color4F(kInk));
    hands->drawSegment(Vec2::ZERO, Vec2(kClockRadius * 0.4f, 0), kClockHand, Color4F(kInk));
    clock->addChild(hands);
    return clock;
}

Label* addSign(Node* parent, Node* picture, float x) {
    auto* plate = addSprite(parent, "plaque.png", Vec2(x, layout::kFieldHeight - kSignTop));
    plate->setScaleX(0.72f);
    addAt(parent, picture, Vec2(x - 36, layout::kFieldHeight - kSignTop));
    return addAt(parent, outlinedText("", 24), Vec2(x + 14, layout::kFieldHeight - kSignTop));
}

} // namespace

HiveScene* HiveScene::create(const SessionPtr& session) {
    auto* scene = new HiveScene(session);
    return copra::autoreleased(scene, scene->initHive());
}

bool HiveScene::initHive() {
    if (!Scene::init()) return false;
    auto* map = TMXTiledMap::create(kMapFile);
    std::optional<HiveLevel> level = levelOf(map);
    if (!level) return false;
    _run.emplace(*level);
    viewfit::follow(this);
    _room = HiveRoom::create(map, *_run);
    if (!_room) return false;
    addChild(_room);
    addPlay();
    addDisplay();
    _pointed = _pointer->goal();
    announce();
    updateDisplay();
    _session->services.stats.event("stage-begin", kHiveName, _session->game.tally.bees);
    _session->services.sounds.playMusic("hive");
    _session->services.sounds.setCovered(false);
    _session->services.sounds.setIntense(false);
    scheduleUpdate();
    return true;
}

void HiveScene::addDisplay() {
    _hud->makeRoom(kPromptRoom, kJarPlace);
    auto* pot = Sprite::createWithSpriteFrameName("pot.png");
    pot->setScale(0.72f);
    _pots = addSign(_hud->upperEdge(), pot, kSignX);
    _time = addSign(_hud->upperEdge(), makeClock(), kSignX + kSignApart);
}

void HiveScene::announce() {
    _hud->announce(text("stage.hive.title"), text("stage.hive.hint"));
    const Bindings& keys = _session->player.settings.keys;
    const auto nameOf = [&keys](Command command) {
        const std::vector<int>& codes = keys.codes(command);
        return codes.empty() ? text("settings.none") : textOfCode(Device::Keys, codes.front());
    };
    const std::string line =
        text("hive.keys", nameOf(Command::Left) + " / " + nameOf(Command::Right), nameOf(Command::Gather));
    // An action of the room, because a pause stops those.
    after(_room, kKeysDelay, [this, line] { _hud->prompt(line); });
}

void HiveScene::onEnterTransitionDidFinish() {
    PlayScene::onEnterTransitionDidFinish();
    _session->report(std::string("stage ") + kHiveName);
}

void HiveScene::playFrame(float dt) {
    if (!beginStep()) return;
    const PlayInput live = _session->playsByItself() ? _pilot.decide(*_run, dt) : playerInput();
    _run->step(_session->game.tape.step(live), dt);
    _room->show(*_run, dt);
    frameRoom();
    for (const HiveEvent& event : _run->events()) take(event);
    updateDisplay();
    const Tally& tally = _session->game.tally;
    _session->services.stats.update(dt, kHiveName, tally);
    _session->game.hash.add(tally.score.points());
    _run->addTo(_session->game.hash);
}

PlayInput HiveScene::playerInput() {
    const Vec2 direction = _pointer->direction();
    _hasPointed = direction.isZero() && (_hasPointed || _pointer->goal() != _pointed);
    _pointed = _pointer->goal();
    const Vec2& bee = _run->bee().position;
    return {_hasPointed ? _pointed : bee + Vec2(direction.x * kWalkAhead, 0), _hasPointed || direction.x != 0,
            _pointer->isHolding() || direction.y > kJumpTilt};
}

void HiveScene::take(const HiveEvent& event) {
    const Tuning::Hive& hive = tuning().hive;
    Tally& tally = _session->game.tally;
    const auto pay = [&](int points) {
        const int before = tally.score.points();
        tally.score.bonus(points);
        const int paid = tally.score.points() - before;
        if (paid > 0) _room->effects().number(event.position, "+" + std::to_string(paid), kHoney);
    };
    if (event.kind != HiveEvent::Kind::Ends)
        _session->services.sounds.playRaised(kEventSounds[static_cast<std::size_t>(event.kind)],
                                             event.kind == HiveEvent::Kind::Home ? _run->potsHome() : 0,
                                             event.position.x);
    switch (event.kind) {
    case HiveEvent::Kind::Drop:
        pay(hive.dropPoints);
        break;
    case HiveEvent::Kind::Jar:
        tally.honey = std::min(tally.honey + hive.jarHoney, 1.0f);
        _hud->prompt(text("hive.jar"));
        break;
    case HiveEvent::Kind::Home:
        pay(hive.potPoints);
        break;
    case HiveEvent::Kind::Taken:
        _hud->prompt(text("hive.robber"));
        break;
    case HiveEvent::Kind::Scared:
        pay(tuning().robber.points);
        break;
    case HiveEvent::Kind::Opens:
        _hud->prompt(text("hive.open"));
        break;
    case HiveEvent::Kind::Ends:
        if (_run->hasArrived()) pay(static_cast<int>(std::lround(_run->timeLeft())) * hive.secondPoints);
        end();
        break;
    default: // a sound is enough
        break;
    }
}

void HiveScene::frameRoom() {
    const Vec2 field(layout::kFieldWidth, layout::kFieldHeight);
    const float wanted = kRoomShare * viewfit::visibleRect().size.height / field.y;
    const float scale = std::clamp(wanted, 1.0f, kLargestRoom);
    const float x = std::clamp(field.x / 2 - scale * _run->bee().position.x, field.x * (1 - scale), 0.0f);
    for (Node* part : {static_cast<Node*>(_room), static_cast<Node*>(_pointer)}) {
        part->setScale(scale);
        part->setPosition(x, field.y / 2 * (1 - scale));
    }
}

void HiveScene::updateDisplay() {
    const Tally& tally = _session->game.tally;
    _hud->setScore(tally.score.points(), tally.score.multiplier(), 0);
    _hud->setBees(tally.bees);
    _hud->setHoney(tally.honey, tally.honey >= tuning().spear.cost);
    if (_shownPots != _run->potsHome()) {
        _shownPots = _run->potsHome();
        _pots->setString(std::to_string(_shownPots) + "/" + std::to_string(tuning().hive.pots));
    }
    const int seconds = static_cast<int>(std::ceil(_run->timeLeft()));
    if (_shownSeconds == seconds) return;
    _shownSeconds = seconds;
    _time->setString(std::to_string(seconds));
    _time->setTextColor(seconds <= kFewSeconds ? Color4B(255, 120, 96, 255) : kCream);
}

void HiveScene::end() {
    Tally& tally = _session->game.tally;
    const int gained = std::clamp(_run->beesGained(), 1 - tally.bees, tuning().bees.most - tally.bees);
    tally.bees += gained;
    tally.maxBees = std::max(tally.maxBees, tally.bees);
    tally.losses += std::max(-gained, 0);
    _session->services.sounds.play(_run->hasArrived() ? Sound::StageClear : Sound::BeeLost);
    _session->services.stats.event("stage-clear", kHiveName, _session->game.tally.bees);
    _session->saveBest();
    const int pots = static_cast<int>(_run->pots().size());
    std::string line = text("hive.brought", std::to_string(_run->potsHome()), std::to_string(pots));
    if (gained != 0) line += "\n" + textOfCount(gained < 0 ? "hive.lost" : "hive.gained", std::abs(gained));
    _hud->announce(text(_run->hasArrived() ? "hive.done" : "hive.over"), line);
    updateDisplay();
    award(medalsForHive(_session->game.mode, _run->potsHome(), pots,
                        _run->hasArrived() ? static_cast<int>(_run->timeLeft()) : 0));
    const auto next = [session = _session, hasArrived = _run->hasArrived()] {
        if (!session->game.hasNextStage()) return flow::showGameOver(session, hasArrived);
        session->game.enterNextStage();
        flow::showStage(session);
    };
    leaveAfter(kEndDelay, _room, next);
}

} // namespace beecluster
