#pragma once

#include "actors/ActorLayer.h"
#include "actors/CollisionWorld.h"
#include "actors/Gift.h"
#include "actors/Hive.h"
#include "actors/fwd.h"
#include "cocos2d.h"
#include "rules/Autopilot.h"
#include "rules/BattleRules.h"
#include "rules/BearTactics.h"
#include "rules/Motion.h"
#include "rules/ShotPalette.h"
#include "rules/SpawnPlan.h"
#include "rules/StateHash.h"
#include "rules/Trail.h"

#include <optional>

namespace beecluster {

class Bear;
class Effects;
class Enemy;
class EnemyShot;
class Orchard;
class RollingApple;
class Sounds;
class Stream;

/// Everything that flies in a stage. Moves the actors, passes their contacts to the rules and shows what the
/// rules decide. Knows nothing of waves, menus and scenes.
class Battlefield : public cocos2d::Node {
public:
    /// A field with the swarm of the tally. The arguments must outlive it.
    static Battlefield* create(Tally& tally, copra::Random& random, Sounds& sounds);
    ~Battlefield() override;

    /// Whether the player holds the button of the spear.
    void holdSpear(bool isHeld) { _isSpearHeld = isHeld; }
    /// What the fight does to the picture.
    Motion& motion() { return _motion; }
    /// Advances by dt seconds. Call it after the actors that update themselves: enemies and stings.
    void step(float dt);
    /// Adds an enemy.
    void spawn(const SpawnRequest& request);
    /// Marks where the insects of a wave will come in.
    void warnOf(const Wave& wave);
    void spawnBear();
    /// Adds the hillside with its apples; `scroll`: points a second of the ground.
    void addOrchard(float scroll);
    /// Adds the current of a creek.
    void addCurrent();
    /// Adds the dark, which leaves a light around the swarm.
    void addNight();
    /// What decides the fight: peace, spear, comb, jelly.
    BattleRules& rules() { return _rules; }
    /// Goes on with another card, which was taken while the field stood still.
    void takeCards();
    /// Goes on with the data in use, which have been read again.
    void takeData();
    /// Ends the fight: enemies and their shots vanish, gifts are fetched, and nothing harms a bee any more.
    void endFight();

    Hive& hive() { return *_hive; }
    /// Shows the shots of enemies in that palette, also those in flight.
    void showShotsIn(ShotPalette palette);
    int enemies() const { return _enemies->count(); }
    /// Enemy shots in flight.
    int enemyShots() const { return _shots->count(); }
    /// Gifts of that kind on the field.
    int gifts(GiftKind kind) const;
    /// The large insect of the stage while it is there; null otherwise.
    const Enemy* boss() const;
    /// 1 to 0; below 0 where there is no bear.
    float bearHealth() const;
    /// The phase of the fight with the bear, from 1; 0 where there is no bear.
    int bearPhase() const { return _bearPhase; }
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
    void fireSalvo(const cocos2d::Vec2& from, const cocos2d::Vec2& direction, const ShotPattern& pattern,
                   int count, int salvo = 0);
    void fireStings(float dt);
    /// Returns false if there is no sprite for it.
    bool fireSting(const cocos2d::Vec2& from, const cocos2d::Vec2& direction);
    void stepGifts(float dt);
    void stepBear(float dt);
    /// What the stage does: its current, its dark, its apples.
    void stepScenery(float dt);
    /// Drops what the kill of such an enemy leaves: its own gifts, or what chance decides.
    void dropLootOf(const EnemyTraits& traits, const cocos2d::Vec2& position);
    /// Drops what a kill leaves: one gift, or flowers in threes.
    void dropLoot(GiftKind kind, const cocos2d::Vec2& position);
    /// A bee that was hit: it is knocked out of the swarm.
    void dropStunnedBee(const cocos2d::Vec2& position);
    Gift* dropGift(GiftKind kind, const cocos2d::Vec2& position);

    // --- Battlefield_spear.cpp: the second verb ---

    void stepSpear(float dt);
    void burst();
    /// Returns how many shots it cleared.
    int clearShots(const cocos2d::Vec2& center, float radius);
    /// Insects within the radius take some stings.
    void stingAround(const cocos2d::Vec2& center, float radius);
    void stingOften(copra::CollisionSprite* enemy, int stings, const cocos2d::Vec2& direction);
    void stepShots(float dt);
    /// The insect that a spear reaches best.
    std::optional<Attractor> prey() const;

    // --- Battlefield_contacts.cpp: contacts and what follows ---

    void contactBegan(copra::CollisionSprite* first, copra::CollisionSprite* second);
    void stingHits(copra::TrackBullet* sting, copra::CollisionSprite* enemy);
    void appleHits(RollingApple* apple, copra::CollisionSprite* enemy);
    /// A sting hits, which flew in that direction. Returns whether it was the last.
    bool hitEnemy(copra::CollisionSprite* enemy, const cocos2d::Vec2& direction);
    void hitBee(Bee* bee, copra::CollisionSprite* by);
    /// A bee touches a paw that is raised for a blow: a spear staggers the bear.
    void reachPaw(copra::CollisionSprite* paw);
    bool stingBear();
    void fetch(Gift* gift);
    void kill(Enemy* enemy);
    void defeatBear();
    /// The bear enters another phase: it drops some of the honey it stole.
    void staggerBear();

    BattleRules _rules;
    copra::Random& _random;
    Sounds& _sounds;
    Motion _motion;
    Trail _trail;
    copra::CollisionWorld _world;
    Hive* _hive = nullptr;                   // child
    Effects* _effects = nullptr;             // child
    ActorLayer<Gift>* _gifts = nullptr;      // child
    ActorLayer<Enemy>* _enemies = nullptr;   // child
    ActorLayer<EnemyShot>* _shots = nullptr; // child
    cocos2d::Node* _stings = nullptr;        // child
    Stream* _stream = nullptr;               // child, in a creek
    cocos2d::Sprite* _night = nullptr;       // child, in the dark
    Orchard* _orchard = nullptr;             // child, in an orchard
    Bear* _bear = nullptr;                   // in the enemy layer
    ShotPalette _palette = ShotPalette::Standard;
    bool _isSpearHeld = false;
    int _bearPhase = 0;
    int _bearSalvos = 0;
    float _bearPressure = 1.0f; ///< of the swarm that met the bear, so that it does not ease off
};

} // namespace beecluster
