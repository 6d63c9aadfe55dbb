#pragma once

#include "cocos2d.h"
#include "rules/Current.h"

#include <vector>

namespace beecluster {

/// Shows the current of the creek as streaks over the water.
class Stream : public cocos2d::Node {
public:
    CREATE_FUNC(Stream);
    bool init() override;

    /// Advances by dt seconds. Returns the velocity of what the current carries, in points a second.
    cocos2d::Vec2 step(float dt);

private:
    Current _current;
    std::vector<cocos2d::Sprite*> _streaks; // children
};

} // namespace beecluster
