#include "base/Ref.h"

#include "base/AutoreleasePool.h"
#include "base/LeakReport.h"
#include "base/WeakTable.h"
#include "base/mainThread.h"

namespace cocos2d {

Ref::Ref() : _referenceCount(1), _refFlags(0) {
#if COCOS2D_DEBUG > 0
    copra::LeakReport::born(this);
#endif
}

Ref::Ref(const Ref& other) : _referenceCount(1), _refFlags(other._refFlags & ~kWeaklyReferenced) {
#if COCOS2D_DEBUG > 0
    copra::LeakReport::born(this);
#endif
}

Ref::~Ref() {
    // For objects that are not destroyed by release(): deleted explicitly, or local variables.
    if (_refFlags & kWeaklyReferenced) WeakTable::expire(this);
#if COCOS2D_DEBUG > 0
    copra::LeakReport::died(this);
#endif
}

Ref* Ref::autorelease() {
    PoolManager::getInstance()->getCurrentPool()->addObject(this);
    return this;
}

void Ref::destroy() {
#if COCOS2D_DEBUG > 0
    // Images are also created and released on worker threads, which never use a pool.
    CCASSERT(
        !copra::isMainThread() || !PoolManager::getInstance()->isObjectInPools(this),
        "the last owner released an object that still waits in an autorelease pool: one retain() is missing");
#endif
    // Before the destructors of derived classes run, so that no weak pointer returns a partly destroyed
    // object.
    if (_refFlags & kWeaklyReferenced) WeakTable::expire(this);
    delete this;
}

} // namespace cocos2d
