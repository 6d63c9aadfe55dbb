#pragma once

#include "cocos2d.h"

#include <vector>

namespace beecluster {

/// Lights that wander over the field at dusk, and go on and off. They do no harm, have no influence on the game, and are fainter
/// than shots.
class Fireflies : public cocos2d::Node {
public:
    CREATE_FUNC(Fireflies);
    bool init() override;
    void update(float dt) override;

private:
    std::vector<cocos2d::Sprite*> _lights; // children
    float _clock = 0.0f;                   ///< seconds
};

} // namespace beecluster
