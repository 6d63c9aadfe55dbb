#include "math/trigonometry.h"

#include "math/constants.h"

#include <cmath>
#include <cstdint>
#include <cstring>

namespace copra {

namespace {

// All is computed with numbers of double precision, of which IEEE 754 prescribes each bit, and rounded once, at the end. The
// polynomials interpolate the functions at Chebyshev's points.

/// c0 + c1 x + c2 x^2 + ...
template<class... More>
[[gnu::always_inline]] inline double polynomial(double x, double c0, More... more) {
    if constexpr (sizeof...(more) == 0)
        return c0;
    else
        return c0 + x * polynomial(x, more...);
}

struct ExactTurn {
    double sin;
    double cos;
};

ExactTurn exactTurn(double radians) {
    if (!(std::fabs(radians) < 1e6)) radians = std::fmod(radians, 2.0 * kExactPi);
    // Adding 1.5 * 2^52 rounds to an integer, whose low bits are those of the sum.
    constexpr double kToInteger = 6755399441055744.0;
    const double shifted = radians * (2.0 / kExactPi) + kToInteger;
    const double quarters = shifted - kToInteger;
    // pi / 2 as a sum, the products with whose first part are exact.
    const double x = (radians - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11;
    const double x2 = x * x;
    const double sin = x * polynomial(x2, 0.9999999999956709, -0.16666666631577293, 0.008333328781114304,
                                      -0.0001983920180536809, 2.7173419122315786e-06);
    const double cos = polynomial(x2, 0.9999999999524657, -0.4999999961470386, 0.04166661667758235,
                                  -0.0013886617547349469, 2.4379789361895115e-05);
    std::uint64_t quarter;
    std::memcpy(&quarter, &shifted, sizeof quarter);
    const bool swaps = quarter & 1u;
    const double s = swaps ? cos : sin;
    const double c = swaps ? sin : cos;
    return {quarter & 2u ? -s : s, (quarter + 1u) & 2u ? -c : c};
}

/// The angle of the direction (x, y) with 0 <= y <= x.
double angleBelowEighth(double y, double x) {
    // Above a sixteenth of a turn the difference to an eighth.
    const bool isLarge = y > x * 0.41421356237309503;
    const double t = isLarge ? (y - x) / (y + x) : y / x;
    const double angle =
        t * polynomial(t * t, 0.999999999978399, -0.3333333209761375, 0.19999883856765668,
                       -0.1428158877691207, 0.11040489268624404, -0.08456193083456176, 0.04707348505760634);
    return isLarge ? kExactPi / 4.0 + angle : angle;
}

double exactAngle(double y, double x) {
    if (std::isnan(x) || std::isnan(y)) return x + y;
    double ax = std::fabs(x);
    double ay = std::fabs(y);
    if (std::isinf(ax) && std::isinf(ay)) ax = ay = 1.0;
    double angle = 0.0;
    if (ay > ax)
        angle = kExactPi / 2.0 - angleBelowEighth(ax, ay);
    else if (ay > 0.0)
        angle = angleBelowEighth(ay, ax);
    return std::copysign(std::signbit(x) ? kExactPi - angle : angle, y);
}

/// sqrt(1 - x * x), without the loss of digits near 1.
double otherLeg(double x) {
    return std::sqrt((1.0 - x) * (1.0 + x));
}

} // namespace

Turn turnOfRadians(float radians) {
    const ExactTurn turn = exactTurn(radians);
    return {static_cast<float>(turn.sin), static_cast<float>(turn.cos)};
}
float sine(float radians) {
    return static_cast<float>(exactTurn(radians).sin);
}
float cosine(float radians) {
    return static_cast<float>(exactTurn(radians).cos);
}
float tangent(float radians) {
    const ExactTurn turn = exactTurn(radians);
    return static_cast<float>(turn.sin / turn.cos);
}

float arcTangent(float y, float x) {
    return static_cast<float>(exactAngle(y, x));
}
float arcSine(float sine) {
    return static_cast<float>(exactAngle(sine, otherLeg(sine)));
}
float arcCosine(float cosine) {
    return static_cast<float>(exactAngle(otherLeg(cosine), cosine));
}

} // namespace copra
