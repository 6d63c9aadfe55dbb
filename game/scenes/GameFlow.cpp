#include "scenes/GameFlow.h"

#include "cocos2d.h"
#include "scenes/GameOverScene.h"
#include "scenes/StageScene.h"
#include "scenes/TitleScene.h"

using namespace cocos2d;

namespace beecluster::flow {

namespace {

constexpr float kFade = 0.6F; ///< seconds of a change of scenes
const Color3B kFadeColour{58, 32, 12};

void show(Scene* scene) {
    auto* director = Director::getInstance();
    if (director->getRunningScene()) {
        director->replaceScene(TransitionFade::create(kFade, scene, kFadeColour));
    } else {
        director->runWithScene(scene);
    }
}

} // namespace

void toTitle(const SessionPtr& session) {
    session->place = "title";
    show(TitleScene::create(session));
}

void toNewGame(const SessionPtr& session, std::size_t stage) {
    session->restart(stage);
    toStage(session);
}

void toStage(const SessionPtr& session) {
    session->place = "stage";
    show(StageScene::create(session));
}

void toGameOver(const SessionPtr& session, bool won) {
    session->place = won ? "victory" : "game over";
    show(GameOverScene::create(session, won));
}

} // namespace beecluster::flow
