#pragma once

#include "platform/fwd.h"

#include <string>
#include <vector>

namespace copra {

/// What takes part in the frames of the Director without being a node: sound, caches of fonts, files that are read again when they
/// change. The Director does not know what a service does; a feature adds its service when it is first used.
class FrameService {
public:
    virtual ~FrameService() = default;

    /// The Director draws on another backend, or on none (null): then the old one is about to be destroyed.
    virtual void backendChanged(Backend* /*backend*/) {}
    /// Every frame, after the input and before the updates; also while the Director is paused. The time step is in seconds.
    virtual void update(float /*seconds*/) {}
    /// The window got the focus or lost it.
    virtual void focusChanged(bool /*isFocused*/) {}
    /// A file has changed, and is to be read again by what was made of it. `path` is absolute.
    virtual void fileChanged(const std::string& /*path*/) {}
    /// Director::purgeCachedData(): what nothing uses is released.
    virtual void purgeCachedData() {}
};

/// Adds a service, which lives until the program ends. It is notified of the backend at once if there is one.
void addFrameService(FrameService& service);
/// The only service of the type T, which is made and added by the first call and never destroyed.
template<class T>
T& frameService() {
    static T& s_service = *[] {
        auto* service = new T();
        addFrameService(*service);
        return service;
    }();
    return s_service;
}
/// All services, in the order in which they were added.
const std::vector<FrameService*>& frameServices();
/// Called by the Director: what backendChanged() gets from now on.
void setFrameBackend(Backend* backend);
/// The backend that the Director draws on; null if there is none.
Backend* frameBackend();

} // namespace copra
