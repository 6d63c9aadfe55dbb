#include "scenes/MenuPanel.h"

#include "Layout.h"
#include "hud/OptionList.h"
#include "platform/Clipboard.h"
#include "records/Medals.h"
#include "scenes/GameFlow.h"
#include "scenes/MedalPlate.h"
#include "scenes/SettingsPanel.h"
#include "stages/StageTable.h"
#include "text/Texts.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {

enum MenuRow { kEndlessRow, kDailyRow, kHardRow, kHiveRow, kGamesRow, kMedalsRow, kSettingsRow, kCreditsRow };

enum GamesRow { kModeRow, kFieldRow };

constexpr int kMedalsOnPage = 10;

/// A line that is only read.
OptionSpec line(const std::string& name, const std::string& value) {
    return {name, [value] { return value; }, nullptr, nullptr};
}

/// The line of a place in a list of best games, also of one that no game has taken yet.
OptionSpec lineOf(std::size_t place, const std::vector<GameResult>& games) {
    const std::string number = std::to_string(place + 1) + ".  ";
    if (place >= games.size())
        return line(number + (games.empty() && place == 0 ? text("records.none") : ""), "-");
    const GameResult& game = games[place];
    const std::size_t stage = stageIndex(game.stage);
    const std::string where = stage < stageTable().size() ? titleOf(stageTable()[stage]) : "";
    return line(number + game.date + "  " + where, grouped(game.points));
}

} // namespace

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
    const auto playRow = [session](GameMode mode) {
        const int best = session->player.records.best(mode, session->game.field);
        const std::string name = text(std::string("mode.") + nameOf(mode));
        const std::string medal = medalThatOpens(mode);
        if (!session->player.isOpen(medal)) {
            OptionSpec closed{name, nullptr, nullptr, [] {}};
            closed.isFaint = true;
            closed.hint = text("mode.closed", titleOfMedal(medal));
            return closed;
        }
        OptionSpec row{best > 0 ? name + "  (" + text("title.best", grouped(best)) + ")" : name, nullptr,
                       nullptr, [session, mode] { flow::startNewGame(session, 0, mode); }};
        row.hint = text(std::string("mode.") + nameOf(mode) + ".hint");
        return row;
    };
    const auto dailyRow = [session, playRow] {
        OptionSpec row = playRow(GameMode::Daily);
        const std::string line = session->dailyLine();
        if (line.empty()) return row;
        row.press = [line] { copra::setClipboardText(line); };
        row.hint = text("daily.done", line);
        return row;
    };
    const std::vector<OptionSpec> rows{
        playRow(GameMode::Endless),
        dailyRow(),
        playRow(GameMode::Hard),
        playRow(GameMode::Hive),
        {text("records.title"), nullptr, nullptr, [this] { showGames(); }},
        {text("title.medals"), nullptr, nullptr, [this] { showMedals(); }},
        {text("title.settings"), nullptr, nullptr, [this] { showSettings(); }},
        {text("title.credits"), nullptr, nullptr, [this] { showCredits(); }},
    };
    showList(
        text("title.more"), rows, [session] { flow::showTitle(session); }, focus);
}

void MenuPanel::showList(const std::string& title, const std::vector<OptionSpec>& rows, int row, int focus) {
    showList(
        title, rows, [this, row] { showMain(row); }, focus < 0 ? static_cast<int>(rows.size()) : focus);
}

void MenuPanel::showList(const std::string& title, std::vector<OptionSpec> rows,
                         const std::function<void()>& onBack, int focus) {
    rows.push_back({text("mode.back"), nullptr, nullptr, onBack});
    auto* list = OptionList::create(title, rows, onBack, &_session->services.sounds);
    list->setPosition(layout::kFieldWidth / 2, layout::kFieldHeight / 2);
    list->focus(focus);
    show(list);
}

void MenuPanel::showGames() {
    showGamesOf(GameMode::Story, _session->game.field, -1);
}

void MenuPanel::showGamesOf(GameMode mode, FieldShape field, int focus) {
    const auto nextMode = [mode](int by) {
        const int count = static_cast<int>(kGameModeCount);
        return static_cast<GameMode>((static_cast<int>(mode) + by + count) % count);
    };
    const FieldShape otherField = field == FieldShape::Wide ? FieldShape::Tall : FieldShape::Wide;
    std::vector<OptionSpec> rows{
        {text("records.mode"), [mode] { return text(std::string("mode.") + nameOf(mode)); },
         [this, nextMode, field](int by) { showGamesOf(nextMode(by), field, kModeRow); }, nullptr},
        {text("records.field"), [field] { return text(std::string("field.") + nameOf(field)); },
         [this, mode, otherField](int) { showGamesOf(mode, otherField, kFieldRow); }, nullptr},
    };
    const std::vector<GameResult> games = _session->player.records.games(mode, field);
    for (std::size_t place = 0; place < Records::kGames; ++place) rows.push_back(lineOf(place, games));
    showList(text("records.title"), rows, kGamesRow, focus);
}

void MenuPanel::showMedals(int page, int focus) {
    const auto& all = allMedals();
    const int pages = (static_cast<int>(all.size()) + kMedalsOnPage - 1) / kMedalsOnPage;
    std::vector<OptionSpec> rows{
        {text("records.page"),
         [page, pages] { return std::to_string(page + 1) + " / " + std::to_string(pages); },
         [this, page, pages](int by) { showMedals((page + by + pages) % pages, 0); }, nullptr}};
    const auto first = static_cast<std::size_t>(page) * std::size_t{kMedalsOnPage};
    for (std::size_t i = first; i < std::min(first + kMedalsOnPage, all.size()); ++i) {
        OptionSpec row = line(titleOf(all[i]), hintOf(all[i]));
        row.icon = "icon_honey.png";
        row.isFaint = !_session->player.isOpen(all[i].name);
        rows.push_back(row);
    }
    showList(text("title.medals"), rows, kMedalsRow, focus);
}

void MenuPanel::showCredits() {
    const auto plain = [](const std::string& words) { return OptionSpec{words, nullptr, nullptr, nullptr}; };
    showList(text("credits.title"),
             {plain(text("credits.game")), plain(text("credits.art")), plain(text("credits.fonts")),
              plain("Quicksand, Leckerli One, Noto Sans CJK"), plain(text("credits.libraries")),
              plain("SFML, FreeType, HarfBuzz, FriBidi, OpenAL Soft"), plain("TinyXML2, libpng, Boost")},
             kCreditsRow);
}

void MenuPanel::showSettings() {
    // The language may change, so all of the title is made again.
    show(SettingsPanel::create(_session, [session = _session] { flow::showTitle(session); }));
}

} // namespace beecluster
