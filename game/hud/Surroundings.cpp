#include "hud/Surroundings.h"

#include "Layout.h"
#include "hud/ScrollLayer.h"

using namespace cocos2d;

namespace beecluster {

namespace {

enum SideZOrder { kSideMeadowZ, kSideShadeZ, kSideCanopyZ, kSideNightZ };

const Color4B kOutsideColor(38, 26, 10, 96); ///< what lies outside the field is a bit darker
constexpr float kShadowWidth = 26.0f;        ///< points; of the upper and lower edge of the field
const Color4B kShadowColor(38, 26, 10, 110);
const Color4B kNightShade(26, 16, 56, 170); ///< about that of night.png far from the light

void addShadow(Node* parent, const Vec2& position, const Size& size, const Vec2& direction) {
    auto* shadow =
        addAt(parent,
              LayerGradient::create(kShadowColor, Color4B(kShadowColor.r, kShadowColor.g, kShadowColor.b, 0),
                                    direction),
              position);
    shadow->setContentSize(size);
}

} // namespace

bool Surroundings::initWith(const std::string& image, float speed) {
    if (!Node::init()) return false;
    addChild(_sides = Node::create());
    addSide(image, speed, -layout::kFieldWidth);
    addSide(image, speed, layout::kFieldWidth);
    _sides->addChild(createCanopy(speed, CanopyHalf::Beside), kSideCanopyZ);
    fitView();
    return true;
}

void Surroundings::addSide(const std::string& image, float speed, float x) {
    // The mirrored meadow, so that it meets the one of the field.
    ScrollPlace place;
    place.x = x;
    place.isMirrored = true;
    _sides->addChild(createMeadow(image, speed, place), kSideMeadowZ);
}

void Surroundings::markField() {
    constexpr float kWidth = layout::kFieldWidth;
    const float bottom = playfield().bottom;
    for (const float x : {-kWidth, kWidth}) addShade(kOutsideColor, x, kSideShadeZ);
    addChild(_ends = Node::create());
    _ends->addChild(_upper = LayerColor::create(kOutsideColor, kWidth, 1));
    _ends->addChild(_lower = LayerColor::create(kOutsideColor, kWidth, 1));
    addShadow(_ends, Vec2(0, bottom), Size(kWidth, kShadowWidth), Vec2(0, 1));
    addShadow(_ends, Vec2(0, layout::kFieldHeight - kShadowWidth), Size(kWidth, kShadowWidth), Vec2(0, -1));
    fitView();
}

void Surroundings::addNight() {
    for (const float x : {-layout::kFieldWidth, layout::kFieldWidth}) addShade(kNightShade, x, kSideNightZ);
}

void Surroundings::addShade(const Color4B& color, float x, int z) {
    addAt(_sides, LayerColor::create(color, layout::kFieldWidth, playfield().height()),
          Vec2(x, playfield().bottom), z);
}

void Surroundings::fitView() {
    const Rect view = viewfit::visibleRect();
    _sides->setVisible(view.getMinX() < 0);
    if (!_ends) return;
    const float beyond = playfield().bottom - view.getMinY();
    _ends->setVisible(beyond > 0);
    _upper->setContentSize(Size(layout::kFieldWidth, beyond));
    _upper->setPositionY(layout::kFieldHeight);
    _lower->setContentSize(Size(layout::kFieldWidth, beyond));
    _lower->setPositionY(view.getMinY());
}

} // namespace beecluster
