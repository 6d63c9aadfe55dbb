#include "backend/null/NullBackend.h"

namespace copra {

std::unique_ptr<Backend> createNullBackend() {
    auto backend = std::make_unique<Backend>();
    backend->clock = std::make_unique<NullClock>();
    backend->audio = std::make_unique<NullAudioDevice>();
    backend->window = std::make_unique<NullWindow>();
    auto textures = std::make_shared<NullTextureStore>();
    backend->device = std::make_unique<NullRenderDevice>(textures, backend->window.get());
    backend->textures = std::move(textures);
    return backend;
}

NullParts nullParts(const Backend& backend) {
    return {dynamic_cast<NullClock*>(backend.clock.get()), dynamic_cast<NullWindow*>(backend.window.get()),
            dynamic_cast<NullTextureStore*>(backend.textures.get()),
            dynamic_cast<NullRenderDevice*>(backend.device.get()),
            dynamic_cast<NullAudioDevice*>(backend.audio.get())};
}

} // namespace copra
