#include "Figure.h"

#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/reference/Body.h"

#include <string>
#include <vector>

using namespace cocos2d;
using namespace figures;
using namespace gallery;

namespace {

Rect rectOf(const copra::Body& body) {
    return {body.left(), body.bottom(), 2 * body.halfSize.x, 2 * body.halfSize.y};
}

/// A row of boxes on a line of the picture, with a bar for the speed of each.
void drawRow(FigureCanvas& canvas, const Vec2& place, const std::vector<float>& xs,
             const std::vector<float>& speeds, float width) {
    for (std::size_t i = 0; i < xs.size(); ++i) {
        const Rect rect(place.x + xs[i], place.y, width, 22);
        canvas.box(rect, i == 0 ? kHoney : kSky);
        if (speeds[i] != 0)
            canvas.arrow(Vec2(rect.getMidX(), rect.getMidY()),
                         Vec2(rect.getMidX() + speeds[i] * 0.09f, rect.getMidY()), kRose);
    }
}

} // namespace

FIGURE("gameplay-push", 700, 236) {
    const auto panels =
        canvas.panels({"reference: one link a frame", "improved: the whole chain in one step"});
    constexpr float kWidth = 40.0f;
    constexpr float kSpeed = 400.0f;
    // Reference: thousandths of a point a frame, no bounce, so that each link keeps a part.
    copra::reference::Body row[5];
    copra::BodyWorldTuning flat;
    flat.gravity = Vec2::ZERO;
    copra::BodyWorld world(flat);
    for (int i = 0; i < 5; ++i) {
        const auto n = static_cast<std::size_t>(i);
        row[n].x = i * 40000;
        row[n].width = 40000;
        row[n].mass = 10;
        row[n].elasticForce = 1000;
        copra::Body box = copra::makeBox(Vec2(kWidth * (0.5f + static_cast<float>(i)), 11), Size(kWidth, 22));
        box.restitution = 1;
        box.friction = 0;
        if (i == 0) box.velocity.x = kSpeed;
        world.add(box);
    }
    row[0].detailSpeedX = static_cast<int>(kSpeed / 60 * 1000);
    for (int frame = 0; frame < 6; ++frame) {
        std::vector<float> xs, speeds, worldXs, worldSpeeds;
        for (std::size_t i = 0; i < 5; ++i) {
            xs.push_back(static_cast<float>(row[i].x) / 1000);
            speeds.push_back(static_cast<float>(row[i].detailSpeedX) * 0.06f);
            worldXs.push_back(world.bodies()[i].left());
            worldSpeeds.push_back(world.bodies()[i].velocity.x);
        }
        const float y = panels[0].getMaxY() - 32 - 32 * static_cast<float>(frame);
        for (const Panel& panel : panels)
            canvas.text(std::to_string(frame), Vec2(panel.getMinX() + 14, y + 11), 12);
        drawRow(canvas, Vec2(panels[0].getMinX() + 30, y), xs, speeds, kWidth);
        drawRow(canvas, Vec2(panels[1].getMinX() + 30, y), worldXs, worldSpeeds, kWidth);
        copra::reference::stepRow(row, 5);
        world.step(kStep);
    }
}

FIGURE("gameplay-bodies", 700, 260) {
    const auto panels = canvas.panels({"restitution 0, 0.5, 0.8", "a stack that is hit"});
    for (int i = 0; i < 3; ++i) {
        copra::BodyWorld world;
        const float floor = panels[0].getMinY() + 14;
        world.add(copra::makeWall(Vec2(panels[0].getMidX(), floor - 20), Size(panels[0].size.width, 40)));
        const float left = panels[0].getMinX() + 22 + 105 * static_cast<float>(i);
        copra::Body ball = copra::makeBox(Vec2(left, floor + 180), Size(16, 16));
        ball.velocity.x = 58;
        ball.friction = 0;
        ball.restitution = i == 0 ? 0.0f : i == 1 ? 0.5f : 0.8f;
        const auto handle = world.add(ball);
        std::vector<Vec2> way;
        for (int frame = 0; frame < 84; ++frame) {
            const copra::Body& now = *world.find(handle);
            way.push_back(now.position);
            if (frame % 12 == 0 || frame == 83)
                canvas.box(rectOf(now), accent(i), frame == 83 ? 1.0f : 0.35f);
            world.step(kStep);
        }
        canvas.path(way, accent(i), 3, 1);
    }
    const float floor0 = panels[0].getMinY() + 14;
    canvas.ground({Vec2(panels[0].getMinX(), floor0), Vec2(panels[0].getMaxX(), floor0)}, panels[0].getMinY(),
                  kLeaf);

    copra::BodyWorld world;
    const Panel& right = panels[1];
    const float floor = right.getMinY() + 14;
    world.add(copra::makeWall(Vec2(right.getMidX(), floor - 20), Size(right.size.width, 40)));
    for (int i = 0; i < 5; ++i)
        world.add(copra::makeBox(Vec2(right.getMidX() + 10, floor + 15 + 30 * static_cast<float>(i)),
                                 Size(30, 30)));
    copra::Body shot = copra::makeBox(Vec2(right.getMinX() + 20, floor + 100), Size(18, 18), 2);
    shot.velocity = Vec2(560, 90);
    const auto handle = world.add(shot);
    std::vector<Vec2> way;
    for (int frame = 0; frame <= 48; ++frame) {
        way.push_back(world.find(handle)->position);
        if (frame % 16 == 0)
            for (std::size_t i = 1; i < world.size(); ++i)
                canvas.box(rectOf(world.bodies()[i]), i == 6 ? kHoney : kSky, frame == 48 ? 1.0f : 0.18f);
        world.step(kStep);
    }
    canvas.path(way, kHoney, 3, 1);
    canvas.ground({Vec2(right.getMinX(), floor), Vec2(right.getMaxX(), floor)}, right.getMinY(), kLeaf);
}
