#include "theme.h"

#include <cmath>
#include <vector>

using namespace cocos2d;

namespace gallery {

Color4B accent(int i) {
    static const Color4B colors[] = {kHoney, kSky, kRose, kLeaf, kViolet};
    return colors[i % 5];
}

Label* text(const std::string& string, float size, const Color4B& color) {
    auto* label = Label::createWithTTF(string, kFont, size);
    label->setTextColor(color);
    return label;
}

Label* addText(Node* parent, const std::string& string, const Vec2& place, float size, const Color4B& color) {
    auto* label = text(string, size, color);
    label->setAlignment(TextHAlignment::CENTER);
    label->setPosition(place);
    parent->addChild(label, 5);
    return label;
}

Sprite* sprite(const std::string& name, float scale) {
    auto* made = Sprite::createWithSpriteFrameName(name + ".png");
    made->setScale(scale);
    return made;
}

Sprite* addSprite(Node* parent, const std::string& name, const Vec2& place, float scale) {
    auto* made = sprite(name, scale);
    made->setPosition(place);
    parent->addChild(made, 1);
    return made;
}

SpriteFrame* frame(const std::string& name) {
    return SpriteFrameCache::getInstance()->getSpriteFrameByName(name + ".png");
}

ActionInterval* flutter(const std::string& name, int frames, float secondsPerFrame) {
    Vector<SpriteFrame*> spriteFrames;
    for (int i = 0; i < frames; ++i) spriteFrames.pushBack(frame(name + "_" + std::to_string(i)));
    return RepeatForever::create(
        Animate::create(Animation::createWithSpriteFrames(spriteFrames, secondsPerFrame)));
}

DrawNode* addDrawing(Node* parent, int z) {
    auto* drawing = DrawNode::create(1);
    parent->addChild(drawing, z);
    return drawing;
}

void drawCard(DrawNode& drawing, const Rect& place, float cornerRadius, const Color4B& fill,
              const Color4B& edge) {
    constexpr int kCornerSteps = 6;
    const Vec2 centers[] = {
        {place.getMaxX() - cornerRadius, place.getMaxY() - cornerRadius},
        {place.getMinX() + cornerRadius, place.getMaxY() - cornerRadius},
        {place.getMinX() + cornerRadius, place.getMinY() + cornerRadius},
        {place.getMaxX() - cornerRadius, place.getMinY() + cornerRadius},
    };
    std::vector<Vec2> outline;
    for (int corner = 0; corner < 4; ++corner) {
        for (int step = 0; step <= kCornerSteps; ++step) {
            const float angle =
                CC_DEGREES_TO_RADIANS(90.0f * (static_cast<float>(corner) +
                                               static_cast<float>(step) / static_cast<float>(kCornerSteps)));
            outline.push_back(centers[corner] + Vec2(std::cos(angle), std::sin(angle)) * cornerRadius);
        }
    }
    drawing.drawPolygon(outline.data(), static_cast<int>(outline.size()), Color4F(fill), 0.75f,
                        Color4F(edge));
}

void drawMark(DrawNode& drawing, const Vec2& place, const Color4B& color) {
    constexpr float kArm = 8.0f;
    drawing.drawSegment(place - Vec2(kArm, 0), place + Vec2(kArm, 0), 1, Color4F(color));
    drawing.drawSegment(place - Vec2(0, kArm), place + Vec2(0, kArm), 1, Color4F(color));
}

void drawFrame(DrawNode& drawing, const Rect& rect, const Color4B& color) {
    drawing.drawRect(rect.origin, {rect.getMaxX(), rect.getMaxY()}, Color4F(color));
}

} // namespace gallery
