#include "boxHelpers.h"

#include <utility>

using namespace cocos2d;

namespace gallery {

namespace {

Color4B darker(const Color4B& color) {
    const auto share = [](GLubyte value) { return static_cast<GLubyte>(value * 0.62f); };
    return {share(color.r), share(color.g), share(color.b), 255};
}

Color4B lighter(const Color4B& color) {
    const auto share = [](GLubyte value) { return static_cast<GLubyte>(255 - (255 - value) * 0.62f); };
    return {share(color.r), share(color.g), share(color.b), 255};
}

} // namespace

void drawCrate(DrawNode& drawing, const Rect& rect, const Color4B& color) {
    const Vec2 low(rect.getMinX() + 1, rect.getMinY() + 1), high(rect.getMaxX() - 1, rect.getMaxY() - 1);
    const Color4F edge(darker(color));
    drawing.drawSolidRect(low, high, Color4F(lighter(color)));
    const float inset = rect.size.width * 0.16f;
    drawing.drawSegment(low + Vec2(inset, inset), high - Vec2(inset, inset), 1.6f, Color4F(color));
    drawing.drawSegment(Vec2(low.x + inset, high.y - inset), Vec2(high.x - inset, low.y + inset), 1.6f,
                        Color4F(color));
    const Vec2 corners[] = {low, Vec2(high.x, low.y), high, Vec2(low.x, high.y)};
    for (int i = 0; i < 4; ++i) drawing.drawSegment(corners[i], corners[(i + 1) % 4], 1.2f, edge);
}

Node* addCrate(Node* parent, const Size& size, const Color4B& color) {
    auto* crate = Node::create();
    crate->setContentSize(size);
    crate->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    drawCrate(*addDrawing(crate), Rect(Vec2::ZERO, size), color);
    parent->addChild(crate, 2);
    return crate;
}

void drawGround(DrawNode& drawing, const std::vector<Vec2>& tops, float bottom, const Color4B& color) {
    for (std::size_t i = 1; i < tops.size(); ++i) {
        const Vec2 piece[] = {tops[i - 1], tops[i], Vec2(tops[i].x, bottom), Vec2(tops[i - 1].x, bottom)};
        drawing.drawSolidPoly(piece, 4, Color4F(lighter(color)));
        drawing.drawSegment(tops[i - 1] - Vec2(0, 2), tops[i] - Vec2(0, 2), 2, Color4F(darker(color)));
    }
}

void onPress(Node* card, std::function<void(const Vec2&)> pressed) {
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [card, pressed = std::move(pressed)](Touch* touch, Event*) {
        const Vec2 place = card->convertTouchToNodeSpace(touch);
        if (!Rect(Vec2::ZERO, card->getContentSize()).containsPoint(place)) return false;
        pressed(place);
        return true;
    };
    card->getEventDispatcher()->addEventListenerWithSceneGraphPriority(touches, card);
}

} // namespace gallery
