#pragma once

#include "platform/AudioDevice.h"
#include "platform/SoundDecoder.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace copra {

/// A sound file in memory: short ones decoded, long ones as the file, which is decoded while it plays.
struct Sound {
    enum class State { Loading, Ready, Failed };

    std::string path; ///< as the game gave it
    State state = State::Loading;
    bool streams = false; ///< whether it is decoded while it plays
    SoundFormat format;
    SoundBytes file;                               ///< of a stream
    std::unique_ptr<SoundReader> reader;           ///< of a stream that has not played yet
    std::vector<std::int16_t> samples;             ///< until they are stored in the device
    AudioBufferId buffer = kNoAudioBuffer;         ///< in the device
    std::vector<std::function<void(bool)>> loaded; ///< called once, with whether loading succeeded
};

} // namespace copra
