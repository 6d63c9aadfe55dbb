#include "backend/web/WebBackend.h"

#include "backend/web/WebClock.h"
#include "backend/web/WebPage.h"
#include "backend/web/WebRenderDevice.h"

#include <new>

namespace copra::web {

namespace {

// Successive backends share their textures, which live as long as any backend or texture.
std::shared_ptr<WebTextureStore> sharedStore() {
    static std::weak_ptr<WebTextureStore> shared;
    auto store = shared.lock();
    if (!store) shared = store = std::make_shared<WebTextureStore>();
    return store;
}

} // namespace

std::unique_ptr<Backend> createWebBackend() {
    if (!std::get_new_handler()) std::set_new_handler(noteFullMemory);
    auto backend = std::make_unique<Backend>();
    auto window = std::make_unique<WebWindow>();
    auto textures = sharedStore();
    backend->clock = std::make_unique<WebClock>();
    backend->device = std::make_unique<WebRenderDevice>(*window, textures);
    backend->textures = std::move(textures);
    backend->window = std::move(window);
    return backend;
}

} // namespace copra::web
