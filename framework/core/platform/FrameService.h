#pragma once

#include "platform/fwd.h"

#include <string>
#include <vector>

namespace copra {

/// A service that takes part in the frames of the Director without being a node: sound, font caches, hot
/// reload. The Director does not know what a service does; a feature adds its service when it is first used.
class FrameService {
public:
    virtual ~FrameService() = default;

    /// Called when the Director changes its backend. Null means none; the old backend is about to be
    /// destroyed.
    virtual void backendChanged(Backend* /*backend*/) {}
    /// Called when a frame begins: after the input and before the updates, also while the Director is paused.
    /// The time step is in seconds.
    virtual void update(float /*seconds*/) {}
    /// Called when the window has got or lost the focus.
    virtual void focusChanged(bool /*isFocused*/) {}
    /// Called when a file has changed: reload what was made from it. `path` is absolute.
    virtual void fileChanged(const std::string& /*path*/) {}
    /// Releases what is not in use. Director::purgeCachedData() calls it.
    virtual void purgeCachedData() {}
};

/// Adds a service, which must live until the program ends. If there is a backend, calls backendChanged() at
/// once.
void addFrameService(FrameService& service);
/// Returns the only service of type T. The first call creates and adds it; it is never destroyed.
template<class T>
T& frameService() {
    static T& s_service = *[] {
        auto* service = new T();
        addFrameService(*service);
        return service;
    }();
    return s_service;
}
/// Returns all services, in the order in which they were added.
const std::vector<FrameService*>& frameServices();
/// Sets the backend and passes it to all services. Called by the Director.
void setFrameBackend(Backend* backend);
/// Returns the backend of the Director; null if there is none.
Backend* frameBackend();

} // namespace copra
