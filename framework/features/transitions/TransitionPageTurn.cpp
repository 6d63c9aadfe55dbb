#include "transitions/TransitionPageTurn.h"

#include "action/CallFunc.h"
#include "action/ReverseTime.h"
#include "action/Sequence.h"
#include "base/autoreleased.h"
#include "nodes/effects/PageTurn3D.h"
#include "platform/Screen.h"

namespace cocos2d {

TransitionPageTurn::TransitionPageTurn() = default;
TransitionPageTurn::~TransitionPageTurn() = default;

TransitionPageTurn* TransitionPageTurn::create(float duration, Scene* scene, bool backwards) {
    auto* transition = new TransitionPageTurn();
    return copra::autoreleased(transition, transition->initWithDuration(duration, scene, backwards));
}

bool TransitionPageTurn::initWithDuration(float duration, Scene* scene, bool backwards) {
    _back = backwards; // sceneOrder() needs it
    return TransitionScene::initWithDuration(duration, scene);
}

void TransitionPageTurn::sceneOrder() {
    _isInSceneOnTop = _back;
}

Node* TransitionPageTurn::inNode_() {
    return _back ? static_cast<Node*>(_page.node()) : _inScene.get();
}

Node* TransitionPageTurn::outNode_() {
    return _back ? _outScene.get() : static_cast<Node*>(_page.node());
}

void TransitionPageTurn::onEnter() {
    TransitionScene::onEnter();
    const Size& size = copra::screen().designSize;
    const bool isWide = size.width > size.height;
    ActionInterval* turn = actionWithSize(isWide ? Size(16, 12) : Size(12, 16));
    _page.enter(_back ? _inScene : _outScene,
                Sequence::create(turn, CallFunc::create([this] { finish(); }), StopGrid::create(), nullptr));
}

void TransitionPageTurn::onExit() {
    endEffect_();
    TransitionScene::onExit();
}

ActionInterval* TransitionPageTurn::actionWithSize(const Size& size) {
    PageTurn3D* turn = PageTurn3D::create(_duration, size);
    if (!_back) return turn;
    return ReverseTime::create(turn);
}

} // namespace cocos2d
