#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

CATALOG_ACTION(EaseBackIn) {
    return EaseBackIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseBackOut) {
    return EaseBackOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseBackInOut) {
    return EaseBackInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseBounceIn) {
    return EaseBounceIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseBounceOut) {
    return EaseBounceOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseBounceInOut) {
    return EaseBounceInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseCircleActionIn) {
    return EaseCircleActionIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseCircleActionOut) {
    return EaseCircleActionOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseCircleActionInOut) {
    return EaseCircleActionInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseCubicActionIn) {
    return EaseCubicActionIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseCubicActionOut) {
    return EaseCubicActionOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseCubicActionInOut) {
    return EaseCubicActionInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseExponentialIn) {
    return EaseExponentialIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseExponentialOut) {
    return EaseExponentialOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseExponentialInOut) {
    return EaseExponentialInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuadraticActionIn) {
    return EaseQuadraticActionIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuadraticActionOut) {
    return EaseQuadraticActionOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuadraticActionInOut) {
    return EaseQuadraticActionInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuarticActionIn) {
    return EaseQuarticActionIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuarticActionOut) {
    return EaseQuarticActionOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuarticActionInOut) {
    return EaseQuarticActionInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuinticActionIn) {
    return EaseQuinticActionIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuinticActionOut) {
    return EaseQuinticActionOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseQuinticActionInOut) {
    return EaseQuinticActionInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseSineIn) {
    return EaseSineIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseSineOut) {
    return EaseSineOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

CATALOG_ACTION(EaseSineInOut) {
    return EaseSineInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
}

// --- Eases with a parameter ---

CATALOG_ACTION(EaseIn) {
    return EaseIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))), d.number(2));
}

CATALOG_ACTION(EaseOut) {
    return EaseOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))), d.number(2));
}

CATALOG_ACTION(EaseInOut) {
    return EaseInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))), d.number(3));
}

CATALOG_ACTION(EaseElasticIn) {
    return EaseElasticIn::create(d.interval(MoveBy::create(1, Vec2(200, 0))), d.number(0.3f));
}

CATALOG_ACTION(EaseElasticOut) {
    return EaseElasticOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))), d.number(0.3f));
}

CATALOG_ACTION(EaseElasticInOut) {
    return EaseElasticInOut::create(d.interval(MoveBy::create(1, Vec2(200, 0))), d.number(0.3f));
}

CATALOG_ACTION(EaseBezierAction) {
    auto ease = EaseBezierAction::create(d.interval(MoveBy::create(1, Vec2(200, 0))));
    if (ease) ease->setBezierParamer(d.number(0), d.number(1), d.number(0), d.number(1));
    return ease;
}
