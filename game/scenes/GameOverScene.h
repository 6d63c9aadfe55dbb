#pragma once

#include "cocos2d.h"
#include "hud/ButtonList.h"
#include "scenes/Session.h"
#include "view/nodes.h"

namespace beecluster {

class MenuSheet;

/// The results of a finished game, with buttons to play on or return to the title.
class GameOverScene : public cocos2d::Scene {
public:
    static GameOverScene* create(const SessionPtr& session, bool won) {
        return created(&GameOverScene::initWith, session, won);
    }

    void onEnterTransitionDidFinish() override;

private:
    bool initWith(const SessionPtr& session, bool won);
    /// What a victory shows: the swarm is home.
    void addHome();
    void addTally(cocos2d::Node* panel);
    void addButtons(bool won);
    /// Shows the line about a game of the day. Returns the button that copies it.
    ButtonSpec addDailyLine(const std::string& line);

    SessionPtr _session;
    MenuSheet* _sheet = nullptr; // child
};

} // namespace beecluster
