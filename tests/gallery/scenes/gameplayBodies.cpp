#include "Canvas.h"
#include "Demo.h"
#include "Trail.h"
#include "boxHelpers.h"

#include "actors/BodyWorldBinding.h"
#include "gameplay/Random.h"
#include "gameplay/reference/Body.h"
#include "gameplay/reference/Slope.h"

#include <cmath>
#include <deque>
#include <vector>

using namespace cocos2d;
using namespace gallery;

namespace {

constexpr float kStep = 1.0f / 60;

/// A row of boxes that is pushed from the left, drawn each frame; begins again after three seconds.
struct PushedRow {
    float time = 100;
    static constexpr std::size_t kCount = 7; ///< the pusher, four boxes, two walls
    copra::reference::Body reference[kCount];
    copra::BodyWorld world{flat()};

    static copra::BodyWorldTuning flat() {
        copra::BodyWorldTuning tuning;
        tuning.gravity = Vec2::ZERO;
        tuning.restitutionThreshold = 1;
        return tuning;
    }
    void restart() {
        time = 0;
        world.clear();
        for (std::size_t i = 0; i < kCount; ++i) {
            const bool wall = i >= 5;
            const float x = i == 0   ? 0
                            : i == 5 ? 250.0f
                            : i == 6 ? -44.0f
                                     : 40 + 34.0f * static_cast<float>(i);
            auto& box = reference[i];
            box = {};
            box.x = static_cast<int>(x * 1000);
            box.width = 32000;
            box.elasticForce = wall ? 0 : 1000;
            box.mass = wall ? copra::reference::kWallMass : 10;
            box.detailSpeedX = i == 0 ? 2000 : 0;
            copra::Body body = copra::makeBox(Vec2(x + 16, 16), Size(32, 32), wall ? 0.0f : 10.0f);
            body.restitution = 1;
            body.friction = 0;
            body.velocity.x = i == 0 ? 120.0f : 0;
            world.add(body);
        }
    }
};

void showRow(Canvas& canvas, Node* card, bool reference) {
    auto* drawing = addDrawing(card, 1);
    auto& row = canvas.keep<PushedRow>();
    const Vec2 origin(middle(card).x - 119, middle(card).y - 16);
    canvas.everyFrame([=, &row](float dt) {
        row.time += dt;
        if (row.time > 9) row.restart();
        if (reference) copra::reference::stepRow(row.reference, PushedRow::kCount);
        if (!reference) row.world.step(kStep);
        drawing->clear();
        for (std::size_t i = 0; i < PushedRow::kCount; ++i) {
            const float x =
                reference ? static_cast<float>(row.reference[i].x) / 1000 : row.world.bodies()[i].left();
            drawCrate(*drawing, Rect(origin.x + x, origin.y, 32, 32),
                      i >= 5   ? kSoftInk
                      : i == 0 ? kHoney
                               : kSky);
        }
    });
}

} // namespace

GALLERY_SCENE("gameplay/bodies",
              "BodyWorldBinding: boxes of any mass and bounce. Press: one is thrown there from the left") {
    auto* card =
        canvas.card(Rect(20, 20, 560, canvas.getContentSize().height - 40), "stacks stand, rubber bounces");
    auto* above = canvas.card(Rect(594, 278, 346, 230), "reference push: one link a frame");
    auto* below = canvas.card(Rect(594, 20, 346, 244), "improved push: the whole chain at once");
    showRow(canvas, above, true);
    showRow(canvas, below, false);

    struct State {
        copra::BodyWorldBinding bodies;
        copra::Random random{4};
        std::deque<Node*> thrown;
        float sinceThrow = 0.9f;
        Vec2 aim;
        bool pressed = false;
    };
    auto& state = canvas.keep<State>();
    const Size room = card->getContentSize();
    auto& world = state.bodies.world();
    drawCard(*addDrawing(card), Rect(6, 6, room.width - 12, 18), 6, kLeaf, kLeaf);
    world.add(copra::makeWall(Vec2(room.width / 2, -176), Size(room.width, 400)));
    world.add(copra::makeWall(Vec2(-194, room.height / 2), Size(400, 4 * room.height)));
    world.add(copra::makeWall(Vec2(room.width + 194, room.height / 2), Size(400, 4 * room.height)));
    const auto addBox = [&state, card](const Vec2& place, const Vec2& size, float mass, float restitution,
                                       const Color4B& color) {
        copra::Body body = copra::makeBox(place, size, mass);
        body.restitution = restitution;
        Node* node = addCrate(card, Size(size.x, size.y), color);
        state.bodies.add(node, body);
        return node;
    };
    for (int i = 0; i < 7; ++i)
        addBox(Vec2(300, 43 + 38.0f * static_cast<float>(i)), Size(38, 38), 1, 0, kHoney);
    for (int row = 0; row < 4; ++row)
        for (int i = 0; i < 4 - row; ++i)
            addBox(Vec2(400 + 36.0f * static_cast<float>(i) + 18.0f * static_cast<float>(row),
                        41 + 34.0f * static_cast<float>(row)),
                   Size(34, 34), 0.7f, 0, kSky);
    state.aim = Vec2(300, 240);
    const auto throwOne = [=, &state](const Vec2& aim) {
        const bool heavy = state.thrown.size() % 3 == 2;
        Node* box = addBox(Vec2(40, 330), heavy ? Size(34, 34) : Size(22, 22), heavy ? 4.0f : 0.8f,
                           heavy ? 0.0f : 0.75f, heavy ? kViolet : kRose);
        // Thrown so that it passes through the aim, half a second later.
        constexpr float kTime = 0.45f;
        state.bodies.world().find(state.bodies.bodyOf(box))->velocity =
            (aim - Vec2(40, 330)) / kTime + Vec2(0, 900 * kTime);
        state.thrown.push_back(box);
        if (state.thrown.size() > 14) {
            state.thrown.front()->removeFromParent();
            state.thrown.pop_front();
        }
    };
    onPress(card, [throwOne](const Vec2& place) { throwOne(place); });
    canvas.everyFrame([=, &state](float dt) {
        state.sinceThrow += dt;
        if (state.sinceThrow > 1.3f && state.thrown.size() < 7) {
            state.sinceThrow = 0;
            throwOne(Vec2(300, 90 + 30.0f * static_cast<float>(state.thrown.size())));
        }
        state.bodies.step(dt);
    });
}

GALLERY_SCENE("gameplay/slopes",
              "Walkers keep to the ground up and down, boxes slide by friction. Press: drops a box") {
    auto* card = canvas.card(Rect(20, 190, 920, 318),
                             "BodyWorld: both feet, one-way from above, seams, a moving slope");
    auto* left = canvas.card(Rect(20, 20, 453, 156), "reference: right edge only");
    auto* right = canvas.card(Rect(487, 20, 453, 156), "improved: the higher of both feet");

    // Below: one box that is shifted to and fro over a hill.
    for (auto* small : {left, right}) {
        const bool reference = small == left;
        auto* drawing = addDrawing(small, 1);
        auto& time = canvas.keep<float>(0.0f);
        canvas.everyFrame([=, &time](float dt) {
            time += dt;
            const float floor = 16, top = 80, peak = 226;
            drawing->clear();
            drawGround(*drawing,
                       {Vec2(8, floor), Vec2(90, floor), Vec2(peak, top), Vec2(362, floor), Vec2(445, floor)},
                       6, kLeaf);
            const float x = peak - 18 + 180 * std::sin(0.9f * time - 0.77f);
            float bottom = floor;
            if (reference) {
                // The article's y runs down; 200 - y is ours.
                const auto down = [](float y) { return static_cast<int>(200 - y); };
                const copra::reference::Slope slopes[] = {{90, down(floor), 226, down(top)},
                                                          {226, down(top), 362, down(floor)}};
                int y = down(floor + 36);
                for (const auto& slope : slopes) slope.pushUp(static_cast<int>(x), y, 36, 36);
                bottom = 200 - static_cast<float>(y) - 36;
            } else {
                for (const copra::Slope& slope : {copra::Slope{{90, floor}, {peak, top}, {}, 0},
                                                  copra::Slope{{peak, top}, {362, floor}, {}, 0}})
                    if (slope.isUnder(x, x + 36)) bottom = std::max(bottom, slope.heightUnder(x, x + 36));
            }
            drawCrate(*drawing, Rect(x, bottom, 36, 36), reference ? kRose : kSky);
        });
    }

    struct State {
        copra::BodyWorldBinding bodies;
        std::vector<copra::BodyWorldBinding::Player*> walkers;
        std::vector<Node*> nodes;
        std::deque<Node*> dropped;
        copra::Handle swing;
        float time = 0;
    };
    auto& state = canvas.keep<State>();
    auto& world = state.bodies.world();
    const std::vector<Vec2> hills{Vec2(6, 130),  Vec2(90, 130), Vec2(230, 60), Vec2(300, 60), Vec2(400, 150),
                                  Vec2(460, 60), Vec2(560, 60), Vec2(640, 20), Vec2(800, 20), Vec2(914, 100)};
    auto* ground = addDrawing(card, 0);
    drawGround(*ground, hills, 6, kLeaf);
    for (std::size_t i = 1; i < hills.size(); ++i) world.addSlope({hills[i - 1], hills[i], {}, 0.5f});
    for (const float x : {-194.0f, 1114.0f}) world.add(copra::makeWall(Vec2(x, 200), Size(400, 2000)));
    state.swing = world.addSlope({Vec2(640, 90), Vec2(780, 130), {}, 0.9f});
    auto* plank = addDrawing(card, 2);
    for (int i = 0; i < 4; ++i) {
        Node* bug = addSprite(card, i % 2 == 0 ? "ladybird_0" : "beetle_0", Vec2::ZERO, 0.4f);
        copra::PlatformerTuning tuning;
        tuning.walkSpeed = 70 + 70.0f * static_cast<float>(i);
        tuning.steepest = 3;
        state.walkers.push_back(&state.bodies.addPlayer(
            bug, copra::makeWalker(Vec2(60 + 60.0f * static_cast<float>(i), 180), Size(14, 24)), tuning));
        state.walkers.back()->input.walk = i % 2 == 0 ? 1.0f : -1.0f;
        state.nodes.push_back(bug);
    }
    const auto drop = [=, &state](const Vec2& place, float friction) {
        copra::Body box = copra::makeBox(place, Size(24, 24), 0.6f);
        box.friction = friction;
        Node* node = addCrate(card, Size(24, 24), friction > 0.4f ? kHoney : kSky);
        state.bodies.add(node, box);
        state.dropped.push_back(node);
        if (state.dropped.size() > 10) {
            state.dropped.front()->removeFromParent();
            state.dropped.pop_front();
        }
    };
    drop(Vec2(150, 240), 0.9f);
    drop(Vec2(385, 260), 0.05f);
    drop(Vec2(700, 220), 0.9f);
    onPress(card, [drop](const Vec2& place) { drop(place, 0.2f); });
    canvas.everyFrame([=, &state](float dt) {
        state.time += dt;
        if (auto* swing = state.bodies.world().findSlope(state.swing))
            swing->velocity = Vec2(50 * std::cos(state.time), 46 * std::cos(1.7f * state.time));
        for (std::size_t i = 0; i < state.walkers.size(); ++i) {
            auto& input = state.walkers[i]->input;
            const auto* body = state.bodies.world().find(state.walkers[i]->platformer.body());
            if (!body) continue;
            if (body->touch.left || body->left() < 10) input.walk = 1;
            if (body->touch.right || body->right() > 910) input.walk = -1;
            const float tilt = -std::atan(body->touch.gradient) * copra::kDegreesPerRadian;
            state.nodes[i]->setRotation(input.walk * 90 + tilt);
        }
        state.bodies.step(dt);
        plank->clear();
        const copra::Slope& swing = *state.bodies.world().findSlope(state.swing);
        plank->drawSegment(swing.left, swing.right, 4, Color4F(kViolet));
    });
}
