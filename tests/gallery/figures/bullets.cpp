#include "Figure.h"

#include "gameplay/HandleTable.h"
#include "gameplay/Random.h"
#include "gameplay/collision/CircleSweep.h"
#include "gameplay/collision/CollisionShape.h"
#include "gameplay/reference/Dodger.h"
#include "gameplay/swarm/Swarm.h"
#include "gameplay/tracking/Tracking.h"

#include <cmath>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace figures;
using namespace gallery;

namespace {

/// Three bullets: a fast one that will hit, a slow one that flies away and one that passes by.
std::vector<copra::Threat> threatsOf(const Vec2& bee) {
    return {{bee + Vec2(-160, 3), {900, 0}, 6},
            {bee + Vec2(14, 24), {40, 60}, 6},
            {bee + Vec2(74, -62), {-16, 80}, 6}};
}

} // namespace

FIGURE("gameplay-dodge", 700, 250) {
    const auto panels = canvas.panels(
        {"reference: all that is within 40 points", "improved: what will be nearest, and when"});
    for (std::size_t p = 0; p < 2; ++p) {
        const Vec2 start(panels[p].getMidX() - 10, panels[p].getMidY() - 10);
        std::vector<copra::Threat> threats = threatsOf(start);
        std::vector<std::vector<Vec2>> ways(threats.size());
        std::vector<Vec2> way{start};
        copra::reference::Dodger reference;
        reference.position = start;
        copra::SwarmTuning tuning;
        tuning.recallsPerSecond = 0;
        copra::Swarm improved(tuning, 1);
        improved.add(start);
        copra::Random random(1);
        float nearest = 1000.0f;
        for (int frame = 0; frame < 21; ++frame) {
            for (std::size_t i = 0; i < threats.size(); ++i) ways[i].push_back(threats[i].position);
            if (p == 0) {
                std::vector<copra::reference::RadarBlip> blips;
                for (const copra::Threat& threat : threats) blips.push_back({threat.position});
                std::vector<std::uint32_t> caught;
                copra::reference::radar(reference.position, copra::reference::kNoBlip, ~0U, blips.data(),
                                        blips.size(), 40, caught);
                reference.step(blips.data(), caught, {reference.position, false}, random);
            } else {
                improved.step(kStep, {start, false}, threats);
            }
            for (copra::Threat& threat : threats) threat.position += threat.velocity * kStep;
            way.push_back(p == 0 ? reference.position : improved.position(0));
            nearest = std::min(nearest, way.back().distance(threats[0].position));
        }
        for (std::size_t i = 0; i < threats.size(); ++i) {
            canvas.path(ways[i], i == 0 ? kRose : kViolet, 6, 1.4f);
            canvas.sprite("shot_burr", ways[i].back(), 0.5f);
        }
        canvas.path(way, kHoney, 6, 1.6f);
        canvas.ring(start, 40, p == 0 ? faded(kSky, 160) : faded(kSky, 0));
        canvas.sprite("bee_0", way.back(), 0.5f);
        const bool hit = nearest < 14;
        canvas.text((hit ? "hit: " : "missed by ") +
                        std::to_string(static_cast<int>(hit ? nearest : nearest - 14)) +
                        (hit ? " points from its middle" : " points"),
                    Vec2(panels[p].getMidX(), panels[p].getMinY() + 14), 13);
    }
}

FIGURE("gameplay-tracking", 700, 300) {
    const auto panels =
        canvas.panels({"60 degrees a second: it loses the target", "200: it hits, and finds the next"});
    for (std::size_t p = 0; p < 2; ++p) {
        const Panel& panel = panels[p];
        copra::TrackTuning tuning;
        tuning.speed = 200;
        tuning.turnDegrees = p == 0 ? 60.0f : 200.0f;
        tuning.window = panel;
        copra::HandleTable<copra::TrackTarget> targets;
        const Vec2 first(panel.getMinX() + 190, panel.getMinY() + 110);
        const Vec2 second(panel.getMinX() + 240, panel.getMaxY() - 40);
        const copra::Handle firstHandle = targets.add({first, Vec2::ZERO, true});
        if (p == 1) targets.add({second, Vec2::ZERO, true});
        copra::TrackShot shot;
        shot.position = Vec2(panel.getMinX() + 50, panel.getMinY() + 16);
        shot.velocity = Vec2(0, tuning.speed);
        copra::Handle locked;
        std::vector<Vec2> chasing{shot.position}, coasting;
        for (int frame = 0; frame < 170 && panel.containsPoint(shot.position); ++frame) {
            track(shot, locked, targets, tuning, kStep);
            const bool chases = targets.find(locked) != nullptr;
            if (!chases && coasting.empty()) coasting.push_back(chasing.back());
            (chases || coasting.empty() ? chasing : coasting).push_back(shot.position);
            if (shot.hits(first, first, 12)) targets.remove(firstHandle);
            if (p == 1 && shot.hits(second, second, 12)) break;
        }
        canvas.path(chasing, kHoney, 6, 1.6f);
        canvas.path(coasting, kSoftInk, 6, 1.2f);
        canvas.sprite("wasp_0", first, 0.55f, 180);
        if (p == 1) canvas.sprite("wasp_0", second, 0.55f, 180);
        const std::size_t middle = chasing.size() / 3;
        canvas.sprite("stinger", chasing[middle], 0.7f,
                      copra::rotationFacing(chasing[middle + 1] - chasing[middle]));
        if (p == 0) {
            // The turning circle that it cannot get into.
            const float radius = tuning.speed / (tuning.turnDegrees * copra::kRadiansPerDegree);
            const Vec2 center = chasing.front() + Vec2(radius, 0);
            for (int degrees = 0; degrees < 180; degrees += 2) {
                const Vec2 place =
                    center + Vec2::forAngle(static_cast<float>(degrees) * copra::kRadiansPerDegree) * radius;
                if (panel.containsPoint(place)) canvas.dot(place, 1.2f, faded(kSky, 150));
            }
        }
    }
}

namespace {

void outline(FigureCanvas& canvas, const copra::CollisionShape& shape, const Color4B& color) {
    const Vec2 x = shape.axis * shape.half.x;
    if (shape.isCircle()) {
        canvas.dot(shape.center, shape.radius, color);
        return;
    }
    canvas.line(shape.center - x, shape.center + x, color, 2 * shape.radius);
}

} // namespace

FIGURE("gameplay-collision", 700, 230) {
    const auto panels =
        canvas.panels({"asked where it ends: missed", "swept: hit on the way", "several shapes, one sprite"});
    for (std::size_t p = 0; p < 2; ++p) {
        const Vec2 from(panels[p].getMinX() + 30, panels[p].getMinY() + 60);
        const Vec2 to(panels[p].getMaxX() - 30, panels[p].getMaxY() - 60);
        const Vec2 prey(panels[p].getMidX() + 6, panels[p].getMidY() - 6);
        const auto sweep = copra::sweepCircle(prey - from, from - to, 34);
        canvas.dot(prey, 26, kCardEdge);
        canvas.sprite("wasp_0", prey, 0.6f, 180)->setLocalZOrder(3); // above the ring
        canvas.dashes(from, to, kSoftInk);
        canvas.dot(from, 8, faded(kHoney, 200));
        canvas.dot(to, 8, faded(kHoney, p == 0 ? 255 : 90));
        if (p == 1 && sweep.hit) {
            canvas.dot(from.lerp(to, sweep.hitTime), 8, kRose);
            canvas.text("at " + std::to_string(static_cast<int>(std::lround(100 * sweep.hitTime))) +
                            " % of the step",
                        Vec2(panels[p].getMidX(), panels[p].getMinY() + 16), 13);
        }
    }
    const Panel& last = panels[2];
    const auto placement = copra::Placement::at(Vec2(last.getMidX(), last.getMidY() + 4), 0.35f, 0.8f);
    canvas.sprite("bear_paw", placement.position, 0.8f, -0.35f * copra::kDegreesPerRadian);
    const copra::CollisionShape shapes[] = {copra::CollisionShape::circle({0, 6}, 46),
                                            copra::CollisionShape::capsule({-28, -30}, {28, -30}, 22)};
    for (const auto& shape : shapes) outline(canvas, placed(shape, placement), faded(kSky, 110));
}
