#include "Canvas.h"
#include "Demo.h"
#include "actionHelpers.h"

using namespace cocos2d;
using namespace gallery;

namespace {

using Ease = std::function<ActionInterval*(ActionInterval*)>;

template<class E>
ActionInterval* eased(ActionInterval* action) {
    return E::create(action);
}
template<class E>
Ease rated(float rate) {
    return [rate](ActionInterval* action) -> ActionInterval* { return E::create(action, rate); };
}
Ease bezier(float p0, float p1, float p2, float p3) {
    return [=](ActionInterval* action) -> ActionInterval* {
        auto* ease = EaseBezierAction::create(action);
        ease->setBezierParamer(p0, p1, p2, p3);
        return ease;
    };
}

/// One demo: up to six eases with their names.
struct EaseScene {
    const char* name;
    const char* caption;
    std::vector<std::pair<std::string, Ease>> eases;
};

#define GALLERY_THREE(BASE)                                                                                  \
    {                                                                                                        \
        {#BASE "In", eased<BASE##In>}, {#BASE "Out", eased<BASE##Out>}, {                                    \
#BASE "InOut", eased < BASE##InOut>                                                              \
        }                                                                                                    \
    }

[[maybe_unused]] const bool kEasesAdded = [] {
    const EaseScene scenes[] = {
        {"rate",
         "EaseIn, EaseOut, and EaseInOut: the higher the rate, the stronger",
         {{"EaseIn 2", rated<EaseIn>(2)},
          {"EaseOut 2", rated<EaseOut>(2)},
          {"EaseInOut 2", rated<EaseInOut>(2)},
          {"EaseIn 5", rated<EaseIn>(5)},
          {"EaseOut 5", rated<EaseOut>(5)},
          {"EaseInOut 5", rated<EaseInOut>(5)}}},
        {"sine", "Start and stop gently", GALLERY_THREE(EaseSine)},
        {"quadratic", "Start or stop slowly", GALLERY_THREE(EaseQuadraticAction)},
        {"cubic", "Slower at the ends than quadratic", GALLERY_THREE(EaseCubicAction)},
        {"quartic", "Slower at the ends than cubic", GALLERY_THREE(EaseQuarticAction)},
        {"quintic", "Hardly a movement at the ends", GALLERY_THREE(EaseQuinticAction)},
        {"exponential", "Almost still, then very fast", GALLERY_THREE(EaseExponential)},
        {"circle", "Slow at one end, very fast at the other", GALLERY_THREE(EaseCircleAction)},
        {"back", "Move back first, or go beyond the goal", GALLERY_THREE(EaseBack)},
        {"bounce", "Bounce like a dropped ball", GALLERY_THREE(EaseBounce)},
        {"elastic",
         "Swing like a spring, by a period: a part of the whole time",
         {{"EaseElasticIn", eased<EaseElasticIn>},
          {"EaseElasticOut", eased<EaseElasticOut>},
          {"EaseElasticInOut", eased<EaseElasticInOut>},
          {"EaseElasticIn 0.6", rated<EaseElasticIn>(0.6f)},
          {"EaseElasticOut 0.6", rated<EaseElasticOut>(0.6f)},
          {"EaseElasticInOut 0.6", rated<EaseElasticInOut>(0.6f)}}},
        {"bezier",
         "EaseBezierAction: a pace of your own, by four values",
         {{"0, 0.1, 0.9, 1", bezier(0, 0.1f, 0.9f, 1)},
          {"0, 0.9, 0.1, 1", bezier(0, 0.9f, 0.1f, 1)},
          {"0, -0.6, 1.6, 1", bezier(0, -0.6f, 1.6f, 1)}}},
    };
    for (const EaseScene& scene : scenes) {
        addDemo({std::string("ease/") + scene.name, scene.caption, [eases = scene.eases](Canvas& canvas) {
                     std::vector<std::string> labels;
                     for (const auto& ease : eases) labels.push_back(ease.first);
                     const auto cards = canvas.cards(labels);
                     for (std::size_t i = 0; i < cards.size(); ++i) showEase(cards[i], eases[i].second);
                 }});
    }
    return true;
}();

} // namespace
