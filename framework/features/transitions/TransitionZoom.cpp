#include "transitions/TransitionZoom.h"

#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Ease.h"
#include "action/Jump.h"
#include "action/Rotate.h"
#include "action/Scale.h"
#include "action/Sequence.h"
#include "action/Spawn.h"
#include "platform/Screen.h"
#include "transitions/makeTransition.h"

namespace cocos2d {

namespace {
const float kMinimumScale = 0.001f; ///< Not 0: the transform must stay invertible.
} // namespace

TransitionRotoZoom::TransitionRotoZoom() = default;
TransitionRotoZoom::~TransitionRotoZoom() = default;
COPRA_TRANSITION_CREATE(TransitionRotoZoom)

void TransitionRotoZoom::onEnter() {
    TransitionScene::onEnter();
    _inScene->setScale(kMinimumScale);
    _outScene->setScale(1.0f);
    _inScene->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    _outScene->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    const float half = _duration / 2;
    ActionInterval* away = Sequence::create(
        Spawn::create(ScaleBy::create(half, kMinimumScale), RotateBy::create(half, 360 * 2), nullptr),
        DelayTime::create(half), nullptr);
    _outScene->runAction(away);
    _inScene->runAction(Sequence::create(away->reverse(), CallFunc::create([this] { finish(); }), nullptr));
}

TransitionJumpZoom::TransitionJumpZoom() = default;
TransitionJumpZoom::~TransitionJumpZoom() = default;
COPRA_TRANSITION_CREATE(TransitionJumpZoom)

void TransitionJumpZoom::onEnter() {
    TransitionScene::onEnter();
    const float width = copra::screen().designSize.width;
    const float quarter = _duration / 4;
    _inScene->setScale(0.5f);
    _inScene->setPosition(width, 0);
    _inScene->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    _outScene->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    ActionInterval* jump = JumpBy::create(quarter, Vec2(-width, 0), width / 4, 2);
    _outScene->runAction(Sequence::create(ScaleTo::create(quarter, 0.5f), jump, nullptr));
    _inScene->runAction(Sequence::create(DelayTime::create(_duration / 2), jump->clone(),
                                         ScaleTo::create(quarter, 1.0f),
                                         CallFunc::create([this] { finish(); }), nullptr));
}

TransitionShrinkGrow::TransitionShrinkGrow() = default;
TransitionShrinkGrow::~TransitionShrinkGrow() = default;
COPRA_TRANSITION_CREATE(TransitionShrinkGrow)

void TransitionShrinkGrow::onEnter() {
    TransitionScene::onEnter();
    _inScene->setScale(kMinimumScale);
    _outScene->setScale(1.0f);
    _inScene->setAnchorPoint(Vec2(2 / 3.0f, 0.5f));
    _outScene->setAnchorPoint(Vec2(1 / 3.0f, 0.5f));
    _inScene->runAction(easeActionWithAction(ScaleTo::create(_duration, 1.0f)));
    _outScene->runAction(Sequence::create(easeActionWithAction(ScaleTo::create(_duration, 0.01f)),
                                          CallFunc::create([this] { finish(); }), nullptr));
}

ActionInterval* TransitionShrinkGrow::easeActionWithAction(ActionInterval* action) {
    return EaseOut::create(action, 2.0f);
}

} // namespace cocos2d
