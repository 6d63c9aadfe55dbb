#pragma once

#include "actors/CollisionSprite.h"
#include "gameplay/Random.h"
#include "rules/BearTactics.h"
#include "rules/Health.h"

#include <functional>
#include <optional>

namespace beecluster {

class BearArm;

/// The bear that is after the hive's honey. The sprite is its face; its two arms are siblings.
class Bear : public copra::CollisionSprite {
public:
    /// Adds itself and its arms to `field` (the face at z, the arms one below). They collide in `world`,
    /// which must outlive them.
    static Bear* create(int health, cocos2d::Node* field, int z, copra::CollisionWorld* world);

    /// Advances by dt seconds. Returns the act that it begins; it strikes by itself, the caller carries out the
    /// others. `pressure` shortens the pauses between acts; it prowls after the swarm, whose x is given in points.
    std::optional<BearAct> step(float dt, float pressure, float swarm, copra::Random& random);
    /// Takes a sting; true when it was the last.
    bool applyHit();
    /// How strongly it turns white when it is hit, 0 to 1.
    void setFlashes(float amount);
    bool isDamaged() const override { return _health.isDead(); }
    /// 1 to kBearPhases.
    int phase() const { return _tactics.phase(); }
    /// 1 to 0.
    float healthLeft() const { return _health.share(); }
    /// Where its shots start, in points of the field.
    cocos2d::Vec2 mouth() const;
    /// Staggers, between two phases.
    void stagger();
    /// Falls and retreats, beaten. `onFall` is called when it hits the ground.
    void fall(const std::function<void()>& onFall);

private:
    bool initBear(int health, cocos2d::Node* field, int z, copra::CollisionWorld* world);
    /// Shows a face, for some seconds or for good (0).
    void showFace(const char* frame, float seconds);
    void prowl(float dt, float swarm);
    void strike(BearArm* arm);

    BearArm* _arms[2] = {nullptr, nullptr}; // siblings: left, right
    Health _health;
    BearTactics _tactics;
    float _faceTime = 0.0f;            ///< seconds until the calm face returns
    float _flash = 0.0f;               ///< seconds it is still white after a hit
    cocos2d::Sprite* _white = nullptr; // child: its white shape
};

} // namespace beecluster
