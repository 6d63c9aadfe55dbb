#pragma once

/// Trigonometric functions for everything that games see: the same to the last bit on every computer. Those
/// of C libraries differ there, and after some seconds so does the game. Angles are in radians. NaN and
/// infinite angles give NaN. The results are within 0.501 of the distance between two floats, for angles
/// below a million.
namespace copra {

/// The sine and cosine of one angle.
struct Turn {
    float sin;
    float cos;
};

/// Both for the price of one.
Turn turnOfRadians(float radians);

/// From -1 to 1.
float sine(float radians);
/// From -1 to 1.
float cosine(float radians);
/// sine / cosine.
float tangent(float radians);

/// Returns the angle of the direction (x, y), from -pi to pi, with the signs of zeros as in
/// copra::arcTangent().
float arcTangent(float y, float x);

/// From -pi / 2 to pi / 2; NaN outside of [-1, 1].
float arcSine(float sine);
/// From 0 to pi; NaN outside of [-1, 1].
float arcCosine(float cosine);

} // namespace copra
