#include "transitions/TransitionSlide.h"

#include "action/CallFunc.h"
#include "action/Ease.h"
#include "action/Move.h"
#include "action/Sequence.h"
#include "platform/Screen.h"
#include "transitions/makeTransition.h"

namespace cocos2d {

namespace {

const float kEaseRate = 2.0f;

Size screenSize() {
    return copra::screen().designSize;
}

} // namespace

// --- Moving in ---

TransitionMoveInL::TransitionMoveInL() = default;
TransitionMoveInL::~TransitionMoveInL() = default;

COPRA_TRANSITION_CREATE(TransitionMoveInL)
COPRA_TRANSITION_CREATE(TransitionMoveInR)
COPRA_TRANSITION_CREATE(TransitionMoveInT)
COPRA_TRANSITION_CREATE(TransitionMoveInB)

void TransitionMoveInL::onEnter() {
    TransitionScene::onEnter();
    initScenes();
    _inScene->runAction(
        Sequence::create(easeActionWithAction(action()), CallFunc::create([this] { finish(); }), nullptr));
}

ActionInterval* TransitionMoveInL::action() {
    return MoveTo::create(_duration, Vec2::ZERO);
}

ActionInterval* TransitionMoveInL::easeActionWithAction(ActionInterval* action) {
    return EaseOut::create(action, kEaseRate);
}

void TransitionMoveInL::initScenes() {
    _inScene->setPosition(-screenSize().width, 0);
}
void TransitionMoveInR::initScenes() {
    _inScene->setPosition(screenSize().width, 0);
}
void TransitionMoveInT::initScenes() {
    _inScene->setPosition(0, screenSize().height);
}
void TransitionMoveInB::initScenes() {
    _inScene->setPosition(0, -screenSize().height);
}

// --- Sliding in ---

TransitionSlideInL::TransitionSlideInL() = default;
TransitionSlideInL::~TransitionSlideInL() = default;

COPRA_TRANSITION_CREATE(TransitionSlideInL)
COPRA_TRANSITION_CREATE(TransitionSlideInR)
COPRA_TRANSITION_CREATE(TransitionSlideInB)
COPRA_TRANSITION_CREATE(TransitionSlideInT)

void TransitionSlideInL::onEnter() {
    TransitionScene::onEnter();
    initScenes();
    _inScene->runAction(easeActionWithAction(action()));
    _outScene->runAction(
        Sequence::create(easeActionWithAction(action()), CallFunc::create([this] { finish(); }), nullptr));
}

void TransitionSlideInL::initScenes() {
    const Vec2 distance = direction_();
    _inScene->setPosition(-distance.x * screenSize().width, -distance.y * screenSize().height);
}

ActionInterval* TransitionSlideInL::action() {
    const Vec2 distance = direction_();
    return MoveBy::create(_duration, Vec2(distance.x * screenSize().width, distance.y * screenSize().height));
}

ActionInterval* TransitionSlideInL::easeActionWithAction(ActionInterval* action) {
    return EaseOut::create(action, kEaseRate);
}

void TransitionSlideInL::sceneOrder() {
    _isInSceneOnTop = false;
}
void TransitionSlideInR::sceneOrder() {
    _isInSceneOnTop = true;
}
void TransitionSlideInB::sceneOrder() {
    _isInSceneOnTop = true;
}

Vec2 TransitionSlideInL::direction_() const {
    return Vec2(1, 0);
}
Vec2 TransitionSlideInR::direction_() const {
    return Vec2(-1, 0);
}
Vec2 TransitionSlideInB::direction_() const {
    return Vec2(0, 1);
}
Vec2 TransitionSlideInT::direction_() const {
    return Vec2(0, -1);
}

} // namespace cocos2d
