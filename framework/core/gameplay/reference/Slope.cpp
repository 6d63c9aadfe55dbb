#include "gameplay/reference/Slope.h"

#include <algorithm>

namespace copra::reference {

const char* Slope::validate() const {
    if (startX == endX) return "a slope must not be vertical: make it a rectangle of width 1";
    if (startX > endX) return "a slope must run to the right: startX must be below endX";
    return nullptr;
}

double Slope::slopeY(int right) const {
    if (validate()) return 0.0;
    const double gradient =
        (static_cast<double>(endY) - startY) / (static_cast<double>(endX) - static_cast<double>(startX));
    return startY + gradient * (static_cast<double>(right) - startX);
}

bool Slope::isPenetrating(int right, int bottom) const {
    return !validate() && slopeY(right) < bottom;
}

bool Slope::pushUp(int x, int& y, int width, int height) const {
    const long long right = static_cast<long long>(x) + width;
    const long long bottom = static_cast<long long>(y) + height;
    const bool meets =
        x < endX && right > startX && y < std::max(startY, endY) && bottom > std::min(startY, endY);
    if (!meets || !isPenetrating(static_cast<int>(right), static_cast<int>(bottom))) return false;
    y = static_cast<int>(slopeY(static_cast<int>(right)) - height);
    return true;
}

} // namespace copra::reference
