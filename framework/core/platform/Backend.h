#pragma once

#include "platform/AudioDevice.h"
#include "platform/Clock.h"
#include "platform/RenderDevice.h"
#include "platform/TextureStore.h"
#include "platform/Window.h"

#include <memory>

namespace copra {

/// The services that a backend provides to a running game. The device draws into the window, so the members
/// are ordered such that the device is destroyed first.
struct Backend {
    std::unique_ptr<Clock> clock;
    std::unique_ptr<Window> window;
    /// The store of textures, shared with the textures that are stored in it.
    std::shared_ptr<TextureStore> textures;
    std::unique_ptr<RenderDevice> device;
    /// The audio device; null until the first sound plays. The null backend always has one.
    std::unique_ptr<AudioDevice> audio;
};

} // namespace copra
