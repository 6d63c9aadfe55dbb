#pragma once

#include "gameplay/collision/Lanes.h"

#include <cmath>

namespace copra {

/// A circle that flies through a point and grows the farther it is from there in time: which cells of a grid
/// it covers. Cells need not be square, so each axis has its own measure.
struct GridSweep {
    /// All in cells of that axis and cells a second: at time t the circle is around `at` + `speed` t and
    /// reaches `radius` + `growth` |t| to each side.
    struct Axis {
        float at, speed, radius, growth;

        /// How far from `at` it gets within that time, at most.
        float reach(float time) const { return radius + (growth + std::fabs(speed)) * time; }
    };

    Axis x, y;
    float seconds; ///< before and after

    /// The columns it covers in these rows, as far as `low` to `high`; `low` is above `high` where there are
    /// none.
    void columnsIn(const Lanes& rows, Lanes& low, Lanes& high) const {
        low = lanesOf(kNever);
        high = lanesOf(-kNever);
        widen(x.speed, y.speed, rows, low, high);
        widen(-x.speed, -y.speed, rows, low, high);
    }

private:
    static constexpr float kNever = 1.0e30f;

    // One half of the time, which runs from 0 on for both.
    void widen(float xSpeed, float ySpeed, const Lanes& rows, Lanes& low, Lanes& high) const {
        // From when its upper edge is above the row's lower one till its lower edge is above the upper one.
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
    // Leaves of the times those where offset + rate t >= 0.
    void cut(const Lanes& offset, float rate, Lanes& first, Lanes& last) const {
        const float perRate = 1.0f / (rate != 0.0f ? rate : 1.0f / kNever);
        // Without a branch: half of all rates are of either kind.
        first = greatest(first, offset * (rate >= 0.0f ? -perRate : 0.0f));
        last = least(last, offset * (rate >= 0.0f ? 0.0f : -perRate) + (rate >= 0.0f ? seconds : 0.0f));
    }
};

} // namespace copra
