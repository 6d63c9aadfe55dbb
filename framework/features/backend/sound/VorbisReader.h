#pragma once

#include "platform/SoundDecoder.h"

namespace copra {

/// Opens an Ogg Vorbis file. Returns null for other files and for corrupt data.
[[nodiscard]] std::unique_ptr<SoundReader> openVorbis(const SoundBytes& file);

} // namespace copra
