#include "rules/BlindPlayer.h"

#include "Layout.h"
#include "math/trigonometry.h"
#include "rules/Field.h"

#include <array>
#include <cmath>

namespace beecluster {

using cocos2d::Vec2;

namespace {

constexpr std::array<const char*, 5> kWays{"idle", "sine", "circle", "corners", "bottom"};
constexpr const char* kSpearSuffix = "-spear";
constexpr float kSwing = 380.0f;       ///< points to each side
constexpr float kRise = 110.0f;        ///< points up and down
constexpr float kSwingRate = 0.9f;     ///< radians a second, from side to side
constexpr float kRiseRate = 1.7f;      ///< radians a second, up and down
constexpr float kCircle = 190.0f;      ///< points; radius
constexpr float kCircleRate = 1.3f;    ///< radians a second
constexpr float kCornerTime = 2.2f;    ///< seconds from one corner to the next
constexpr float kCornerX = 130.0f;     ///< points from the sides
constexpr float kLow = 70.0f;          ///< points above the lower edge
constexpr float kHigh = 330.0f;        ///< points above the lower edge
constexpr float kBottomTime = 5.0f;    ///< seconds from side to side and back
constexpr float kBurstInterval = 3.0f; ///< seconds from one spear to the next
constexpr float kSpearTime = 0.35f;    ///< seconds of a spear

/// A share that goes from 0 to 1 and back once in each period.
float thereAndBack(float time, float period) {
    const float part = std::fmod(time / period, 1.0f);
    return part < 0.5f ? 2 * part : 2 - 2 * part;
}

Vec2 betweenCorners(float time) {
    const float left = kCornerX;
    const float right = layout::kFieldWidth - kCornerX;
    const std::array<Vec2, 4> corners{Vec2(left, kLow), Vec2(right, kHigh), Vec2(right, kLow),
                                      Vec2(left, kHigh)};
    const auto leg = static_cast<std::size_t>(time / kCornerTime);
    const float share = time / kCornerTime - static_cast<float>(leg);
    return corners[leg % 4].lerp(corners[(leg + 1) % 4], share);
}

} // namespace

std::optional<BlindPlayer> BlindPlayer::named(const std::string& name) {
    for (std::size_t i = 0; i < kWays.size(); ++i) {
        if (name == kWays[i]) return BlindPlayer(static_cast<Way>(i), false);
        if (name == std::string(kWays[i]) + kSpearSuffix) return BlindPlayer(static_cast<Way>(i), true);
    }
    return std::nullopt;
}

const std::vector<std::string>& blindPlayerNames() {
    static const std::vector<std::string> s_names = [] {
        std::vector<std::string> names(kWays.begin(), kWays.end());
        for (std::size_t i = 0; i < kWays.size(); ++i) names.push_back(names[i] + kSpearSuffix);
        return names;
    }();
    return s_names;
}

PlayInput BlindPlayer::input(float dt) {
    _time += dt;
    return {playfield().goalAt(place() + Vec2(0, playfield().bottom)), _way != Way::Idle,
            _bursts && std::fmod(_time, kBurstInterval) < kSpearTime};
}

Vec2 BlindPlayer::place() const {
    constexpr float middle = layout::kFieldWidth / 2;
    const Vec2 home = playfield().home() - Vec2(0, playfield().bottom);
    switch (_way) {
    case Way::Idle:
        break;
    case Way::Sine:
        return home + Vec2(kSwing * copra::sine(_time * kSwingRate),
                           kRise * (1 + copra::sine(_time * kRiseRate)) / 2);
    case Way::Circle:
        return Vec2(middle, kLow + kCircle) + Vec2::forAngle(_time * kCircleRate) * kCircle;
    case Way::Corners:
        return betweenCorners(_time);
    case Way::Bottom:
        return {kCornerX + (layout::kFieldWidth - 2 * kCornerX) * thereAndBack(_time, kBottomTime), kLow};
    }
    return home;
}

} // namespace beecluster
