#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"
#include "view/nodes.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

struct OptionSpec;

/// The menu over the title: other modes, best games, medals, settings and credits. Leaving it shows the title again.
class MenuPanel : public cocos2d::Node {
public:
    static MenuPanel* create(const SessionPtr& session) { return created(&MenuPanel::initWith, session); }

    /// Shows the best games of a mode on a field; at first those of the field that suits the window.
    void showGames();
    /// Shows a page of the medals. `focus`: the row with the focus; by default the last one.
    void showMedals(int page = 0, int focus = -1);
    void showCredits();

private:
    bool initWith(const SessionPtr& session);
    void showMain(int focus = 0);
    void showGamesOf(GameMode mode, FieldShape field, int focus);
    void showSettings();
    void show(cocos2d::Node* page);
    /// A page of lines that leads back to that row of the menu. `focus`: the row with the focus; by default the last one.
    void showList(const std::string& title, const std::vector<OptionSpec>& rows, int row, int focus = -1);
    void showList(const std::string& title, std::vector<OptionSpec> rows, const std::function<void()>& onBack,
                  int focus);

    SessionPtr _session;
    cocos2d::Node* _page = nullptr; // child
};

} // namespace beecluster
