#include "transitions/TransitionTiles.h"

#include "action/CallFunc.h"
#include "action/Ease.h"
#include "action/Sequence.h"
#include "base/toInteger.h"
#include "nodes/effects/GridTiles.h"
#include "platform/Screen.h"
#include "transitions/makeTransition.h"

#include <algorithm>

namespace cocos2d {

namespace {

const float kTileRows = 12.0f;
const unsigned int kStripes = 3;
const float kSplitEaseRate = 3.0f;

/// Columns and rows of approximately square tiles.
Size tilesOfTheScreen() {
    const Size& size = copra::screen().designSize;
    const float aspect = size.height > 0.0f ? size.width / size.height : 1.0f;
    return Size(std::max(1.0f, static_cast<float>(copra::toInteger<int>(kTileRows * aspect))), kTileRows);
}

} // namespace

// --- Tiles ---

TransitionFadeTR::TransitionFadeTR() = default;
TransitionFadeTR::~TransitionFadeTR() = default;

COPRA_TRANSITION_CREATE(TransitionFadeTR)
COPRA_TRANSITION_CREATE(TransitionFadeBL)
COPRA_TRANSITION_CREATE(TransitionFadeUp)
COPRA_TRANSITION_CREATE(TransitionFadeDown)
COPRA_TRANSITION_CREATE(TransitionTurnOffTiles)

void TransitionFadeTR::sceneOrder() {
    _isInSceneOnTop = false;
}

Node* TransitionFadeTR::outNode_() {
    return _outGrid.node();
}

void TransitionFadeTR::onEnter() {
    TransitionScene::onEnter();
    _outGrid.enter(_outScene,
                   Sequence::create(easeActionWithAction(actionWithSize(tilesOfTheScreen())),
                                    CallFunc::create([this] { finish(); }), StopGrid::create(), nullptr));
}

void TransitionFadeTR::onExit() {
    endEffect_();
    TransitionScene::onExit();
}

ActionInterval* TransitionFadeTR::easeActionWithAction(ActionInterval* action) {
    return action;
}

ActionInterval* TransitionFadeTR::actionWithSize(const Size& size) {
    return FadeOutTRTiles::create(_duration, size);
}
ActionInterval* TransitionFadeBL::actionWithSize(const Size& size) {
    return FadeOutBLTiles::create(_duration, size);
}
ActionInterval* TransitionFadeUp::actionWithSize(const Size& size) {
    return FadeOutUpTiles::create(_duration, size);
}
ActionInterval* TransitionFadeDown::actionWithSize(const Size& size) {
    return FadeOutDownTiles::create(_duration, size);
}
ActionInterval* TransitionTurnOffTiles::actionWithSize(const Size& size) {
    return TurnOffTiles::create(_duration, size);
}

// --- Stripes ---

TransitionSplitCols::TransitionSplitCols() = default;
TransitionSplitCols::~TransitionSplitCols() = default;

COPRA_TRANSITION_CREATE(TransitionSplitCols)
COPRA_TRANSITION_CREATE(TransitionSplitRows)

Node* TransitionSplitCols::inNode_() {
    return nullptr;
}

Node* TransitionSplitCols::outNode_() {
    return _grid.node();
}

void TransitionSplitCols::onEnter() {
    TransitionScene::onEnter();
    ActionInterval* split = action();
    ActionInterval* both = Sequence::create(split, CallFunc::create([this] { _grid.setScene(_inScene); }),
                                            split->reverse(), nullptr);
    _grid.enter(_outScene,
                Sequence::create(easeActionWithAction(both), CallFunc::create([this] { finish(); }),
                                 StopGrid::create(), nullptr));
}

void TransitionSplitCols::onExit() {
    endEffect_();
    TransitionScene::onExit();
}

ActionInterval* TransitionSplitCols::action() {
    return SplitCols::create(_duration / 2, kStripes);
}

ActionInterval* TransitionSplitRows::action() {
    return SplitRows::create(_duration / 2, kStripes);
}

ActionInterval* TransitionSplitCols::easeActionWithAction(ActionInterval* action) {
    return EaseInOut::create(action, kSplitEaseRate);
}

} // namespace cocos2d
