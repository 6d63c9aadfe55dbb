#include "data/readGameData.h"

#include <algorithm>

namespace beecluster {

using cocos2d::Vec2;

namespace {

constexpr const char* kRoutePrefix = "route ";
constexpr float kMostPoints = 3000.0f; ///< of a place or a leg; more is a mistake

/// Reads the words of a wave one after the other: "8 wasp swoop after 2 every 0.4 shift 0 18 mirrored alternating".
class WaveReader {
public:
    WaveReader(SectionReader& in, const DataFile::Entry& entry, const GameData& data)
        : _in(in), _entry(entry), _data(data), _words(wordsOf(entry.value)) {}

    /// Reads the wave. False, after reporting it, if it has a fault.
    bool read(Wave& wave) {
        if (_words.size() < 3) return fault("needs a number, an enemy and a route, such as '8 wasp swoop'");
        float count = 0;
        if (!readNumber("the number of enemies", 1, 100, count) || !readKind(wave) || !readRoute(wave))
            return false;
        wave.count = static_cast<int>(count);
        while (_next < _words.size())
            if (!readOption(wave)) return false;
        return true;
    }

private:
    bool fault(const std::string& reason) {
        _in.fault(_entry, reason);
        return false;
    }

    bool readNumber(const std::string& what, float low, float high, float& value) {
        const std::string word = _next < _words.size() ? _words[_next++] : std::string();
        if (parseNumber(word, value) && value >= low && value <= high) return true;
        return fault(what + ": '" + word + "' is not a number from " + std::to_string(std::lround(low)) +
                     " to " + std::to_string(std::lround(high)));
    }

    bool readKind(Wave& wave) {
        const std::string& word = _words[_next++];
        const auto kind = named<EnemyKind>(kEnemyNames, word);
        if (!kind) return fault("there is no enemy '" + word + "'");
        wave.kind = *kind;
        return true;
    }

    bool readRoute(Wave& wave) {
        wave.route = _in.find(_entry, "route", _words[_next++], _data.routes);
        return wave.route != nullptr;
    }

    bool readOption(Wave& wave) {
        const std::string& word = _words[_next++];
        if (word == "after") return readNumber(word, 0, 120, wave.pause);
        if (word == "every") return readNumber(word, 0, 120, wave.gap);
        if (word == "shift")
            return readNumber(word, -kMostPoints, kMostPoints, wave.shift.x) &&
                   readNumber(word, -kMostPoints, kMostPoints, wave.shift.y);
        if (word == "mirrored") return wave.isMirrored = true;
        if (word == "alternating") return wave.alternates = true;
        return fault("'" + word + "' is not after, every, shift, mirrored or alternating");
    }

    SectionReader& _in;
    const DataFile::Entry& _entry;
    const GameData& _data;
    std::vector<std::string> _words;
    std::size_t _next = 0;
};

void readRoute(SectionReader in, Route& route) {
    in.yesNo("follows-swarm", route.followsSwarm);
    if (route.followsSwarm) return in.end();
    if (const DataFile::Entry* entry = in.entry("start")) {
        const auto start = in.numbers(*entry, -kMostPoints, kMostPoints, "points");
        if (start.size() == 2) route.start = Vec2(start[0], start[1]);
        if (start.size() != 2) in.fault(*entry, "needs two numbers: x and y in points");
    }
    for (const DataFile::Entry* entry : in.entries("leg")) {
        const auto leg = in.numbers(*entry, -kMostPoints, kMostPoints, "seconds or points");
        if (leg.size() != 3 || leg[0] <= 0) {
            in.fault(*entry, "needs three numbers: seconds above 0, and x and y in points");
        } else {
            route.legs.push_back({leg[0], Vec2(leg[1], leg[2])});
        }
    }
    in.end();
}

/// A name of a file in resources/; it is a fault if there is none.
void readFileName(SectionReader& in, const char* key, const std::string& prefix, const std::string& suffix,
                  const GameFiles& files, std::string& value) {
    const DataFile::Entry* entry = in.has(key) ? in.entry(key) : nullptr;
    in.text(key, value);
    const std::string file = prefix + value + suffix;
    if (entry && files.has && !files.has(file)) in.fault(*entry, "there is no file '" + file + "'");
}

bool isFileName(const std::string& name) {
    constexpr const char* kAllowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    return !name.empty() && name.find_first_not_of(kAllowed) == std::string::npos;
}

} // namespace

void readRoutes(FileReader& file, GameData& data) {
    for (const std::string& name : file.names(kRoutePrefix)) {
        const std::string route = name.substr(std::string(kRoutePrefix).size());
        SectionReader in = file.section(name);
        if (data.routes.count(route) > 0) in.fault("", "there is already a route of that name");
        readRoute(in, data.routes[route] = Route());
    }
}

std::vector<std::string> readStageList(FileReader& file) {
    std::vector<std::string> stages;
    SectionReader in = file.section("");
    for (const DataFile::Entry* entry : in.entries("stage")) {
        if (!isFileName(entry->value))
            in.fault(*entry, "'" + entry->value + "' is not a name of letters, digits, - and _");
        else if (std::find(stages.begin(), stages.end(), entry->value) != stages.end())
            in.fault(*entry, "'" + entry->value + "' occurs twice");
        else
            stages.push_back(entry->value);
        in.addToHash(entry->value);
    }
    in.end();
    return stages;
}

void readStage(FileReader& file, const std::string& name, const GameFiles& files, GameData& data) {
    readRoutes(file, data);
    Stage stage;
    stage.name = name;
    SectionReader in = file.section("");
    in.text("title", stage.title);
    if (in.has("hint")) in.text("hint", stage.hint);
    readFileName(in, "ground", "", "", files, stage.groundImage);
    readFileName(in, "music", "audio/music_", ".ogg", files, stage.music);
    if (in.has("landmark")) in.text("landmark", stage.landmark);
    in.number("scroll", stage.scrollSpeed, 1, 400, "points a second");
    if (in.has("peace")) in.number("peace", stage.peace, 0, 600, "seconds");
    in.yesNo("current", stage.hasCurrent);
    in.yesNo("night", stage.hasNight);
    in.yesNo("orchard", stage.hasOrchard);
    in.yesNo("bear", stage.hasBear);
    for (const DataFile::Entry* entry : in.entries("wave")) {
        Wave wave;
        if (WaveReader(in, *entry, data).read(wave)) stage.waves.push_back(wave);
        in.addToHash(entry->value);
    }
    in.end();
    data.stages.push_back(stage);
}

} // namespace beecluster
