#pragma once

#include "platform/SoundDecoder.h"

namespace copra::sfml {

/// Decodes sound files with SFML, and MP3 with mpg123. Needs neither a window nor an audio device.
class SfmlSoundDecoder : public SoundDecoder {
public:
    std::unique_ptr<SoundReader> open(const SoundBytes& file, std::string& reason) const override;
};

} // namespace copra::sfml
