#include "rules/BattleRules.h"

#include "Layout.h"
#include "rules/Difficulty.h"
#include "rules/Field.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

using cocos2d::Vec2;

namespace {
constexpr float kFlowerMargin = 120.0f; ///< points from the sides of the field where free flowers come in
constexpr float kFlowerAbove = 40.0f;   ///< points above the field where they come in
} // namespace

void BattleRules::update(float dt) {
    _royalTime = std::max(_royalTime - dt, 0.0f);
    _untilFlower -= dt;
    _untilShield = std::max(_untilShield - dt, 0.0f);
    _peace = std::max(_peace - dt, 0.0f);
}

Vec2 BattleRules::startPosition() {
    const float y = playfield().bottom + _random.between(-60.0f, 40.0f);
    return {layout::kFieldWidth / 2 + _random.between(-90.0f, 90.0f), y};
}

float BattleRules::startStingDelay() {
    return _random.between(0.2f, tuning().sting.interval + 0.2f);
}

float BattleRules::newBeeStingDelay() {
    return _random.between(0.1f, tuning().sting.interval);
}

float BattleRules::firstShotDelay(const EnemyTraits& traits) {
    return _random.between(0.3f, 0.9f) * traits.shotInterval;
}

float BattleRules::stingInterval() const {
    return cards().factor(Effect::StingInterval) *
           (_royalTime > 0 ? tuning().sting.royalInterval : tuning().sting.interval);
}

float BattleRules::shotInterval(const EnemyTraits& traits) const {
    return cards().factor(Effect::ShotInterval) *
           shotIntervalFor(traits.shotInterval, _tally.bees, _tally.hardship);
}

float BattleRules::fury() const {
    return furyOf(_tally.hardship);
}

void BattleRules::bearHit() {
    _tally.score.keepChain();
    if (++_bearHits % tuning().bear.chainStings == 0) _tally.score.extendChain();
}

int BattleRules::kill(int points, bool isNear) {
    const int before = _tally.score.points();
    _tally.score.kill(cards().changed(points, Effect::Points), isNear);
    if (isNear) _tally.pollen += cards().factor(Effect::PollenGain);
    return _tally.score.points() - before;
}

std::optional<Vec2> BattleRules::nextFlower() {
    if (_untilFlower > 0 || _isOver) return std::nullopt;
    _untilFlower =
        tuning().gifts.flowerInterval * cards().factor(Effect::FlowerInterval) * pressure(_tally.bees);
    return Vec2(_random.between(kFlowerMargin, layout::kFieldWidth - kFlowerMargin),
                layout::kFieldHeight + kFlowerAbove);
}

GiftResult BattleRules::fetch(GiftKind kind) {
    Score& score = _tally.score;
    const int before = score.points();
    bool isNewBee = false;
    switch (kind) {
    case GiftKind::Flower:
        isNewBee = _tally.bees < tuning().bees.most;
        score.flower(isNewBee);
        if (isNewBee) growSwarm();
        break;
    case GiftKind::Bee:
        ++_tally.counts.fetched;
        isNewBee = _tally.bees < tuning().bees.most;
        if (isNewBee) growSwarm();
        break;
    case GiftKind::Honey:
        score.honey();
        _spear.fill(tuning().honey.drop * cards().factor(Effect::HoneyGain));
        break;
    case GiftKind::Jelly:
        _royalTime = tuning().gifts.royalTime * cards().factor(Effect::JellyTime);
        break;
    }
    return {score.points() - before, isNewBee};
}

BeeHit BattleRules::hitBee(bool isProtected, bool hasArmor) {
    if (isProtected || _isOver) return BeeHit::None;
    if (hasArmor) return BeeHit::Armor;
    if (hasShield()) {
        _untilShield = cards().shieldInterval();
        return BeeHit::Shield;
    }
    --_tally.bees;
    ++_tally.losses;
    _tally.score.beeLost();
    return BeeHit::Lost;
}

float BattleRules::comb() const {
    return std::min(_tally.pollen / pollenOfComb(), 1.0f);
}

bool BattleRules::takeComb() {
    if (_isOver || _tally.pollen < pollenOfComb()) return false;
    _tally.pollen -= pollenOfComb();
    ++_tally.combs;
    return true;
}

float BattleRules::pollenOfComb() const {
    return static_cast<float>(tuning().comb.first + tuning().comb.more * _tally.combs);
}

int BattleRules::stingsOnBoss() {
    _bossStings += cards().factor(Effect::BossStings);
    const float whole = std::floor(_bossStings);
    _bossStings -= whole;
    return static_cast<int>(whole);
}

int BattleRules::shotsCleared(int shots) {
    const int before = _tally.score.points();
    _tally.score.bonus(shots * tuning().burst.shotPoints);
    return _tally.score.points() - before;
}

float BattleRules::royalLeft() const {
    return std::min(_royalTime / tuning().gifts.royalTime, 1.0f);
}

void BattleRules::growSwarm() {
    ++_tally.bees;
    _tally.maxBees = std::max(_tally.maxBees, _tally.bees);
}

} // namespace beecluster
