#pragma once

#include "cocos2d.h"
#include "data/GameData.h"
#include "rules/BlindPlayer.h"
#include "rules/PlayInput.h"
#include "rules/StageProgress.h"
#include "rules/SwarmPilot.h"
#include "scenes/PlayScene.h"

#include <optional>
#include <vector>

namespace beecluster {

class Battlefield;
class GhostSwarm;
class Motion;

/// Plays one stage: sends the waves, leads the swarm where the player or the autopilot wants it, updates the
/// display, and goes on when the stage is cleared or lost.
class StageScene : public PlayScene {
public:
    /// Plays the session's stage.
    static StageScene* create(const SessionPtr& session);

    void onEnterTransitionDidFinish() override;
    void onExit() override;

private:
    void playFrame(float dt) override;
    void takeData() override;
    /// Offers a card when the comb is full; the field stands still until one is taken.
    void offerCard();
    /// Shows three cards; `title` is the key of their title.
    void chooseCard(const char* title);
    /// Takes the cards away, and the field, or after a stage the game, goes on.
    void endChoice();
    void holdField(bool isHeld);
    void onPaused() override;
    void onResumed() override;

    explicit StageScene(const SessionPtr& session);
    bool initStage();
    void announceStage();
    /// The faint swarm of the best game.
    void addGhost();
    /// Awards the medals of a cleared stage.
    void awardMedals();

    // --- StageScene_picture.cpp ---

    /// Shakes the picture and lets it stand still, as the fight asks for.
    void moveThePicture();
    void shakeCamera(const Motion& motion);
    /// Whether everything but the display stands still, from the next frame on.
    void setFrozen(bool isFrozen);
    void announceBearPhase();
    /// The health of the bear or of the large insect, and how far the stage has come.
    void showBosses();
    /// Shows what the player needs to know now.
    void teach(float dt);

    // --- StageScene.cpp: the steps of the game ---

    /// A step of the game.
    void step(float dt);
    void steer(float dt);
    void reportGoal();
    /// What the player wants, from pointer, keys or pad.
    PlayInput playerInput(float dt);
    PlayInput autopilotInput(float dt);
    void spawnEnemies(float dt);
    /// True while there is nothing to sting, and the chain stands still.
    bool isBetweenWaves() const;
    void logEvent(const char* name);
    void updateProgress();
    void updateHud();
    void startBear();
    void clearStage();
    /// Shows what comes after a stage that is cleared.
    void goOn();
    void loseStage();

    GameDataPtr _data;   ///< what the stage belongs to
    const Stage* _stage; ///< of _data
    StageProgress _progress;
    SwarmPilot _pilot;
    std::optional<BlindPlayer> _blind; ///< plays in place of the pilot, with --player
    std::vector<SpawnRequest> _requests;
    Battlefield* _field = nullptr;      // child
    cocos2d::Node* _choice = nullptr;   // child while a card is chosen
    cocos2d::Sprite* _target = nullptr; // child: marks the goal of the swarm
    GhostSwarm* _ghost = nullptr;       // child, if there is a best game
    cocos2d::Node* _ground = nullptr;   // child
    cocos2d::Node* _canopy = nullptr;   // child
    cocos2d::Node* _around = nullptr;   // child: the meadow outside the field
    cocos2d::Sprite* _edge = nullptr;   // child: the edge of the field, glows when a bee is lost
    cocos2d::Vec2 _reportedGoal;
    int _bearPhase = 1; ///< that has been announced
    cocos2d::Vec3 _cameraPlace;
    bool _isShaken = false;
    bool _isFrozen = false;
    bool _isCardTaken = false;  ///< the choice is about to end
    bool _wasGathering = false; ///< in the step before
    std::size_t _steps = 0;     ///< of the game in this stage
    int _lossesBefore = 0;      ///< this stage
};

} // namespace beecluster
