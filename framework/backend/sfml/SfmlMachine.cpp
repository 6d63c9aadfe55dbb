#include "backend/sfml/SfmlMachine.h"

#include "backend/sfml/SfmlClock.h"
#include "backend/sfml/SfmlRenderDevice.h"
#include "backend/sfml/SfmlTextureStore.h"
#include "backend/sfml/SfmlWindow.h"

namespace copra::sfml {

namespace {

// Machines that follow one another share their textures, which live as long as any machine or texture does.
std::shared_ptr<SfmlTextureStore> sharedStore() {
    static std::weak_ptr<SfmlTextureStore> shared;
    auto store = shared.lock();
    if (!store) shared = store = std::make_shared<SfmlTextureStore>();
    return store;
}

} // namespace

std::unique_ptr<Machine> createSfmlMachine() {
    auto machine = std::make_unique<Machine>();
    auto window = std::make_unique<SfmlWindow>();
    auto textures = sharedStore();
    machine->clock = std::make_unique<SfmlClock>();
    machine->device = std::make_unique<SfmlRenderDevice>(*window, textures);
    machine->textures = std::move(textures);
    machine->window = std::move(window);
    return machine;
}

} // namespace copra::sfml
