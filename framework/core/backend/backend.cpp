#include "backend/backend.h"

#include "backend/null/NullBackend.h"
#include "backend/sfml/SfmlBackend.h"
#include "backend/sfml/SfmlImageCodec.h"
#include "backend/sfml/SfmlSoundDecoder.h"
#include "backend/text/FreeTypeGlyphs.h"
#include "base/log.h"
#include "platform/GlyphSource.h"
#include "platform/ImageCodec.h"
#include "platform/SoundDecoder.h"

#include <cstdlib>
#include <string>

namespace copra {

BackendKind backendFromEnvironment() {
    const char* value = std::getenv("COPRA_BACKEND");
    const std::string name = value ? value : "";
    if (name == "null") return BackendKind::Null;
    if (!name.empty() && name != "sfml") {
        cocos2d::log("COPRA_BACKEND: there is no backend %s, only sfml and null; sfml is used", name.c_str());
    }
    return BackendKind::Sfml;
}

std::unique_ptr<Backend> createBackend(BackendKind kind) {
    installImageCodec();
    installGlyphSource();
    installSoundDecoder();
    return kind == BackendKind::Null ? createNullBackend() : sfml::createSfmlBackend();
}

void installImageCodec() {
    if (!imageCodec()) setImageCodec(std::make_shared<sfml::SfmlImageCodec>());
}

void installGlyphSource() {
    if (!glyphSource()) setGlyphSource(makeFreeTypeGlyphs());
}

void installSoundDecoder() {
    if (!soundDecoder()) setSoundDecoder(std::make_shared<sfml::SfmlSoundDecoder>());
}

} // namespace copra
