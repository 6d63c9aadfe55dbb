#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace beecluster {

/// The kinds of games.
enum class GameMode {
    Story,   ///< all stages once
    Endless, ///< all stages again and again, each round with more enemies
    Daily,   ///< one game a day: its date decides the order of the stages and the random numbers
};
inline constexpr std::array<GameMode, 3> kGameModes{GameMode::Story, GameMode::Endless, GameMode::Daily};

/// Whether a stage that was lost or left may be tried again. Other games end with the swarm.
inline bool hasRetries(GameMode mode) {
    return mode == GameMode::Story;
}

/// The name of a mode in files, options and keys of texts: "story".
inline const char* nameOf(GameMode mode) {
    switch (mode) {
    case GameMode::Endless:
        return "endless";
    case GameMode::Daily:
        return "daily";
    case GameMode::Story:
        break;
    }
    return "story";
}

/// The mode of that name; none if there is no such mode.
inline std::optional<GameMode> modeNamed(const std::string& name) {
    for (const GameMode mode : kGameModes)
        if (name == nameOf(mode)) return mode;
    return std::nullopt;
}

} // namespace beecluster
