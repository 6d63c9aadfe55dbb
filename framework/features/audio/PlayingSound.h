#pragma once

#include <string>

namespace copra {

/// The groups of sounds with separate volumes.
enum class AudioBus { Music, Effects };

/// A sound that plays or is paused.
struct PlayingSound {
    int id = 0;
    std::string path; ///< as it was passed to play()
    AudioBus bus = AudioBus::Effects;
    bool loop = false;
    bool isPaused = false;
    float volume = 1.0f;   ///< its own; buses and ducking not included
    float pan = 0.0f;      ///< from -1 (left) to 1 (right)
    double position = 0.0; ///< the position in seconds
    double duration = 0.0; ///< seconds; 0 while the file is loading
};

} // namespace copra
