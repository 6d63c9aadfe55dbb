#pragma once

#include "backend/null/NullAudioDevice.h"
#include "backend/null/NullClock.h"
#include "backend/null/NullRenderDevice.h"
#include "backend/null/NullTextureStore.h"
#include "backend/null/NullWindow.h"
#include "platform/Backend.h"

namespace copra {

/// Creates a backend in memory: no window, no output, and a manual clock.
[[nodiscard]] std::unique_ptr<Backend> createNullBackend();

/// The parts of a null backend with their own types; all null for another backend.
struct NullParts {
    NullClock* clock;           ///< The clock.
    NullWindow* window;         ///< The window.
    NullTextureStore* textures; ///< The store of the textures.
    NullRenderDevice* device;   ///< What records the draw calls.
    NullAudioDevice* audio;     ///< The sound device.
};
NullParts nullParts(const Backend& backend);

} // namespace copra
