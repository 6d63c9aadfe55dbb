#include "backend/backend.h"

#include "backend/null/NullBackend.h"
#include "base/refuse.h"
#include "platform/ImageCodec.h"
#include "platform/SystemClock.h"
#ifdef COPRA_WITH_SFML
#include "backend/sfml/SfmlBackend.h"
#include "backend/sfml/SfmlImageCodec.h"
#endif
#ifdef COPRA_WITH_STB
#include "backend/codecs/StbImageCodec.h"
#endif
#ifdef __EMSCRIPTEN__
#include "backend/web/WebBackend.h"
#endif

#include <cstdlib>
#include <string>

namespace copra {

namespace {

#if defined(__EMSCRIPTEN__)
constexpr BackendKind kDefault = BackendKind::Window;
constexpr const char* kDefaultName = "web";
constexpr const char* kNames = "web and null";
#elif defined(COPRA_WITH_SFML)
constexpr BackendKind kDefault = BackendKind::Window;
constexpr const char* kDefaultName = "sfml";
constexpr const char* kNames = "sfml and null";
#else
constexpr BackendKind kDefault = BackendKind::Null;
constexpr const char* kDefaultName = "null";
constexpr const char* kNames = "null";
#endif

std::unique_ptr<Backend> createBackendWithoutWindow() {
    auto backend = createNullBackend();
    backend->clock = std::make_unique<SystemClock>(); // a server does not run faster than a game
    return backend;
}

std::unique_ptr<Backend> createBackendWithWindow() {
#if defined(__EMSCRIPTEN__)
    return web::createWebBackend();
#elif defined(COPRA_WITH_SFML)
    return sfml::createSfmlBackend();
#else
    copra::warning("createBackend: there is no window, because Copra was built without COPRA_WITH_SFML");
    return createBackendWithoutWindow();
#endif
}

} // namespace

BackendKind backendFromEnvironment() {
    const char* value = std::getenv("COPRA_BACKEND");
    const std::string name = value ? value : "";
    if (name == "null") return BackendKind::Null;
    if (!name.empty() && name != kDefaultName)
        copra::warning("COPRA_BACKEND: this build has no backend %s, only %s; %s is used", name.c_str(),
                       kNames, kDefaultName);
    return kDefault;
}

std::unique_ptr<Backend> createBackend(BackendKind kind) {
    installImageCodec();
    return kind == BackendKind::Null ? createBackendWithoutWindow() : createBackendWithWindow();
}

void installImageCodec() {
#if defined(COPRA_WITH_SFML)
    if (!imageCodec()) setImageCodec(std::make_shared<sfml::SfmlImageCodec>());
#elif defined(COPRA_WITH_STB)
    if (!imageCodec()) setImageCodec(std::make_shared<StbImageCodec>());
#endif
}

} // namespace copra
