#include "Canvas.h"
#include "Demo.h"
#include "actorHelpers.h"

#include "actors/CollisionSignal.h"
#include "actors/CollisionWorld.h"
#include "gameplay/Random.h"
#include "gameplay/collision/CollisionShape.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace gallery;

namespace {

void drawShape(DrawNode& drawing, const copra::CollisionShape& shape, const Color4B& color) {
    const Color4F fill(color);
    const Vec2 x = shape.axis * shape.half.x, y = shape.axis.getPerp() * shape.half.y;
    const Vec2 corners[] = {shape.center + x + y, shape.center - x + y, shape.center - x - y,
                            shape.center + x - y};
    if (shape.isCircle()) {
        drawing.drawSolidCircle(shape.center, shape.radius, 0, 48, fill);
    } else if (shape.half.y == 0) {
        drawing.drawSegment(shape.center - x, shape.center + x, shape.radius, fill);
    } else {
        for (int i = 0; i < 4 && shape.radius > 0; ++i)
            drawing.drawSegment(corners[i], corners[(i + 1) % 4], shape.radius, fill);
        drawing.drawSolidPoly(corners, 4, fill);
    }
}

} // namespace

GALLERY_SCENE("gameplay/shapes",
              "CollisionShape: the capsule follows the mouse; what it overlaps is rose; its sweep is blue") {
    auto* card = canvas.wholeCard();
    Pointer& pointer = followMouse(canvas, card, 3.4f);
    pointer.maxSpeed = 600;
    struct Named {
        const char* name;
        copra::CollisionShape shape;
    };
    auto& shapes = canvas.keep<std::vector<Named>>();
    shapes = {{"circle", copra::CollisionShape::circle({220, 370}, 54)},
              {"box", copra::CollisionShape::box({520, 360}, {170, 84}, 0.4f)},
              {"capsule", copra::CollisionShape::capsule({690, 140}, {800, 290}, 32)},
              {"box with rounding", copra::CollisionShape::box({330, 150}, {130, 56}, 0, 22)}};
    auto* drawing = addDrawing(card);
    for (const Named& named : shapes)
        addText(card, named.name, named.shape.center, 15, kInk)->setLocalZOrder(2);
    auto* way = addDrawing(card, 3);
    canvas.everyFrame([=, &pointer, &shapes](float) {
        auto mine =
            copra::CollisionShape::capsule(pointer.place - Vec2(26, 16), pointer.place + Vec2(26, 16), 14);
        drawing->clear();
        way->clear();
        // One long step to the right, as far as the card goes or until it touches.
        const Vec2 motion(std::max(card->getContentSize().width - 46 - mine.center.x, 0.0f), 0);
        float first = 1;
        for (const Named& named : shapes) {
            drawShape(*drawing, named.shape, overlaps(mine, named.shape) ? kRose : kCardEdge);
            const copra::ShapeSweep sweep = sweepShapes(mine, motion, named.shape, Vec2::ZERO);
            if (sweep.hit) first = std::min(first, sweep.time);
        }
        const Vec2 from = mine.center;
        drawShape(*way, mine, faded(kHoney, 220));
        mine.center += motion * first;
        way->drawLine(from, mine.center, Color4F(kSky));
        drawShape(*way, mine, faded(kSky, 130));
    });
}

namespace {

constexpr std::uint32_t kPaw = 1;
constexpr std::uint32_t kSweet = 2;
constexpr std::uint32_t kSharp = 4;

/// The bear's arm, hung up at its upper end; two shapes of its paw and one of the arm collide as one.
copra::CollisionSprite* addArm(Node* card, copra::CollisionWorld& world) {
    auto* arm = addActor(card, world, "bear_arm", Vec2(middle(card).x, card->getContentSize().height - 60),
                         kPaw, kSweet);
    addSprite(card, "bear_roar", arm->getPosition() - Vec2(0, 2), 0.46f)->setLocalZOrder(5);
    arm->setAnchorPoint(Vec2(0.5f, 1));
    arm->setLocalZOrder(2);
    const Size size = arm->getContentSize();
    auto* paw = addSprite(arm, "bear_paw", Vec2(size.width / 2, -22));
    paw->setLocalZOrder(1);
    // Around the arm's position, which is its shoulder.
    const float wrist = -size.height - 22;
    arm->setShapes({copra::CollisionShape::capsule({0, -60}, {0, wrist + 40}, 30),
                    copra::CollisionShape::circle({0, wrist}, 46),
                    copra::CollisionShape::capsule({-28, wrist - 34}, {28, wrist - 34}, 18)});
    arm->setScale(0.9f);
    return arm;
}

} // namespace

GALLERY_SCENE(
    "gameplay/categories",
    "Several shapes of one sprite, categories and masks: the arm follows the mouse, meets no wasps") {
    auto* card = canvas.wholeCard();
    auto& world = canvas.keep<copra::CollisionWorld>();
    auto* arm = addArm(card, world);
    struct Drifter {
        copra::CollisionSprite* sprite;
        Vec2 velocity;
    };
    auto& drifters = canvas.keep<std::vector<Drifter>>();
    copra::Random random(12);
    const char* const pictures[] = {"honey", "wasp_0", "flower_white", "wasp_0", "bee_0", "flower_blue"};
    for (int i = 0; i < 24; ++i) {
        const std::string picture = pictures[i % 6];
        const bool sharp = picture == "wasp_0";
        const Vec2 place = randomPoint(
            random, Rect(50, 50, card->getContentSize().width - 100, card->getContentSize().height - 100));
        auto* sprite = addActor(card, world, picture, place, sharp ? kSharp : kSweet, sharp ? 0 : kPaw);
        sprite->setScale(0.66f);
        sprite->setRadius(20);
        drifters.push_back({sprite, randomVelocity(random, 25, 60)});
    }
    world.began().connect([](copra::CollisionSprite* a, copra::CollisionSprite* b) {
        (a->getCategory() == kPaw ? b : a)->setColor(rgb(kRose));
    });
    world.ended().connect([](copra::CollisionSprite* a, copra::CollisionSprite* b) {
        (a->getCategory() == kPaw ? b : a)->setColor(Color3B::WHITE);
    });
    Pointer& pointer = followMouse(canvas, card);
    auto* outlines = addDrawing(card, 4);
    canvas.everyFrame([=, &world, &drifters, &pointer](float dt) {
        for (Drifter& drifter : drifters) {
            Vec2 place = drifter.sprite->getPosition() + drifter.velocity * dt;
            bounce(card, 34, place, drifter.velocity);
            drifter.sprite->setPosition(place);
        }
        // Hanging down is (0, -1).
        const Vec2 way = pointer.place - arm->getPosition();
        const float turn = std::clamp(-copra::kDegreesPerRadian * std::atan2(way.x, -way.y), -70.0f, 70.0f);
        arm->setRotation(turn);
        world.step(dt);
        outlines->clear();
        const auto there = copra::Placement::at(
            arm->getPosition(), -arm->getRotation() * copra::kRadiansPerDegree, arm->getScale());
        for (const copra::CollisionShape& shape : arm->getShapes())
            drawShape(*outlines, placed(shape, there), faded(kSky, 70));
        for (const Drifter& drifter : drifters)
            if (drifter.sprite->getCategory() == kSweet)
                outlines->drawCircle(drifter.sprite->getPosition(), 20 * 0.66f, 0, 32, false,
                                     Color4F(faded(kSky, 160)));
    });
}
