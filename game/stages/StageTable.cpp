#include "stages/StageTable.h"

#include "stages/Routes.h"
#include "text/Texts.h"

#include <algorithm>

namespace beecluster {

namespace {

Wave wasps(int count, const Route& route) {
    return {EnemyKind::Wasp, count, &route};
}

Wave ladybirds(int count, const Route& route) {
    return {EnemyKind::Ladybird, count, &route};
}

Wave hornets(int count, const Route& route) {
    return {EnemyKind::Hornet, count, &route};
}

Wave beetles(int count, const Route& route) {
    return {EnemyKind::Beetle, count, &route};
}

Stage meadow() {
    Stage stage;
    stage.name = "meadow";
    stage.title = "Morning Meadow";
    stage.groundImage = "meadow_morning.png";
    stage.landmark = "skep.png";
    stage.music = "meadow";
    stage.scrollSpeed = 42.0f;
    stage.peace = 17.0f;
    stage.waves = {
        ladybirds(4, routes::crossing).after(2.0f).every(0.8f),
        wasps(4, routes::swoop).after(2.0f).every(0.55f),
        wasps(4, routes::swoop).after(2.5f).every(0.55f).mirrored(),
        ladybirds(3, routes::column).after(3.0f).every(0.8f).shifted({120, 0}),
        wasps(6, routes::zigzag).after(2.5f).every(0.45f).alternating(),
        ladybirds(4, routes::crossing).after(3.0f).every(0.6f),
        wasps(8, routes::swoop).after(2.0f).every(0.4f).alternating(),
        hornets(1, routes::hover).after(3.5f),
        wasps(8, routes::sweep).after(3.0f).every(0.4f).alternating(),
        hornets(2, routes::hover).after(3.0f).every(1.5f).alternating(),
        wasps(14, routes::sweep).after(2.5f).every(0.3f).alternating(),
        hornets(10, routes::sweep).after(2.0f).every(0.8f).alternating(),
    };
    return stage;
}

Stage creek() {
    Stage stage;
    stage.name = "creek";
    stage.title = "Willow Creek";
    stage.groundImage = "meadow_creek.png";
    stage.landmark = "lily.png";
    stage.hasCurrent = true;
    stage.music = "creek";
    stage.scrollSpeed = 52.0f;
    stage.waves = {
        wasps(8, routes::loop).after(2.0f).every(0.4f).alternating(),
        ladybirds(5, routes::crossing).after(3.0f).every(0.5f).shifted({0, -14}),
        wasps(6, routes::crossing).after(1.5f).every(0.45f).shifted({0, 10}).mirrored(),
        hornets(2, routes::hover).after(3.0f).every(1.2f).alternating(),
        wasps(8, routes::zigzag).after(2.0f).every(0.35f).mirrored(),
        beetles(1, routes::lumber).after(3.0f),
        wasps(8, routes::swoop).after(2.0f).every(0.4f).alternating(),
        ladybirds(6, routes::column).after(2.5f).every(0.5f).shifted({80, 0}),
        hornets(3, routes::patrol).after(2.5f).every(1.4f).shifted({0, -36}),
        beetles(2, routes::lumber).after(3.0f).every(2.0f).alternating(),
        wasps(10, routes::loop).after(2.0f).every(0.3f),
    };
    return stage;
}

/// Fewer enemies than elsewhere: the apples demand attention.
Stage orchard() {
    Stage stage;
    stage.name = "orchard";
    stage.title = "Apple Orchard";
    stage.groundImage = "meadow_orchard.png";
    stage.landmark = "apple_tree.png";
    stage.music = "meadow";
    stage.scrollSpeed = 46.0f;
    stage.hasOrchard = true;
    stage.hint = "mind the apples, or sting them away";
    stage.waves = {
        ladybirds(4, routes::crossing).after(4.0f).every(0.7f),
        wasps(6, routes::swoop).after(3.5f).every(0.45f).alternating(),
        hornets(1, routes::hover).after(3.5f),
        wasps(6, routes::crossing).after(3.0f).every(0.4f).shifted({0, 14}).mirrored(),
        ladybirds(6, routes::zigzag).after(3.0f).every(0.6f),
        hornets(2, routes::patrol).after(3.5f).every(1.3f).shifted({0, -30}),
        wasps(8, routes::loop).after(3.0f).every(0.4f).alternating(),
        beetles(1, routes::lumber).after(3.0f),
        ladybirds(7, routes::crossing).after(3.0f).every(0.5f).alternating(),
    };
    return stage;
}

Stage heath() {
    Stage stage;
    stage.name = "heath";
    stage.title = "Purple Heath";
    stage.groundImage = "meadow_dusk.png";
    stage.landmark = "stones.png";
    stage.hasNight = true;
    stage.music = "heath";
    stage.scrollSpeed = 60.0f;
    stage.waves = {
        wasps(10, routes::zigzag).after(2.0f).every(0.3f).alternating(),
        hornets(2, routes::hover).after(2.0f).every(1.2f).alternating(),
        wasps(8, routes::spiral).after(2.5f).every(0.35f).mirrored(),
        beetles(2, routes::lumber).after(2.5f).every(2.2f).alternating(),
        ladybirds(6, routes::crossing).after(1.5f).every(0.45f).alternating(),
        hornets(4, routes::patrol).after(2.0f).every(1.1f).shifted({0, -28}).alternating(),
        wasps(12, routes::swoop).after(2.5f).every(0.26f).alternating(),
        beetles(3, routes::column).after(2.5f).every(2.4f).shifted({150, 0}),
        wasps(10, routes::spiral).after(1.5f).every(0.3f).alternating(),
        hornets(4, routes::hover).after(3.0f).every(1.2f).alternating(),
        ladybirds(8, routes::loop).after(2.0f).every(0.35f),
    };
    return stage;
}

Stage bear() {
    Stage stage;
    stage.name = "bear";
    stage.title = "The Honey Tree";
    stage.groundImage = "meadow_grove.png";
    stage.music = "bear";
    stage.scrollSpeed = 36.0f;
    stage.hasBear = true;
    stage.waves = {
        wasps(8, routes::swoop).after(2.0f).every(0.35f).alternating(),
        ladybirds(6, routes::crossing).after(2.5f).every(0.45f).alternating(),
        hornets(2, routes::hover).after(2.5f).every(1.2f).alternating(),
        wasps(10, routes::spiral).after(2.5f).every(0.3f).alternating(),
    };
    return stage;
}

} // namespace

const std::vector<Stage>& stageTable() {
    static const std::vector<Stage> table{meadow(), creek(), orchard(), heath(), bear()};
    return table;
}

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
