#include "backend/backend.h"

#include "backend/null/NullBackend.h"
#include "base/log.h"
#include "platform/SystemClock.h"
#ifdef COPRA_WITH_SFML
#include "backend/sfml/SfmlBackend.h"
#include "backend/sfml/SfmlImageCodec.h"
#include "platform/ImageCodec.h"
#endif

#include <cstdlib>
#include <string>

namespace copra {

namespace {

std::unique_ptr<Backend> createBackendWithoutWindow() {
    auto backend = createNullBackend();
    backend->clock = std::make_unique<SystemClock>(); // a server does not run faster than a game
    return backend;
}

} // namespace

#ifdef COPRA_WITH_SFML

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
    return kind == BackendKind::Null ? createBackendWithoutWindow() : sfml::createSfmlBackend();
}

void installImageCodec() {
    if (!imageCodec()) setImageCodec(std::make_shared<sfml::SfmlImageCodec>());
}

#else

BackendKind backendFromEnvironment() {
    const char* value = std::getenv("COPRA_BACKEND");
    const std::string name = value ? value : "";
    if (!name.empty() && name != "null") {
        cocos2d::log("COPRA_BACKEND: %s was left out of this build (COPRA_WITH_SFML); null is used",
                     name.c_str());
    }
    return BackendKind::Null;
}

std::unique_ptr<Backend> createBackend(BackendKind kind) {
    if (kind != BackendKind::Null)
        cocos2d::log("createBackend: there is no window, because Copra was built without COPRA_WITH_SFML");
    return createBackendWithoutWindow();
}

void installImageCodec() {}

#endif

} // namespace copra
