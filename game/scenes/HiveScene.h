#pragma once

#include "cocos2d.h"
#include "rules/HivePilot.h"
#include "rules/HiveRun.h"
#include "rules/PlayInput.h"
#include "scenes/PlayScene.h"

#include <optional>

namespace beecluster {

class HiveRoom;

/// Plays the hive from the side, between two stages: passes the input to a HiveRun, shows it, adds its points and honey to the
/// tally, and goes on.
class HiveScene : public PlayScene {
public:
    /// Null, after printing what is wrong, if game/hive.tmx cannot be played.
    static HiveScene* create(const SessionPtr& session);

    void onEnterTransitionDidFinish() override;

    const HiveRun& run() const { return *_run; }

private:
    void playFrame(float dt) override;
    void takeData() override { _run->takeTuning(); }

    explicit HiveScene(const SessionPtr& session) : PlayScene(session) {}
    bool initHive();
    void addDisplay();
    void announce();
    /// What the player wants: keys and sticks walk at once, and the pointer is walked to.
    PlayInput playerInput();
    void take(const HiveEvent& event);
    void updateDisplay();
    /// Shows the room larger in an upright window, where it would be small, and goes along with the bee.
    void frameRoom();
    void end();

    std::optional<HiveRun> _run;
    HivePilot _pilot;
    HiveRoom* _room = nullptr;       // child
    cocos2d::Label* _pots = nullptr; // below a child
    cocos2d::Label* _time = nullptr; // below a child
    cocos2d::Vec2 _pointed;          ///< where the pointer was in the step before
    bool _hasPointed = false;        ///< the pointer was moved after keys and stick
    int _shownSeconds = -1;
    int _shownPots = -1;
};

} // namespace beecluster
