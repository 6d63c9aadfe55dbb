#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"
#include "view/nodes.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

struct ButtonSpec;

/// The menu over a paused stage: go on, retry, settings, or leave the game, which is asked first.
class PauseMenu : public cocos2d::Node {
public:
    /// `onResume` is called when the game goes on; it has to remove the menu.
    static PauseMenu* create(const SessionPtr& session, const std::function<void()>& onResume) {
        return created(&PauseMenu::initWith, session, onResume);
    }

private:
    bool initWith(const SessionPtr& session, const std::function<void()>& onResume);
    void showMain();
    void showSettings();
    /// Asks before `action`, which ends the game.
    void ask(const std::string& question, const std::function<void()>& action);
    void show(const std::string& title, const std::vector<ButtonSpec>& buttons,
              const std::function<void()>& onBack);

    SessionPtr _session;
    std::function<void()> _onResume;
    cocos2d::Node* _page = nullptr; // child
};

} // namespace beecluster
