#include "rules/Salvo.h"

#include "Tuning.h"

namespace beecluster {

namespace {

constexpr float kPi = 3.14159265f;
constexpr float kFanSpread = 0.3f;                     ///< radians between the shots of a fan
constexpr float kBurrAngles[] = {-0.9f, -0.5f, -0.1f}; ///< of pi: left, down, right

std::vector<ShotSpec> makeBurrs() {
    std::vector<ShotSpec> burrs;
    for (const float angle : kBurrAngles)
        burrs.push_back(
            {"shot_burr.png", angle * kPi, tuning::kBurrSpeed, tuning::kBurrTurn, tuning::kBurrTime});
    return burrs;
}

/// The offset of shot `index` of `count` from the middle one.
float stepsFromMiddle(int index, int count) {
    return static_cast<float>(index) - static_cast<float>(count - 1) / 2;
}

} // namespace

std::vector<ShotSpec> makeSalvo(ShotPattern pattern, int count, float angle) {
    std::vector<ShotSpec> shots;
    switch (pattern) {
    case ShotPattern::None:
        break;
    case ShotPattern::Aimed:
        shots.push_back({"shot_pollen.png", angle, tuning::kPollenSpeed});
        break;
    case ShotPattern::Fan:
        for (int i = 0; i < count; ++i)
            shots.push_back({"shot_thorn.png", angle + stepsFromMiddle(i, count) * kFanSpread,
                             tuning::kPollenSpeed, 0.0f, 0.0f, true});
        break;
    case ShotPattern::Ring:
        for (int i = 0; i < count; ++i)
            shots.push_back({"shot_spore.png",
                             angle + stepsFromMiddle(i, count) * 2 * kPi / static_cast<float>(count),
                             tuning::kThornSpeed});
        break;
    case ShotPattern::Burrs:
        return makeBurrs();
    }
    return shots;
}

} // namespace beecluster
