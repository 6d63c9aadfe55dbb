#pragma once

#include "actors/ActorLayer.h"
#include "actors/CollisionWorld.h"
#include "actors/Gift.h"
#include "actors/Hive.h"
#include "cocos2d.h"
#include "rules/Autopilot.h"
#include "rules/BattleRules.h"
#include "rules/BearTactics.h"
#include "rules/SpawnPlan.h"
#include "rules/StateHash.h"

#include <cstdint>

namespace beecluster {

class Bear;
class Effects;
class Enemy;
class EnemyShot;
class Orchard;
class Sounds;

/// Everything that flies in a stage. Moves the actors, passes their contacts to the rules and shows what the
/// rules decide. Knows nothing of waves, menus and scenes.
class Battlefield : public cocos2d::Node {
public:
    /// A field with the swarm of the tally. The arguments must outlive it.
    static Battlefield* create(Tally& tally, copra::Random& random, Sounds& sounds);
    ~Battlefield() override;

    /// Advances by dt seconds. Call it after the actors that update themselves: enemies and stings.
    void step(float dt);
    /// Adds an enemy.
    void spawn(const SpawnRequest& request);
    void spawnBear();
    /// Adds the hillside with its apples; `scroll`: points a second of the ground.
    void addOrchard(float scroll);
    /// Ends the fight: enemies and their shots vanish, gifts are fetched, and nothing harms a bee any more.
    void endFight();

    Hive& hive() { return *_hive; }
    int enemies() const { return _enemies->count(); }
    /// Enemy shots in flight.
    int enemyShots() const { return _shots->count(); }
    /// 1 to 0; below 0 where there is no bear.
    float bearHealth() const;
    /// What is left of the royal jelly, 1 to 0.
    float royalLeft() const { return _rules.royalLeft(); }
    /// Fills in what the autopilot sees.
    void describe(Situation& situation) const;
    /// Mixes in the positions of all actors.
    void addTo(StateHash& hash) const;

private:
    Battlefield(Tally& tally, copra::Random& random, Sounds& sounds);
    bool initField();
    void addFirstSwarm();

    // --- Battlefield.cpp: every frame ---

    void fireEnemyShots(float dt);
    void fireSalvo(const cocos2d::Vec2& from, const cocos2d::Vec2& direction, ShotPattern pattern, int count);
    void fireStings(float dt);
    void stepGifts(float dt);
    void stepBear(float dt);
    /// Drops what a kill leaves: one gift, or flowers in threes.
    void dropLoot(GiftKind kind, const cocos2d::Vec2& position);
    /// A bee that was hit: it is knocked out of the swarm.
    void dropStunnedBee(const cocos2d::Vec2& position);
    Gift* dropGift(GiftKind kind, const cocos2d::Vec2& position);

    // --- Battlefield_contacts.cpp: contacts and what follows ---

    void contactBegan(copra::CollisionSprite* first, copra::CollisionSprite* second);
    void hitEnemy(copra::CollisionSprite* enemy);
    void hitBee(Bee* bee, copra::CollisionSprite* by);
    void fetch(Gift* gift);
    void kill(Enemy* enemy);
    void defeatBear();

    BattleRules _rules;
    copra::Random& _random;
    Sounds& _sounds;
    copra::CollisionWorld _world;
    Hive* _hive = nullptr;                   // child
    Effects* _effects = nullptr;             // child
    ActorLayer<Gift>* _gifts = nullptr;      // child
    ActorLayer<Enemy>* _enemies = nullptr;   // child
    ActorLayer<EnemyShot>* _shots = nullptr; // child
    cocos2d::Node* _stings = nullptr;        // child
    Orchard* _orchard = nullptr;             // child, in an orchard
    Bear* _bear = nullptr;                   // in the enemy layer
    float _bearPressure = 1.0f;              ///< of the swarm that met the bear, so that it does not ease off
};

} // namespace beecluster
