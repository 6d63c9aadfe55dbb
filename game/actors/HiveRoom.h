#pragma once

#include "cocos2d.h"
#include "rules/HiveRun.h"
#include "view/nodes.h"

#include <vector>

namespace beecluster {

class Effects;

/// Shows a HiveRun: the map, the pots, the drops, the door and the bee on its feet.
class HiveRoom : public cocos2d::Node {
public:
    /// `map` is the one that the level of the run was read from.
    static HiveRoom* create(cocos2d::TMXTiledMap* map, const HiveRun& run) {
        return created(&HiveRoom::initWith, map, run);
    }

    /// Shows the state after a step of `dt` seconds, and what happened in it.
    void show(const HiveRun& run, float dt);
    Effects& effects() { return *_effects; }

private:
    bool initWith(cocos2d::TMXTiledMap* map, const HiveRun& run);
    void addWax();
    void addThings(const HiveRun& run);
    void showBee(const HiveRun& run, float dt);
    void showRobber(const HiveRun::Robber& robber);
    void showEvent(const HiveEvent& event, const HiveRun& run);

    std::vector<cocos2d::Sprite*> _pots;  // children, as in the run
    std::vector<cocos2d::Sprite*> _drops; // children; null when fetched
    cocos2d::Sprite* _door = nullptr;     // child
    cocos2d::Sprite* _bee = nullptr;      // child
    cocos2d::Sprite* _robber = nullptr;   // child
    Effects* _effects = nullptr;          // child
    float _walked = 0.0f;                 ///< points, for the legs
};

} // namespace beecluster
