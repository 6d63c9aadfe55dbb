#include "Canvas.h"
#include "Demo.h"

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr float kFirstRest = 0.9f; ///< seconds for which the first scene is shown
constexpr float kRest = 1.4f;      ///< for which each other one is shown; keys do nothing during a transition
constexpr float kDuration = 1.6f;  ///< seconds of a transition

/// A page for the two scenes: day and night. It fills the window of the program; the frame covers its edges.
void addPage(Canvas& canvas) {
    const bool day = canvas.iteration() % 2 == 0;
    const Size room = canvas.getContentSize();
    auto* sky = LayerGradient::create(day ? kSky : kNight, day ? kCream : kViolet, Vec2(0, -1));
    sky->setContentSize(Size(kWidth, kHeight));
    sky->setPosition(0, -kFooter);
    canvas.addChild(sky, -1);
    addSprite(&canvas, day ? "bear_calm" : "bear_hurt", middle(&canvas), 1.2f);
    addText(&canvas, day ? "day" : "night", Vec2(room.width / 2, 84), 34, day ? kInk : kCardFill);
    addSprite(&canvas, day ? "flower_rose" : "glint", Vec2(150, room.height - 120), 2.2f);
}

template<class Make>
void show(Canvas& canvas, Make make, float firstRest = kFirstRest) {
    addPage(canvas);
    // The first scene enters without a transition.
    const float rest = canvas.iteration() == 0 ? firstRest : kDuration + kRest;
    canvas.scheduleOnce(
        [&canvas, make](float) { Director::getInstance()->replaceScene(make(canvas.nextScene())); }, rest,
        "leave");
}

template<class T>
void add(const std::string& name, const std::string& caption) {
    addDemo({"transitions/" + name, caption,
             [](Canvas& canvas) { show(canvas, [](Scene* next) { return T::create(kDuration, next); }); }});
}

[[maybe_unused]] const bool kTransitionsAdded = [] {
    add<TransitionScene>("cut",
                         "TransitionScene: without an effect; the new scene covers the old one at once");
    add<TransitionFade>("fade", "TransitionFade: out to black, in from black");
    addDemo({"transitions/fade-color", "TransitionFade by way of a color", [](Canvas& canvas) {
                 show(canvas,
                      [](Scene* next) { return TransitionFade::create(kDuration, next, rgb(kHoney)); });
             }});
    add<TransitionMoveInL>("move-in-l",
                           "TransitionMoveInL: the new scene moves in over the old one, from the left");
    add<TransitionMoveInR>("move-in-r",
                           "TransitionMoveInR: the new scene moves in over the old one, from the right");
    add<TransitionMoveInT>("move-in-t",
                           "TransitionMoveInT: the new scene moves in over the old one, from the top");
    add<TransitionMoveInB>("move-in-b",
                           "TransitionMoveInB: the new scene moves in over the old one, from the bottom");
    add<TransitionSlideInL>("slide-in-l",
                            "TransitionSlideInL: the new scene pushes the old one out, from the left");
    add<TransitionSlideInR>("slide-in-r",
                            "TransitionSlideInR: the new scene pushes the old one out, from the right");
    add<TransitionSlideInT>("slide-in-t",
                            "TransitionSlideInT: the new scene pushes the old one out, from the top");
    add<TransitionSlideInB>("slide-in-b",
                            "TransitionSlideInB: the new scene pushes the old one out, from the bottom");
    add<TransitionRotoZoom>("roto-zoom",
                            "TransitionRotoZoom: the old scene turns away, the new one turns in");
    add<TransitionJumpZoom>("jump-zoom", "TransitionJumpZoom: the old scene jumps off, the new one jumps in");
    add<TransitionShrinkGrow>("shrink-grow",
                              "TransitionShrinkGrow: the old scene shrinks while the new one grows");
    add<TransitionCrossFade>("cross-fade", "TransitionCrossFade: the old scene fades out over the new one");
    add<TransitionProgressRadialCW>("progress-radial-cw",
                                    "TransitionProgressRadialCW: the old scene is swept away clockwise");
    add<TransitionProgressRadialCCW>("progress-radial-ccw",
                                     "TransitionProgressRadialCCW: swept away counter-clockwise");
    add<TransitionProgressHorizontal>(
        "progress-horizontal", "TransitionProgressHorizontal: the old scene shrinks to the right edge");
    add<TransitionProgressVertical>("progress-vertical",
                                    "TransitionProgressVertical: the old scene shrinks to the lower edge");
    add<TransitionProgressInOut>("progress-in-out",
                                 "TransitionProgressInOut: the new scene is uncovered from the middle");
    add<TransitionProgressOutIn>("progress-out-in",
                                 "TransitionProgressOutIn: the old scene shrinks to its middle");
    add<TransitionFlipX>("flip-x", "TransitionFlipX: around the vertical middle, seen in perspective");
    add<TransitionFlipY>("flip-y", "TransitionFlipY: around the horizontal middle");
    add<TransitionFlipAngular>("flip-angular", "TransitionFlipAngular: around a slanting line");
    add<TransitionZoomFlipX>("zoom-flip-x", "TransitionZoomFlipX: flips and shrinks on the way");
    add<TransitionZoomFlipY>("zoom-flip-y", "TransitionZoomFlipY: flips and shrinks on the way");
    add<TransitionZoomFlipAngular>("zoom-flip-angular",
                                   "TransitionZoomFlipAngular: flips and shrinks on the way");
    add<TransitionFadeTR>("fade-tr", "TransitionFadeTR: tiles shrink away towards the upper right corner");
    add<TransitionFadeBL>("fade-bl", "TransitionFadeBL: tiles shrink away towards the lower left corner");
    add<TransitionFadeUp>("fade-up", "TransitionFadeUp: rows of tiles become flat from the bottom up");
    add<TransitionFadeDown>("fade-down", "TransitionFadeDown: rows of tiles become flat from the top down");
    add<TransitionTurnOffTiles>("turn-off-tiles", "TransitionTurnOffTiles: tiles vanish in a random order");
    add<TransitionSplitCols>("split-cols", "TransitionSplitCols: columns leave up and down, and come back");
    add<TransitionSplitRows>("split-rows", "TransitionSplitRows: rows leave to both sides, and come back");
    for (const bool backwards : {false, true}) {
        addDemo({backwards ? "transitions/page-turn-back" : "transitions/page-turn",
                 backwards ? "TransitionPageTurn, backwards: the new scene is a page that comes back"
                           : "TransitionPageTurn: the old scene is turned over like a page",
                 [backwards](Canvas& canvas) {
                     // The page moves in the first quarter, or in the last one.
                     show(
                         canvas,
                         [backwards](Scene* next) {
                             return TransitionPageTurn::create(kDuration, next, backwards);
                         },
                         backwards ? 0.1f : 1.2f);
                 }});
    }
    return true;
}();

} // namespace
