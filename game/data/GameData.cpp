#include "data/GameData.h"

#include "data/BuiltInFiles.h"
#include "data/readGameData.h"
#include "files/FileUtils.h"
#include "stages/StageTable.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace beecluster {

namespace {

bool hasSameStages(const GameData& first, const GameData& second) {
    return std::equal(first.stages.begin(), first.stages.end(), second.stages.begin(), second.stages.end(),
                      [](const Stage& a, const Stage& b) { return a.name == b.name; });
}

GameDataPtr builtIn() {
    std::vector<FileProblem> problems;
    GameDataPtr data = readGameData(builtInFiles(), problems);
    print(problems);
    if (!data) std::exit(EXIT_FAILURE); // the game was built with broken files, and has no good values
    return data;
}

GameDataPtr& dataInUse() {
    static GameDataPtr s_data = builtIn();
    return s_data;
}

} // namespace

GameFiles builtInFiles() {
    GameFiles files;
    files.read = [](const std::string& name, std::string& text) {
        for (const BuiltInFile& file : builtInFileTable()) {
            if (name != file.name) continue;
            text = file.text;
            return true;
        }
        return false;
    };
    return files;
}

GameFiles resourceFiles() {
    GameFiles files;
    files.has = [](const std::string& name) { return cocos2d::FileUtils::getInstance()->isFileExist(name); };
    files.read = [has = files.has](const std::string& name, std::string& text) {
        if (!has(name)) return false;
        text = cocos2d::FileUtils::getInstance()->getStringFromFile(name);
        return true;
    };
    return files;
}

GameDataPtr readGameData(const GameFiles& files, std::vector<FileProblem>& problems) {
    const std::size_t before = problems.size();
    auto data = std::make_shared<GameData>();
    StateHash hash;
    const auto read = [&](const std::string& name, const auto& readFile) {
        std::string text;
        if (!files.read("game/" + name, text)) {
            problems.push_back({"game/" + name, 0, "", "there is no such file"});
            return;
        }
        FileReader reader("game/" + name, text, hash, problems);
        readFile(reader);
        reader.end();
    };
    // Enemies and the bear refer to patterns, the bear and stages to routes.
    read("tuning.txt", [&](FileReader& file) { readTuning(file, data->tuning); });
    read("patterns.txt", [&](FileReader& file) { readPatterns(file, *data); });
    read("enemies.txt", [&](FileReader& file) { readEnemies(file, *data); });
    read("cards.txt", [&](FileReader& file) { readCards(file, *data); });
    read("routes.txt", [&](FileReader& file) { readRoutes(file, *data); });
    read("bear.txt", [&](FileReader& file) { readBear(file, *data); });
    std::vector<std::string> stages;
    read("stages.txt", [&](FileReader& file) { stages = readStageList(file); });
    for (const std::string& stage : stages)
        read("stages/" + stage + ".txt", [&](FileReader& file) { readStage(file, stage, files, *data); });
    data->hash = hash.value();
    return problems.size() == before ? data : nullptr;
}

const GameDataPtr& gameData() {
    return dataInUse();
}

void useGameData(GameDataPtr data) {
    dataInUse() = std::move(data);
}

bool loadGameData(bool isRunning, std::vector<FileProblem>& problems) {
    GameDataPtr data = readGameData(resourceFiles(), problems);
    if (!data) return false;
    if (isRunning && !hasSameStages(*data, *gameData())) {
        problems.push_back({"game/stages.txt", 0, "stage", "the list of stages is read at the start only"});
        return false;
    }
    useGameData(std::move(data));
    return true;
}

std::string nameOf(const GameData& data) {
    char text[32];
    std::snprintf(text, sizeof text, "%016" PRIx64, data.hash);
    return text;
}

// --- What the rules look up ---

const Tuning& tuning() {
    return gameData()->tuning;
}

const EnemyTraits& traitsOf(EnemyKind kind) {
    return gameData()->enemies[static_cast<std::size_t>(kind)];
}

const CardTraits& traitsOf(Card card) {
    return gameData()->cards[static_cast<std::size_t>(card)];
}

const std::vector<CardPair>& cardPairs() {
    return gameData()->pairs;
}

const BearPlan& bearPlan() {
    return gameData()->bear;
}

const std::vector<Stage>& stageTable() {
    return gameData()->stages;
}

} // namespace beecluster
