#pragma once

#include "gameplay/Vectors.h"

#include <type_traits>
#include <utility>

namespace copra {

/// Something that can be steered: a point with a velocity and two limits. Reynolds' simple vehicle with mass
/// 1 (GDC 1999).
struct Steerable {
    Vec2 position;            ///< points
    Vec2 velocity;            ///< points a second
    float maxSpeed = 240.0f;  ///< points a second; usual 100..400
    float maxAccel = 1800.0f; ///< points a second squared; maxSpeed / maxAccel is the time to full speed
};

/// Null when the limits are usable, else a sentence that says what is wrong with them.
[[nodiscard]] const char* validate(const Steerable& steerable);

/// Changes the velocity towards `desiredVelocity` as far as maxAccel allows in `dt` seconds, limits it to
/// maxSpeed and moves the position by it. Does nothing when the limits are invalid, `dt` is not above 0 or a
/// number is not finite.
void steer(Steerable& steerable, const Vec2& desiredVelocity, float dt);

// --- Steering other types ---

/// How steerObject() reads and writes an object. The general form fits structs with `position` (points) and
/// `velocity` (points a second), which it moves. Specialize it for your own types:
///
///     template<> struct copra::SteeringAdapter<Ship> {
///         static Vec2 position(const Ship& ship);
///         static Vec2 velocity(const Ship& ship);
///         static void apply(Ship& ship, const Steerable& result, float dt); // the state after dt seconds
///     };
template<class Object, class = void>
struct SteeringAdapter {
    static Vec2 position(const Object& object) { return object.position; }
    static Vec2 velocity(const Object& object) { return object.velocity; }
    static void apply(Object& object, const Steerable& result, float /*dt*/) {
        object.position = result.position;
        object.velocity = result.velocity;
    }
};

/// Bodies of a physics engine that have getPosition(), getVelocity() and setVelocity() (points, points a
/// second): only their velocity is set, since the engine moves them.
template<class Body>
struct SteeringAdapter<Body, std::void_t<decltype(std::declval<const Body&>().getPosition()),
                                         decltype(std::declval<const Body&>().getVelocity()),
                                         decltype(std::declval<Body&>().setVelocity(Vec2()))>> {
    static Vec2 position(const Body& body) { return body.getPosition(); }
    static Vec2 velocity(const Body& body) { return body.getVelocity(); }
    static void apply(Body& body, const Steerable& result, float /*dt*/) {
        body.setVelocity(result.velocity);
    }
};

/// The current state of an object with the limits of `limits`: what behaviors take as `self`.
template<class Object>
Steerable steerableOf(const Object& object, const Steerable& limits) {
    Steerable self = limits;
    self.position = SteeringAdapter<Object>::position(object);
    self.velocity = SteeringAdapter<Object>::velocity(object);
    return self;
}

/// Steers any object that has a SteeringAdapter for `dt` seconds by the velocity that
/// `behavior(const Steerable& self)` returns.
template<class Object, class Behavior>
void steerObject(Object& object, const Steerable& limits, float dt, Behavior&& behavior) {
    Steerable self = steerableOf(object, limits);
    const Steerable before = self;
    steer(self, behavior(before), dt);
    SteeringAdapter<Object>::apply(object, self, dt);
}

} // namespace copra
