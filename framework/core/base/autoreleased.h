#pragma once

namespace copra {

/// Adds a new object to the autorelease pool and returns it, at the end of a create() function. If
/// `isInitialized` is false, releases the object and returns null.
template<class T>
T* autoreleased(T* object, bool isInitialized = true) {
    if (isInitialized) {
        object->autorelease();
        return object;
    }
    object->release();
    return nullptr;
}

/// Keeps an object alive until the end of the frame, although its owner releases it meanwhile.
template<class T>
void keepUntilFrameEnds(T& object) {
    object.retain();
    object.autorelease();
}

/// Creates a T, calls T::init() with the arguments, and autoreleases the object, as a usual create() function
/// does. Returns null if init() fails.
template<class T, class... Args>
T* createAutoreleased(const Args&... args) {
    auto* object = new T();
    return autoreleased(object, object->T::init(args...));
}

} // namespace copra
