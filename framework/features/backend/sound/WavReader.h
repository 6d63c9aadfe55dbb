#pragma once

#include "platform/SoundDecoder.h"

namespace copra {

/// Opens a WAV file with samples in any form of WavFile::hasSamples(). The reader of SFML supports neither
/// floating-point samples nor chunks of odd size. Returns null for other codecs and without a usable header.
[[nodiscard]] std::unique_ptr<SoundReader> openWav(const SoundBytes& file);

} // namespace copra
