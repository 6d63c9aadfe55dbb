#pragma once

#include "base/RefPtr.h"

namespace copra {

/// Returns a reference to an object whose function may destroy it, for example because what it replaces holds
/// the last reference. The reference is empty while the destructor of the object runs: games call such
/// functions there, too.
template<class T>
[[nodiscard]] cocos2d::RefPtr<T> keepAlive(T* object) {
    return object->getReferenceCount() > 0 ? object : nullptr;
}

} // namespace copra
