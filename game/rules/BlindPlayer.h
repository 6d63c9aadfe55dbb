#pragma once

#include "rules/PlayInput.h"

#include <optional>
#include <string>
#include <vector>

namespace beecluster {

/// Plays without looking: the measure for how much of a game plays itself. Each moves the swarm on a way of its own, whatever
/// happens.
class BlindPlayer {
public:
    enum class Way {
        Idle,    ///< stays where the swarm begins
        Sine,    ///< swings from side to side, and up and down at another pace
        Circle,  ///< goes around the middle of the field
        Corners, ///< goes from corner to corner of the lower part of the field
        Bottom,  ///< goes from side to side along the lower edge
    };

    /// `bursts`: it also takes the spear now and then.
    BlindPlayer(Way way, bool bursts) : _way(way), _bursts(bursts) {}
    /// The player of that name: "sine" and so on, or "sine-spear" for one that takes the spear; none if there is no such player.
    static std::optional<BlindPlayer> named(const std::string& name);

    /// The input of the next step of dt seconds.
    PlayInput input(float dt);

private:
    cocos2d::Vec2 place() const;

    Way _way;
    bool _bursts;
    float _time = 0.0f; ///< seconds
};

/// The name of the player who is not blind: a bold Autopilot.
inline constexpr const char* kBoldPlayer = "bold";

/// The names of all blind players, those with a spear too.
const std::vector<std::string>& blindPlayerNames();

} // namespace beecluster
