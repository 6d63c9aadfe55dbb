#pragma once

#include "gameplay/Lanes.h"

#include <cmath>

namespace copra {

/// The circle at `velocity` t around (x, y), for t in [-seconds, seconds], whose radius is `radius` +
/// `growth` |t|: which cells of a grid it covers. All in cells, cells a second and seconds.
struct GridSweep {
    float x, y, vx, vy, radius, growth, seconds;

    /// How far it gets from (x, y) downwards, upwards and to the sides, at most.
    float reachAlong(float speed) const { return radius + (growth + std::fabs(speed)) * seconds; }

    /// The columns it covers in these rows, as far as `low` to `high`; `low` is above `high` where there are
    /// none.
    void columnsIn(const Lanes& rows, Lanes& low, Lanes& high) const {
        low = lanesOf(kNever);
        high = lanesOf(-kNever);
        widen(vx, vy, rows, low, high);
        widen(-vx, -vy, rows, low, high);
    }

private:
    static constexpr float kNever = 1.0e30f;

    // One half of the time, which runs from 0 on for both.
    void widen(float xRate, float yRate, const Lanes& rows, Lanes& low, Lanes& high) const {
        // From when its upper edge is above the row's lower one till its lower edge is above the upper one.
        Lanes first = lanesOf(0.f), last = lanesOf(seconds);
        cut(y + radius - rows, growth + yRate, first, last);
        cut(rows + 1.f - y + radius, growth - yRate, first, last);
        const Lanes left = least((xRate - growth) * first, (xRate - growth) * last) + (x - radius);
        const Lanes right = greatest((xRate + growth) * first, (xRate + growth) * last) + (x + radius);
        const LaneMask isThere = first <= last;
        low = least(low, isThere ? left : lanesOf(kNever));
        high = greatest(high, isThere ? right : lanesOf(-kNever));
    }
    // Leaves of the times those where offset + rate t >= 0.
    void cut(const Lanes& offset, float rate, Lanes& first, Lanes& last) const {
        const float perRate = 1.f / (rate != 0.f ? rate : 1.f / kNever);
        // Without a branch: half of all rates are of either kind.
        first = greatest(first, offset * (rate >= 0.f ? -perRate : 0.f));
        last = least(last, offset * (rate >= 0.f ? 0.f : -perRate) + (rate >= 0.f ? seconds : 0.f));
    }
};

} // namespace copra
