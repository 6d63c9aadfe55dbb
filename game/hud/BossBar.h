#pragma once

#include "cocos2d.h"

#include <string>

namespace beecluster {

/// The name and the health of what ends a stage or guards its middle. Its position is the middle of the bar.
class BossBar : public cocos2d::Node {
public:
    CREATE_FUNC(BossBar);
    bool init() override;

    /// Shows the health, 1 to 0, under the name; below 0 hides all, whatever the name. Ticks divide the bar into so many
    /// phases.
    void show(float health, const std::string& name, int phases);

private:
    void addTicks(int phases);

    cocos2d::LayerColor* _health = nullptr; // child
    cocos2d::Label* _name = nullptr;        // child
    cocos2d::Node* _ticks = nullptr;        // child
    int _phases = 1;
};

} // namespace beecluster
