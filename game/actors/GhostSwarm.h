#pragma once

#include "cocos2d.h"

namespace beecluster {

/// A few faint bees that follow the course of the best game. They touch nothing.
class GhostSwarm : public cocos2d::Node {
public:
    CREATE_FUNC(GhostSwarm);
    bool init() override;

    /// Flies toward `goal` for dt seconds; fades away if it is null.
    void step(const cocos2d::Vec2* goal, float dt);

private:
    cocos2d::Vec2 _middle;
    bool _hasBegun = false;
};

} // namespace beecluster
