#pragma once

#include "platform/SoundDecoder.h"

namespace copra {

/// Opens MP3 that begins at a byte of a file, which is decoded with mpg123: SFML reads none before 2.6, and that of 3.1 frees its memory twice if
/// the file has no complete frame. Returns null if nothing can be decoded.
[[nodiscard]] std::unique_ptr<SoundReader> openMp3(const SoundBytes& file, std::size_t begin = 0);

} // namespace copra
