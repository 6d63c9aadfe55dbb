#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// The beginning of a sound file, checked before a decoder gets it.
struct SoundHeader {
    /// The reason why the file cannot be played, as the part of a sentence after its name. It is empty if the
    /// file may be played.
    std::string refusal;
    /// The number of frames that a WAV file really contains; its header may claim more. The largest number
    /// for other files.
    std::uint64_t maximumFrames = UINT64_MAX;
};

/// Checks a file by its contents. The name is used in the commands that convert a format that is not
/// supported.
SoundHeader checkSoundHeader(const std::vector<unsigned char>& file, const std::string& name);

} // namespace copra
