#include "state/GameState.h"

#include "data/GameData.h"
#include "stages/StageTable.h"

namespace beecluster {

GameState::GameState(std::uint64_t seed)
    : random(seed), course(GameMode::Story, seed, 0, stageTable().size()) {}

void GameState::begin(const GameStart& start) {
    mode = start.mode;
    isDemo = start.isDemo;
    isAssisted = start.isAssisted;
    random = copra::Random(start.seed);
    isInHive = start.stage >= stageTable().size();
    course = Course(mode, start.seed, isInHive ? kHiveAfter : start.stage, stageTable().size());
    hash = StateHash();
    tally = Tally();
    stage = course.stage();
    if (isAssisted) addAssist(tally.cards);
    tape.begin({start.seed, stageName(), nameOf(mode), nameOf(*gameData()), field, isAssisted});
    beginStage();
}

void GameState::enterNextStage() {
    isInHive = !isInHive && course.isBeforeHive();
    if (!isInHive) course.advance();
    stage = course.stage();
    tape.enterStage(stageName());
}

std::string GameState::stageName() const {
    return isInHive ? kHiveName : stageTable()[stage].name;
}

FieldShape GameState::fieldOfStage() const {
    return isInHive || stageTable()[stage].hasBear ? FieldShape::Wide : field;
}

void GameState::retryStage() {
    tally = _atStageBegin;
    tape.retry();
}

} // namespace beecluster
