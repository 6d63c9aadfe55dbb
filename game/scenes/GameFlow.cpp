#include "scenes/GameFlow.h"

#include "cocos2d.h"
#include "scenes/GameOverScene.h"
#include "scenes/HiveScene.h"
#include "scenes/MenuPanel.h"
#include "scenes/SettingsPanel.h"
#include "scenes/StageScene.h"
#include "scenes/TitleScene.h"
#include "view/ViewFit.h"

using namespace cocos2d;

namespace beecluster::flow {

namespace {

constexpr float kFade = 0.6f; ///< seconds of a change of scenes
constexpr int kOpeningTag = 1;
const Color3B kFadeColor{58, 32, 12};

void show(const SessionPtr& session, Scene* scene) {
    if (!scene) return session->fail();
    auto* director = Director::getInstance();
    const Scene* shown = director->getRunningScene();
    const bool isFirst = !shown || shown->getTag() == kOpeningTag;
    director->replaceScene(isFirst ? scene : TransitionFade::create(kFade, scene, kFadeColor));
}

FieldShape fieldOfNewGame(const SessionPtr& session) {
    if (session->game.tape.isPlaying()) return session->game.tape.played().setup.field;
    return fieldShapeNamed(session->options.field).value_or(viewfit::shapeOfWindow());
}

void startGame(const SessionPtr& session, std::size_t stage, GameMode mode, bool isDemo) {
    session->game.field = fieldOfNewGame(session);
    session->restart(stage, mode, isDemo);
    showStage(session);
}

TitleScene* makeTitle(const SessionPtr& session) {
    session->screen = "title";
    session->game.field = fieldOfNewGame(session);
    return TitleScene::create(session);
}

} // namespace

void showOpening() {
    auto* director = Director::getInstance();
    auto* opening = Scene::create();
    opening->setTag(kOpeningTag);
    director->setClearColor(Color4F(kFadeColor));
    director->replaceScene(opening);
}

void showDemo(const SessionPtr& session) {
    startGame(session, 0, GameMode::Story, true);
}

void showTitle(const SessionPtr& session) {
    viewfit::useField(FieldShape::Wide);
    show(session, makeTitle(session));
}

void showFirstScreen(const SessionPtr& session) {
    if (session->options.screen == "pause") return startNewGame(session, 0);
    auto* title = makeTitle(session);
    const std::string& name = session->options.screen;
    if (name == "menu") title->showMenu();
    if (name == "games") title->showMenu()->showGames();
    if (name == "medals") title->showMenu()->showMedals();
    if (name == "credits") title->showMenu()->showCredits();
    if (name == "settings") title->showSettings();
    if (name == "keys") title->showSettings()->showBindings(Device::Keys);
    if (name == "pad") title->showSettings()->showBindings(Device::Pad);
    show(session, title);
}

void startNewGame(const SessionPtr& session, std::size_t stage, GameMode mode) {
    startGame(session, stage, mode, false);
}

void retryStage(const SessionPtr& session) {
    session->game.retryStage();
    showStage(session);
}

void showStage(const SessionPtr& session) {
    session->game.beginStage();
    viewfit::useField(session->game.fieldOfStage());
    if (session->game.isInHive) {
        if (auto* hive = HiveScene::create(session)) {
            session->screen = kHiveName;
            return show(session, hive);
        }
        session->game.enterNextStage(); // the game goes on without it
        viewfit::useField(session->game.fieldOfStage());
    }
    session->screen = "stage";
    show(session, StageScene::create(session));
}

void showGameOver(const SessionPtr& session, bool won) {
    session->saveRecording();
    if (session->game.isDemo) return showTitle(session);
    viewfit::useField(FieldShape::Wide);
    session->screen = won ? "victory" : "game over";
    show(session, GameOverScene::create(session, won));
}

} // namespace beecluster::flow
