#include "AppDelegate.h"
#include "Options.h"
#include "data/GameData.h"
#include "files/FileUtils.h"
#include "platform/system/paths.h"
#include "platform/system/process.h"
#include "platform/system/programFolders.h"
#include "rules/Course.h"
#include "stages/StageTable.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// Finds the folder with the art: $COPRA_RESOURCES, a folder next to the program or above it, or the source
/// tree it was built from. Empty if there is none.
std::string findResources(const char* program) {
    std::vector<fs::path> places;
    if (const char* configured = std::getenv("COPRA_RESOURCES")) places.emplace_back(configured);
    std::error_code error;
    fs::path folder = fs::weakly_canonical(copra::programPath(), error).parent_path();
    if (folder.empty()) folder = fs::weakly_canonical(program, error).parent_path();
    for (int up = 0; up < 5 && !folder.empty(); ++up, folder = folder.parent_path()) {
        places.push_back(folder / "resources");
        places.push_back(folder / "share" / "beecluster");
    }
    places.emplace_back(COPRA_SOURCE_RESOURCES);
    for (const fs::path& place : places) {
        if (fs::exists(place / "beecluster.plist", error)) return copra::pathText(place);
    }
    return {};
}

/// Reads resources/game/. With a fault the game plays with the values that are built in.
void loadData(const std::string& resources) {
    cocos2d::FileUtils::getInstance()->setSearchPaths({resources});
    std::vector<beecluster::FileProblem> problems;
    if (beecluster::loadGameData(false, problems)) return;
    beecluster::print(problems);
    std::fprintf(stderr, "beecluster: so all values of %s/game are those that the game was built with.\n",
                 resources.c_str());
}

std::vector<std::string> stageNames() {
    std::vector<std::string> names;
    for (const beecluster::Stage& stage : beecluster::stageTable()) names.push_back(stage.name);
    names.emplace_back(beecluster::kHiveName);
    return names;
}

} // namespace

int main(int argc, char** argv) {
    const std::string resources = findResources(argv[0]);
    if (!resources.empty()) loadData(resources);
    const beecluster::ParsedOptions parsed = beecluster::parseOptions(argc, argv, stageNames());
    if (parsed.exitCode) return *parsed.exitCode;
    if (resources.empty()) {
        std::fprintf(stderr,
                     "beecluster: cannot find the folder 'resources'; set COPRA_RESOURCES to its path.\n");
        return EXIT_FAILURE;
    }
    // GLViewImpl chooses the backend by this variable.
    if (parsed.options.program.headless) copra::setEnvironment("COPRA_BACKEND", "null");
    beecluster::AppDelegate application(parsed.options);
    return application.play();
}
