#include "catalog/Catalog.h"
#include "cocos2d.h"

using namespace cocos2d;

// --- Fades ---

CATALOG_TRANSITION(TransitionCrossFade) {
    return TransitionCrossFade::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionFade) {
    return TransitionFade::create(d.seconds(0.5f), d.scene(), d.color(Color3B::BLACK)); // by way of black
}

// --- Flips ---

CATALOG_TRANSITION(TransitionFlipX) {
    return TransitionFlipX::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionFlipY) {
    return TransitionFlipY::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionFlipAngular) {
    return TransitionFlipAngular::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionZoomFlipX) {
    return TransitionZoomFlipX::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionZoomFlipY) {
    return TransitionZoomFlipY::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionZoomFlipAngular) {
    return TransitionZoomFlipAngular::create(d.seconds(0.5f), d.scene());
}

// --- Pages and sweeps ---

CATALOG_TRANSITION(TransitionPageTurn) {
    return TransitionPageTurn::create(d.seconds(0.5f), d.scene(), d.flag(false)); // true: the page comes back
}

CATALOG_TRANSITION(TransitionProgressRadialCCW) {
    return TransitionProgressRadialCCW::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionProgressRadialCW) {
    return TransitionProgressRadialCW::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionProgressHorizontal) {
    return TransitionProgressHorizontal::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionProgressVertical) {
    return TransitionProgressVertical::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionProgressInOut) {
    return TransitionProgressInOut::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionProgressOutIn) {
    return TransitionProgressOutIn::create(d.seconds(0.5f), d.scene());
}

// --- Moves ---

CATALOG_TRANSITION(TransitionMoveInL) {
    return TransitionMoveInL::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionMoveInR) {
    return TransitionMoveInR::create(d.seconds(0.5f), d.scene()); // from the right
}

CATALOG_TRANSITION(TransitionMoveInT) {
    return TransitionMoveInT::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionMoveInB) {
    return TransitionMoveInB::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionSlideInL) {
    return TransitionSlideInL::create(d.seconds(0.5f), d.scene()); // the new scene pushes the old one
}

CATALOG_TRANSITION(TransitionSlideInR) {
    return TransitionSlideInR::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionSlideInT) {
    return TransitionSlideInT::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionSlideInB) {
    return TransitionSlideInB::create(d.seconds(0.5f), d.scene());
}

// --- Tiles ---

CATALOG_TRANSITION(TransitionFadeTR) {
    return TransitionFadeTR::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionFadeBL) {
    return TransitionFadeBL::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionFadeUp) {
    return TransitionFadeUp::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionFadeDown) {
    return TransitionFadeDown::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionTurnOffTiles) {
    return TransitionTurnOffTiles::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionSplitCols) {
    return TransitionSplitCols::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionSplitRows) {
    return TransitionSplitRows::create(d.seconds(0.5f), d.scene());
}

// --- Sizes ---

CATALOG_TRANSITION(TransitionRotoZoom) {
    return TransitionRotoZoom::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionJumpZoom) {
    return TransitionJumpZoom::create(d.seconds(0.5f), d.scene());
}

CATALOG_TRANSITION(TransitionShrinkGrow) {
    return TransitionShrinkGrow::create(d.seconds(0.5f), d.scene());
}
