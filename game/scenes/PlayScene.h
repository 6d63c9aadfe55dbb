#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

#include <functional>

namespace beecluster {

class Hud;
class PointerInput;

/// Event of the dispatcher: the window has lost the focus.
inline constexpr const char* kFocusLostEvent = "beecluster_focus_lost";

/// A scene in which the game is played: what stages and the hive share. It makes steps while the game runs, pauses for a key, a pad or a
/// lost focus, counts from three to one before it goes on, and is left for another scene once.
class PlayScene : public cocos2d::Scene {
public:
    void onExit() override;
    /// Plays a frame, unless the game is paused or another scene takes over.
    void update(float dt) override;

protected:
    explicit PlayScene(const SessionPtr& session) : _session(session) {}

    // --- What a scene adds ---

    /// Plays a frame of dt seconds. It begins a step of the game with beginStep().
    virtual void playFrame(float dt) = 0;
    /// Goes on with the data that have been read again; see DataReload.h.
    virtual void takeData() = 0;
    /// Called before everything stands still.
    virtual void onPaused() {}
    /// Called when everything moves again.
    virtual void onResumed() {}

    // --- What it calls ---

    /// Adds the display, the input of the player, and the listeners; in a demonstration any key ends it instead of a pause.
    void addPlay();
    /// False if a recording ends before this step or goes on with another try: then the scene is about to be left.
    bool beginStep();
    void pauseGame();
    bool isPaused() const { return _pauseMenu != nullptr; }
    /// Makes no more steps and calls `next`, which shows another scene.
    void leave(const std::function<void()>& next);
    /// The same after that many seconds of `part`, a child, which stands still while the game is paused.
    void leaveAfter(float seconds, cocos2d::Node* part, const std::function<void()>& next);

    /// Adds the medals, and shows those that are new.
    void award(const std::vector<std::string>& medals);

    SessionPtr _session;
    Hud* _hud = nullptr;              // child: the display
    PointerInput* _pointer = nullptr; // child: the input of the player

private:
    /// A line that says that this is a demonstration; any key ends it.
    void addDemo();
    void listen(cocos2d::EventListener* listener);
    void togglePause();
    /// Closes the pause menu and counts from three to one, then the game goes on.
    void countDown();
    void stopCountdown();
    /// Ends the countdown. Called between two steps, so that all actors resume in the same one.
    void resumeGame();
    void setPlayPaused(bool isPaused);

    cocos2d::Node* _pauseMenu = nullptr; // child while the game is paused
    cocos2d::Node* _countdown = nullptr; // child while the game is about to go on
    bool _isCountdownOver = false;
    bool _isLeaving = false; ///< another scene takes over; no more steps
};

} // namespace beecluster
