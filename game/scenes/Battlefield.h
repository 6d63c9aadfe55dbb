#pragma once

#include "actors/CollisionWorld.h"
#include "actors/Gift.h"
#include "actors/Hive.h"
#include "cocos2d.h"
#include "rules/Autopilot.h"
#include "rules/SpawnPlan.h"
#include "scenes/Session.h"

#include <vector>

namespace beecluster {

class Bear;
class Effects;
class Enemy;
class EnemyShot;
class Orchard;

/// All that flies in a stage, and what happens when it meets: who is hit, who falls, what is left behind.
/// Tells the score; knows nothing of waves, menus and scenes.
class Battlefield : public cocos2d::Node {
public:
    static Battlefield* create(const SessionPtr& session);
    ~Battlefield() override;

    /// Lets dt seconds pass. Enemies and stings have moved by themselves before.
    void step(float dt);
    /// Lets an enemy come in.
    void admit(const Newcomer& newcomer);
    void summonBear();
    /// Lets apples roll down; `scroll` points a second of the ground.
    void plantOrchard(float scroll);
    /// The fight is over: shots vanish, gifts fly to the bees.
    void calm();

    Hive& hive() { return *_hive; }
    Effects& effects() { return *_effects; }
    int enemies() const { return static_cast<int>(_enemies.size()); }
    /// 1 to 0; below 0 where there is no bear.
    float bearHealth() const;
    /// 1 to 0: what is left of the royal jelly.
    float royalLeft() const;
    /// For the autopilot.
    void describe(Situation& situation) const;
    /// Mixes in where everything is.
    void addTo(StateHash& hash) const;

private:
    explicit Battlefield(const SessionPtr& session);
    bool initField();

    void letEnemiesShoot(float dt);
    void shoot(const cocos2d::Vec2& from, const cocos2d::Vec2& aim, ShotPattern pattern, int count);
    void throwBurrs(const cocos2d::Vec2& from);
    EnemyShot* addShot(const char* frame, const cocos2d::Vec2& from, float angle, float speed);
    void moveShots(float dt);
    void moveGifts(float dt);
    void letBeesSting(float dt);
    void stepBear(float dt);
    void callWasps();

    void contactBegan(copra::CollisionSprite* one, copra::CollisionSprite* other);
    void stingHits(copra::CollisionSprite* sting, copra::CollisionSprite* enemy);
    void beeIsHit(Bee* bee, copra::CollisionSprite* by);
    void fetch(Gift* gift);
    void beat(Enemy* enemy);
    void beatBear();
    void leaveGift(const cocos2d::Vec2& place);
    void dropGift(GiftKind kind, const cocos2d::Vec2& place);

    SessionPtr _session;
    copra::CollisionWorld _world;
    Hive* _hive = nullptr;                // child
    Effects* _effects = nullptr;          // child
    cocos2d::Node* _giftLayer = nullptr;  // child
    cocos2d::Node* _enemyLayer = nullptr; // child
    cocos2d::Node* _stingLayer = nullptr; // child
    cocos2d::Node* _shotLayer = nullptr;  // child
    std::vector<Enemy*> _enemies;         // in the enemy layer
    std::vector<EnemyShot*> _shots;       // in the shot layer
    std::vector<Gift*> _gifts;            // in the gift layer
    Orchard* _orchard = nullptr;          // child, in an orchard
    Bear* _bear = nullptr;                // in the enemy layer
    float _royal = 0;                     ///< seconds of fast fire left
    float _untilFlower;                   ///< seconds to the next flower that comes by itself
    bool _calm = false;
};

} // namespace beecluster
