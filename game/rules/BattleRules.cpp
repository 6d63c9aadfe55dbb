#include "rules/BattleRules.h"

#include "Layout.h"
#include "Tuning.h"
#include "rules/Difficulty.h"
#include "rules/Field.h"

#include <algorithm>

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
    return _royalTime > 0 ? tuning().sting.royalInterval : tuning().sting.interval;
}

bool BattleRules::mayFireSting(int flying) const {
    return flying < tuning().sting.most;
}

int BattleRules::kill(int points) {
    const int before = _tally.score.points();
    _tally.score.kill(points);
    return _tally.score.points() - before;
}

std::optional<Vec2> BattleRules::nextFlower() {
    if (_untilFlower > 0 || _isOver) return std::nullopt;
    _untilFlower = tuning().gifts.flowerInterval * pressure(_tally.bees);
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
        isNewBee = _tally.bees < tuning().bees.most;
        if (isNewBee) growSwarm();
        break;
    case GiftKind::Honey:
        score.honey();
        _spear.fill(tuning().honey.drop * cards().honeyGain());
        break;
    case GiftKind::Jelly:
        _royalTime = tuning().gifts.royalTime;
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

int BattleRules::shotsCleared(int shots) {
    const int before = _tally.score.points();
    _tally.score.bonus(shots * tuning().burst.shotPoints);
    return _tally.score.points() - before;
}

float BattleRules::royalLeft() const {
    return _royalTime / tuning().gifts.royalTime;
}

void BattleRules::growSwarm() {
    ++_tally.bees;
    _tally.maxBees = std::max(_tally.maxBees, _tally.bees);
}

} // namespace beecluster
