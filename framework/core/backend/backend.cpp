#include "backend/backend.h"

#include "backend/null/NullBackend.h"
#include "backend/sfml/SfmlBackend.h"
#include "backend/sfml/SfmlImageCodec.h"
#include "base/log.h"
#include "platform/ImageCodec.h"

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
    return kind == BackendKind::Null ? createNullBackend() : sfml::createSfmlBackend();
}

void installImageCodec() {
    if (!imageCodec()) setImageCodec(std::make_shared<sfml::SfmlImageCodec>());
}

} // namespace copra
