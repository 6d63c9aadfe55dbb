#pragma once

#include "Tuning.h"
#include "data/FileProblem.h"
#include "rules/BearTactics.h"
#include "rules/Cards.h"
#include "rules/EnemyKind.h"
#include "rules/Salvo.h"
#include "rules/Stage.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace beecluster {

/// What the files in resources/game/ say, as the types that the rules use. It never changes: F5 makes another one.
struct GameData {
    GameData() = default;
    GameData(const GameData&) = delete; // parts of it point to each other
    GameData& operator=(const GameData&) = delete;

    Tuning tuning;                                ///< tuning.txt, and the numbers of bear.txt and cards.txt
    std::map<std::string, ShotPattern> patterns;  ///< patterns.txt
    std::array<EnemyTraits, kEnemyKinds> enemies; ///< enemies.txt
    std::array<CardTraits, kCards> cards;         ///< cards.txt
    std::vector<CardPair> pairs;                  ///< cards.txt
    std::map<std::string, Route> routes;          ///< routes.txt, and those of stages
    BearPlan bear;                                ///< bear.txt
    std::vector<Stage> stages;                    ///< stages/NAME.txt, in the order of stages.txt
    std::uint64_t hash = 0;                       ///< of all values; comments and spaces do not count
};
using GameDataPtr = std::shared_ptr<const GameData>;

/// Where the files come from. Names are relative to resources/: "game/tuning.txt".
struct GameFiles {
    /// Reads a text; false if there is no such file.
    std::function<bool(const std::string& name, std::string& text)> read;
    /// Whether there is a picture or a tune of that name. Empty: they are not looked for.
    std::function<bool(const std::string& name)> has;
};

/// The files as they were when the game was built.
GameFiles builtInFiles();
/// The files that FileUtils finds now.
GameFiles resourceFiles();

/// Reads all files. Returns null, and adds what is wrong, if one of them has a fault.
GameDataPtr readGameData(const GameFiles& files, std::vector<FileProblem>& problems);

// --- The data in use: those built in, until others are loaded ---

/// Keep a copy of the pointer where something has to outlive the next reading.
const GameDataPtr& gameData();
/// Uses other data from now on.
void useGameData(GameDataPtr data);
/// Reads the resources and uses them. If they have a fault, it is added and the data in use stay; false is returned. While
/// a game `isRunning`, the list of stages has to be the one in use.
bool loadGameData(bool isRunning, std::vector<FileProblem>& problems);

/// The hash of data as it is written in recordings.
std::string nameOf(const GameData& data);

} // namespace beecluster
