#include "actors/BearArm.h"

#include "Layout.h"
#include "Tuning.h"
#include "cocos2d.h"
#include "gameplay/collision/CollisionShape.h"
#include "math/trigonometry.h"
#include "rules/Categories.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kScale = 1.25f;
constexpr float kShoulderX = 150.0f;     ///< points from the bear's middle
constexpr float kShoulderRest = 1010.0f; ///< points; the whole arm is above the field
constexpr float kShoulderHigh = 640.0f;  ///< points; the warning
constexpr float kShoulderLow = 520.0f;   ///< points; when the bear leans into the blow
constexpr float kPawDown = 262.0f;       ///< points from shoulder to paw, before scaling
constexpr float kRaised = 60.0f;         ///< degrees outward from hanging down: the warning
constexpr float kThrough = -58.0f;       ///< degrees inward at the end of the blow
constexpr float kBack = 0.8f;            ///< seconds to draw back
constexpr int kStrikeTag = 1;
constexpr float kMarkTurns[] = {38, 4, -34}; ///< degrees of the arm at which the paw passes the marks
constexpr float kMarkScale = 0.8f;
constexpr float kMarkFade = 0.12f; ///< seconds

} // namespace

bool BearArm::initArm(bool left, copra::CollisionWorld* world) {
    if (!Node::init()) return false;
    _side = left ? 1.0f : -1.0f;
    // The upper arm is the lower one upside down; it leads out of view or behind the bear's head.
    for (const bool upper : {false, true}) {
        auto* arm = addSprite(this, "bear_arm.png");
        arm->setAnchorPoint(Vec2(0.5f, 1));
        arm->setScaleY(upper ? -1.0f : 1.0f);
    }
    addSprite(this, "bear_paw.png", Vec2(0, -kPawDown), 1);
    // Swept, so that a fast blow does not skip bees between two frames.
    _paw = addPaw(category::kPaw, world);
    _paw->setSwept(true);
    _raised = addPaw(category::kRaisedPaw, world);
    setScale(kScale * _side, kScale);
    setPosition(layout::kFieldWidth / 2 - _side * kShoulderX, kShoulderRest);
    setRotation(_side * kRaised);
    return true;
}

copra::CollisionSprite* BearArm::addPaw(std::uint32_t category, copra::CollisionWorld* world) {
    auto* paw = addAt(this, copra::CollisionSprite::create(), Vec2(0, -kPawDown), 2);
    paw->setVisible(false);
    // The pad and the row of claws.
    const float pad = tuning().bear.pawRadius / kScale;
    paw->setShapes({copra::CollisionShape::circle({0, 0.1f * pad}, 0.95f * pad),
                    copra::CollisionShape::capsule({-0.6f * pad, -pad}, {0.6f * pad, -pad}, 0.36f * pad)});
    paw->setCategory(category);
    paw->setCollisionMask(category::kBee);
    paw->setCollidable(false);
    paw->setCollisionWorld(world);
    return paw;
}

bool BearArm::isRaised(const copra::CollisionSprite* paw) const {
    return paw == _raised && _raised->isCollidable();
}

std::optional<Vec2> BearArm::raisedPaw() const {
    if (!_raised->isCollidable()) return std::nullopt;
    return getParent()->convertToNodeSpace(
        const_cast<BearArm*>(this)->convertToWorldSpace(_raised->getPosition()));
}

void BearArm::showMarks() {
    _marks.clear(); // those of the blow before are gone
    for (const float turn : kMarkTurns) {
        const float share = (kRaised - turn) / (kRaised - kThrough); // of the blow
        const copra::Turn blow = copra::turnOfRadians(CC_DEGREES_TO_RADIANS(turn));
        const float reach = kPawDown * kScale;
        auto* mark = Sprite::createWithSpriteFrameName("mark.png");
        mark->setPosition(getPositionX() - _side * reach * blow.sin,
                          kShoulderHigh + (kShoulderLow - kShoulderHigh) * share - reach * blow.cos);
        mark->setScale(kMarkScale * 0.5f);
        mark->setOpacity(0);
        auto* show = cocos2d::Spawn::create(FadeIn::create(0.15f),
                                            EaseBackOut::create(ScaleTo::create(0.25f, kMarkScale)), nullptr);
        auto* wait = DelayTime::create(tuning().bear.swipeWarning - 0.25f + tuning().bear.swipeTime * share);
        runAndRemove(mark, show, wait, FadeOut::create(kMarkFade));
        getParent()->addChild(mark, getLocalZOrder() - 1);
        _marks.pushBack(mark);
    }
}

void BearArm::addMarks(std::vector<Vec2>& places) const {
    for (const Node* mark : _marks)
        if (mark->getParent()) places.push_back(mark->getPosition());
}

bool BearArm::hasForce(const copra::CollisionSprite* paw) {
    return paw != _paw || ++_struck <= tuning().bear.pawBees;
}

void BearArm::drop() {
    stopAllActions();
    _paw->setCollidable(false);
    _raised->setCollidable(false);
    for (Node* mark : _marks) {
        mark->stopAllActions();
        runAndRemove(mark, FadeOut::create(kMarkFade));
    }
    _marks.clear();
    runAction(EaseSineIn::create(MoveTo::create(kBack, Vec2(getPositionX(), kShoulderRest))));
}

void BearArm::strike(float bear, const std::function<void()>& onEnd) {
    const float x = bear - _side * kShoulderX;
    setPositionX(x);
    showMarks();
    _struck = 0;
    _raised->setCollidable(true);
    auto* raise = Spawn::create(
        EaseBackOut::create(RotateTo::create(tuning().bear.swipeWarning * 0.6f, _side * kRaised)),
        MoveTo::create(tuning().bear.swipeWarning * 0.6f, Vec2(x, kShoulderHigh)), nullptr);
    auto* blow = Spawn::create(
        EaseSineInOut::create(RotateTo::create(tuning().bear.swipeTime, _side * kThrough)),
        EaseSineOut::create(MoveTo::create(tuning().bear.swipeTime, Vec2(x, kShoulderLow))), nullptr);
    auto* back = Spawn::create(EaseSineInOut::create(RotateTo::create(kBack, _side * kRaised)),
                               EaseSineIn::create(MoveTo::create(kBack, Vec2(x, kShoulderRest))), nullptr);
    auto* strike = Sequence::create(raise, DelayTime::create(tuning().bear.swipeWarning * 0.4f),
                                    CallFunc::create([this] {
                                        _raised->setCollidable(false);
                                        _paw->setCollidable(true);
                                    }),
                                    blow, CallFunc::create([this, onEnd] {
                                        _paw->setCollidable(false);
                                        onEnd();
                                    }),
                                    back, nullptr);
    strike->setTag(kStrikeTag);
    runAction(strike);
}

bool BearArm::isResting() const {
    return const_cast<BearArm*>(this)->getActionByTag(kStrikeTag) == nullptr;
}

} // namespace beecluster
