#include "actors/Shadow.h"

using namespace cocos2d;

namespace beecluster {

bool Shadow::initShadow(float scale, float height) {
    if (!initWithSpriteFrameName("shadow.png")) return false;
    setScale(scale);
    setLocalZOrder(-1);
    _height = height;
    return true;
}

void Shadow::updatePlacement() {
    // Light comes from the upper left, so shadows fall to the lower right.
    const Vec2 offset(_height * 0.5f, -_height);
    const float turn = CC_DEGREES_TO_RADIANS(getParent()->getRotation());
    setPosition(middleOf(getParent()) + offset.rotateByAngle(Vec2::ZERO, turn) / getParent()->getScale());
    setRotation(-getParent()->getRotation());
}

void Shadow::updatePlacement(const Node& owner) {
    setPosition(owner.getPosition() + Vec2(_height * 0.5f, -_height));
    setOpacity(owner.getOpacity());
}

} // namespace beecluster
