#include "scenes/CardScene.h"

#include "base/autoreleased.h"
#include "hud/ScrollLayer.h"
#include "hud/Surroundings.h"
#include "scenes/CardChoice.h"
#include "scenes/GameFlow.h"
#include "scenes/PauseMenu.h"
#include "scenes/pauseNodes.h"
#include "stages/StageTable.h"
#include "view/Effects.h"
#include "view/ViewFit.h"

using namespace cocos2d;

namespace beecluster {

CardScene* CardScene::create(const SessionPtr& session) {
    auto* scene = new CardScene();
    return copra::autoreleased(scene, scene->initWith(session));
}

bool CardScene::initWith(const SessionPtr& session) {
    if (!Scene::init() || !loadScenery()) return false;
    viewfit::follow(this);
    viewfit::showCursor(true);
    _session = session;
    const Stage& stage = stageTable()[session->game.stage];
    addChild(createMeadow(stage.groundImage, stage.scrollSpeed * 0.4f));
    addChild(createCanopy(stage.scrollSpeed * 0.4f));
    addChild(Surroundings::create(stage.groundImage, stage.scrollSpeed * 0.4f));
    addChild(_choice = CardChoice::create(session, "cards.title",
                                          [this] {
                                              _session->game.enterNextStage();
                                              flow::showStage(_session);
                                          }),
             1);
    if (!session->playsByItself() && !session->game.tape.isPlaying())
        listenForPause(
            this, _session, [this] { return _pauseMenu != nullptr; }, [this] { togglePause(); });
    return true;
}

void CardScene::togglePause() {
    if (_pauseMenu) {
        _pauseMenu->removeFromParent();
        _pauseMenu = nullptr;
        setPaused(_choice, false);
        return;
    }
    setPaused(_choice, true);
    _pauseMenu = PauseMenu::create(
        _session, [this] { togglePause(); }, false);
    addChild(_pauseMenu, 2);
}

} // namespace beecluster
