#include "scenes/GameOverScene.h"

#include "Layout.h"
#include "actors/CirclingSwarm.h"
#include "actors/Hive.h"
#include "hud/MenuSheet.h"
#include "hud/ScrollLayer.h"
#include "hud/Surroundings.h"
#include "platform/Clipboard.h"
#include "scenes/GameFlow.h"
#include "stages/StageTable.h"
#include "text/Texts.h"
#include "view/Effects.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kTitleMargin = 20.0f; ///< points to the sides of the field, at least
constexpr float kSkepX = 118.0f;      ///< points to the sides of the field
constexpr float kSkepY = 210.0f;      ///< points
constexpr float kLineHeight = 196.0f; ///< points; between the tally and the buttons
constexpr float kReplayDelay = 2.5f;  ///< seconds until the autopilot plays again
} // namespace

bool GameOverScene::initWith(const SessionPtr& session, bool won) {
    if (!Scene::init() || !loadScenery()) return false;
    _session = session;
    viewfit::follow(this);
    const Stage& stage = stageTable()[session->game.stage];
    addChild(createMeadow(stage.groundImage, stage.scrollSpeed * 0.4f));
    addChild(createCanopy(stage.scrollSpeed * 0.4f));
    addChild(Surroundings::create(stage.groundImage, stage.scrollSpeed * 0.4f));
    addChild(viewfit::makeCover(won ? Color4B(255, 226, 140, 60) : Color4B(30, 20, 40, 110)));
    if (won) addHome(); // behind the tally

    auto* title = titleText(text(won ? "over.won" : session->game.isInHive ? "hive.over" : "over.lost"), 66);
    addChild(_sheet = MenuSheet::create(title->getContentSize().width + 2 * kTitleMargin), 1);
    addAt(_sheet, title, Vec2(layout::kFieldWidth / 2, 584), 1);
    title->setScale(0.5f);
    title->runAction(EaseBackOut::create(ScaleTo::create(0.5f, 1)));

    auto* panel = addSprite(_sheet, "panel.png", Vec2(layout::kFieldWidth / 2, 370));
    session->saveBest();
    addTally(panel);
    session->services.sounds.playMusic("title");
    session->services.sounds.play(won ? Sound::Victory : Sound::SwarmLost);
    addButtons(won);
    return true;
}

void GameOverScene::addHome() {
    for (const float x : {kSkepX, layout::kFieldWidth - kSkepX}) {
        auto* skep = addSprite(this, "skep.png", Vec2(x, kSkepY));
        skep->setFlippedX(x > kSkepX);
    }
    auto* swarm = CirclingSwarm::create(_session->options.seed, _session->game.tally.bees);
    swarm->hive().cheer();
    addChild(swarm);
}

void GameOverScene::onEnterTransitionDidFinish() {
    Scene::onEnterTransitionDidFinish();
    _session->report(_session->screen);
}

void GameOverScene::addTally(Node* panel) {
    const float width = panel->getContentSize().width;
    float y = 256.0f;
    const auto row = [&](const std::string& name, const std::string& value, float size) {
        auto* left = addAt(panel, plainText(name, size), Vec2(56, y));
        left->setAnchorPoint(Vec2(0, 0.5f));
        auto* right = addAt(panel, plainText(value, size), Vec2(width - 56, y));
        right->setAnchorPoint(Vec2(1, 0.5f));
        y -= size * 1.85f;
    };
    const bool isNewBest = _session->isNewBest();
    row(text(isNewBest ? "over.new_best" : "over.score"), grouped(_session->game.tally.score.points()), 34);
    row(text("over.stage"),
        _session->game.isInHive ? text("stage.hive.title") : titleOf(stageTable()[_session->game.stage]), 24);
    row(text(isNewBest ? "over.best_before" : "over.best"),
        grouped(isNewBest ? _session->bestBefore() : _session->best()), 24);
    row(text("over.kills"), std::to_string(_session->game.tally.score.kills()), 24);
    row(text("over.largest"), textOfCount("over.bees", _session->game.tally.maxBees), 24);
}

ButtonSpec GameOverScene::addDailyLine(const std::string& line) {
    auto* label = addAt(_sheet, outlinedText(line, 22), Vec2(layout::kFieldWidth / 2, kLineHeight), 1);
    return {text("daily.copy"), [label, line] {
                copra::setClipboardText(line);
                label->setString(text("daily.copied"));
            }};
}

void GameOverScene::addButtons(bool won) {
    const std::function<void()> again = [session = _session] {
        flow::startNewGame(session, 0, session->game.mode);
    };
    const std::function<void()> retry = [session = _session] { flow::retryStage(session); };
    const auto title = [session = _session] { flow::showTitle(session); };
    // A recording that goes on, but not with another try, is not of this game: it ends here too.
    const bool endsReplay = _session->game.tape.isPlaying() && !_session->game.tape.isRetryNext();
    // Recordings from when endless and daily games had retries go on with them.
    const bool isRetry = !won && (hasRetries(_session->game.mode) || _session->game.tape.isRetryNext());
    const std::string line = _session->game.mode == GameMode::Daily ? _session->dailyLine() : "";
    ButtonSpec first =
        isRetry ? ButtonSpec{text("over.retry"), retry} : ButtonSpec{text("over.again"), again};
    if (!line.empty()) first = addDailyLine(line);
    auto* buttons = addAt(
        _sheet, ButtonList::create({first, {text("over.title"), title}}, title, &_session->services.sounds),
        Vec2(layout::kFieldWidth / 2, 112), 1);
    buttons->focus(0);
    if (endsReplay) {
        scheduleOnce([session = _session](float) { session->services.quit(); }, kReplayDelay, "end");
    } else if (_session->options.autopilot || _session->game.tape.isRetryNext()) {
        scheduleOnce([next = first.action](float) { next(); }, kReplayDelay, "autopilot");
    }
}

} // namespace beecluster
