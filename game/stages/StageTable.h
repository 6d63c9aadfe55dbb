#pragma once

#include "rules/Stage.h"

#include <cstddef>
#include <string>
#include <vector>

namespace beecluster {

/// All stages in the order of play.
const std::vector<Stage>& stageTable();
/// The title of a stage in the player's language.
std::string titleOf(const Stage& stage);
/// Index of the stage of that name, or the number of stages when there is none.
std::size_t stageIndex(const std::string& name);

} // namespace beecluster
