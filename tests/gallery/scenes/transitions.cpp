#include "Exhibit.h"
#include "Stage.h"

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr float kRest = 0.8F;  ///< seconds a scene is shown before it is left
constexpr float kDuration = 2; ///< seconds of a transition

/// A page that tells the two scenes apart.
void addPage(Stage& stage) {
    const bool day = stage.round() % 2 == 0;
    const Size room = stage.getContentSize();
    auto* sky = LayerGradient::create(day ? kSky : kNight, day ? kCream : kViolet, Vec2(0, -1));
    sky->setContentSize(Size(room.width - 80, room.height - 80));
    sky->setPosition(40, 40);
    stage.addChild(sky);
    addSprite(sky, day ? "bear_calm" : "bear_hurt", middle(sky), 1.2F);
    addText(sky, day ? "day" : "night", Vec2(middle(sky).x, 44), 34, day ? kInk : kCardFill);
    addSprite(sky, day ? "flower_rose" : "glint", Vec2(110, middle(sky).y * 2 - 80), 2.2F);
}

template<class Make>
void show(Stage& stage, Make make) {
    addPage(stage);
    // The first scene is there at once; a later one only after its transition.
    const float rest = stage.round() == 0 ? kRest : kDuration + kRest;
    stage.scheduleOnce([&stage, make](float) { Director::getInstance()->replaceScene(make(stage.again())); },
                       rest, "leave");
}

template<class T>
void add(const std::string& name, const std::string& caption) {
    addExhibit({"transitions/" + name, caption,
                [](Stage& stage) { show(stage, [](Scene* next) { return T::create(kDuration, next); }); }});
}

[[maybe_unused]] const bool kAdded = [] {
    add<TransitionScene>("cut",
                         "TransitionScene: without an effect; the new scene covers the old one at once");
    add<TransitionFade>("fade", "TransitionFade: out to black, in from black");
    addExhibit({"transitions/fade-colour", "TransitionFade by way of a colour", [](Stage& stage) {
                    show(stage,
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
    return true;
}();

} // namespace
