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

    std::string path; ///< The path as the game gave it.
    State state = State::Loading;
    bool streams = false; ///< Whether it is decoded while it plays.
    SoundFormat format;
    SoundBytes file;                       ///< The file of a stream.
    std::unique_ptr<SoundReader> reader;   ///< The reader of a stream that has not played yet.
    std::vector<std::int16_t> samples;     ///< The samples, until they are stored in the device.
    AudioBufferId buffer = kNoAudioBuffer; ///< The buffer in the device.
    /// The functions to call once, with whether loading succeeded.
    std::vector<std::function<void(bool)>> loaded;
};

} // namespace copra
