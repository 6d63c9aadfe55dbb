#include "scenes/MenuPanel.h"

#include "Layout.h"
#include "base/autoreleased.h"
#include "hud/OptionList.h"
#include "hud/Typography.h"
#include "hud/ViewFit.h"
#include "records/Medals.h"
#include "scenes/GameFlow.h"
#include "scenes/SettingsPanel.h"
#include "text/Texts.h"

using namespace cocos2d;

namespace beecluster {

namespace {

enum MenuRow { kEndlessRow, kDailyRow, kGamesRow, kMedalsRow, kSettingsRow, kCreditsRow };

constexpr std::size_t kGamesShown = 4; ///< of the story; two of each other mode

OptionSpec line(const std::string& name, const std::string& value) {
    return {name, [value] { return value; }, nullptr, [] {}};
}

} // namespace

MenuPanel* MenuPanel::create(const SessionPtr& session) {
    auto* panel = new MenuPanel();
    return copra::autoreleased(panel, panel->initWith(session));
}

bool MenuPanel::initWith(const SessionPtr& session) {
    if (!Node::init()) return false;
    _session = session;
    addChild(viewfit::makeCover(Color4B(30, 18, 8, 120)));
    showMain();
    return true;
}

void MenuPanel::show(Node* page) {
    if (_page) _page->removeFromParent();
    _page = page;
    addChild(_page);
}

void MenuPanel::showMain(int focus) {
    const SessionPtr session = _session;
    const auto best = [session](GameMode mode) {
        return [session, mode] {
            const int points = session->records.best(mode);
            return points > 0 ? grouped(points) : std::string("-");
        };
    };
    const auto play = [session](GameMode mode) {
        return [session, mode] { flow::startNewGame(session, 0, mode); };
    };
    const auto back = [session] { flow::showTitle(session); };
    const std::vector<OptionSpec> rows{
        {text("mode.endless"), best(GameMode::Endless), nullptr, play(GameMode::Endless)},
        {text("mode.daily"), best(GameMode::Daily), nullptr, play(GameMode::Daily)},
        {text("records.title"), nullptr, nullptr, [this] { showGames(); }},
        {text("title.medals"), nullptr, nullptr, [this] { showMedals(); }},
        {text("title.settings"), nullptr, nullptr, [this] { showSettings(); }},
        {text("title.credits"), nullptr, nullptr, [this] { showCredits(); }},
        {text("mode.back"), nullptr, nullptr, back},
    };
    auto* list = OptionList::create(text("title.more"), rows, back, &_session->sounds);
    list->setPosition(layout::kFieldWidth / 2, layout::kFieldHeight / 2);
    list->focus(focus);
    show(list);
}

void MenuPanel::showList(const std::string& title, std::vector<OptionSpec> rows, int row) {
    const auto back = [this, row] { showMain(row); };
    rows.push_back({text("mode.back"), nullptr, nullptr, back});
    auto* list = OptionList::create(title, rows, back, &_session->sounds);
    list->setPosition(layout::kFieldWidth / 2, layout::kFieldHeight / 2);
    list->focus(static_cast<int>(rows.size()) - 1);
    show(list);
}

void MenuPanel::showGames() {
    std::vector<OptionSpec> rows;
    for (const GameMode mode : kGameModes) {
        const std::vector<GameResult> games = _session->records.games(mode);
        const std::size_t shown = mode == GameMode::Story ? kGamesShown : kGamesShown / 2;
        for (std::size_t i = 0; i < games.size() && i < shown; ++i)
            rows.push_back(line(text(std::string("mode.") + nameOf(mode)) + "  " + games[i].date,
                                grouped(games[i].points)));
    }
    if (rows.empty()) rows.push_back({text("records.none"), nullptr, nullptr, [] {}});
    showList(text("records.title"), rows, kGamesRow);
}

void MenuPanel::showMedals() {
    std::vector<OptionSpec> rows;
    for (const std::string& medal : allMedals()) {
        const bool isEarned = _session->records.medals().count(medal) > 0;
        rows.push_back(line(text("medal." + medal), isEarned ? "*" : text("medal." + medal + ".hint")));
    }
    showList(text("title.medals"), rows, kMedalsRow);
}

void MenuPanel::showCredits() {
    const auto plain = [](const std::string& words) { return OptionSpec{words, nullptr, nullptr, [] {}}; };
    showList(text("credits.title"),
             {plain(text("credits.game")), plain(text("credits.art")), plain(text("credits.fonts")),
              plain("Quicksand, Leckerli One, Noto Sans CJK"), plain(text("credits.libraries")),
              plain("SFML, FreeType, HarfBuzz, FriBidi, OpenAL Soft"), plain("TinyXML2, CLI11, Boost")},
             kCreditsRow);
}

void MenuPanel::showSettings() {
    // The language may change, so all of the title is made again.
    show(SettingsPanel::create(_session, [session = _session] { flow::showTitle(session); }));
}

} // namespace beecluster
