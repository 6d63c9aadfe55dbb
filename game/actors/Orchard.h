#pragma once

#include "actors/CollisionSprite.h"
#include "cocos2d.h"
#include "rules/Hillside.h"
#include "rules/StateHash.h"
#include "view/nodes.h"

#include <vector>

namespace beecluster {

/// An apple that rolls down the hill: kills a bee on contact, and stings throw it at insects. The orchard moves it.
class RollingApple : public copra::CollisionSprite {
public:
    /// Null if a sprite frame is missing.
    static RollingApple* create(const Hillside::Apple& apple) {
        return created(&RollingApple::initApple, apple);
    }

    /// Its body in the hillside's world.
    copra::Handle body() const { return _body; }
    void setPlacement(const cocos2d::Vec2& position, float rotation);

private:
    bool initApple(const Hillside::Apple& model);

    copra::Handle _body;
    cocos2d::Sprite* _shadow = nullptr; // child
};

/// Shows the hillside of the orchard stage as nodes: trunks and apples.
class Orchard : public cocos2d::Node {
public:
    /// `scroll`: points a second of the ground. The apples collide in `world`, which must outlive the
    /// orchard.
    static Orchard* create(float scroll, copra::CollisionWorld* world);

    /// Advances by dt seconds. Apples come in `spawnRate` times as often as usual; 0: none.
    void step(float dt, float spawnRate, copra::Random& random);
    /// A sting of that velocity, in points a second, has hit the apple.
    void applyHit(RollingApple* apple, const cocos2d::Vec2& stingVelocity) {
        _hillside.applyHit(apple->body(), stingVelocity);
    }
    /// Where the apple goes, in points a second, if it was hit lately and so hurts insects; else (0, 0).
    cocos2d::Vec2 throwOf(const RollingApple* apple) const;
    /// Mixes in the positions of apples and trunks.
    void addTo(StateHash& hash) const;

private:
    Orchard(float scroll, copra::CollisionWorld* world) : _hillside(scroll), _world(world) {}
    bool init() override;
    void showApples();
    void showLogs();

    Hillside _hillside;
    copra::CollisionWorld* _world;
    cocos2d::Node* _logLayer = nullptr;   // child
    cocos2d::Node* _appleLayer = nullptr; // child
    std::vector<RollingApple*> _apples;   // in the apple layer, in the hillside's order
    std::vector<cocos2d::Node*> _logs;    // in the log layer, in the hillside's order
};

} // namespace beecluster
