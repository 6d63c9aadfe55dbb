#include "Canvas.h"
#include "Demo.h"
#include "nodes/effects/ClippingRectangleNode.h"
#include "nodes/effects/ParallaxNode.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

/// A colored playing card with a number on it.
Node* playingCard(const std::string& face, const Color4B& color, const Size& size = Size(96, 130)) {
    auto* card = Node::create();
    card->setContentSize(size);
    card->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    drawCard(*addDrawing(card), Rect(Vec2::ZERO, size), 10, color, kInk);
    addText(card, face, middle(card), 26, kCardFill);
    return card;
}

Action* thereAndBack(ActionInterval* there) {
    return RepeatForever::create(
        Sequence::create(EaseSineInOut::create(there), EaseSineInOut::create(there->reverse()), nullptr));
}

} // namespace

GALLERY_SCENE("nodes/anchor-point",
              "The red mark is the position; the anchor point decides which point of the node is there") {
    const std::pair<const char*, Vec2> anchors[] = {{"(0, 0)", Vec2(0, 0)}, {"(0.5, 0.5)", Vec2(0.5f, 0.5f)},
                                                    {"(1, 1)", Vec2(1, 1)}, {"(0.5, 0)", Vec2(0.5f, 0)},
                                                    {"(0, 1)", Vec2(0, 1)}, {"(1.4, 0.5)", Vec2(1.4f, 0.5f)}};
    std::vector<std::string> labels;
    for (const auto& anchor : anchors) labels.emplace_back(anchor.first);
    const auto cards = canvas.cards(labels);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* ghost = addSprite(cards[i], "plaque", middle(cards[i]), 0.5f);
        ghost->setAnchorPoint(anchors[i].second);
        ghost->setOpacity(60);
        auto* live = addSprite(cards[i], "plaque", middle(cards[i]), 0.5f);
        live->setAnchorPoint(anchors[i].second);
        live->runAction(thereAndBack(RotateBy::create(2, 90)));
        drawMark(*addDrawing(cards[i], 3), middle(cards[i]));
    }
}

GALLERY_SCENE("nodes/tree",
              "Each node moves with its parent: sun, planet, moon and satellite rotate at their own speeds") {
    auto* card = canvas.wholeCard();
    auto* orbits = addDrawing(card);
    const float reach[] = {0, 150, 58, 26};
    const float seconds[] = {20, 8, 3, 1.4f};
    const char* const names[] = {"flower_rose", "honey", "shot_pollen", "dot"};
    const float scales[] = {1.6f, 1.1f, 0.9f, 0.6f};
    orbits->drawCircle(middle(card), reach[1] * 1.3f, 0, 90, false, Color4F(kCardEdge));
    Node* parent = card;
    Vec2 place = middle(card);
    for (std::size_t i = 0; i < 4; ++i) {
        // The pivot rotates; the sprite is its child, so that its scale is not passed on.
        auto* pivot = Node::create();
        pivot->setPosition(place);
        pivot->setRotation(40.0f * static_cast<float>(i));
        parent->addChild(pivot, 1);
        auto* body = addSprite(pivot, names[i], Vec2::ZERO, scales[i]);
        if (i == 3) body->setColor(rgb(kSky));
        // The names stay upright: they are children of the card and follow.
        const char* const titles[] = {"sun", "planet", "moon", "satellite"};
        auto* title = addText(card, titles[i], Vec2::ZERO, 14);
        const float below = i == 0 ? 62.0f : 24.0f;
        canvas.everyFrame([=](float) {
            title->setPosition(card->convertToNodeSpace(pivot->convertToWorldSpace(Vec2::ZERO)) -
                               Vec2(0, below));
        });
        if (i < 3) {
            const float radius = reach[i + 1] * (i == 0 ? 1.3f : 1);
            if (i > 0)
                addDrawing(pivot, -1)->drawCircle(Vec2::ZERO, radius, 0, 60, false, Color4F(kCardEdge));
            place = Vec2(radius, 0);
        }
        pivot->runAction(RepeatForever::create(RotateBy::create(seconds[i], 360)));
        parent = pivot;
    }
}

GALLERY_SCENE("nodes/order", "Draw order: order of adding, local z, global z") {
    const auto cards =
        canvas.cards({"as added: 1, 2, 3", "local z: 3, 1, 2", "global z lifts the child of the lowest"});
    for (std::size_t i = 0; i < 3; ++i) {
        const int z[] = {i == 1 ? 3 : 0, i == 1 ? 1 : 0, i == 1 ? 2 : 0};
        for (int k = 0; k < 3; ++k) {
            auto* paper = playingCard(std::to_string(i == 1 ? z[k] : k + 1), accent(k));
            paper->setPosition(middle(cards[i]) + Vec2(46, 34) * static_cast<float>(k - 1));
            paper->setRotation(8.0f * static_cast<float>(1 - k));
            cards[i]->addChild(paper, z[k]);
            if (i == 2 && k == 0) {
                auto* child = addSprite(paper, "ladybird_0", Vec2(92, 96), 1.2f);
                child->setGlobalZOrder(1);
            }
        }
    }
}

GALLERY_SCENE("nodes/transform", "Position, rotation, scale and skew of a node") {
    const auto cards = canvas.cards({"as made", "rotation 30", "rotation skew 30, 0", "scale 1.5",
                                     "scale 1.5, 0.6", "scale -1, 1", "skew 30, 0", "skew 0, 30"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        addSprite(cards[i], "resume", middle(cards[i]), 2)->setOpacity(50);
        auto* live = Node::create();
        live->setPosition(middle(cards[i]));
        cards[i]->addChild(live, 2);
        addSprite(live, "resume", Vec2::ZERO, 2);
        if (i == 1) live->setRotation(30);
        if (i == 2) live->setRotationSkewX(30);
        if (i == 3) live->setScale(1.5f);
        if (i == 4) live->setScale(1.5f, 0.6f);
        if (i == 5) live->setScaleX(-1);
        if (i == 6) live->setSkewX(30);
        if (i == 7) live->setSkewY(30);
        drawMark(*addDrawing(cards[i], 3), middle(cards[i]));
    }
}

GALLERY_SCENE("nodes/cascade", "Color and opacity are passed to children only where cascading is enabled") {
    const auto cards = canvas.cards({"nothing set", "opacity 90, not cascaded", "opacity 90, cascaded",
                                     "green, not cascaded", "green, cascaded", "both, cascaded"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto* parent = addSprite(cards[i], "bear_calm", middle(cards[i]) - Vec2(0, 8), 0.56f);
        for (int k = 0; k < 3; ++k) {
            addSprite(parent, "flower_white", Vec2(70.0f + 70.0f * static_cast<float>(k), 206), 1.1f);
        }
        parent->setCascadeOpacityEnabled(i == 2 || i == 5);
        parent->setCascadeColorEnabled(i == 4 || i == 5);
        if (i == 1 || i == 2 || i == 5) parent->setOpacity(90);
        if (i >= 3) parent->setColor(rgb(kLeaf));
    }
}

GALLERY_SCENE("nodes/clipping-rectangle", "ClippingRectangleNode clips its children to a rectangle") {
    const auto cards = canvas.cards({"clipped", "clipping off", "the rectangle moves"});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Rect window(middle(cards[i]) - Vec2(90, 130), Size(180, 260));
        auto* clip = ClippingRectangleNode::create(window);
        clip->setClippingEnabled(i != 1);
        cards[i]->addChild(clip, 1);
        auto* meadow = Sprite::create("meadow_morning.webp", Rect(100, 100, 250, 340));
        meadow->setPosition(middle(cards[i]));
        clip->addChild(meadow);
        auto* bear = addSprite(clip, "bear_calm", middle(cards[i]), 0.8f);
        if (i < 2) bear->runAction(thereAndBack(RotateBy::create(1.5f, 60)));
        auto* edge = addDrawing(cards[i], 3);
        drawFrame(*edge, window, kRose);
        if (i != 2) continue;
        auto& clock = canvas.keep<float>(0.0f);
        canvas.everyFrame([clip, edge, window, &clock](float dt) {
            clock += dt;
            Rect moved = window;
            moved.origin = moved.origin + Vec2(45 * std::sin(2 * clock), 60 * std::sin(1.3f * clock));
            clip->setClippingRegion(moved);
            edge->setPosition(moved.origin - window.origin);
        });
    }
}

GALLERY_SCENE("nodes/parallax", "ParallaxNode: near children move faster than distant ones") {
    auto* card = canvas.wholeCard();
    const Rect window(Vec2(10, 10), card->getContentSize() - Size(20, 20));
    auto* clip = ClippingRectangleNode::create(window);
    card->addChild(clip);
    auto* parallax = ParallaxNode::create();
    clip->addChild(parallax);
    const float widths = window.size.width;
    for (int i = 0; i < 3; ++i) {
        auto* meadow = Sprite::create("meadow_morning.webp");
        meadow->setAnchorPoint(Vec2::ANCHOR_BOTTOM_LEFT);
        parallax->addChild(meadow, 0, Vec2(0.25f, 1), Vec2(480.0f * static_cast<float>(i), -60));
    }
    const std::tuple<const char*, float, float, int> rows[] = {
        {"flower_white", 0.45f, 0.8f, 14}, {"flower_blue", 0.75f, 1.2f, 12}, {"flower_rose", 1.1f, 2.0f, 12}};
    int z = 1;
    for (const auto& [name, speed, scale, count] : rows) {
        for (int i = 0; i < count; ++i) {
            const auto n = static_cast<float>(i);
            parallax->addChild(
                sprite(name, scale), z, Vec2(speed, 1),
                Vec2(n * (40 + 90 * scale), 390 - 110 * static_cast<float>(z) + 24 * std::sin(2 * n)));
        }
        ++z;
    }
    parallax->runAction(thereAndBack(MoveBy::create(6, Vec2(-widths * 0.55f, 0))));
}

GALLERY_SCENE("nodes/timers",
              "scheduleUpdate, schedule with an interval, with repeats and delay, and scheduleOnce") {
    const auto cards =
        canvas.cards({"every frame", "every 0.25 s", "5 times, after 0.5 s", "once, after 1 s"});
    const auto addCounter = [](Node* card) {
        auto* label = addText(card, "0", middle(card) + Vec2(0, 40), 44, kInk);
        return label;
    };
    std::vector<Label*> labels;
    for (auto* card : cards) labels.push_back(addCounter(card));
    const auto count = [](Node* card, Label* label) {
        const int calls = std::stoi(label->getString()) + 1;
        label->setString(std::to_string(calls));
        auto* flower = addSprite(card, "flower_rose",
                                 Vec2(36.0f + 21.0f * static_cast<float>((calls - 1) % 18), 50), 0.8f);
        flower->runAction(Sequence::create(EaseSineOut::create(MoveBy::create(0.5f, Vec2(0, 26))),
                                           EaseSineIn::create(MoveBy::create(0.5f, Vec2(0, -26))),
                                           FadeOut::create(0.4f), RemoveSelf::create(), nullptr));
    };
    canvas.everyFrame([=](float) { count(cards[0], labels[0]); });
    canvas.schedule([=](float) { count(cards[1], labels[1]); }, 0.25f, "often");
    canvas.schedule([=](float) { count(cards[2], labels[2]); }, 0.2f, 4, 0.5f, "five times");
    canvas.scheduleOnce([=](float) { count(cards[3], labels[3]); }, 1, "once");
}

GALLERY_SCENE("nodes/bounding-box",
              "Blue: getBoundingBox of the node; red: getCascadeBoundingBox, with its children") {
    auto* card = canvas.wholeCard();
    auto* boxes = addDrawing(card, 5);
    std::vector<Node*> shown;
    for (int i = 0; i < 3; ++i) {
        auto* bear =
            addSprite(card, "bear_calm", Vec2(170 + 290 * static_cast<float>(i), middle(card).y), 0.7f);
        addSprite(bear, "hornet_0", Vec2(250, 220), 0.9f)->setRotation(30);
        ActionInterval* const ways[] = {RotateBy::create(3, 120), ScaleBy::create(2, 0.6f, 1.3f),
                                        SkewBy::create(2, 30, 12)};
        bear->runAction(thereAndBack(ways[i]));
        const char* const names[] = {"RotateBy", "ScaleBy", "SkewBy"};
        addText(card, names[i], Vec2(bear->getPositionX(), 40), 16);
        shown.push_back(bear);
    }
    canvas.everyFrame([=](float) {
        boxes->clear();
        for (auto* node : shown) {
            drawFrame(*boxes, node->getBoundingBox(), kSky);
            Rect all = utils::getCascadeBoundingBox(node);
            all.origin = card->convertToNodeSpace(all.origin);
            all.origin = all.origin - Vec2(1, 1);
            drawFrame(*boxes, all, kRose);
        }
    });
}
