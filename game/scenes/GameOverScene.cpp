#include "scenes/GameOverScene.h"

#include "Tuning.h"
#include "base/autoreleased.h"
#include "hud/ButtonList.h"
#include "hud/Effects.h"
#include "hud/Lettering.h"
#include "hud/ScrollLayer.h"
#include "scenes/GameFlow.h"
#include "stages/StageTable.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kPatienceBeforeReplay = 2.5F; ///< seconds until the autopilot plays again
} // namespace

GameOverScene* GameOverScene::create(const SessionPtr& session, bool won) {
    auto* scene = new GameOverScene();
    return copra::autoreleased(scene, scene->initWith(session, won));
}

bool GameOverScene::initWith(const SessionPtr& session, bool won) {
    if (!Scene::init()) return false;
    _session = session;
    const Stage& stage = stageTable()[session->stage];
    addChild(createMeadow(stage.meadow, stage.scroll * 0.4F));
    addChild(createCanopy(stage.scroll * 0.4F));
    addChild(LayerColor::create(won ? Color4B(255, 226, 140, 60) : Color4B(30, 20, 40, 110)));

    auto* title = titleText(won ? "The hive is safe!" : "The swarm is lost", 66);
    title->setPosition(tuning::kFieldWidth / 2, 584);
    title->setScale(0.5F);
    title->runAction(EaseBackOut::create(ScaleTo::create(0.5F, 1)));
    addChild(title, 2);

    auto* panel = Sprite::createWithSpriteFrameName("panel.png");
    panel->setPosition(tuning::kFieldWidth / 2, 370);
    addChild(panel, 1);
    addTally(panel, session->keepBest());
    addButtons();
    return true;
}

void GameOverScene::onEnterTransitionDidFinish() {
    Scene::onEnterTransitionDidFinish();
    _session->report(_session->place);
}

void GameOverScene::addTally(Node* panel, bool best) {
    const float width = panel->getContentSize().width;
    float y = 256;
    const auto row = [&](const std::string& name, const std::string& value, float size) {
        auto* left = plainText(name, size);
        left->setAnchorPoint(Vec2(0, 0.5F));
        left->setPosition(56, y);
        panel->addChild(left);
        auto* right = plainText(value, size);
        right->setAnchorPoint(Vec2(1, 0.5F));
        right->setPosition(width - 56, y);
        panel->addChild(right);
        y -= size * 1.85F;
    };
    row(best ? "New best!" : "Score", grouped(_session->score.points()), 34);
    row("Stage", stageTable()[_session->stage].title, 24);
    row("Best", grouped(std::max(_session->best(), _session->score.points())), 24);
    row("Insects sent home", std::to_string(_session->score.kills()), 24);
    row("Largest swarm", std::to_string(_session->mostBees) + " bees", 24);
}

void GameOverScene::addButtons() {
    const auto again = [session = _session] { flow::toNewGame(session, session->stage); };
    const auto title = [session = _session] { flow::toTitle(session); };
    auto* buttons = ButtonList::create({{"Play again", again}, {"Title", title}}, title);
    buttons->setPosition(tuning::kFieldWidth / 2, 112);
    buttons->focus(0);
    addChild(buttons, 2);
    if (_session->options.autopilot) {
        scheduleOnce([again](float) { again(); }, kPatienceBeforeReplay, "autopilot");
    }
}

} // namespace beecluster
