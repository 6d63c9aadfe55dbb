#include "Figure.h"

#include "gameplay/Random.h"
#include "gameplay/steering/Avoidance.h"
#include "gameplay/steering/PathFollowing.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"

#include <functional>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace figures;
using namespace gallery;

namespace {

copra::Steerable moverAt(const Vec2& place, const Vec2& velocity, float maxAccel = 500.0f) {
    copra::Steerable mover;
    mover.position = place;
    mover.velocity = velocity;
    mover.maxSpeed = 180;
    mover.maxAccel = maxAccel;
    return mover;
}

using SteeringFunction = std::function<Vec2(const copra::Steerable&, int frame)>;

/// Simulates some frames and draws the path, with a bee at its end.
void fly(FigureCanvas& canvas, copra::Steerable mover, int frames, const Color4B& color,
         const SteeringFunction& steering) {
    std::vector<Vec2> path{mover.position};
    for (int frame = 0; frame < frames; ++frame) {
        steer(mover, steering(mover, frame), kStep);
        path.push_back(mover.position);
    }
    canvas.path(path, color, 6, 1.6f);
    canvas.sprite("bee_0", mover.position, 0.5f, copra::rotationFacing(mover.velocity));
}

} // namespace

FIGURE("gameplay-steering", 700, 460) {
    const float width = 700.0f / 3, height = 230.0f;
    const char* const names[] = {"seek overshoots", "arrival comes to rest", "wander",
                                 "pursue",          "avoidObstacles",        "followPath"};
    std::vector<Rect> places;
    for (int i = 0; i < 6; ++i) {
        places.emplace_back(width * static_cast<float>(i % 3), i < 3 ? height : 0, width, height);
        canvas.text(names[i], {places.back().getMidX(), places.back().getMaxY() - 16}, 15, kInk);
    }
    const auto at = [&](int i, float x, float y) {
        return places[static_cast<std::size_t>(i)].origin + Vec2(x, y);
    };

    const Vec2 flower = at(0, 120, 110);
    canvas.cross(flower);
    fly(canvas, moverAt(at(0, 20, 60), {0, 150}, 300), 130, kHoney,
        [&](const copra::Steerable& self, int) { return seek(self, flower); });

    const Vec2 rest = at(1, 180, 130);
    canvas.cross(rest);
    canvas.ring(rest, 65, faded(kSky, 120));
    fly(canvas, moverAt(at(1, 30, 40), {-60, 150}), 150, kHoney,
        [&](const copra::Steerable& self, int) { return arrival(self, rest); });

    copra::Random random(11);
    float angle = 0.0f;
    const Rect room(at(2, 14, 14), {width - 28, height - 56});
    fly(canvas, moverAt(at(2, 110, 90), {80, 20}, 900), 420, kHoney, [&](const copra::Steerable& self, int) {
        return copra::firstDesiredVelocity(contain(self, room, 20), wander(self, angle, {}, random, kStep));
    });

    std::vector<Vec2> flight;
    const Vec2 start = at(3, 20, 170), velocity(95, -15);
    for (int i = 0; i < 95; ++i) flight.push_back(start + velocity * (static_cast<float>(i) * kStep));
    canvas.path(flight, kSky, 6, 1.4f);
    canvas.sprite("wasp_0", flight.back(), 0.5f, 90);
    fly(canvas, moverAt(at(3, 60, 20), {0, 60}), 94, kHoney, [&](const copra::Steerable& self, int frame) {
        return pursue(self, start + velocity * (static_cast<float>(frame) * kStep), velocity);
    });

    const copra::Circle rocks[] = {{at(4, 80, 100), 26}, {at(4, 140, 140), 20}, {at(4, 155, 70), 22}};
    for (const copra::Circle& rock : rocks) {
        canvas.dot(rock.center, rock.radius, kCardEdge);
        canvas.ring(rock.center, rock.radius, kSoftInk);
    }
    const Vec2 beyond = at(4, 212, 112);
    canvas.cross(beyond);
    fly(canvas, moverAt(at(4, 14, 96), {120, 0}), 130, kHoney, [&](const copra::Steerable& self, int) {
        copra::SteeringPriorities wishes(self, kStep);
        wishes.add(avoidObstacles(self, 8, rocks, 3, 0.5f)).add(arrival(self, beyond));
        return wishes.desiredVelocity();
    });

    const copra::SteeringPath path(
        {at(5, 30, 40), at(5, 180, 40), at(5, 200, 110), at(5, 110, 120), at(5, 120, 165), at(5, 30, 170)},
        12, true);
    for (std::size_t i = 1; i < path.points().size(); ++i)
        canvas.line(path.points()[i - 1], path.points()[i], kCardEdge, 12);
    copra::PathWalker walker;
    fly(canvas, moverAt(at(5, 30, 60), {100, 0}, 1200), 260, kHoney,
        [&](const copra::Steerable& self, int) { return followPath(self, path, walker); });
}
