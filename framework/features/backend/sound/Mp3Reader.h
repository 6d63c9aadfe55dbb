#pragma once

#include "platform/SoundDecoder.h"

namespace copra {

/// Opens MP3 data that begins at a byte of a file, with mpg123: SFML before 2.6 does not read MP3, and SFML
/// 3.1 frees memory twice if the file has no complete frame. Returns null if nothing can be decoded.
[[nodiscard]] std::unique_ptr<SoundReader> openMp3(const SoundBytes& file, std::size_t begin = 0);

} // namespace copra
