#include "backend/sound/sound.h"

#ifdef COPRA_WITH_SFML
#include "backend/sound/SfmlAudioDevice.h"
#include "backend/sound/SfmlSoundDecoder.h"
#endif

namespace copra {

#ifdef COPRA_WITH_SFML

std::unique_ptr<AudioDevice> makeSoundDevice() {
    return std::make_unique<sfml::SfmlAudioDevice>();
}

void installSoundDecoder() {
    if (!soundDecoder()) setSoundDecoder(std::make_shared<sfml::SfmlSoundDecoder>());
}

#else

std::unique_ptr<AudioDevice> makeSoundDevice() {
    return nullptr;
}

void installSoundDecoder() {}

#endif

} // namespace copra
