#include "backend/backend.h"

#include "backend/null/NullMachine.h"
#include "backend/sfml/SfmlImageCodec.h"
#include "backend/sfml/SfmlMachine.h"
#include "backend/text/FreeTypeGlyphs.h"
#include "base/log.h"
#include "platform/GlyphSource.h"
#include "platform/ImageCodec.h"

#include <cstdlib>
#include <string>

namespace copra {

Backend backendFromEnvironment() {
    const char* value = std::getenv("COPRA_BACKEND");
    const std::string name = value ? value : "";
    if (name == "null") return Backend::Null;
    if (!name.empty() && name != "sfml") {
        cocos2d::log("COPRA_BACKEND: there is no backend %s, only sfml and null; sfml is taken",
                     name.c_str());
    }
    return Backend::Sfml;
}

std::unique_ptr<Machine> createMachine(Backend backend) {
    installImageCodec();
    installGlyphSource();
    return backend == Backend::Null ? createNullMachine() : sfml::createSfmlMachine();
}

void installImageCodec() {
    if (!imageCodec()) setImageCodec(std::make_shared<sfml::SfmlImageCodec>());
}

void installGlyphSource() {
    if (!glyphSource()) setGlyphSource(makeFreeTypeGlyphs());
}

} // namespace copra
