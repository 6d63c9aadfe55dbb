#include "backend/sound/sound.h"

#if defined(COPRA_WITH_SFML)
#include "backend/sound/SfmlAudioDevice.h"
#include "backend/sound/SfmlSoundDecoder.h"
#elif defined(__EMSCRIPTEN__)
#include "backend/sound/WebAudioDevice.h"
#include "backend/sound/WebSoundDecoder.h"
#endif

namespace copra {

std::unique_ptr<AudioDevice> makeSoundDevice() {
#if defined(COPRA_WITH_SFML)
    return std::make_unique<sfml::SfmlAudioDevice>();
#elif defined(__EMSCRIPTEN__)
    return std::make_unique<web::WebAudioDevice>();
#else
    return nullptr;
#endif
}

void installSoundDecoder() {
#if defined(COPRA_WITH_SFML)
    if (!soundDecoder()) setSoundDecoder(std::make_shared<sfml::SfmlSoundDecoder>());
#elif defined(__EMSCRIPTEN__)
    if (!soundDecoder()) setSoundDecoder(std::make_shared<web::WebSoundDecoder>());
#endif
}

} // namespace copra
