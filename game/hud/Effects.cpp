#include "hud/Effects.h"

#include "hud/Lettering.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr ssize_t kMostEffects = 160; ///< a storm of sparks must not slow the game

struct AnimationSpec {
    const char* name;
    std::vector<int> frames;
    float secondsPerFrame;
};

Animation* makeAnimation(const AnimationSpec& spec) {
    Vector<SpriteFrame*> frames;
    for (const int index : spec.frames) {
        auto* frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(
            StringUtils::format("%s_%d.png", spec.name, index));
        if (frame) frames.pushBack(frame);
    }
    return Animation::createWithSpriteFrames(frames, spec.secondsPerFrame);
}

} // namespace

bool Effects::init() {
    return Node::init();
}

void Effects::hit(const Vec2& place) {
    play("spark", place, _random.between(0.5F, 0.75F));
}

void Effects::puff(const Vec2& place, float scale) {
    play("poof", place, scale);
}

void Effects::burst(const Vec2& place, const std::string& frame, int count, float reach) {
    for (int i = 0; i < count && !full(); ++i) {
        const float angle = _random.between(0.0F, 6.2831853F);
        const float far = reach * _random.between(0.4F, 1.0F);
        const float time = _random.between(0.45F, 0.8F);
        auto* piece = Sprite::createWithSpriteFrameName(frame);
        piece->setPosition(place);
        piece->setRotation(_random.between(0.0F, 360.0F));
        piece->setScale(_random.between(0.5F, 0.9F));
        const Vec2 way(far * std::cos(angle), far * std::sin(angle) - reach * 0.25F);
        piece->runAction(
            Sequence::create(Spawn::create(EaseQuadraticActionOut::create(MoveBy::create(time, way)),
                                           RotateBy::create(time, _random.between(-220.0F, 220.0F)),
                                           EaseIn::create(FadeOut::create(time), 2), nullptr),
                             RemoveSelf::create(), nullptr));
        addChild(piece);
    }
}

void Effects::number(const Vec2& place, const std::string& text, const Color4B& colour) {
    if (full()) return;
    auto* label = outlinedText(text, 20, colour);
    label->setPosition(place);
    label->runAction(Sequence::create(EaseSineOut::create(MoveBy::create(0.45F, Vec2(0, 30))),
                                      FadeOut::create(0.25F), RemoveSelf::create(), nullptr));
    addChild(label, 1);
}

void Effects::play(const char* animation, const Vec2& place, float scale) {
    auto* cached = AnimationCache::getInstance()->getAnimation(animation);
    if (!cached || full()) return;
    auto* sprite = Sprite::createWithSpriteFrame(cached->getFrames().front()->getSpriteFrame());
    sprite->setPosition(place);
    sprite->setScale(scale);
    sprite->setRotation(_random.between(0.0F, 360.0F));
    sprite->runAction(Sequence::create(Animate::create(cached), RemoveSelf::create(), nullptr));
    addChild(sprite);
}

bool Effects::full() const {
    return getChildrenCount() >= kMostEffects;
}

void loadArt() {
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    const AnimationSpec specs[] = {
        {"bee", {0, 1, 2, 1, 0, 3}, 0.03F}, {"wasp", {0, 1}, 0.05F},   {"hornet", {0, 1}, 0.05F},
        {"ladybird", {0, 1}, 0.09F},        {"beetle", {0, 1}, 0.11F}, {"spark", {0, 1, 2, 3}, 0.04F},
        {"poof", {0, 1, 2, 3}, 0.07F},
    };
    for (const AnimationSpec& spec : specs) {
        AnimationCache::getInstance()->addAnimation(makeAnimation(spec), spec.name);
    }
}

Action* foreverAnimation(const std::string& name) {
    auto* animation = AnimationCache::getInstance()->getAnimation(name);
    return animation ? RepeatForever::create(Animate::create(animation)) : nullptr;
}

} // namespace beecluster
