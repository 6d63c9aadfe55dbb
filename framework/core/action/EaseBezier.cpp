#include "action/EaseBezier.h"

#include "base/autoreleased.h"
#include "math/easing.h"

namespace cocos2d {

EaseBezierAction* EaseBezierAction::create(ActionInterval* action) {
    auto* ease = new EaseBezierAction();
    return copra::autoreleased(ease, ease->initWithAction(action));
}

void EaseBezierAction::setBezierParamer(float p0, float p1, float p2, float p3) {
    _p0 = p0;
    _p1 = p1;
    _p2 = p2;
    _p3 = p3;
}

EaseBezierAction* EaseBezierAction::clone() const {
    EaseBezierAction* copy = create(_inner->clone());
    if (copy) copy->setBezierParamer(_p0, _p1, _p2, _p3);
    return copy;
}

EaseBezierAction* EaseBezierAction::reverse() const {
    EaseBezierAction* back = create(_inner->reverse());
    if (back) back->setBezierParamer(_p3, _p2, _p1, _p0);
    return back;
}

void EaseBezierAction::update(float time) {
    _inner->update(tweenfunc::bezieratFunction(_p0, _p1, _p2, _p3, time));
}

} // namespace cocos2d
