#pragma once

#include "platform/AudioDevice.h"
#include "platform/Clock.h"
#include "platform/RenderDevice.h"
#include "platform/TextureStore.h"
#include "platform/Window.h"

#include <memory>

namespace copra {

/// The services of a platform that a running game uses. The device draws into the window, so the members are
/// ordered for the device to be destroyed first.
struct Backend {
    std::unique_ptr<Clock> clock;
    std::unique_ptr<Window> window;
    std::shared_ptr<TextureStore> textures; ///< shared with the textures that are stored in it
    std::unique_ptr<RenderDevice> device;
    std::unique_ptr<AudioDevice> audio; ///< null until something plays a sound, except for the null backend
};

} // namespace copra
