#pragma once

#include "actors/CollisionSprite.h"
#include "rules/BearTactics.h"
#include "rules/Health.h"
#include "view/nodes.h"

#include <functional>
#include <optional>
#include <vector>

namespace beecluster {

class BearArm;

/// The bear that is after the hive's honey. The sprite is its face; its two arms are siblings.
class Bear : public copra::CollisionSprite {
public:
    /// Adds itself and its arms to `field` (the face at z, the arms one below). They collide in `world`,
    /// which must outlive them.
    static Bear* create(int health, cocos2d::Node* field, int z, copra::CollisionWorld* world) {
        return created(&Bear::initBear, health, field, z, world);
    }

    /// Advances by dt seconds. Returns the act that it begins; it strikes by itself, the caller carries out the
    /// others. `pressure` shortens the pauses between acts; it prowls after the swarm, whose x is given in points.
    std::optional<BearAct> step(float dt, float pressure, float swarm);
    /// Whether its snout is open to stings, which hurt more then: after a blow, and when it staggers.
    bool isOpen() const { return _openTime > 0; }
    /// A spear reaches a paw: if it is raised for a blow, the bear staggers. Returns whether it did.
    bool pierce(const copra::CollisionSprite* paw);
    /// See BearArm::hasForce().
    bool hasForce(const copra::CollisionSprite* paw);
    /// The places, in points of the field, on which blows are about to fall.
    std::vector<cocos2d::Vec2> marks() const;
    /// Where a paw is raised for a blow, if one is.
    std::optional<cocos2d::Vec2> raisedPaw() const;
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
    void open(float seconds);

    BearArm* _arms[2] = {nullptr, nullptr}; // siblings: left, right
    Health _health;
    BearTactics _tactics;
    float _faceTime = 0.0f;            ///< seconds until the calm face returns
    float _openTime = 0.0f;            ///< seconds for which its snout is open
    float _flash = 0.0f;               ///< seconds it is still white after a hit
    cocos2d::Sprite* _white = nullptr; // child: its white shape
    cocos2d::Sprite* _snout = nullptr; // child: shows that it is open
};

} // namespace beecluster
