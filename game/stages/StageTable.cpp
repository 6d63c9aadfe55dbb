#include "stages/StageTable.h"

#include "stages/Routes.h"

#include <algorithm>

namespace beecluster {

namespace {

using Kind = EnemyKind;

// pause, kind, count, gap, route, shift, mirror, alternate
std::vector<Wave> meadowWaves() {
    return {
        {2.0F, Kind::Wasp, 4, 0.55F, &routes::swoop},
        {2.5F, Kind::Wasp, 4, 0.55F, &routes::swoop, {}, true},
        {3.0F, Kind::Ladybird, 3, 0.8F, &routes::column, {120, 0}},
        {2.5F, Kind::Wasp, 6, 0.45F, &routes::zigzag, {}, false, true},
        {3.0F, Kind::Ladybird, 4, 0.6F, &routes::crossing},
        {2.0F, Kind::Wasp, 8, 0.4F, &routes::swoop, {}, false, true},
        {3.5F, Kind::Hornet, 1, 1.0F, &routes::hover},
        {3.0F, Kind::Wasp, 6, 0.5F, &routes::loop},
        {2.5F, Kind::Ladybird, 4, 0.5F, &routes::crossing, {}, true},
        {3.0F, Kind::Hornet, 2, 1.5F, &routes::hover, {}, false, true},
    };
}

std::vector<Wave> creekWaves() {
    return {
        {2.0F, Kind::Wasp, 8, 0.4F, &routes::loop, {}, false, true},
        {3.0F, Kind::Ladybird, 5, 0.5F, &routes::crossing, {0, -14}},
        {1.5F, Kind::Wasp, 6, 0.45F, &routes::crossing, {0, 10}, true},
        {3.0F, Kind::Hornet, 2, 1.2F, &routes::hover, {}, false, true},
        {2.0F, Kind::Wasp, 8, 0.35F, &routes::zigzag, {}, true},
        {3.0F, Kind::Beetle, 1, 1.0F, &routes::lumber},
        {2.0F, Kind::Wasp, 8, 0.4F, &routes::swoop, {}, false, true},
        {2.5F, Kind::Ladybird, 6, 0.5F, &routes::column, {80, 0}},
        {2.5F, Kind::Hornet, 3, 1.4F, &routes::patrol, {0, -36}},
        {3.0F, Kind::Beetle, 2, 2.0F, &routes::lumber, {}, false, true},
        {2.0F, Kind::Wasp, 10, 0.3F, &routes::loop},
    };
}

// Fewer enemies than elsewhere: the apples want watching.
std::vector<Wave> orchardWaves() {
    return {
        {4.0F, Kind::Ladybird, 3, 0.7F, &routes::crossing},
        {3.5F, Kind::Wasp, 6, 0.45F, &routes::swoop, {}, false, true},
        {3.5F, Kind::Hornet, 1, 1.0F, &routes::hover},
        {3.0F, Kind::Wasp, 6, 0.4F, &routes::crossing, {0, 14}, true},
        {3.0F, Kind::Ladybird, 4, 0.6F, &routes::zigzag},
        {3.5F, Kind::Hornet, 2, 1.3F, &routes::patrol, {0, -30}},
        {3.0F, Kind::Wasp, 8, 0.4F, &routes::loop, {}, false, true},
        {3.0F, Kind::Beetle, 1, 1.0F, &routes::lumber},
        {3.0F, Kind::Ladybird, 5, 0.5F, &routes::crossing, {}, false, true},
    };
}

std::vector<Wave> heathWaves() {
    return {
        {2.0F, Kind::Wasp, 10, 0.3F, &routes::zigzag, {}, false, true},
        {2.0F, Kind::Hornet, 2, 1.2F, &routes::hover, {}, false, true},
        {2.5F, Kind::Wasp, 8, 0.35F, &routes::spiral, {}, true},
        {2.5F, Kind::Beetle, 2, 2.2F, &routes::lumber, {}, false, true},
        {1.5F, Kind::Ladybird, 6, 0.45F, &routes::crossing, {}, false, true},
        {2.0F, Kind::Hornet, 4, 1.1F, &routes::patrol, {0, -28}, false, true},
        {2.5F, Kind::Wasp, 12, 0.26F, &routes::swoop, {}, false, true},
        {2.5F, Kind::Beetle, 3, 2.4F, &routes::column, {150, 0}},
        {1.5F, Kind::Wasp, 10, 0.3F, &routes::spiral, {}, false, true},
        {3.0F, Kind::Hornet, 4, 1.2F, &routes::hover, {}, false, true},
        {2.0F, Kind::Ladybird, 8, 0.35F, &routes::loop},
    };
}

std::vector<Wave> groveWaves() {
    return {
        {2.0F, Kind::Wasp, 8, 0.35F, &routes::swoop, {}, false, true},
        {2.5F, Kind::Ladybird, 6, 0.45F, &routes::crossing, {}, false, true},
        {2.5F, Kind::Hornet, 2, 1.2F, &routes::hover, {}, false, true},
        {2.5F, Kind::Wasp, 10, 0.3F, &routes::spiral, {}, false, true},
    };
}

} // namespace

const std::vector<Stage>& stageTable() {
    static const std::vector<Stage> table{
        {"meadow", "Morning Meadow", "meadow_morning.png", 42, meadowWaves()},
        {"creek", "Willow Creek", "meadow_creek.png", 52, creekWaves()},
        {"orchard", "Windfall Orchard", "meadow_orchard.png", 46, orchardWaves(), false, true,
         ": mind the apples, or sting them away"},
        {"heath", "Purple Heath", "meadow_dusk.png", 60, heathWaves()},
        {"bear", "The Honey Tree", "meadow_grove.png", 36, groveWaves(), true},
    };
    return table;
}

std::size_t stageIndex(const std::string& name) {
    const auto& table = stageTable();
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Stage& stage) { return stage.name == name; });
    return static_cast<std::size_t>(found - table.begin());
}

} // namespace beecluster
