#pragma once

#include "actors/CollisionSprite.h"
#include "cocos2d.h"
#include "rules/Hillside.h"
#include "rules/StateHash.h"

#include <vector>

namespace beecluster {

/// An apple that rolls down the hill: costs a bee, and is knocked away by stings. The orchard moves it.
class Windfall : public copra::CollisionSprite {
public:
    static Windfall* create(const Hillside::Apple& apple);

    copra::Handle body() const { return _body; }
    void place(const cocos2d::Vec2& place, float turn);

private:
    copra::Handle _body;
    cocos2d::Sprite* _shadow = nullptr; // child
};

/// The hillside of the orchard stage as nodes: trunks and apples.
class Orchard : public cocos2d::Node {
public:
    /// `scroll`: points a second of the ground. The world must outlive the orchard.
    static Orchard* create(float scroll, copra::CollisionWorld* world);

    /// Rolls on by dt seconds; more apples come the larger `pressure` is.
    void step(float dt, float pressure, copra::Random& random);
    /// A sting has hit it.
    void knock(Windfall* apple, const cocos2d::Vec2& stingVelocity);
    /// Mixes in where everything is.
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
    std::vector<Windfall*> _apples;       // in the apple layer, in the hillside's order
    std::vector<cocos2d::Node*> _logs;    // in the log layer, in the hillside's order
};

} // namespace beecluster
