#include "backend/null/NullMachine.h"

namespace copra {

std::unique_ptr<Machine> createNullMachine() {
    auto machine = std::make_unique<Machine>();
    machine->clock = std::make_unique<NullClock>();
    machine->window = std::make_unique<NullWindow>();
    auto textures = std::make_shared<NullTextureStore>();
    machine->device = std::make_unique<NullRenderDevice>(textures);
    machine->textures = std::move(textures);
    return machine;
}

NullParts nullParts(const Machine& machine) {
    return {dynamic_cast<NullClock*>(machine.clock.get()), dynamic_cast<NullWindow*>(machine.window.get()),
            dynamic_cast<NullTextureStore*>(machine.textures.get()),
            dynamic_cast<NullRenderDevice*>(machine.device.get())};
}

} // namespace copra
