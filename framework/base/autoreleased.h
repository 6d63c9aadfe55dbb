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

/// The usual create(): makes a T, calls its init() with the arguments and hands it to the autorelease pool.
/// Null if init() fails.
template<class T, class... Args>
T* createAutoreleased(const Args&... args) {
    auto* object = new T();
    return autoreleased(object, object->T::init(args...));
}

} // namespace copra
