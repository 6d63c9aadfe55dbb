#pragma once

#include "cocos2d.h"
#include "rules/HivePilot.h"
#include "rules/HiveRun.h"
#include "rules/PlayInput.h"
#include "scenes/Session.h"

#include <functional>
#include <optional>

namespace beecluster {

class HiveRoom;
class Hud;
class PointerInput;

/// Plays the hive from the side, between two stages: passes the input to a HiveRun, shows it, adds its points and honey to the
/// tally, and goes on.
class HiveScene : public cocos2d::Scene {
public:
    /// Null, after printing what is wrong, if game/hive.tmx cannot be played.
    static HiveScene* create(const SessionPtr& session);

    void onEnterTransitionDidFinish() override;
    void onExit() override;
    void update(float dt) override;

    const HiveRun& run() const { return *_run; }

private:
    explicit HiveScene(const SessionPtr& session) : _session(session) {}
    bool initHive();
    void addDisplay();
    void announce();
    void step(float dt);
    /// What the player wants: keys and sticks walk at once, and the pointer is walked to.
    PlayInput playerInput();
    void take(const HiveEvent& event);
    void updateDisplay();
    void end();
    void leave(const std::function<void()>& next);
    void listen();
    void pauseGame();
    void resumeGame();

    SessionPtr _session;
    std::optional<HiveRun> _run;
    HivePilot _pilot;
    HiveRoom* _room = nullptr;           // child
    Hud* _hud = nullptr;                 // child
    PointerInput* _pointer = nullptr;    // child
    cocos2d::Label* _pots = nullptr;     // below a child
    cocos2d::Label* _time = nullptr;     // below a child
    cocos2d::Node* _pauseMenu = nullptr; // child while the game is paused
    cocos2d::Vec2 _pointed;              ///< where the pointer was in the step before
    bool _hasPointed = false;            ///< the pointer was moved after keys and stick
    int _shownSeconds = -1;
    int _shownPots = -1;
    bool _isLeaving = false; ///< another scene takes over; no more steps
};

} // namespace beecluster
