#include "actors/BearArm.h"

#include "Tuning.h"
#include "actors/Categories.h"
#include "base/autoreleased.h"
#include "cocos2d.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kScale = 1.25F;
constexpr float kShoulderX = 150;     ///< points from the field's middle
constexpr float kShoulderRest = 1010; ///< points; all of the arm is above the field
constexpr float kShoulderHigh = 640;  ///< points; the warning
constexpr float kShoulderLow = 520;   ///< points; when the bear leans into the blow
constexpr float kPawDown = 262;       ///< points from shoulder to paw, before scaling
constexpr float kRaised = 60;         ///< degrees outwards from hanging down: the warning
constexpr float kThrough = -58;       ///< degrees inwards at the end of the blow
constexpr float kBack = 0.8F;         ///< seconds to draw back
constexpr int kStrikeTag = 1;

} // namespace

BearArm* BearArm::create(bool left, copra::CollisionWorld* world) {
    auto* arm = new BearArm();
    return copra::autoreleased(arm, arm->initArm(left, world));
}

bool BearArm::initArm(bool left, copra::CollisionWorld* world) {
    if (!Node::init()) return false;
    _side = left ? 1.0F : -1.0F;
    // The upper arm is the lower one turned over; it leads out of the picture or behind the bear's head.
    for (const bool upper : {false, true}) {
        auto* arm = Sprite::createWithSpriteFrameName("bear_arm.png");
        arm->setAnchorPoint(Vec2(0.5F, 1));
        arm->setScaleY(upper ? -1.0F : 1.0F);
        addChild(arm, 0);
    }
    auto* paw = Sprite::createWithSpriteFrameName("bear_paw.png");
    paw->setPosition(0, -kPawDown);
    addChild(paw, 1);
    _paw = copra::CollisionSprite::create();
    _paw->setPosition(paw->getPosition());
    _paw->setVisible(false);
    // The pad and the row of claws; and nothing slips through a blow, however quick it is.
    const float pad = tuning::kPawRadius / kScale;
    _paw->setShapes({copra::CollisionShape::circle({0, 0.1F * pad}, 0.95F * pad),
                     copra::CollisionShape::capsule({-0.6F * pad, -pad}, {0.6F * pad, -pad}, 0.36F * pad)});
    _paw->setSwept(true);
    _paw->setCategory(category::kPaw);
    _paw->setCollisionMask(category::kBee);
    _paw->setCollidable(false);
    addChild(_paw, 2);
    _paw->setCollisionWorld(world);
    setScale(kScale * _side, kScale);
    setPosition(tuning::kFieldWidth / 2 - _side * kShoulderX, kShoulderRest);
    setRotation(_side * kRaised);
    return true;
}

void BearArm::strike() {
    const float x = getPositionX();
    auto* raise =
        Spawn::create(EaseBackOut::create(RotateTo::create(tuning::kSwipeWarning * 0.6F, _side * kRaised)),
                      MoveTo::create(tuning::kSwipeWarning * 0.6F, Vec2(x, kShoulderHigh)), nullptr);
    auto* blow = Spawn::create(EaseSineInOut::create(RotateTo::create(tuning::kSwipeTime, _side * kThrough)),
                               EaseSineOut::create(MoveTo::create(tuning::kSwipeTime, Vec2(x, kShoulderLow))),
                               nullptr);
    auto* back = Spawn::create(EaseSineInOut::create(RotateTo::create(kBack, _side * kRaised)),
                               EaseSineIn::create(MoveTo::create(kBack, Vec2(x, kShoulderRest))), nullptr);
    auto* strike = Sequence::create(raise, DelayTime::create(tuning::kSwipeWarning * 0.4F),
                                    CallFunc::create([this] { _paw->setCollidable(true); }), blow,
                                    CallFunc::create([this] { _paw->setCollidable(false); }), back, nullptr);
    strike->setTag(kStrikeTag);
    runAction(strike);
}

bool BearArm::isResting() const {
    return const_cast<BearArm*>(this)->getActionByTag(kStrikeTag) == nullptr;
}

} // namespace beecluster
