#include "scenes/CardChoice.h"

#include "Layout.h"
#include "base/call.h"
#include "hud/CardRow.h"
#include "hud/MenuSheet.h"
#include "scenes/GameFlow.h"
#include "text/Texts.h"
#include "view/Typography.h"
#include "view/ViewFit.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kAutopilotDelay = 1.2f; ///< seconds until the autopilot takes a card
constexpr float kTakenScale = 0.5f;
constexpr float kTakenSize = 44.0f;   ///< points, of the largest side of a small picture
constexpr float kTakenApart = 54.0f;  ///< points
constexpr float kTakenWidth = 780.0f; ///< points, at most
constexpr float kTakenHeight = 60.0f; ///< points
constexpr float kSheetWidth = 840.0f; ///< points: three cards, one of them just taken
} // namespace

bool CardChoice::initWith(const SessionPtr& session, const std::string& title,
                          const std::function<void()>& onTaken) {
    if (!Node::init()) return false;
    _session = session;
    _onTaken = onTaken;
    setPositionY(viewfit::middleShift());
    addChild(viewfit::makeCover(Color4B(40, 22, 8, 130)));
    addChild(_sheet = MenuSheet::create(kSheetWidth), 1);
    addAt(_sheet, titleText(text(title), 54), Vec2(layout::kFieldWidth / 2, 572));
    addAt(_sheet, outlinedText(text("cards.hint"), 24), Vec2(layout::kFieldWidth / 2, 516));
    GameState& game = session->game;
    _offer = offerCards(game.tally.cards, game.random);
    ++game.tally.counts.choices;
    session->services.stats.event("choice", game.stageName(), game.tally.bees);
    _row = CardRow::create(
        _offer, game.tally.cards, [this](std::size_t index) { takeCard(index); }, session->services.sounds);
    addAt(_sheet, _row, Vec2(layout::kFieldWidth / 2, 308), 1);
    addTaken();
    if (session->playsByItself() || game.tape.isPlaying())
        scheduleOnce([this](float) { takeByItself(); }, kAutopilotDelay, "autopilot");
    return true;
}

void CardChoice::onEnterTransitionDidFinish() {
    Node::onEnterTransitionDidFinish();
    scheduleOnce([this](float) { _session->report("cards"); }, _row->dealingTime(), "dealt");
}

void CardChoice::takeByItself() {
    if (_session->game.tape.isOver()) return _session->services.quit(); // the recording ends here
    if (_session->game.tape.isRetryNext()) return flow::retryStage(_session);
    _row->take(recorded(bestCard(_offer)));
}

void CardChoice::addTaken() {
    std::vector<Sprite*> icons;
    for (std::size_t i = 0; i < kCards; ++i) {
        const auto card = static_cast<Card>(i);
        for (int k = 0; k < _session->game.tally.cards.count(card); ++k)
            icons.push_back(Sprite::createWithSpriteFrameName(traitsOf(card).picture));
    }
    // A long game takes more of them than fit side by side.
    const float apart = std::min(kTakenApart, kTakenWidth / static_cast<float>(icons.size() + 1));
    float x = layout::kFieldWidth / 2 - apart * static_cast<float>(icons.size() - 1) / 2;
    for (Sprite* icon : icons) {
        const Size& size = icon->getContentSize();
        icon->setScale(std::min(kTakenScale, kTakenSize / std::max(size.width, size.height)));
        icon->setPosition(x, kTakenHeight);
        x += apart;
        _sheet->addChild(icon);
    }
}

std::size_t CardChoice::recorded(std::size_t index) {
    if (_isRecorded) return index;
    _isRecorded = true;
    const int chosen = _session->game.tape.choose(static_cast<int>(index));
    return std::min(static_cast<std::size_t>(std::max(chosen, 0)), _offer.size() - 1);
}

void CardChoice::takeCard(std::size_t index) {
    _session->game.tally.cards.add(_offer[recorded(index)]);
    if (_session->game.tape.isOver()) return _session->services.quit(); // before the next step
    copra::call(_onTaken);
}

} // namespace beecluster
