#pragma once

#include "backend/sound/WavFile.h"
#include "platform/AudioDevice.h"

#include <memory>

namespace copra {

/// The sound card, by SFML. It is opened when the first sound plays. Null in a build without COPRA_WITH_SFML.
[[nodiscard]] std::unique_ptr<AudioDevice> makeSoundDevice();
/// Sets the sound decoder of this process unless there is one. Needs no backend. Without COPRA_WITH_SFML there is none.
void installSoundDecoder();

/// Where MP3 begins in a file: 0 with the header of an MPEG audio frame, or an ID3 tag that no other format follows; otherwise at the
/// first of two frames in the first 64 KB. The size of the file if it does not. Call it after all formats with a signature were
/// excluded, unless only 0 matters.
std::size_t mp3Begin(const std::vector<unsigned char>& file);

} // namespace copra
