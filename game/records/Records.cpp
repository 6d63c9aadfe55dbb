#include "records/Records.h"

#include "data/DataFile.h"
#include "platform/system/atomicFile.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

namespace beecluster {

namespace {

constexpr int kMaxCount = 2'000'000'000; ///< of points and bees

/// Parses a whole number that may be larger than a float can show.
std::optional<int> countOf(const std::string& word) {
    int count = 0;
    const char* const end = word.data() + word.size();
    const auto parsed = std::from_chars(word.data(), end, count);
    if (parsed.ec != std::errc() || parsed.ptr != end || count < 0 || count > kMaxCount) return std::nullopt;
    return count;
}

/// Parses "POINTS MODE STAGE BEES DATE [FIELD]".
bool parseGame(const std::string& value, GameResult& result) {
    const std::vector<std::string> words = wordsOf(value);
    if (words.size() < 5 || words.size() > 6) return false;
    const auto points = countOf(words[0]);
    const auto bees = countOf(words[3]);
    const auto mode = modeNamed(words[1]);
    const auto field = words.size() > 5 ? fieldShapeNamed(words[5]) : FieldShape::Wide;
    if (!points || !bees || !mode || !field) return false;
    result.points = *points;
    result.mode = *mode;
    result.stage = words[2];
    result.bees = *bees;
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
    for (const GameResult& game : _games)
        if (game.mode == mode && game.field == field) return game.points;
    return 0;
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
                problems.push_back({name, entry.line, entry.key, "'" + entry.value + "' is no record"});
            }
        }
    }
    return records;
}

Records Records::load(const std::string& path, std::vector<FileProblem>& problems) {
    if (copra::FileVersion::of(path).size < 0) return {};
    std::string text;
    std::string reason;
    if (!copra::readWholeFile(path, text, reason)) {
        problems.push_back({path, 0, "", "cannot be read: " + reason});
        return {};
    }
    const std::size_t before = problems.size();
    Records records = parse(path, text, problems);
    if (problems.size() > before &&
        !copra::writeFileAtomically(path + ".broken", text.data(), text.size(), reason))
        problems.push_back({path + ".broken", 0, "", "cannot be written: " + reason});
    return records;
}

bool Records::save(const std::string& path, std::vector<FileProblem>& problems) const {
    const std::string content = text();
    std::string reason;
    if (copra::writeFileAtomically(path, content.data(), content.size(), reason)) return true;
    problems.push_back({path, 0, "", "cannot be written: " + reason});
    return false;
}

} // namespace beecluster
