#pragma once

#include "cocos2d.h"
#include "rules/Autopilot.h"
#include "rules/SpawnPlan.h"
#include "scenes/Session.h"

#include <vector>

namespace beecluster {

class Battlefield;
class Hud;
class PointerInput;

/// One stage: sends the waves, carries the player's wish to the swarm, keeps the signs up to date, and says
/// when it is won or lost.
class StageScene : public cocos2d::Scene {
public:
    /// Plays the session's stage.
    static StageScene* create(const SessionPtr& session);

    void onEnterTransitionDidFinish() override;
    void update(float dt) override;

private:
    enum class Phase { Waves, Bear, Cleared, Lost };

    explicit StageScene(const SessionPtr& session);
    bool initStage();
    void listenToKeys();

    void steer(float dt);
    void reportGoal();
    void sendWaves(float dt);
    void watch();
    void showState();
    void clearStage();
    void loseStage();
    /// Calls `next` after that many seconds of stage time.
    void later(float seconds, const std::function<void()>& next);

    void pauseGame();
    void resumeGame();

    SessionPtr _session;
    const Stage& _stage;
    SpawnPlan _plan;
    Autopilot _autopilot;
    Situation _situation;
    std::vector<Newcomer> _newcomers;
    Phase _phase = Phase::Waves;
    cocos2d::Node* _meadow = nullptr;    // child
    Battlefield* _field = nullptr;       // child
    PointerInput* _pointer = nullptr;    // child
    cocos2d::Sprite* _target = nullptr;  // child: shows where the swarm is called to
    Hud* _hud = nullptr;                 // child
    cocos2d::Node* _pauseMenu = nullptr; // child while the game is paused
    cocos2d::Vec2 _decision;             ///< of the autopilot
    cocos2d::Vec2 _reportedGoal;
    float _untilDecision = 0;
};

} // namespace beecluster
