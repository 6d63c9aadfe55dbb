#include "scenes/PauseMenu.h"

#include "Layout.h"
#include "hud/ButtonList.h"
#include "hud/MenuSheet.h"
#include "scenes/GameFlow.h"
#include "scenes/SettingsPanel.h"
#include "text/Texts.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kTitleY = 560.0f;     ///< points
constexpr float kButtonsY = 270.0f;   ///< points; the middle of the list
constexpr float kTitleWidth = 720.0f; ///< points, at most: it grows with its sheet
} // namespace

bool PauseMenu::initWith(const SessionPtr& session, const std::function<void()>& onResume) {
    if (!Node::init()) return false;
    _session = session;
    _onResume = onResume;
    setPositionY(viewfit::middleShift());
    addChild(viewfit::makeCover(Color4B(30, 18, 8, 150)));
    showMain();
    return true;
}

void PauseMenu::showMain() {
    const SessionPtr session = _session;
    const auto restart = [session] { flow::startNewGame(session, 0, session->game.mode); };
    const auto leave = [session] { flow::showTitle(session); };
    const ButtonSpec resume{text("pause.resume"), _onResume};
    const ButtonSpec settings{text("pause.settings"), [this] { showSettings(); }};
    std::vector<ButtonSpec> buttons;
    if (session->game.tape.isPlaying()) { // it ends as it was recorded
        buttons = {resume, settings, {text("title.quit"), session->services.quit}};
    } else {
        buttons = {resume,
                   {text("pause.restart"), [this, restart] { ask(text("ask.restart"), restart); }},
                   settings,
                   {text("pause.leave"), [this, leave] { ask(text("ask.leave"), leave); }}};
        if (!session->game.isCleared && hasRetries(session->game.mode))
            buttons.insert(buttons.begin() + 1,
                           {text("pause.retry"), [session] { flow::retryStage(session); }});
    }
    show(text("pause.title"), buttons, _onResume);
}

void PauseMenu::ask(const std::string& question, const std::function<void()>& action) {
    const auto back = [this] { showMain(); };
    show(question, {{text("ask.no"), back}, {text("ask.yes"), action}}, back);
}

void PauseMenu::showSettings() {
    if (_page) _page->removeFromParent();
    _page = SettingsPanel::create(_session, [this] { showMain(); });
    addChild(_page);
}

void PauseMenu::show(const std::string& title, const std::vector<ButtonSpec>& buttons,
                     const std::function<void()>& onBack) {
    if (_page) _page->removeFromParent();
    _page = MenuSheet::create();
    auto* heading = addAt(_page, titleText(title, 56), Vec2(layout::kFieldWidth / 2, kTitleY));
    shrinkToFit(heading, kTitleWidth);
    auto* list = addAt(_page, ButtonList::create(buttons, onBack, &_session->services.sounds),
                       Vec2(layout::kFieldWidth / 2, kButtonsY));
    list->focus(0);
    addChild(_page);
}

} // namespace beecluster
