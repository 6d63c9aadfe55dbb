#include "Figure.h"

#include "gameplay/Vectors.h"
#include "gameplay/reference/Unit.h"
#include "gameplay/tracking/Unit.h"

#include <cmath>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace figures;
using namespace gallery;

FIGURE("gameplay-movers", 700, 260) {
    const auto panels = canvas.panels({"moveStraight", "lockOn", "home"});
    const copra::Pursuit ways[] = {copra::Pursuit::Straight, copra::Pursuit::LockOn, copra::Pursuit::Home};
    for (std::size_t p = 0; p < 3; ++p) {
        const Panel& panel = panels[p];
        const Vec2 target(panel.getMaxX() - 44, panel.getMaxY() - 40);
        copra::UnitTuning tuning;
        tuning.pursuit = ways[p];
        tuning.speed = 220;
        tuning.turnDegrees = p == 1 ? 75.0f : 200.0f;
        copra::Unit unit;
        unit.position = p == 1 ? Vec2(panel.getMidX() - 20, panel.getMinY() + 70)
                               : Vec2(panel.getMinX() + 30, panel.getMinY() + 110);
        unit.heading = p == 1 ? Vec2(-1, -0.2f) : Vec2(0.4f, -1).getNormalized();
        std::vector<Vec2> way{unit.position};
        for (int frame = 0; frame < 200 && !unit.arrived; ++frame) {
            if (p == 1 && frame % 12 == 0)
                canvas.arrow(unit.position, unit.position + unit.heading * 58, faded(kHoney, 90 + frame));
            unit.step(target, tuning, kStep);
            way.push_back(unit.position);
        }
        if (p == 1) {
            canvas.dashes(unit.position, target, kRose);
            canvas.sprite("hornet_0", unit.position, 0.45f, unit.rotation());
        } else {
            canvas.path(way, kHoney, 5, 1.6f);
            if (p == 2) canvas.sprite("stinger", way[24], 0.7f, copra::rotationFacing(way[25] - way[24]));
            if (p == 0) canvas.sprite("stinger", way[20], 0.7f, copra::rotationFacing(way[21] - way[20]));
        }
        canvas.sprite("wasp_0", target, 0.6f, 180);
    }
}

FIGURE("gameplay-intercept", 700, 270) {
    const auto panels = canvas.panels({"home: behind it", "lead: where it will be", "navigate: calm"});
    const copra::Pursuit ways[] = {copra::Pursuit::Home, copra::Pursuit::Lead, copra::Pursuit::Navigate};
    for (std::size_t p = 0; p < 3; ++p) {
        const Panel& panel = panels[p];
        copra::UnitTuning tuning;
        tuning.pursuit = ways[p];
        tuning.speed = 200;
        tuning.turnDegrees = 200;
        copra::Unit unit;
        unit.position = Vec2(panel.getMidX() - 50, panel.getMinY() + 14);
        unit.heading = Vec2(0, 1);
        std::vector<Vec2> way{unit.position}, flight;
        Vec2 target(panel.getMinX() + 20, panel.getMaxY() - 70);
        for (int frame = 0; frame < 140 && !unit.arrived; ++frame) {
            // Even at first, then it dodges to and fro.
            const Vec2 velocity(120, 55 * std::sin(0.1f * static_cast<float>(frame)));
            target += velocity * kStep;
            flight.push_back(target);
            unit.step(target, velocity, tuning, kStep);
            way.push_back(unit.position);
            if (frame % 15 == 0) canvas.dashes(unit.position, target, faded(kSoftInk, 70));
        }
        canvas.path(flight, kSky, 15, 1.4f);
        canvas.path(way, kHoney, 15, 1.6f);
        canvas.sprite("wasp_0", flight.back(), 0.5f, 90);
        canvas.text(std::to_string(way.size() - 1) + " frames",
                    Vec2(panel.getMidX() + 50, panel.getMinY() + 14), 13);
    }
}

FIGURE("gameplay-lockon", 700, 240) {
    const auto panels =
        canvas.panels({"reference, 7 degrees a frame: swings for ever", "improved: ends exactly on it"});
    for (std::size_t p = 0; p < 2; ++p) {
        const Panel& panel = panels[p];
        const Vec2 place(panel.getMinX() + 60, panel.getMinY() + 24);
        const Vec2 target = place + Vec2(140, 140);
        copra::reference::Unit reference;
        reference.position = place;
        reference.degrees = 7;
        copra::Unit unit;
        unit.position = place;
        copra::UnitTuning tuning;
        tuning.pursuit = copra::Pursuit::LockOn;
        tuning.turnDegrees = 420;
        for (int frame = 0; frame < 14; ++frame) {
            const Vec2 heading = p == 0 ? reference.heading() : unit.heading;
            const bool late = frame >= 7;
            canvas.line(place, place + heading * 150, late ? kRose : faded(kHoney, 200), late ? 2.0f : 1.4f);
            reference.lockOn(target);
            unit.step(target, tuning, kStep);
        }
        canvas.dot(place, 6, kInk);
        canvas.cross(target, kSky);
    }
}
