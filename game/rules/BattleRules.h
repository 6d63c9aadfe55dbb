#pragma once

#include "Tuning.h"
#include "gameplay/Random.h"
#include "math/Vec2.h"
#include "rules/EnemyKind.h"
#include "rules/Loot.h"
#include "rules/Spear.h"
#include "rules/Tally.h"

#include <optional>

namespace beecluster {

/// What a fetched gift gives.
struct GiftResult {
    int points;
    bool isNewBee;
};

/// What follows when something harmful touches a bee.
enum class BeeHit {
    None,   ///< it is protected, or the fight is over
    Armor,  ///< it loses a piece of its armor
    Shield, ///< the wax shield took it
    Lost,   ///< it is knocked out of the swarm
};

/// The rules of a fight: what follows when a sting hits, an enemy dies, a gift is fetched or a bee is hit.
/// Keeps the tally. Knows no nodes: the battlefield shows what is decided here.
class BattleRules {
public:
    /// Both must outlive this object.
    BattleRules(Tally& tally, copra::Random& random) : _tally(tally), _random(random), _spear(tally.honey) {}

    /// Counts down by dt seconds: the royal jelly and the time to the next free flower.
    void update(float dt);
    /// The fight is over: nothing harms a bee any more, and no more free flowers come.
    void end() { _isOver = true; }
    bool isOver() const { return _isOver; }
    int bees() const { return _tally.bees; }
    /// What --stats writes of the fights.
    FightCounts& counts() { return _tally.counts; }
    int chain() const { return _tally.score.chain(); }

    // --- The start of things ---

    /// Where a bee of the first swarm starts.
    cocos2d::Vec2 startPosition();
    /// Seconds until a bee of the first swarm stings; random, so that a swarm does not fire in step.
    float startStingDelay();
    /// Seconds until a new bee stings.
    float newBeeStingDelay();
    /// Seconds until a new enemy of that kind shoots.
    float firstShotDelay(const EnemyTraits& traits);

    // --- Stings ---

    /// Seconds between two stings of a bee.
    float stingInterval() const;
    /// Whether one more sting may fly when that many do.
    bool mayFireSting(int flying) const { return flying < tuning().sting.most; }
    void stingFired() { ++_tally.stings; }

    /// Seconds between two salvos of an enemy of that kind.
    float shotInterval(const EnemyTraits& traits) const;
    /// See furyOf().
    float fury() const;
    /// No enemy shoots for that many seconds.
    void makePeace(float seconds) { _peace = seconds; }
    bool isPeace() const { return _peace > 0; }

    // --- Events ---

    /// An enemy worth `points` was killed, near the swarm or not. Returns the points it gave.
    int kill(int points, bool isNear = true);
    /// A sting hits the bear: it keeps the chain, and some together extend it.
    void bearHit();
    /// The gift that the killed enemy leaves, if any.
    std::optional<GiftKind> loot() {
        return rollLoot(_tally.bees, _random, cards().factor(Effect::FlowerChance));
    }
    /// Where a flower comes in now, as one does now and then by itself, so that no swarm starves.
    std::optional<cocos2d::Vec2> nextFlower();
    /// The swarm has fetched a gift.
    GiftResult fetch(GiftKind kind);
    /// Something harmful touches a bee, which may be protected or have armor.
    BeeHit hitBee(bool isProtected, bool hasArmor);

    // --- The spear and the cards ---

    Spear& spear() { return _spear; }
    const Spear& spear() const { return _spear; }
    const Cards& cards() const { return _tally.cards; }
    /// A shot has narrowly missed a bee.
    void graze() { _spear.fill(tuning().honey.graze * cards().factor(Effect::HoneyGain)); }
    /// How full the comb is that pollen fills, 0 to 1.
    float comb() const;
    /// Empties a comb that is full. Returns whether it was: then there is a card to choose.
    bool takeComb();
    /// For how many the next sting on a boss or the bear counts.
    int stingsOnBoss();
    /// A burst has cleared that many shots. Returns the points it gave.
    int shotsCleared(int shots);
    /// The stings that the next shot of a bee consists of.
    int stingsOfNextShot() const { return cards().stingsOfShot(_tally.stings); }
    /// Whether the wax shield would take the next hit.
    bool hasShield() const { return cards().shieldInterval() > 0 && _untilShield <= 0; }

    /// What is left of the royal jelly, 1 to 0.
    float royalLeft() const;

private:
    void growSwarm();
    float pollenOfComb() const;

    Tally& _tally;
    copra::Random& _random;
    Spear _spear;
    float _peace = 0.0f;                                ///< seconds in which no enemy shoots
    float _untilShield = 0.0f;                          ///< seconds until the wax shield has grown again
    float _royalTime = 0.0f;                            ///< seconds of fast fire left
    float _untilFlower = tuning().gifts.flowerInterval; ///< seconds to the next free flower
    int _bearHits = 0;
    float _bossStings = 0.0f; ///< the part of one that is left
    bool _isOver = false;
};

} // namespace beecluster
