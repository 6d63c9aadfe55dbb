#pragma once

#include "platform/SoundDecoder.h"

namespace copra {

/// Opens a WAV file with samples in any form of WavFile::hasSamples(): the reader of SFML knows neither floating-point numbers nor
/// chunks of odd size. Returns null for other codecs and without a usable header.
[[nodiscard]] std::unique_ptr<SoundReader> openWav(const SoundBytes& file);

} // namespace copra
