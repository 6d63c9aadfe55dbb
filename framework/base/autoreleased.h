#pragma once

namespace copra {

/// Ends a create(): hands a new object to the autorelease pool and returns it. If initialising it failed,
/// releases it and returns null instead.
template<class T>
T* autoreleased(T* object, bool isInitialized = true) {
    if (isInitialized) {
        object->autorelease();
        return object;
    }
    object->release();
    return nullptr;
}

} // namespace copra
