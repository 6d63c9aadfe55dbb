#include "view/Effects.h"

#include "Layout.h"
#include "gameplay/Vectors.h"
#include "math/constants.h"
#include "math/trigonometry.h"
#include "rules/Field.h"
#include "view/Typography.h"
#include "view/nodes.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kWarningInside = 34.0f; ///< points from the edge of the field
constexpr float kWarningScale = 0.42f;
constexpr float kWarningTime = 0.7f; ///< seconds
constexpr int kStreaks = 2;          ///< of a hit
constexpr float kDodgeTime = 0.22f;  ///< seconds of the streak of a bee that dodges
constexpr float kDodgeReach = 1.2f;  ///< of the way that it flies meanwhile
constexpr float kDodgeScale = 1.1f;

/// Adds the frames of a sheet. It has two pixels a point, and bees are smaller than drawn: without mipmaps their outlines
/// would be stepped in small windows. Returns false if it cannot be loaded.
bool addSheet(const std::string& name) {
    auto* sheets = SpriteFrameCache::getInstance();
    sheets->addSpriteFramesWithFile(name + ".plist");
    auto* texture = Director::getInstance()->getTextureCache()->getTextureForKey(name + ".webp");
    if (texture && !texture->hasMipmaps()) texture->generateMipmap();
    return sheets->isSpriteFramesWithFileLoaded(name + ".plist");
}

} // namespace

void Effects::hit(const Vec2& position, const Vec2& direction) {
    hit(position);
    for (int i = 0; i < kStreaks && !isFull(); ++i) {
        const float angle = copra::arcTangent(direction.y, direction.x) + _random.between(-0.7f, 0.7f);
        const float time = _random.between(0.14f, 0.24f);
        const float scale = _random.between(0.5f, 0.9f);
        streak(position, Vec2::forAngle(angle) * _random.between(24.0f, 48.0f), time, scale);
    }
}

void Effects::streak(const Vec2& position, const Vec2& way, float time, float scale) {
    auto* streak = addSprite(this, "streak.png", position);
    streak->setRotation(copra::rotationFacing(way));
    streak->setScale(scale);
    runAndRemove(streak, cocos2d::Spawn::create(EaseOut::create(MoveBy::create(time, way), 2),
                                                FadeOut::create(time), nullptr));
}

void Effects::dodge(const Vec2& position, const Vec2& velocity) {
    if (!isFull()) streak(position, velocity * -kDodgeTime * kDodgeReach, kDodgeTime, kDodgeScale);
}

void Effects::graze(const Vec2& position) {
    if (isFull()) return;
    auto* glint = addSprite(this, "glint.png", position);
    glint->setScale(0.3f);
    runAndRemove(glint, ScaleTo::create(0.08f, 0.8f),
                 cocos2d::Spawn::create(ScaleTo::create(0.16f, 0.1f), FadeOut::create(0.16f), nullptr));
}

void Effects::ring(const Vec2& position, float radius) {
    auto* ring = addSprite(this, "wave.png", position, 2);
    const float full = 2 * radius / ring->getContentSize().width;
    ring->setScale(full * 0.2f);
    runAndRemove(ring, cocos2d::Spawn::create(EaseOut::create(ScaleTo::create(0.32f, full), 2.5f),
                                              EaseIn::create(FadeOut::create(0.36f), 2), nullptr));
}

void Effects::warning(const Vec2& start) {
    const Playfield& field = playfield();
    auto* mark = addAt(
        this, Sprite::createWithSpriteFrameName("mark.png"),
        Vec2(std::clamp(start.x, kWarningInside, layout::kFieldWidth - kWarningInside),
             std::clamp(start.y, field.bottom + kWarningInside, layout::kFieldHeight - kWarningInside)));
    mark->setScale(0.1f);
    auto* show = EaseBackOut::create(ScaleTo::create(0.2f, kWarningScale));
    runAndRemove(mark, show, DelayTime::create(kWarningTime), FadeOut::create(0.3f));
}

void Effects::burst(const Vec2& position, const std::string& frame, int count, float reach) {
    for (int i = 0; i < count && !isFull(); ++i) {
        const float angle = _random.between(0.0f, copra::kTwoPi);
        const float far = reach * _random.between(0.4f, 1.0f);
        const float time = _random.between(0.45f, 0.8f);
        auto* piece = addSprite(this, frame, position);
        piece->setRotation(_random.between(0.0f, 360.0f));
        piece->setScale(_random.between(0.5f, 0.9f));
        const Vec2 way = Vec2::forAngle(angle) * far - Vec2(0, reach * 0.25f);
        runAndRemove(piece, Spawn::create(EaseQuadraticActionOut::create(MoveBy::create(time, way)),
                                          RotateBy::create(time, _random.between(-220.0f, 220.0f)),
                                          EaseIn::create(FadeOut::create(time), 2), nullptr));
    }
}

void Effects::number(const Vec2& position, const std::string& text, const Color4B& color) {
    if (isFull()) return;
    auto* label = addAt(this, outlinedText(text, 20, color), position, 1);
    runAndRemove(label, EaseSineOut::create(MoveBy::create(0.45f, Vec2(0, 30))), FadeOut::create(0.25f));
}

void Effects::play(const char* animation, const Vec2& position, float scale) {
    auto* cached = AnimationCache::getInstance()->getAnimation(animation);
    if (!cached || isFull()) return;
    auto* sprite =
        addAt(this, Sprite::createWithSpriteFrame(cached->getFrames().front()->getSpriteFrame()), position);
    sprite->setScale(scale);
    sprite->setRotation(_random.between(0.0f, 360.0f));
    runAndRemove(sprite, Animate::create(cached));
}

void fetchArt(const std::string& ground, const std::function<void()>& whenLoaded) {
    auto* textures = Director::getInstance()->getTextureCache();
    for (const char* file : {"beecluster.webp", ground.c_str(), "flora.webp", "clouds.webp"})
        textures->addImageAsync(file, nullptr);
    // The texture cache calls back in the order of the requests.
    textures->addImageAsync("canopy.webp", [whenLoaded](Texture2D*) {
        if (whenLoaded) whenLoaded();
    });
}

bool loadArt() {
    if (!addSheet("beecluster")) return false;
    AnimationCache::getInstance()->addAnimationsWithFile("animations.plist");
    return true;
}

bool loadScenery() {
    if (!addSheet("scenery") || !addSheet("bosses")) return false;
    AnimationCache::getInstance()->addAnimationsWithFile("boss_animations.plist");
    return true;
}

void loadSceneryInBackground() {
    auto* textures = Director::getInstance()->getTextureCache();
    textures->addImageAsync("scenery.webp", nullptr);
    textures->addImageAsync("bosses.webp", [](Texture2D*) { loadScenery(); });
}

Action* loopAnimation(const std::string& name) {
    auto* animation = AnimationCache::getInstance()->getAnimation(name);
    return animation ? RepeatForever::create(Animate::create(animation)) : nullptr;
}

} // namespace beecluster
