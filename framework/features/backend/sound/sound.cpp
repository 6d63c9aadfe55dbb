#include "backend/sound/sound.h"

#include "backend/sound/SfmlAudioDevice.h"
#include "backend/sound/SfmlSoundDecoder.h"

namespace copra {

std::unique_ptr<AudioDevice> makeSoundDevice() {
    return std::make_unique<sfml::SfmlAudioDevice>();
}

void installSoundDecoder() {
    if (!soundDecoder()) setSoundDecoder(std::make_shared<sfml::SfmlSoundDecoder>());
}

} // namespace copra
