#include "rules/Salvo.h"

#include "math/constants.h"

#include <cmath>

namespace beecluster {

namespace {

using copra::kPi;

float radians(float degrees) {
    return degrees / 180 * kPi;
}

/// The offset of shot `index` of `count` from the middle one.
float stepsFromMiddle(int index, int count) {
    return static_cast<float>(index) - static_cast<float>(count - 1) / 2;
}

} // namespace

std::vector<ShotSpec> makeSalvo(const ShotPattern& pattern, int count, float angle, int salvo) {
    std::vector<ShotSpec> shots;
    const float opening = angle + radians(salvo % 2 == 0 ? pattern.aside : -pattern.aside);
    const auto add = [&](float direction) {
        const float apart = std::abs(std::remainder(direction - opening, 2 * kPi));
        if (pattern.opening <= 0 || apart > radians(pattern.opening) / 2)
            shots.push_back({&pattern, direction, pattern.speed});
    };
    switch (pattern.form) {
    case ShotPattern::Form::Fan:
        for (int i = 0; i < count; ++i) add(angle + stepsFromMiddle(i, count) * radians(pattern.apart));
        break;
    case ShotPattern::Form::Ring:
        for (int i = 0; i < count; ++i)
            add(angle + stepsFromMiddle(i, count) * 2 * kPi / static_cast<float>(count));
        break;
    case ShotPattern::Form::Fixed:
        for (const float direction : pattern.directions) add(radians(direction));
        break;
    case ShotPattern::Form::Spiral:
        for (int i = 0; i < count; ++i)
            add(static_cast<float>(salvo) * radians(pattern.apart) +
                static_cast<float>(i) * 2 * kPi / static_cast<float>(count));
        break;
    }
    return shots;
}

} // namespace beecluster
