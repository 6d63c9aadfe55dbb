#pragma once

#include "gameplay/Vectors.h"

#include <type_traits>
#include <utility>

namespace copra {

/// Something that can be steered: a point with a velocity and two limits. It is the simple vehicle of
/// Reynolds with mass 1 (GDC 1999).
struct Steerable {
    Vec2 position;           ///< The position in points.
    Vec2 velocity;           ///< The velocity in points per second.
    float maxSpeed = 240.0f; ///< The maximum speed in points per second; usually 100 to 400.
    /// The maximum acceleration in points per second squared. maxSpeed / maxAccel is the time to full speed.
    float maxAccel = 1800.0f;
};

/// Returns null if the limits are valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const Steerable& steerable);

/// Changes the velocity toward `desiredVelocity` as far as maxAccel allows in `dt` seconds, limits it to
/// maxSpeed, and moves the position by it. Does nothing if the limits are invalid, `dt` is not above 0, or a
/// number is infinite or NaN.
void steer(Steerable& steerable, const Vec2& desiredVelocity, float dt);

// --- Steering other types ---

/// Says how steerObject() reads and writes an object. The general form works for structs with `position`
/// (points) and `velocity` (points per second). Specialize it for your own types:
///
///     template<> struct copra::SteeringAdapter<Ship> {
///         static Vec2 position(const Ship& ship);
///         static Vec2 velocity(const Ship& ship);
///         static void apply(Ship& ship, const Steerable& result, float dt); // the state after dt seconds
///     };
template<class Object, class = void>
struct SteeringAdapter {
    /// Returns the position in points.
    static Vec2 position(const Object& object) { return object.position; }
    /// Returns the velocity in points per second.
    static Vec2 velocity(const Object& object) { return object.velocity; }
    /// Stores position and velocity in the object.
    static void apply(Object& object, const Steerable& result, float /*dt*/) {
        object.position = result.position;
        object.velocity = result.velocity;
    }
};

/// Steers bodies of a physics engine that have getPosition(), getVelocity(), and setVelocity(), in points and
/// points per second. It sets only their velocity, because the engine moves them.
template<class Body>
struct SteeringAdapter<Body, std::void_t<decltype(std::declval<const Body&>().getPosition()),
                                         decltype(std::declval<const Body&>().getVelocity()),
                                         decltype(std::declval<Body&>().setVelocity(Vec2()))>> {
    /// Returns the position in points.
    static Vec2 position(const Body& body) { return body.getPosition(); }
    /// Returns the velocity in points per second.
    static Vec2 velocity(const Body& body) { return body.getVelocity(); }
    /// Sets the velocity of the body.
    static void apply(Body& body, const Steerable& result, float /*dt*/) {
        body.setVelocity(result.velocity);
    }
};

/// Returns the current state of an object with the limits of `limits`, to pass to behaviors as `self`.
template<class Object>
Steerable steerableOf(const Object& object, const Steerable& limits) {
    Steerable self = limits;
    self.position = SteeringAdapter<Object>::position(object);
    self.velocity = SteeringAdapter<Object>::velocity(object);
    return self;
}

/// Steers any object that has a SteeringAdapter for `dt` seconds. `behavior(const Steerable& self)` returns
/// the desired velocity.
template<class Object, class Behavior>
void steerObject(Object& object, const Steerable& limits, float dt, Behavior&& behavior) {
    Steerable self = steerableOf(object, limits);
    const Steerable before = self;
    steer(self, behavior(before), dt);
    SteeringAdapter<Object>::apply(object, self, dt);
}

} // namespace copra
