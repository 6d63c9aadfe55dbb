#pragma once

#include "platform/Clock.h"
#include "platform/RenderDevice.h"
#include "platform/TextureStore.h"
#include "platform/Window.h"

#include <memory>

namespace copra {

/// Everything a running game asks of a machine. The order of the members is that of dependence: the device
/// draws into the window, so it goes first.
struct Backend {
    std::unique_ptr<Clock> clock;
    std::unique_ptr<Window> window;
    std::shared_ptr<TextureStore> textures; ///< shared with the textures that live in it
    std::unique_ptr<RenderDevice> device;
};

} // namespace copra
