#pragma once

#include "platform/SoundDecoder.h"

namespace copra::web {

/// Decodes WAV and Ogg Vorbis, and in pages that were built with them MP3 and FLAC. The decoder of browsers would answer only in a later frame, and differs between them.
class WebSoundDecoder : public SoundDecoder {
public:
    std::unique_ptr<SoundReader> open(const SoundBytes& file, std::string& reason) const override;
};

} // namespace copra::web
