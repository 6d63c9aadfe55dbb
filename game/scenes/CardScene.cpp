#include "scenes/CardScene.h"

#include "Layout.h"
#include "base/autoreleased.h"
#include "hud/CardRow.h"
#include "hud/MenuSheet.h"
#include "hud/ScrollLayer.h"
#include "hud/Surroundings.h"
#include "scenes/GameFlow.h"
#include "scenes/PauseMenu.h"
#include "scenes/pauseNodes.h"
#include "stages/StageTable.h"
#include "text/Texts.h"
#include "view/Effects.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

#include <algorithm>
#include <string>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kAutopilotDelay = 1.2f; ///< seconds until the autopilot takes a card
constexpr float kTakenScale = 0.5f;
constexpr float kTakenApart = 54.0f;  ///< points
constexpr float kTakenWidth = 780.0f; ///< points, at most
constexpr float kTakenHeight = 60.0f; ///< points
constexpr float kSheetWidth = 840.0f; ///< points: three cards, one of them just taken
} // namespace

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
    addChild(viewfit::makeCover(Color4B(40, 22, 8, 130)));
    addChild(_sheet = MenuSheet::create(kSheetWidth), 1);
    auto* title = titleText(text("cards.title"), 54);
    title->setPosition(layout::kFieldWidth / 2, 572);
    _sheet->addChild(title);
    auto* line = outlinedText(text("cards.hint"), 24);
    line->setPosition(layout::kFieldWidth / 2, 516);
    _sheet->addChild(line);

    const std::vector<Card> offer = offerCards(session->game.tally.cards, session->game.random);
    auto* row = CardRow::create(
        offer, [this, offer](std::size_t index) { takeCard(offer, index); }, session->services.sounds);
    row->setPosition(layout::kFieldWidth / 2, 308);
    _sheet->addChild(row, 1);
    addTaken();
    if (session->playsByItself() || session->game.tape.isPlaying()) {
        const auto take = [this, row, offer](float) {
            if (_session->game.tape.isOver()) return _session->services.quit(); // the recording ends here
            row->take(recorded(offer, bestCard(offer)));
        };
        scheduleOnce(take, kAutopilotDelay, "autopilot");
    } else {
        listenForPause(
            this, _session, [this] { return _pauseMenu != nullptr; }, [this] { togglePause(); });
    }
    return true;
}

void CardScene::togglePause() {
    if (_pauseMenu) {
        _pauseMenu->removeFromParent();
        _pauseMenu = nullptr;
        setPaused(_sheet, false);
        return;
    }
    setPaused(_sheet, true);
    _pauseMenu = PauseMenu::create(
        _session, [this] { togglePause(); }, false);
    addChild(_pauseMenu, 2);
}

void CardScene::onEnterTransitionDidFinish() {
    Scene::onEnterTransitionDidFinish();
    _session->report("cards");
}

void CardScene::addTaken() {
    std::vector<Sprite*> icons;
    for (std::size_t i = 0; i < kCards; ++i) {
        const auto card = static_cast<Card>(i);
        for (int k = 0; k < _session->game.tally.cards.count(card); ++k)
            icons.push_back(
                Sprite::createWithSpriteFrameName(std::string("card_") + traitsOf(card).name + ".png"));
    }
    // A long game takes more of them than fit side by side.
    const float apart = std::min(kTakenApart, kTakenWidth / static_cast<float>(icons.size() + 1));
    float x = layout::kFieldWidth / 2 - apart * static_cast<float>(icons.size() - 1) / 2;
    for (Sprite* icon : icons) {
        icon->setScale(kTakenScale);
        icon->setPosition(x, kTakenHeight);
        x += apart;
        _sheet->addChild(icon);
    }
}

std::size_t CardScene::recorded(const std::vector<Card>& offer, std::size_t index) {
    if (_isRecorded) return index;
    _isRecorded = true;
    const int chosen = _session->game.tape.choose(static_cast<int>(index));
    return std::min(static_cast<std::size_t>(std::max(chosen, 0)), offer.size() - 1);
}

void CardScene::takeCard(const std::vector<Card>& offer, std::size_t index) {
    _session->game.tally.cards.add(offer[recorded(offer, index)]);
    if (_session->game.tape.isOver()) return _session->services.quit(); // before the next stage began
    _session->game.enterNextStage();
    flow::showStage(_session);
}

} // namespace beecluster
