#include "actionHelpers.h"

#include <algorithm>
#include <vector>

using namespace cocos2d;

namespace gallery {

namespace {

constexpr int kPathDots = 32;
constexpr GLubyte kGhostOpacity = 70;

/// The properties of a node that actions change.
struct Pose {
    explicit Pose(const Node& node)
        : position(node.getPosition()),
          size(node.getContentSize()),
          rotationX(node.getRotationSkewX()),
          rotationY(node.getRotationSkewY()),
          scaleX(node.getScaleX()),
          scaleY(node.getScaleY()),
          skewX(node.getSkewX()),
          skewY(node.getSkewY()),
          color(node.getColor()),
          opacity(node.getOpacity()),
          visible(node.isVisible()) {}

    void applyTo(Node& node) const {
        node.setPosition(position);
        if (!node.getContentSize().equals(size)) node.setContentSize(size);
        node.setRotationSkewX(rotationX);
        node.setRotationSkewY(rotationY);
        node.setScale(scaleX, scaleY);
        node.setSkewX(skewX);
        node.setSkewY(skewY);
        node.setColor(color);
        node.setOpacity(opacity);
        node.setVisible(visible);
        if (auto* shown = dynamic_cast<Sprite*>(&node)) {
            shown->setFlippedX(false);
            shown->setFlippedY(false);
        }
    }

    Vec2 position;
    Size size;
    float rotationX, rotationY, scaleX, scaleY, skewX, skewY;
    Color3B color;
    GLubyte opacity;
    bool visible;
};

} // namespace

void loopAction(Node* node, FiniteTimeAction* action, float pause) {
    const Pose pose(*node);
    node->runAction(RepeatForever::create(Sequence::create(
        action, DelayTime::create(pause), CallFunc::create([node, pose] { pose.applyTo(*node); }), nullptr)));
}

Sprite* stillOf(Sprite* sprite, FiniteTimeAction* action, float time) {
    auto* still = Sprite::createWithSpriteFrame(sprite->getSpriteFrame());
    Pose(*sprite).applyTo(*still);
    auto* played = action->clone();
    played->startWithTarget(still);
    played->update(time);
    return still;
}

void showPath(Sprite* sprite, FiniteTimeAction* action, int ghosts) {
    auto* card = sprite->getParent();
    auto* path = addDrawing(card);
    for (int i = 0; i <= kPathDots; ++i) {
        const auto* still = stillOf(sprite, action, static_cast<float>(i) / static_cast<float>(kPathDots));
        path->drawDot(still->getPosition(), 2, Color4F(faded(kRose, 150)));
    }
    for (int i = 0; i <= ghosts; ++i) {
        auto* ghost = stillOf(sprite, action, static_cast<float>(i) / static_cast<float>(ghosts));
        ghost->setOpacity(kGhostOpacity);
        card->addChild(ghost);
    }
    sprite->setLocalZOrder(2);
    loopAction(sprite, action);
}

void showStills(Node* card, const std::string& frameName, float scale, FiniteTimeAction* action,
                GLubyte opacity) {
    constexpr int kStills = 5;
    const char* const times[kStills] = {"0", "¼", "½", "¾", "1"};
    const Size room = card->getContentSize();
    const float left = room.width * 0.19f;
    auto* live = addSprite(card, frameName, Vec2(left, room.height / 2), scale);
    live->setOpacity(opacity);
    auto* line = addDrawing(card);
    line->drawLine(Vec2(room.width * 0.37f, 16), Vec2(room.width * 0.37f, room.height - 12),
                   Color4F(kCardEdge));
    const float step = room.width * 0.6f / kStills;
    for (int i = 0; i < kStills; ++i) {
        const Vec2 place(room.width * 0.385f + step * (static_cast<float>(i) + 0.5f), room.height / 2 + 6);
        // The pivot scales the still, so that the action does not see the scale.
        auto* pivot = Node::create();
        pivot->setPosition(place);
        pivot->setScale(0.5f);
        card->addChild(pivot, 1);
        auto* still = stillOf(live, action, static_cast<float>(i) / static_cast<float>(kStills - 1));
        still->setPosition(still->getPosition() - live->getPosition());
        pivot->addChild(still);
        addText(card, times[i], Vec2(place.x, 12), 12);
    }
    loopAction(live, action);
}

void showEase(Node* card, const std::function<ActionInterval*(ActionInterval*)>& ease) {
    constexpr float kSeconds = 2.0f;
    constexpr int kSteps = 60;
    // Some eases overshoot the square by two fifths of its side.
    const float side = std::min(168.0f, card->getContentSize().height * 0.5f);
    const Vec2 origin(middle(card).x - side / 2 - 45, middle(card).y - side / 2);
    auto* board = addDrawing(card);
    board->drawRect(origin, origin + Vec2(side, side), Color4F(kCardEdge));
    auto* probe = sprite("dot");
    auto* measured = ease(MoveTo::create(1, Vec2(0, 1)));
    measured->startWithTarget(probe);
    std::vector<Vec2> curve;
    for (int i = 0; i <= kSteps; ++i) {
        const float time = static_cast<float>(i) / kSteps;
        measured->update(time);
        curve.push_back(origin + Vec2(time, probe->getPositionY()) * side);
    }
    for (std::size_t i = 1; i < curve.size(); ++i)
        board->drawSegment(curve[i - 1], curve[i], 1.5f, Color4F(kSky));

    auto* dot = addDrawing(card, 2);
    dot->drawDot(Vec2::ZERO, 6, Color4F(kRose));
    dot->setPosition(origin);
    // Eased motion upwards plus linear motion to the right traces the curve.
    auto* along = Spawn::create(MoveBy::create(kSeconds, Vec2(side, 0)),
                                ease(MoveBy::create(kSeconds, Vec2(0, side))), nullptr);
    loopAction(dot, along);

    const Vec2 start = origin + Vec2(side + 60, 0);
    board->drawLine(start + Vec2(-34, 0), start + Vec2(34, 0), Color4F(kCardEdge));
    board->drawLine(start + Vec2(-34, side), start + Vec2(34, side), Color4F(kCardEdge));
    for (int i = 0; i <= 10; ++i) {
        auto* ghost = addSprite(card, "bee_0", Vec2(start.x, curve[static_cast<std::size_t>(i * 6)].y), 0.8f);
        ghost->setOpacity(40);
    }
    auto* bee = addSprite(card, "bee_0", start, 0.8f);
    bee->setLocalZOrder(2);
    loopAction(bee, ease(MoveBy::create(kSeconds, Vec2(0, side))));
}

} // namespace gallery
