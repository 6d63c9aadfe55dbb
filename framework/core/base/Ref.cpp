#include "base/Ref.h"

#include "base/AutoreleasePool.h"
#include "base/Lives.h"
#include "base/WeakTable.h"
#include "base/earlyReleases.h"
#include "base/refuse.h"

namespace copra {
namespace {
bool s_acceptsEarlyReleases = false;
} // namespace

void acceptEarlyReleases(bool accept) {
    s_acceptsEarlyReleases = accept;
}

} // namespace copra

namespace cocos2d {

Ref::Ref() : _referenceCount(1), _refFlags(0) {
#if COCOS2D_DEBUG > 0
    copra::Lives::born(this);
#endif
}

Ref::Ref(const Ref&) : Ref() {}

Ref::~Ref() {
    const bool isDeletedExplicitly = _referenceCount > 0;
    if (isDeletedExplicitly && waitsInPools() > 0) { // a mistake, but harmless in games for 2.x
        copra::refuse(
            !copra::s_acceptsEarlyReleases,
            "Ref: an object that waits in an autorelease pool was deleted; the pool releases it, so do "
            "not delete it");
        PoolManager::getInstance()->removeObject(this);
    }
    // For objects that are not destroyed by release(): deleted explicitly, or local variables.
    if (_refFlags & kWeaklyReferenced) WeakTable::expire(this);
#if COCOS2D_DEBUG > 0
    copra::Lives::died(this);
    // Volatile, since nothing may read it any more but expectAlive().
    *const_cast<volatile unsigned int*>(&_referenceCount) = 0;
#endif
}

Ref* Clonable::copy() const {
    Ref* const copy = dynamic_cast<Ref*>(clone());
    if (copy && copra::s_acceptsEarlyReleases) copy->retain(); // in 2.x it belongs to the caller
    return copy;
}

Ref* Ref::autorelease() {
    PoolManager::getInstance()->getCurrentPool()->addObject(this);
#if COCOS2D_DEBUG > 0
    // Right if a retain() follows; otherwise destroy() refuses it.
    if (waitsInPools() > _referenceCount) {
        _refFlags |= kAutoreleasedTwice;
        copra::warning("Ref::autorelease: the object waits in autorelease pools %u times, but has only %u "
                       "references; autorelease() was called twice",
                       waitsInPools(), _referenceCount);
    }
#endif
    return this;
}

void Ref::refuseDead(const char* what) const {
    if (!copra::refuseReleased(this, what))
        copra::misuse("%s is being destroyed: it has no owner left", what);
}

void Ref::destroy() {
    if (waitsInPools() > 0) {
        if (copra::s_acceptsEarlyReleases) {
            _referenceCount = 1; // the pool's, which ends with the frame
            return;
        }
        copra::refuse(true, (_refFlags & kAutoreleasedTwice)
                                ? "Ref::release: autorelease() was called twice for one reference"
                                : "Ref::release: the last owner released an object that still waits in an "
                                  "autorelease pool: one retain() is missing");
        PoolManager::getInstance()->removeObject(this);
    }
#if COCOS2D_DEBUG > 0
    copra::Lives::released(this);
#endif
    // Before the destructors of derived classes run, so that no weak pointer returns a partly destroyed
    // object.
    if (_refFlags & kWeaklyReferenced) WeakTable::expire(this);
    delete this;
}

} // namespace cocos2d
