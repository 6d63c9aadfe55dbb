#pragma once

#include "cocos2d.h"

#include <vector>

namespace beecluster {

/// A strip of all stages: those behind the player are full, the present one fills, and at its end is the honey. Its position is the
/// middle of it.
class StageStrip : public cocos2d::Node {
public:
    CREATE_FUNC(StageStrip);

    /// Of so many stages (1 or more), the index of the present one, and how much of it is over, 0 to 1.
    void show(int stages, int stage, float share);
    /// Points of what is full of that stage.
    float widthOf(int stage) const;

private:
    void addStages(int stages);

    std::vector<cocos2d::LayerColor*> _bars; // children: what is full of each stage
    cocos2d::Sprite* _bee = nullptr;         // child: where the player is
};

} // namespace beecluster
