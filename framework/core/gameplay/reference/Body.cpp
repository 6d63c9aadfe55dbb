#include "gameplay/reference/Body.h"

#include <algorithm>
#include <climits>
#include <cmath>

namespace copra::reference {

namespace {

// The article's cast, clamped to the range of int.
int truncated(double value) {
    return static_cast<int>(std::clamp(value, static_cast<double>(INT_MIN), static_cast<double>(INT_MAX)));
}

int exchanged(int own, int other, int elasticForce, int rate) {
    const double elasticity = static_cast<double>(elasticForce) / 1000.0;
    const double change = (static_cast<double>(other) - own) * (1.0 + elasticity) / (rate + 1.0);
    return truncated(static_cast<double>(own) +
                     std::trunc(change)); // the article's (int), without its overflow
}

// Moves bodies[i] by its speed as far as nothing is in the way.
void moveUntilStopped(Body* bodies, std::size_t count, std::size_t i) {
    Body& self = bodies[i];
    self.stoppedBy = Body::kNothing;
    const long long from = self.x;
    const bool right = self.detailSpeedX > 0;
    long long to = from + self.detailSpeedX;
    for (std::size_t j = 0; j < count; ++j) {
        if (j == i || self.detailSpeedX == 0) continue;
        const long long limit = right ? static_cast<long long>(bodies[j].x) - self.width
                                      : static_cast<long long>(bodies[j].x) + bodies[j].width;
        const bool ahead = right ? limit >= from && limit < to : limit <= from && limit > to;
        if (!ahead) continue;
        to = limit;
        self.stoppedBy = j;
    }
    self.x = truncated(static_cast<double>(to));
}

} // namespace

bool exchangeSpeeds(Body& a, Body& b) {
    if (a.mass <= 0 || b.mass <= 0) return false;
    const int speedA = a.detailSpeedX;
    const int speedB = b.detailSpeedX;
    // Integer division on purpose: the article divides before it converts to double.
    a.detailSpeedX = exchanged(speedA, speedB, a.elasticForce, a.mass / b.mass);
    b.detailSpeedX = exchanged(speedB, speedA, b.elasticForce, b.mass / a.mass);
    return true;
}

void stepRow(Body* bodies, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) moveUntilStopped(bodies, count, i);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t other = bodies[i].stoppedBy;
        if (other == Body::kNothing) continue;
        const bool doneAlready = other < i && bodies[other].stoppedBy == i;
        if (!doneAlready) exchangeSpeeds(bodies[i], bodies[other]);
    }
}

} // namespace copra::reference
