#include "Figure.h"

#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/Platformer.h"
#include "gameplay/reference/Slope.h"

#include <cmath>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace figures;
using namespace gallery;

namespace {

Rect boxOf(const copra::Body& body) {
    return {body.left(), body.bottom(), 2 * body.halfSize.x, 2 * body.halfSize.y};
}

/// A world with a player, moved into a panel of the picture.
struct Walk {
    copra::BodyWorld world;
    copra::Platformer player;

    void start(const Vec2& feet, const copra::PlatformerTuning& tuning = {}) {
        player = copra::Platformer(world.add(copra::makeWalker(feet, Size(16, 24))), tuning);
    }
    const copra::Body& body() const { return *world.find(player.body()); }
    Vec2 feet() const { return Vec2(body().position.x, body().bottom()); }
    void step(const copra::PlatformerInput& input) {
        player.control(world, input, kStep);
        world.step(kStep);
    }
};

copra::PlatformerInput press(float walk, bool jump = false) {
    copra::PlatformerInput input;
    input.walk = walk;
    input.jump = jump;
    return input;
}

} // namespace

FIGURE("gameplay-slopes", 700, 250) {
    const auto panels =
        canvas.panels({"reference: the right edge decides", "improved: the higher of both feet"});
    for (std::size_t p = 0; p < 2; ++p) {
        const Panel& panel = panels[p];
        const float floor = panel.getMinY() + 24, left = panel.getMinX(), peak = floor + 110;
        const std::vector<Vec2> hill{Vec2(left, floor), Vec2(left + 70, floor), Vec2(left + 170, peak),
                                     Vec2(left + 270, floor), Vec2(panel.getMaxX(), floor)};
        canvas.ground(hill, panel.getMinY(), kLeaf);
        for (int i = 0; i < 7; ++i) {
            const float x = left + 14 + 46 * static_cast<float>(i);
            float bottom = floor;
            if (p == 0) {
                const auto down = [](float y) { return static_cast<int>(std::lround(1000 - y)); };
                int y = down(floor + 30);
                for (std::size_t s = 1; s < 3; ++s) {
                    const copra::reference::Slope slope{static_cast<int>(hill[s].x), down(hill[s].y),
                                                        static_cast<int>(hill[s + 1].x), down(hill[s + 1].y)};
                    slope.pushUp(static_cast<int>(x), y, 30, 30);
                }
                bottom = 1000 - static_cast<float>(y) - 30;
            } else {
                for (std::size_t s = 1; s < 3; ++s) {
                    const copra::Slope slope{hill[s], hill[s + 1], {}, 0};
                    if (slope.isUnder(x, x + 30)) bottom = std::max(bottom, slope.heightUnder(x, x + 30));
                }
            }
            canvas.box(Rect(x, bottom, 30, 30), p == 0 ? kRose : kSky, 0.8f);
        }
    }
}

FIGURE("gameplay-walking", 700, 250) {
    const auto panels =
        canvas.panels({"stepHeight 0: it hops down the hill", "stepHeight 8: it keeps to the ground"});
    for (std::size_t p = 0; p < 2; ++p) {
        const Panel& panel = panels[p];
        const float low = panel.getMinY() + 20, high = panel.getMaxY() - 60, left = panel.getMinX();
        const std::vector<Vec2> hill{Vec2(left, high - 40), Vec2(left + 60, high), Vec2(left + 220, low),
                                     Vec2(panel.getMaxX(), low + 30)};
        canvas.ground(hill, panel.getMinY(), kLeaf);
        Walk walk;
        for (std::size_t s = 1; s < hill.size(); ++s) walk.world.addSlope({hill[s - 1], hill[s], {}, 0.5f});
        copra::PlatformerTuning tuning;
        tuning.walkSpeed = 330;
        walk.start(Vec2(left + 12, high - 12), tuning);
        walk.world.find(walk.player.body())->stepHeight = p == 0 ? 0.0f : 8.0f;
        std::vector<Vec2> way;
        for (int frame = 0; walk.body().right() < panel.getMaxX() - 6 && frame < 200; ++frame) {
            way.push_back(walk.feet());
            if (frame % 6 == 0) canvas.box(boxOf(walk.body()), p == 0 ? kRose : kSky, 0.5f);
            walk.step(press(1));
        }
        canvas.path(way, p == 0 ? kRose : kSky, 2, 1.5f);
    }
}

FIGURE("gameplay-jumps", 700, 250) {
    const auto panels = canvas.panels({"held for 1, 5, 10 and 40 frames", "coyote time and jump buffer"});
    const float floor = panels[0].getMinY() + 20;
    const Panel& first = panels[0];
    canvas.ground({Vec2(first.getMinX(), floor), Vec2(first.getMaxX(), floor)}, first.getMinY(), kLeaf);
    const int held[] = {1, 5, 10, 40};
    for (int i = 0; i < 4; ++i) {
        Walk walk;
        walk.world.add(copra::makeWall(Vec2(first.getMidX(), floor - 20), Size(2000, 40)));
        walk.start(Vec2(first.getMinX() + 26, floor));
        walk.step(press(1));
        std::vector<Vec2> way;
        bool left = false;
        for (int frame = 0; frame < 90; ++frame) {
            walk.step(press(1, frame < held[i]));
            if (!left || !walk.player.isStanding()) way.push_back(walk.feet());
            left = left || !walk.body().touch.below;
            if (left && walk.body().touch.below) break;
        }
        canvas.path(way, accent(i), 3, 1.5f);
    }

    const Panel& second = panels[1];
    const float ledge = second.getMinY() + 90, low = second.getMinY() + 20;
    const float edge = second.getMinX() + 90;
    canvas.ground({Vec2(second.getMinX(), ledge), Vec2(edge, ledge)}, second.getMinY(), kLeaf);
    canvas.ground({Vec2(edge, low), Vec2(second.getMaxX(), low)}, second.getMinY(), kLeaf);
    Walk walk;
    walk.world.add(copra::makeWall(Vec2(edge - 500, ledge - 100), Size(1000, 200)));
    walk.world.add(copra::makeWall(Vec2(edge + 500, low - 100), Size(1000, 200)));
    walk.start(Vec2(second.getMinX() + 14, ledge));
    std::vector<Vec2> way;
    int air = 0, fallen = 0;
    bool jumpedOnce = false, jumpedTwice = false;
    for (int frame = 0; frame < 150 && walk.body().right() < second.getMaxX() - 6; ++frame) {
        air = walk.body().left() > edge ? air + 1 : 0;
        // Pressed four frames after the edge, and again while still 30 points above the ground.
        const bool late = air >= 4 && air < 12;
        const bool early = jumpedOnce && walk.body().velocity.y < -100 && walk.body().bottom() < low + 36;
        if (early) ++fallen;
        const bool jump = late || (fallen > 0 && fallen < 40);
        if (fallen > 0) ++fallen;
        walk.step(press(1, jump));
        if (walk.player.hasJumped()) {
            canvas.ring(way.back(), 6, kRose);
            if (!jumpedOnce) canvas.text("still jumps\nafter the edge", way.back() + Vec2(-42, 62), 12);
            if (jumpedOnce)
                canvas.text("pressed before\nlanding: jumps\nat once", way.back() + Vec2(-70, 32), 12);
            jumpedTwice = jumpedOnce;
            jumpedOnce = true;
        }
        if (early && fallen == 3 && !jumpedTwice) canvas.cross(walk.feet());
        way.push_back(walk.feet());
        if (frame % 7 == 0) canvas.box(boxOf(walk.body()), kSky, 0.4f);
    }
    canvas.path(way, kSky, 2, 1.5f);
}
