#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

#include <string>

namespace beecluster {

class ButtonList;
class CirclingSwarm;
class MenuPanel;
class SettingsPanel;

/// The title screen: the logo, buttons to play and to quit, and a swarm that follows the pointer.
class TitleScene : public cocos2d::Scene, public viewfit::Fitted {
public:
    static TitleScene* create(const SessionPtr& session) { return created(&TitleScene::initWith, session); }

    void onEnterTransitionDidFinish() override;
    void update(float dt) override;
    void onExit() override;
    void fitView() override;
    /// Opens the menu of modes and lists over the title.
    MenuPanel* showMenu();
    /// Opens the settings over the title.
    SettingsPanel* showSettings();

private:
    bool initWith(const SessionPtr& session);
    void addLogo();
    void addButtons();
    void addFooter();
    void addFooterLine(const std::string& text, float y);
    /// Hides what a panel would cover partly.
    void clearForPanel();
    void followPointer();

    SessionPtr _session;
    CirclingSwarm* _swarm = nullptr;                  // child
    ButtonList* _buttons = nullptr;                   // child
    cocos2d::Node* _logo = nullptr;                   // child
    cocos2d::Node* _foot = nullptr;                   // child: the lines below the buttons
    cocos2d::Vector<cocos2d::EventListener*> _inputs; ///< only say that there is a player
    float _sinceInput = 0.0f;                         ///< seconds since any input
    bool _hasStartedDemo = false;
};

} // namespace beecluster
