#include "math/Homography.h"

#include "math/rects.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::Rect;
using cocos2d::Size;
using cocos2d::Vec2;

namespace {

/// Entries that are within kTolerance of a multiple of kGrid points are rounded to it. A camera has float
/// parameters; so whole points stay whole, and a camera in its default place gives the identity.
constexpr double kGrid = 1.0 / 1024.0;
constexpr double kTolerance = kGrid / 4;

double snapped(double value) {
    const double nearest = std::round(value / kGrid) * kGrid;
    return std::abs(value - nearest) < kTolerance ? nearest : value;
}

} // namespace

Homography::Homography(const Matrix4d& worldToClip, const Size& screen) {
    const Matrix4d& c = worldToClip;
    // z is 0, so three of the four columns matter.
    const double width = static_cast<double>(screen.width) / 2;
    const double height = static_cast<double>(screen.height) / 2;
    const int columns[3] = {0, 4, 12};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto column = static_cast<std::size_t>(columns[i]);
        _m[i] = width * (c[column] + c[column + 3]);
        _m[3 + i] = height * (c[column + 1] + c[column + 3]);
        _m[6 + i] = c[column + 3];
    }
    normalize(std::max(2 * std::max(width, height), 1.0));
    classify();
}

/// Scales a map without perspective so that the depth is 1, and removes rounding errors; `reach` is how far
/// from the origin points are of interest.
void Homography::normalize(double reach) {
    const double perspective = std::max(std::abs(_m[6]), std::abs(_m[7])) * reach;
    if (!(_m[8] > 0) || perspective > _m[8] * 1e-7) return;
    const double depth = _m[8];
    for (double& entry : _m) entry /= depth;
    _m[6] = _m[7] = 0;
    for (const std::size_t i : {0u, 1u, 3u, 4u}) _m[i] = snapped(_m[i] * reach) / reach;
    for (const std::size_t i : {2u, 5u}) _m[i] = snapped(_m[i]);
    // Dividing by the reach must not turn 1 into a number beside it.
    for (const std::size_t i : {0u, 4u})
        if (std::abs(_m[i] - 1) * reach < kTolerance) _m[i] = 1;
}

void Homography::classify() {
    if (_m[6] != 0 || _m[7] != 0 || !(_m[8] > 0))
        _kind = Kind::projective;
    else if (_m[1] != 0 || _m[3] != 0 || !(_m[0] > 0) || !(_m[4] > 0))
        _kind = Kind::affine;
    else
        _kind = *this == Homography() ? Kind::identity : Kind::upright;
}

double Homography::depth(const Vec2& point) const {
    return _m[6] * static_cast<double>(point.x) + _m[7] * static_cast<double>(point.y) + _m[8];
}

bool Homography::apply(const Vec2& point, Vec2& mapped) const {
    if (isIdentity()) {
        mapped = point;
        return true;
    }
    const auto x = static_cast<double>(point.x);
    const auto y = static_cast<double>(point.y);
    const double w = depth(point);
    // Points in the plane of the eye are infinitely far away on the screen.
    if (!(w > 1e-9)) return false;
    mapped.set(static_cast<float>((_m[0] * x + _m[1] * y + _m[2]) / w),
               static_cast<float>((_m[3] * x + _m[4] * y + _m[5]) / w));
    return true;
}

Homography Homography::inverted() const {
    if (isIdentity()) return *this;
    const auto& m = _m;
    Homography back;
    back._m = {m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
               m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
               m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
    const double determinant = m[0] * back._m[0] + m[1] * back._m[3] + m[2] * back._m[6];
    for (double& entry : back._m) entry = determinant != 0 ? entry / determinant : 0;
    if (isAffine()) back._m[6] = back._m[7] = 0;
    back.classify();
    return back;
}

Homography operator*(const Homography& a, const Homography& b) {
    if (a.isIdentity()) return b;
    if (b.isIdentity()) return a;
    Homography product;
    for (std::size_t row = 0; row < 9; row += 3)
        for (std::size_t column = 0; column < 3; ++column)
            product._m[row + column] = a._m[row] * b._m[column] + a._m[row + 1] * b._m[3 + column] +
                                       a._m[row + 2] * b._m[6 + column];
    product.classify();
    return product;
}

bool operator==(const Homography& a, const Homography& b) {
    return a._m == b._m;
}

Rect Homography::bounds(const Rect& area) const {
    if (isIdentity()) return area;
    const auto corners = cornersOf(area);
    Vec2 low;
    Vec2 high;
    for (const Vec2& corner : corners) {
        Vec2 mapped;
        if (!apply(corner, mapped)) return Rect(-1e8f, -1e8f, 2e8f, 2e8f);
        const bool isFirst = &corner == corners.data();
        low.set(isFirst ? mapped.x : std::min(low.x, mapped.x),
                isFirst ? mapped.y : std::min(low.y, mapped.y));
        high.set(isFirst ? mapped.x : std::max(high.x, mapped.x),
                 isFirst ? mapped.y : std::max(high.y, mapped.y));
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y);
}

} // namespace copra
