#pragma once

#include "data/GameData.h"
#include "data/SectionReader.h"

// Each function reads one file of resources/game/: it describes every key once, with its member, range and unit.
namespace beecluster {

void readTuning(FileReader& file, Tuning& tuning);
void readPatterns(FileReader& file, GameData& data);
void readEnemies(FileReader& file, GameData& data);
void readCards(FileReader& file, GameData& data);
void readRoutes(FileReader& file, GameData& data);
void readBear(FileReader& file, GameData& data);
/// The names of the stages.
std::vector<std::string> readStageList(FileReader& file);
void readStage(FileReader& file, const std::string& name, const GameFiles& files, GameData& data);

/// The numbers of a section, which has to be there.
void readNumbers(SectionReader& in, NumberSection& section);

} // namespace beecluster
