#pragma once

namespace copra {

/// Ends a create(): hands a fresh, initialised object to the autorelease pool. If initialising failed,
/// releases the object and returns null.
template<class T>
T* autoreleased(T* fresh, bool initialised) {
    if (initialised) {
        fresh->autorelease();
        return fresh;
    }
    fresh->release();
    return nullptr;
}

} // namespace copra
