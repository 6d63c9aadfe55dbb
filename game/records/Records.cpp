#include "records/Records.h"

#include "data/DataFile.h"
#include "platform/system/atomicFile.h"

#include <algorithm>
#include <sstream>

namespace beecluster {

namespace {

constexpr int kMaxCount = 2'000'000'000; ///< of points and bees

/// Parses "POINTS MODE STAGE BEES DATE [FIELD]".
bool parseGame(const std::string& value, GameResult& result) {
    const std::vector<std::string> words = wordsOf(value);
    if (words.size() < 5 || words.size() > 6) return false;
    const auto mode = modeNamed(words[1]);
    const auto field = words.size() > 5 ? fieldShapeNamed(words[5]) : FieldShape::Wide;
    if (!parseWhole(words[0], result.points) || !parseWhole(words[3], result.bees) || !mode || !field)
        return false;
    if (std::min(result.points, result.bees) < 0 || std::max(result.points, result.bees) > kMaxCount)
        return false;
    result.mode = *mode;
    result.stage = words[2];
    result.date = words[4];
    result.field = *field;
    return true;
}

} // namespace

std::vector<GameResult> Records::games(GameMode mode, FieldShape field) const {
    std::vector<GameResult> result;
    for (const GameResult& game : _games)
        if (game.mode == mode && game.field == field) result.push_back(game);
    return result;
}

int Records::best(GameMode mode, FieldShape field) const {
    const std::vector<GameResult> all = games(mode, field);
    return all.empty() ? 0 : all.front().points;
}

void Records::add(const GameResult& result) {
    if (result.points <= 0) return;
    if (result.mode == GameMode::Daily && result.date >= _lastDaily.date) _lastDaily = result;
    const auto place = std::find_if(_games.begin(), _games.end(),
                                    [&](const GameResult& game) { return game.points < result.points; });
    _games.insert(place, result);
    std::size_t seen = 0;
    for (std::size_t i = 0; i < _games.size(); ++i) {
        const bool isOfThisList = _games[i].mode == result.mode && _games[i].field == result.field;
        if (isOfThisList && ++seen > kGames) {
            _games.erase(_games.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
    }
}

std::string Records::text() const {
    std::ostringstream out;
    out << "# Records of BeeCluster: points, mode, last stage, largest swarm, date, field.\n";
    const auto write = [&out](const char* key, const GameResult& game) {
        out << key << " = " << game.points << ' ' << nameOf(game.mode) << ' ' << game.stage << ' '
            << game.bees << ' ' << game.date << ' ' << nameOf(game.field) << '\n';
    };
    for (const GameResult& game : _games) write("game", game);
    if (!_lastDaily.date.empty()) write("daily", _lastDaily);
    for (const std::string& medal : _medals) out << "medal = " << medal << '\n';
    for (const std::string& lesson : _lessons) out << "lesson = " << lesson << '\n';
    return out.str();
}

Records Records::parse(const std::string& name, const std::string& text, std::vector<FileProblem>& problems) {
    Records records;
    const DataFile file = parseDataFile(name, text, problems);
    for (const DataFile::Section& section : file.sections) {
        for (const DataFile::Entry& entry : section.entries) {
            GameResult game;
            if (entry.key == "medal" && !entry.value.empty()) {
                records.addMedal(entry.value);
            } else if (entry.key == "lesson" && !entry.value.empty()) {
                records.addLesson(entry.value);
            } else if (entry.key == "game" && parseGame(entry.value, game)) {
                records.add(game);
            } else if (entry.key == "daily" && parseGame(entry.value, game)) {
                records._lastDaily = game;
            } else {
                problems.push_back({name, entry.line, entry.key, "'" + entry.value + "' is not a record"});
            }
        }
    }
    return records;
}

Records Records::load(const std::string& path, std::vector<FileProblem>& problems) {
    if (copra::FileVersion::of(path).size < 0) return {};
    const std::optional<std::string> text = readFile(path, problems);
    if (!text) return {};
    const std::size_t before = problems.size();
    Records records = parse(path, *text, problems);
    if (problems.size() > before) writeFile(path + ".broken", *text, problems);
    return records;
}

bool Records::save(const std::string& path, std::vector<FileProblem>& problems) const {
    return writeFile(path, text(), problems);
}

} // namespace beecluster
