#pragma once

#include <string>

namespace copra {

/// The groups of sounds that have separate volumes.
enum class AudioBus { Music, Effects };

/// A sound that plays, is paused, or is loading.
struct PlayingSound {
    int id = 0;
    std::string path; ///< The path that was passed to play().
    AudioBus bus = AudioBus::Effects;
    bool loop = false;
    bool isPaused = false;
    float volume = 1.0f;   ///< The volume of the sound itself, without its bus and without ducking.
    float pan = 0.0f;      ///< The direction, from -1 (left) to 1 (right).
    double position = 0.0; ///< The position in seconds from the beginning.
    double duration = 0.0; ///< The duration in seconds; 0 while the file is loading.
};

} // namespace copra
