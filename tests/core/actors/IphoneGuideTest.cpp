/// The class that docs/porting/iphone.md translates line by line, as written there. It flies the path of copra::ReferenceSteering.
#include "actors/ActorFixture.h"

#include "actors/reference/ReferenceSteering.h"
#include "base/WeakPtr.h"
#include "render/SpriteFrameCache.h"

using namespace cocos2d;

namespace guide {

constexpr int kEnemy = 3;

// Not in an anonymous namespace: other tests name the class of the framework so.
class MySteering : public copra::CollisionSprite {
public:
    static MySteering* enemySteeringWithTarget(copra::CollisionSprite* target, cocos2d::SpriteFrame* frame,
                                               float maxAccel, float maxSpeed, float brakeDistance);
    void update(float delta) override;

private:
    bool initWithTarget(copra::CollisionSprite* target, cocos2d::SpriteFrame* frame, float maxAccel,
                        float maxSpeed, float brakeDistance);

    float _maxAccel = 0.0f;
    float _maxSpeed = 0.0f;
    float _brakeDistance = 0.0f;
    cocos2d::Vec2 _velocity;
    copra::WeakPtr<copra::CollisionSprite> _target;
};

MySteering* MySteering::enemySteeringWithTarget(copra::CollisionSprite* target, SpriteFrame* frame,
                                                float maxAccel, float maxSpeed, float brakeDistance) {
    auto* sprite = new MySteering();
    if (sprite->initWithTarget(target, frame, maxAccel, maxSpeed, brakeDistance)) {
        sprite->autorelease();
        return sprite;
    }
    delete sprite;
    return nullptr;
}

bool MySteering::initWithTarget(copra::CollisionSprite* target, SpriteFrame* frame, float maxAccel,
                                float maxSpeed, float brakeDistance) {
    if (!CollisionSprite::initWithSpriteFrame(frame)) return false;
    CCASSERT(maxAccel > 0 && maxSpeed > 0, "the limits are above 0");
    _target = target;
    _maxAccel = maxAccel;
    _maxSpeed = maxSpeed;
    _brakeDistance = brakeDistance;
    setRadius(getContentSize().width / 2);
    setTag(kEnemy);
    setPosition(target->getPosition());
    scheduleUpdate();
    return true;
}

void MySteering::update(float) {
    if (!_target) return;
    Vec2 desiredVelocity = _target->getPosition() - getPosition();
    const float distance = desiredVelocity.length();
    float speed = _maxSpeed;
    if (distance < _brakeDistance) speed = _maxSpeed * distance / _brakeDistance;
    if (speed == 0) return;
    desiredVelocity = desiredVelocity.getNormalized() * speed;
    Vec2 steerAccel = desiredVelocity - _velocity;
    if (steerAccel.length() >= _maxAccel) steerAccel = steerAccel.getNormalized() * _maxAccel;
    _velocity += steerAccel;
    if (_velocity.length() >= _maxSpeed) _velocity = _velocity.getNormalized() * _maxSpeed;
    setPosition(getPosition() + _velocity);
    setRotation(90.0f - CC_RADIANS_TO_DEGREES(_velocity.getAngle()));
}

} // namespace guide

class IphoneGuideTest : public ActorTest {};

TEST_F(IphoneGuideTest, TheTranslatedClassFliesThePathOfTheFrameworks) {
    RefPtr<copra::CollisionSprite> target = copra::CollisionSprite::create();
    scene->addChild(target);
    SpriteFrame* image = SpriteFrameCache::getInstance()->getSpriteFrameByName("bee");
    auto* own = guide::MySteering::enemySteeringWithTarget(target, image, 0.5f, 4.0f, 50.0f);
    auto* given = copra::ReferenceSteering::enemySteeringWithTarget(target, image, 0.5f, 4.0f, 50.0f);
    ASSERT_NE(own, nullptr);
    scene->addChild(own);
    scene->addChild(given);
    EXPECT_EQ(own->getRadius(), given->getRadius());
    target->setPosition(100, 60);
    for (int i = 0; i < 200; ++i) {
        if (i == 90) target->setPosition(-20, 5);
        frame(1.0f / 60.0f);
        ASSERT_NEAR(own->getPositionX(), given->getPositionX(), 1e-3f) << "frame " << i;
        ASSERT_NEAR(own->getPositionY(), given->getPositionY(), 1e-3f) << "frame " << i;
        ASSERT_NEAR(own->getRotation(), given->getRotation(), 1e-2f) << "frame " << i;
    }
    target->removeFromParent();
    target.reset();
    frame(1.0f / 60.0f); // without a target it stays
}
