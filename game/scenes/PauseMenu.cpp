#include "scenes/PauseMenu.h"

#include "Layout.h"
#include "base/autoreleased.h"
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

PauseMenu* PauseMenu::create(const SessionPtr& session, const std::function<void()>& onResume,
                             bool isInStage) {
    auto* menu = new PauseMenu();
    return copra::autoreleased(menu, menu->initWith(session, onResume, isInStage));
}

bool PauseMenu::initWith(const SessionPtr& session, const std::function<void()>& onResume, bool isInStage) {
    if (!Node::init()) return false;
    _session = session;
    _onResume = onResume;
    _isInStage = isInStage;
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
        if (_isInStage && hasRetries(session->game.mode))
            buttons.insert(buttons.begin() + 1,
                           {text("pause.retry"), [session] { flow::retryStage(session); }});
    }
    show(text("pause.title"), buttons, _onResume);
}

void listenForPause(Node* owner, const SessionPtr& session, const std::function<bool()>& isPaused,
                    const std::function<void()>& toggle) {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [session, isPaused, toggle](EventKeyboard::KeyCode key, Event*) {
        const bool isPauseKey = session->player.settings.keys.has(Command::Pause, static_cast<int>(key));
        if (isPauseKey || (key == EventKeyboard::KeyCode::KEY_ESCAPE && !isPaused())) toggle();
    };
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [session, toggle](Controller*, int button, Event*) {
        if (session->player.settings.buttons.has(Command::Pause, button)) toggle();
    };
    auto* dispatcher = owner->getEventDispatcher();
    dispatcher->addEventListenerWithSceneGraphPriority(keys, owner);
    dispatcher->addEventListenerWithSceneGraphPriority(pads, owner);
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
    auto* heading = titleText(title, 56);
    shrinkToFit(heading, kTitleWidth);
    heading->setPosition(layout::kFieldWidth / 2, kTitleY);
    _page->addChild(heading);
    auto* list = ButtonList::create(buttons, onBack, &_session->services.sounds);
    list->setPosition(layout::kFieldWidth / 2, kButtonsY);
    list->focus(0);
    _page->addChild(list);
    addChild(_page);
}

} // namespace beecluster
