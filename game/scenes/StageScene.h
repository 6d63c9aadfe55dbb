#pragma once

#include "cocos2d.h"
#include "rules/Autopilot.h"
#include "rules/StageProgress.h"
#include "scenes/Session.h"

#include <vector>

namespace beecluster {

class Battlefield;
class Hud;
class PointerInput;

/// Plays one stage: sends the waves, leads the swarm where the player or the autopilot wants it, updates the
/// display, and goes on when the stage is cleared or lost.
class StageScene : public cocos2d::Scene {
public:
    /// Plays the session's stage.
    static StageScene* create(const SessionPtr& session);

    void onEnterTransitionDidFinish() override;
    void update(float dt) override;

private:
    explicit StageScene(const SessionPtr& session);
    bool initStage();
    void listenToKeys();

    void steer(float dt);
    void reportGoal();
    void steerByAutopilot(float dt);
    void spawnEnemies(float dt);
    void updateProgress();
    void updateHud();
    void startBear();
    void clearStage();
    void loseStage();
    /// Calls `next` after that many seconds of the game, which stand still while it is paused.
    void later(float seconds, const std::function<void()>& next);

    void pauseGame();
    void resumeGame();

    SessionPtr _session;
    const Stage& _stage;
    StageProgress _progress;
    Autopilot _autopilot;
    Situation _situation;
    std::vector<SpawnRequest> _requests;
    cocos2d::Node* _meadow = nullptr;    // child
    Battlefield* _field = nullptr;       // child
    PointerInput* _pointer = nullptr;    // child
    cocos2d::Sprite* _target = nullptr;  // child: marks the goal of the swarm
    Hud* _hud = nullptr;                 // child
    cocos2d::Node* _pauseMenu = nullptr; // child while the game is paused
    cocos2d::Vec2 _decision;             ///< the autopilot's goal
    cocos2d::Vec2 _reportedGoal;
    float _untilDecision = 0.0f; ///< seconds to the autopilot's next one
};

} // namespace beecluster
