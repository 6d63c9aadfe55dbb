#pragma once

#include "backend/null/NullClock.h"
#include "backend/null/NullRenderDevice.h"
#include "backend/null/NullTextureStore.h"
#include "backend/null/NullWindow.h"
#include "platform/Backend.h"

namespace copra {

/// A machine of nothing but memory: no window, no picture, no time of its own.
std::unique_ptr<Backend> createNullBackend();

/// The parts of a null machine by their own types; all null for a machine of another kind.
struct NullParts {
    NullClock* clock;
    NullWindow* window;
    NullTextureStore* textures;
    NullRenderDevice* device;
};
NullParts nullParts(const Backend& backend);

} // namespace copra
