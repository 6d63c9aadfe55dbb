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
    isInHive = mode == GameMode::Hive || start.stage >= stageTable().size();
    course = Course(mode, start.seed, isInHive ? kHiveAfter : start.stage, stageTable().size());
    hash = StateHash();
    tally = Tally();
    tally.hardship = course.hardship();
    stage = course.stage();
    if (isAssisted) addAssist(tally.cards);
    for (const std::string& name : start.closed)
        if (const auto card = cardNamed(name)) tally.cards.close(*card);
    tape.begin({start.seed, stageName(), nameOf(mode), nameOf(*gameData()), field, isAssisted, start.closed});
    beginStage();
}

void GameState::enterNextStage() {
    isInHive = !isInHive && course.isBeforeHive();
    if (!isInHive) course.advance();
    tally.hardship = course.hardship();
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
