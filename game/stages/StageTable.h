#pragma once

#include "rules/Stage.h"

#include <cstddef>
#include <string>
#include <vector>

namespace beecluster {

/// All stages in the order of play.
const std::vector<Stage>& stageTable();
/// Index of the stage of that name, or the number of stages when there is none.
std::size_t stageIndex(const std::string& name);

} // namespace beecluster
