#include "scenes/GameOverScene.h"

#include "Tuning.h"
#include "hud/ButtonList.h"
#include "hud/Effects.h"
#include "hud/ScrollLayer.h"
#include "hud/Typography.h"
#include "scenes/GameFlow.h"
#include "stages/StageTable.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kReplayDelay = 2.5f; ///< seconds until the autopilot plays again
} // namespace

GameOverScene* GameOverScene::create(const SessionPtr& session, bool won) {
    auto* scene = new GameOverScene();
    if (scene->initWith(session, won)) {
        scene->autorelease();
        return scene;
    }
    delete scene;
    return nullptr;
}

bool GameOverScene::initWith(const SessionPtr& session, bool won) {
    if (!Scene::init()) return false;
    _session = session;
    const Stage& stage = stageTable()[session->stage];
    addChild(createMeadow(stage.groundImage, stage.scrollSpeed * 0.4f));
    addChild(createCanopy(stage.scrollSpeed * 0.4f));
    addChild(LayerColor::create(won ? Color4B(255, 226, 140, 60) : Color4B(30, 20, 40, 110)));

    auto* title = titleText(won ? "The hive is safe!" : "The swarm is lost", 66);
    title->setPosition(tuning::kFieldWidth / 2, 584);
    title->setScale(0.5f);
    title->runAction(EaseBackOut::create(ScaleTo::create(0.5f, 1)));
    addChild(title, 2);

    auto* panel = Sprite::createWithSpriteFrameName("panel.png");
    panel->setPosition(tuning::kFieldWidth / 2, 370);
    addChild(panel, 1);
    addTally(panel, session->saveBest());
    addButtons();
    return true;
}

void GameOverScene::onEnterTransitionDidFinish() {
    Scene::onEnterTransitionDidFinish();
    _session->report(_session->screen);
}

void GameOverScene::addTally(Node* panel, bool best) {
    const float width = panel->getContentSize().width;
    float y = 256.0f;
    const auto row = [&](const std::string& name, const std::string& value, float size) {
        auto* left = plainText(name, size);
        left->setAnchorPoint(Vec2(0, 0.5f));
        left->setPosition(56, y);
        panel->addChild(left);
        auto* right = plainText(value, size);
        right->setAnchorPoint(Vec2(1, 0.5f));
        right->setPosition(width - 56, y);
        panel->addChild(right);
        y -= size * 1.85f;
    };
    row(best ? "New best!" : "Score", grouped(_session->tally.score.points()), 34);
    row("Stage", stageTable()[_session->stage].title, 24);
    row("Best", grouped(std::max(_session->best(), _session->tally.score.points())), 24);
    row("Insects sent home", std::to_string(_session->tally.score.kills()), 24);
    row("Largest swarm", std::to_string(_session->tally.maxBees) + " bees", 24);
}

void GameOverScene::addButtons() {
    const auto again = [session = _session] { flow::startNewGame(session, session->stage); };
    const auto title = [session = _session] { flow::showTitle(session); };
    auto* buttons = ButtonList::create({{"Play again", again}, {"Title", title}}, title);
    buttons->setPosition(tuning::kFieldWidth / 2, 112);
    buttons->focus(0);
    addChild(buttons, 2);
    if (_session->options.autopilot) {
        scheduleOnce([again](float) { again(); }, kReplayDelay, "autopilot");
    }
}

} // namespace beecluster
