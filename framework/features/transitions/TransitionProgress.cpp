#include "transitions/TransitionProgress.h"

#include "action/CallFunc.h"
#include "action/Sequence.h"
#include "nodes/effects/ProgressTimer.h"
#include "nodes/effects/ProgressTo.h"
#include "platform/Screen.h"
#include "transitions/makeTransition.h"
#include "transitions/sceneSnapshot.h"

namespace cocos2d {

namespace {

const int kTimerTag = 0xC001;

/// A timer that shows the snapshot, centered on the screen.
ProgressTimer* timerFor(RenderTexture* texture, ProgressTimer::Type type) {
    const Size& size = copra::screen().designSize;
    ProgressTimer* timer = ProgressTimer::create(texture->getSprite());
    timer->setType(type);
    timer->setPercentage(100.0f);
    timer->setPosition(size.width / 2, size.height / 2);
    return timer;
}

ProgressTimer* barFor(RenderTexture* texture, const Vec2& midpoint, const Vec2& rate) {
    ProgressTimer* timer = timerFor(texture, ProgressTimer::Type::BAR);
    timer->setMidpoint(midpoint);
    timer->setBarChangeRate(rate);
    return timer;
}

} // namespace

TransitionProgress::TransitionProgress() = default;
TransitionProgress::~TransitionProgress() = default;

void TransitionProgress::setupTransition() {
    _sceneToBeModified = _outScene;
    _from = 100.0f;
    _to = 0.0f;
}

void TransitionProgress::onEnter() {
    TransitionScene::onEnter();
    setupTransition();
    RenderTexture* snapshot = copra::snapshotOf(_sceneToBeModified, Color4F::BLACK);
    if (!snapshot) { // without a snapshot a plain cut
        finish();
        return;
    }
    if (_sceneToBeModified == _outScene) hideOutShowIn();
    ProgressTimer* timer = progressTimerNodeWithRenderTexture(snapshot);
    timer->setPercentage(_from);
    timer->runAction(Sequence::create(ProgressFromTo::create(_duration, _from, _to),
                                      CallFunc::create([this] { finish(); }), nullptr));
    addChild(timer, 2, kTimerTag);
}

void TransitionProgress::onExit() {
    removeChildByTag(kTimerTag, true);
    TransitionScene::onExit();
}

COPRA_TRANSITION_CREATE(TransitionProgressRadialCCW)
COPRA_TRANSITION_CREATE(TransitionProgressRadialCW)
COPRA_TRANSITION_CREATE(TransitionProgressHorizontal)
COPRA_TRANSITION_CREATE(TransitionProgressVertical)
COPRA_TRANSITION_CREATE(TransitionProgressInOut)
COPRA_TRANSITION_CREATE(TransitionProgressOutIn)

// The remaining part of the old scene starts at the top, clockwise, so its edge moves counterclockwise.
ProgressTimer* TransitionProgressRadialCCW::progressTimerNodeWithRenderTexture(RenderTexture* texture) {
    return timerFor(texture, ProgressTimer::Type::RADIAL);
}

ProgressTimer* TransitionProgressRadialCW::progressTimerNodeWithRenderTexture(RenderTexture* texture) {
    ProgressTimer* timer = timerFor(texture, ProgressTimer::Type::RADIAL);
    timer->setReverseDirection(true);
    return timer;
}

ProgressTimer* TransitionProgressHorizontal::progressTimerNodeWithRenderTexture(RenderTexture* texture) {
    return barFor(texture, Vec2(1, 0), Vec2(1, 0));
}

ProgressTimer* TransitionProgressVertical::progressTimerNodeWithRenderTexture(RenderTexture* texture) {
    return barFor(texture, Vec2(0, 0), Vec2(0, 1));
}

ProgressTimer* TransitionProgressInOut::progressTimerNodeWithRenderTexture(RenderTexture* texture) {
    return barFor(texture, Vec2(0.5f, 0.5f), Vec2(1, 1));
}

void TransitionProgressInOut::sceneOrder() {
    _isInSceneOnTop = false;
}

void TransitionProgressInOut::setupTransition() {
    _sceneToBeModified = _inScene;
    _from = 0.0f;
    _to = 100.0f;
}

ProgressTimer* TransitionProgressOutIn::progressTimerNodeWithRenderTexture(RenderTexture* texture) {
    return barFor(texture, Vec2(0.5f, 0.5f), Vec2(1, 1));
}

} // namespace cocos2d
