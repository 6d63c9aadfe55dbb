#include "Canvas.h"
#include "Demo.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

/// A colorful pattern that makes clipping visible.
Node* scenery(const Size& size) {
    auto* sky = LayerGradient::create(kSky, kCream, Vec2(0, -1));
    sky->setContentSize(size);
    addSprite(sky, "bear_calm", Vec2(size.width / 2, size.height / 2), 0.9f);
    addSprite(sky, "flower_rose", Vec2(40, 40), 1.2f);
    addSprite(sky, "flower_rose", Vec2(size.width - 40, 40), 1.2f);
    return sky;
}

DrawNode* star(float radius, const Color4F& color) {
    auto* drawing = DrawNode::create();
    Vec2 points[10];
    for (int i = 0; i < 10; ++i) {
        const float angle = static_cast<float>(i) * static_cast<float>(M_PI) / 5;
        points[i] = Vec2(std::sin(angle), std::cos(angle)) * (i % 2 ? radius * 0.45f : radius);
    }
    for (int i = 1; i < 10; i += 2)
        drawing->drawTriangle(points[i], points[(i + 1) % 10], points[(i + 2) % 10], color);
    Vec2 inner[5] = {points[1], points[3], points[5], points[7], points[9]};
    drawing->drawSolidPoly(inner, 5, color);
    return drawing;
}

ClippingNode* clipped(Node* card, Node* stencil, float alphaThreshold = 1.0f, bool inverted = false) {
    ClippingNode* clip = ClippingNode::create(stencil);
    clip->setAlphaThreshold(alphaThreshold);
    clip->setInverted(inverted);
    clip->setPosition(middle(card));
    card->addChild(clip);
    const Size size(card->getContentSize().width - 24, card->getContentSize().height - 24);
    Node* picture = scenery(size);
    picture->setPosition(-size.width / 2, -size.height / 2);
    clip->addChild(picture);
    return clip;
}

} // namespace

GALLERY_SCENE("effects/clipping",
              "ClippingNode: draws its children inside the stencil, or outside when inverted") {
    const auto cards = canvas.cards({"a star", "inverted", "alpha above 0.1", "alpha above 0.6",
                                     "a circle in a star", "a turning stencil"});
    clipped(cards[0], star(100, Color4F::WHITE));
    clipped(cards[1], star(100, Color4F::WHITE), 1, true);
    for (int i = 2; i < 4; ++i)
        clipped(cards[static_cast<std::size_t>(i)], sprite("glint", 6), i == 2 ? 0.1f : 0.6f);
    ClippingNode* outer = clipped(cards[4], star(110, Color4F::WHITE));
    auto* dot = DrawNode::create();
    dot->drawSolidCircle(Vec2::ZERO, 34, 0, 40, Color4F::WHITE);
    ClippingNode* inner = ClippingNode::create(dot);
    inner->addChild(LayerColor::create(kRose, 200, 200));
    inner->getChildren().at(0)->setPosition(-100, -100);
    outer->addChild(inner);
    DrawNode* turning = star(100, Color4F::WHITE);
    turning->runAction(RepeatForever::create(RotateBy::create(3, 360)));
    clipped(cards[5], turning);
}

GALLERY_SCENE("effects/progress-timer", "ProgressTimer: shows part of a sprite, radially or as a bar") {
    const auto cards =
        canvas.cards({"radial", "radial, reverse", "radial, midpoint (0.2, 0.2)", "bar to the right",
                      "bar upwards", "bar from the middle", "bar, both ways", "bar, reverse"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        Sprite* bear = sprite("bear_calm", 1);
        auto* shadow = addSprite(cards[i], "bear_calm", middle(cards[i]), 0.8f);
        shadow->setOpacity(40);
        auto* timer = ProgressTimer::create(bear);
        timer->setScale(0.8f);
        timer->setPosition(middle(cards[i]));
        if (i >= 3) timer->setType(ProgressTimer::Type::BAR);
        if (i == 1 || i == 7) timer->setReverseDirection(true);
        if (i == 2) timer->setMidpoint(Vec2(0.2f, 0.2f));
        if (i == 3) timer->setMidpoint(Vec2(0, 0.5f)), timer->setBarChangeRate(Vec2(1, 0));
        if (i == 4) timer->setMidpoint(Vec2(0.5f, 0)), timer->setBarChangeRate(Vec2(0, 1));
        if (i == 5 || i == 7) timer->setBarChangeRate(Vec2(1, 0));
        timer->runAction(RepeatForever::create(
            Sequence::create(ProgressFromTo::create(2, 0, 100), ProgressTo::create(0.5f, 0), nullptr)));
        cards[i]->addChild(timer);
    }
}

GALLERY_SCENE("effects/render-texture", "RenderTexture: nodes are drawn into a texture, which sprites show") {
    const auto cards =
        canvas.cards({"a brush that never cleans", "one picture, many sprites", "auto draw, each frame"});
    const Size room = cards[0]->getContentSize();
    const int width = static_cast<int>(room.width) - 24;
    const int height = static_cast<int>(room.height) - 24;

    auto* painting = RenderTexture::create(width, height);
    painting->setPosition(middle(cards[0]));
    painting->clear(0.2f, 0.18f, 0.3f, 1);
    cards[0]->addChild(painting);
    auto* brush = sprite("glint", 1.4f);
    brush->retain();
    canvas.keep<RefPtr<Sprite>>(brush);
    brush->release();
    canvas.everyFrame([painting, brush, width, height, time = 0.0f](float dt) mutable {
        time += dt;
        brush->setPosition(static_cast<float>(width) * (0.5f + 0.42f * std::sin(2 * time)),
                           static_cast<float>(height) * (0.5f + 0.42f * std::sin(3 * time)));
        brush->setColor(rgb(accent(static_cast<int>(time * 4))));
        painting->begin();
        brush->visit();
        painting->end();
    });

    auto* stamp = RenderTexture::create(120, 120);
    stamp->beginWithClear(0, 0, 0, 0);
    Node* little = star(56, Color4F(kHoney));
    little->setPosition(60, 60);
    little->visit();
    Sprite* face = sprite("bear_calm", 0.4f);
    face->setPosition(60, 60);
    face->visit();
    stamp->end();
    for (int i = 0; i < 7; ++i) {
        Sprite* copy = Sprite::createWithTexture(stamp->getSprite()->getTexture());
        copy->setFlippedY(true);
        copy->setBlendFunc(
            BlendFunc::ALPHA_PREMULTIPLIED); // what is drawn into a render texture is premultiplied
        copy->setScale(0.5f + 0.08f * static_cast<float>(i));
        copy->setRotation(static_cast<float>(i) * 20 - 60);
        copy->setPosition(60 + static_cast<float>(i % 3) * 80, 60 + static_cast<float>(i) * 50);
        cards[1]->addChild(copy);
    }

    auto* mirror = RenderTexture::create(width, height);
    mirror->setAutoDraw(true);
    mirror->setClearFlags(GL_COLOR_BUFFER_BIT);
    mirror->setClearColor(Color4F(kSky));
    cards[2]->addChild(mirror);
    mirror->setPosition(middle(cards[2]));
    auto* holder = Node::create();
    mirror->addChild(holder);
    // Children are drawn at their world position; this moves them into the texture.
    const Vec2 corner = mirror->convertToWorldSpace(Vec2::ZERO);
    holder->setPosition(static_cast<float>(width) / 2 - corner.x, static_cast<float>(height) / 2 - corner.y);
    Sprite* dancer = addSprite(holder, "bear_calm", Vec2::ZERO, 0.9f);
    dancer->runAction(RepeatForever::create(RotateBy::create(2, 360)));
    mirror->getSprite()->runAction(
        RepeatForever::create(Sequence::create(SkewTo::create(1, 6, 0), SkewTo::create(1, -6, 0), nullptr)));
}

GALLERY_SCENE("effects/motion-streak", "MotionStreak: a ribbon that follows a node and fades") {
    const auto cards = canvas.cards({"fast", "slow and smooth, additive"}, 2);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        Node* board = cards[i];
        if (i == 1) {
            auto* night = LayerColor::create(kNight, board->getContentSize().width - 16,
                                             board->getContentSize().height - 16);
            night->setPosition(8, 8);
            board->addChild(night);
        }
        auto* ribbon = MotionStreak::create(i == 0 ? 0.9f : 1.4f, 3, i == 0 ? 26 : 24,
                                            rgb(i == 0 ? kRose : kHoney), Sprite::create()->getTexture());
        ribbon->setFastMode(i == 0);
        if (i == 1) ribbon->setBlendFunc(BlendFunc::ADDITIVE);
        board->addChild(ribbon);
        Sprite* bee = addSprite(board, "glint", middle(board), 1.2f);
        const float side = i == 0 ? 1.0f : -1.0f;
        canvas.everyFrame([=, time = 0.0f](float dt) mutable {
            time += dt;
            const Vec2 place =
                middle(board) + Vec2(std::sin(time * 2.1f * side) * 160, std::sin(time * 3.4f) * 150);
            bee->setPosition(place);
            ribbon->setPosition(place);
        });
    }
}
