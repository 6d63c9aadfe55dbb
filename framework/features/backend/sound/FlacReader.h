#pragma once

#include "platform/SoundDecoder.h"

namespace copra {

/// Opens a FLAC file. Returns null for other files and for corrupt data.
[[nodiscard]] std::unique_ptr<SoundReader> openFlac(const SoundBytes& file);

} // namespace copra
