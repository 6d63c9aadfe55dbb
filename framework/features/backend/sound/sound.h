#pragma once

#include "platform/AudioDevice.h"

#include <memory>

namespace copra {

/// The sound card, by SFML. It is opened when the first sound plays.
[[nodiscard]] std::unique_ptr<AudioDevice> makeSoundDevice();
/// Sets the sound decoder of this process unless there is one. Needs no backend.
void installSoundDecoder();

} // namespace copra
