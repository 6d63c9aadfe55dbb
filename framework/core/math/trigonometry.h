#pragma once

/// Trigonometric functions for everything that games see. They give the same results, to the last bit, on
/// every computer; those of C libraries differ, and after some seconds so does the game. Angles are in
/// radians. NaN and infinite angles give NaN. The results are within 0.501 of the distance between two
/// floats, for angles below a million.
namespace copra {

/// The sine and cosine of one angle.
struct Turn {
    float sin; ///< The sine, from -1 to 1.
    float cos; ///< The cosine, from -1 to 1.
};

/// Returns the sine and the cosine of an angle, in the time of one of them.
Turn turnOfRadians(float radians);

/// Returns the sine of an angle, from -1 to 1.
float sine(float radians);
/// Returns the cosine of an angle, from -1 to 1.
float cosine(float radians);
/// Returns the tangent of an angle: sine / cosine.
float tangent(float radians);

/// Returns the angle of the direction (x, y), from -pi to pi, with the signs of zeros as in
/// copra::arcTangent().
float arcTangent(float y, float x);

/// Returns the angle of a sine, from -pi / 2 to pi / 2. It is NaN outside of [-1, 1].
float arcSine(float sine);
/// Returns the angle of a cosine, from 0 to pi. It is NaN outside of [-1, 1].
float arcCosine(float cosine);

} // namespace copra
