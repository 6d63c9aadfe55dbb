#pragma once

#include "backend/sound/Mp3File.h"
#include "backend/sound/WavFile.h"
#include "platform/AudioDevice.h"

#include <memory>

namespace copra {

/// Creates the audio device: the sound card, by SFML, or the sound of the web page. It opens when the first
/// sound plays. Returns null in builds for desktops without COPRA_WITH_SFML.
[[nodiscard]] std::unique_ptr<AudioDevice> makeSoundDevice();
/// Sets the sound decoder of this process unless there is one. Needs no backend. Without COPRA_WITH_SFML
/// there is one in web pages only.
void installSoundDecoder();

} // namespace copra
