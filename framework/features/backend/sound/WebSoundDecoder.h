#pragma once

#include "platform/SoundDecoder.h"

namespace copra::web {

/// Decodes WAV and Ogg Vorbis, and MP3 and FLAC if the page was built with them. The decoders of browsers
/// would answer only in a later frame, and differ.
class WebSoundDecoder : public SoundDecoder {
public:
    std::unique_ptr<SoundReader> open(const SoundBytes& file, std::string& reason) const override;
};

} // namespace copra::web
