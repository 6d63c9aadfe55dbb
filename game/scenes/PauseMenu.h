#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

struct ButtonSpec;

/// The menu over a paused stage: go on, retry, settings, or leave the game, which is asked first.
class PauseMenu : public cocos2d::Node {
public:
    /// `onResume` is called when the game goes on; it has to remove the menu. `isInStage`: there is a stage to retry.
    static PauseMenu* create(const SessionPtr& session, const std::function<void()>& onResume,
                             bool isInStage = true);

private:
    bool initWith(const SessionPtr& session, const std::function<void()>& onResume, bool isInStage);
    void showMain();
    void showSettings();
    /// Asks before `action`, which ends the game.
    void ask(const std::string& question, const std::function<void()>& action);
    void show(const std::string& title, const std::vector<ButtonSpec>& buttons,
              const std::function<void()>& onBack);

    SessionPtr _session;
    std::function<void()> _onResume;
    bool _isInStage = true;
    cocos2d::Node* _page = nullptr; // child
};

/// Calls `toggle` for the keys and buttons that pause, and for Escape while `isPaused` is false: the menu itself handles it. Listens
/// while `owner` is in the running scene.
void listenForPause(cocos2d::Node* owner, const SessionPtr& session, const std::function<bool()>& isPaused,
                    const std::function<void()>& toggle);

} // namespace beecluster
