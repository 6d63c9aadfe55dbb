#include "backend/sfml/SfmlBackend.h"

#include "backend/sfml/SfmlRenderDevice.h"
#include "backend/sfml/SfmlTextureStore.h"
#include "backend/sfml/SfmlWindow.h"
#include "platform/SystemClock.h"

namespace copra::sfml {

namespace {

// Successive backends share their textures, which live as long as any backend or texture.
std::shared_ptr<SfmlTextureStore> sharedStore() {
    static std::weak_ptr<SfmlTextureStore> shared;
    auto store = shared.lock();
    if (!store) shared = store = std::make_shared<SfmlTextureStore>();
    return store;
}

} // namespace

std::unique_ptr<Backend> createSfmlBackend() {
    auto backend = std::make_unique<Backend>();
    auto window = std::make_unique<SfmlWindow>();
    auto textures = sharedStore();
    backend->clock = std::make_unique<SystemClock>();
    backend->device = std::make_unique<SfmlRenderDevice>(*window, textures);
    backend->textures = std::move(textures);
    backend->window = std::move(window);
    return backend;
}

} // namespace copra::sfml
