#include "stages/StageTable.h"

#include "text/Texts.h"

#include <algorithm>

namespace beecluster {

std::string titleOf(const Stage& stage) {
    return textOr("stage." + stage.name + ".title", stage.title);
}

std::size_t stageIndex(const std::string& name) {
    const auto& table = stageTable();
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Stage& stage) { return stage.name == name; });
    return static_cast<std::size_t>(found - table.begin());
}

} // namespace beecluster
