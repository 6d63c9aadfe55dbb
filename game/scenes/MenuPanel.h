#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

#include <string>
#include <vector>

namespace beecluster {

class OptionList;
struct OptionSpec;

/// The menu over the title: other modes, best games, medals, settings and credits. Leaving it shows the title again.
class MenuPanel : public cocos2d::Node {
public:
    static MenuPanel* create(const SessionPtr& session);

    void showGames();
    void showMedals();
    void showCredits();

private:
    bool initWith(const SessionPtr& session);
    void showMain(int focus = 0);
    void showSettings();
    void show(cocos2d::Node* page);
    /// A page of lines that leads back to that row of the menu.
    void showList(const std::string& title, std::vector<OptionSpec> rows, int row);

    SessionPtr _session;
    cocos2d::Node* _page = nullptr; // child
};

} // namespace beecluster
