#pragma once

#include "gameplay/Vectors.h"

#include <type_traits>
#include <utility>

namespace copra {

/// What steers: a point with a velocity and two limits. Reynolds' simple vehicle with mass 1 (GDC 1999).
struct Steerable {
    Vec2 position;           ///< points
    Vec2 velocity;           ///< points a second
    float maxSpeed = 240.f;  ///< points a second; usual 100..400
    float maxAccel = 1800.f; ///< points a second squared; maxSpeed / maxAccel is the time to full speed
};

/// Null when the limits are usable, else a sentence about what is wrong with them.
const char* faultOf(const Steerable& steerable);

/// Changes the velocity towards `desiredVelocity` as far as maxAccel allows in `dt` seconds, keeps it within
/// maxSpeed and moves by it. Nothing happens for limits or numbers that make no sense.
void steer(Steerable& steerable, const Vec2& desiredVelocity, float dt);

// --- Whatever can be steered ---

/// How steerThing() reads and writes a thing. The general form fits structs with `position` and `velocity`
/// (points, points a second), which it moves. Specialise it for things of your own:
///
///     template<> struct copra::SteeringView<Ship> {
///         static Vec2 position(const Ship& ship);
///         static Vec2 velocity(const Ship& ship);
///         static void take(Ship& ship, const Steerable& now, float dt); // where it is and flies after dt
///     };
template<class Thing, class = void>
struct SteeringView {
    static Vec2 position(const Thing& thing) { return thing.position; }
    static Vec2 velocity(const Thing& thing) { return thing.velocity; }
    static void take(Thing& thing, const Steerable& now, float /*dt*/) {
        thing.position = now.position;
        thing.velocity = now.velocity;
    }
};

/// Bodies of a physics engine, which have getPosition(), getVelocity() and setVelocity() (in points a
/// second): told the velocity only, since the engine moves them.
template<class Body>
struct SteeringView<Body, std::void_t<decltype(std::declval<const Body&>().getPosition()),
                                      decltype(std::declval<const Body&>().getVelocity()),
                                      decltype(std::declval<Body&>().setVelocity(Vec2()))>> {
    static Vec2 position(const Body& body) { return body.getPosition(); }
    static Vec2 velocity(const Body& body) { return body.getVelocity(); }
    static void take(Body& body, const Steerable& now, float /*dt*/) { body.setVelocity(now.velocity); }
};

/// The thing as it is now, with these limits; behaviours take it. Of `limits` only the limits count.
template<class Thing>
Steerable steerableOf(const Thing& thing, const Steerable& limits) {
    Steerable self = limits;
    self.position = SteeringView<Thing>::position(thing);
    self.velocity = SteeringView<Thing>::velocity(thing);
    return self;
}

/// Steers anything that has a SteeringView by what `behaviour(const Steerable&)` wishes, for `dt` seconds.
template<class Thing, class Behaviour>
void steerThing(Thing& thing, const Steerable& limits, float dt, Behaviour&& behaviour) {
    Steerable self = steerableOf(thing, limits);
    const Steerable before = self;
    steer(self, behaviour(before), dt);
    SteeringView<Thing>::take(thing, self, dt);
}

} // namespace copra
