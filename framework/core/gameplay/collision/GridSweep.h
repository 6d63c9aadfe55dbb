#pragma once

#include "gameplay/collision/Lanes.h"

#include <cmath>

namespace copra {

/// Rasterizes the sweep of a moving circle whose radius grows with |t| (the uncertainty of its position): it
/// finds the cells of a grid that the circle covers. Cells need not be square, so each axis has its own unit.
struct GridSweep {
    /// The motion along an axis, in cells and in cells per second. At the time t, the center is `at` +
    /// `speed` t, and the radius is `radius` + `growth` |t|.
    struct Axis {
        float at, speed, radius, growth;

        /// Returns the largest distance from `at` that the circle covers within `time`.
        float reach(float time) const { return radius + (growth + std::fabs(speed)) * time; }
    };

    Axis x;        ///< The motion along the x axis.
    Axis y;        ///< The motion along the y axis.
    float seconds; ///< The length of the interval in seconds: t runs from -seconds to seconds.

    /// The range of columns covered in each of these rows, from `low` to `high`; low > high if there is none.
    void columnsIn(const Lanes& rows, Lanes& low, Lanes& high) const {
        low = lanesOf(kNever);
        high = lanesOf(-kNever);
        widen(x.speed, y.speed, rows, low, high);
        widen(-x.speed, -y.speed, rows, low, high);
    }

private:
    static constexpr float kNever = 1.0e30f;

    // Extends low and high by one half of the interval; each half runs from t = 0 to seconds.
    void widen(float xSpeed, float ySpeed, const Lanes& rows, Lanes& low, Lanes& high) const {
        // From when the upper edge passes the lower edge of the row until the lower edge passes its upper
        // edge.
        Lanes first = lanesOf(0.0f), last = lanesOf(seconds);
        cut(y.at + y.radius - rows, y.growth + ySpeed, first, last);
        cut(rows + 1.0f - y.at + y.radius, y.growth - ySpeed, first, last);
        const float leftwards = xSpeed - x.growth, rightwards = xSpeed + x.growth;
        const Lanes left = least(leftwards * first, leftwards * last) + (x.at - x.radius);
        const Lanes right = greatest(rightwards * first, rightwards * last) + (x.at + x.radius);
        const LaneMask isThere = first <= last;
        low = least(low, isThere ? left : lanesOf(kNever));
        high = greatest(high, isThere ? right : lanesOf(-kNever));
    }
    // Restricts the interval [first, last] to the times where offset + rate t >= 0.
    void cut(const Lanes& offset, float rate, Lanes& first, Lanes& last) const {
        const float perRate = 1.0f / (rate != 0.0f ? rate : 1.0f / kNever);
        // Branchless: both signs of the rate are equally likely.
        first = greatest(first, offset * (rate >= 0.0f ? -perRate : 0.0f));
        last = least(last, offset * (rate >= 0.0f ? 0.0f : -perRate) + (rate >= 0.0f ? seconds : 0.0f));
    }
};

} // namespace copra
