#include "base/Ref.h"

#include "base/AutoreleasePool.h"
#include "base/Lives.h"
#include "base/WeakTable.h"
#include "base/earlyReleases.h"
#include "base/mainThread.h"
#include "base/refuse.h"

namespace copra {
namespace {
bool s_acceptsEarlyReleases = false;
} // namespace

void acceptEarlyReleases(bool accept) {
    s_acceptsEarlyReleases = accept;
}

namespace {

// For `delete` of an object that an autorelease pool may hold: a mistake, but harmless in games for 2.x.
void leavePools(cocos2d::Ref* object) {
    cocos2d::PoolManager* const pools = cocos2d::PoolManager::getInstance();
    if (s_acceptsEarlyReleases ||
        refuse(pools->isObjectInPools(object),
               "Ref: an object that waits in an autorelease pool was deleted; the pool releases it, so do "
               "not delete it"))
        pools->removeObject(object);
}

} // namespace
} // namespace copra

namespace cocos2d {

#if COCOS2D_DEBUG > 0
/// Bit of _refFlags: waits in pools more often than it had references.
static constexpr std::uint32_t kAutoreleasedTwice = 0x20000000u;
#endif

Ref::Ref() : _referenceCount(1), _refFlags(0) {
#if COCOS2D_DEBUG > 0
    copra::Lives::born(this);
#endif
}

Ref::Ref(const Ref& other)
    : _referenceCount(1), _refFlags(other._refFlags & ~(kWeaklyReferenced | kAutoreleased)) {
#if COCOS2D_DEBUG > 0
    copra::Lives::born(this);
#endif
}

Ref::~Ref() {
    const bool isDeletedExplicitly = _referenceCount > 0;
    if (isDeletedExplicitly && (_refFlags & kAutoreleased)) copra::leavePools(this);
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
    PoolManager* const pools = PoolManager::getInstance();
    pools->getCurrentPool()->addObject(this);
#if COCOS2D_DEBUG > 0
    if (_refFlags & kAutoreleased) {
        const std::size_t references = pools->countReferences(this);
        // Right if a retain() follows; otherwise destroy() refuses it.
        if (references > _referenceCount) {
            _refFlags |= kAutoreleasedTwice;
            copra::warning(
                "Ref::autorelease: the object waits in autorelease pools %zu times, but has only %u "
                "references; autorelease() was called twice",
                references, _referenceCount);
        }
    }
#endif
    _refFlags |= kAutoreleased;
    return this;
}

void Ref::refuseDead(const char* what) const {
    if (!copra::refuseReleased(this, what))
        copra::misuse("%s is being destroyed: it has no owner left", what);
}

void Ref::destroy() {
    if (copra::s_acceptsEarlyReleases && (_refFlags & kAutoreleased) && copra::isMainThread() &&
        PoolManager::getInstance()->isObjectInPools(this)) {
        _referenceCount = 1; // the pool's, which ends with the frame
        return;
    }
#if COCOS2D_DEBUG > 0
    copra::refuse((_refFlags & kAutoreleasedTwice) && PoolManager::getInstance()->countReferences(this) > 0,
                  "Ref::release: autorelease() was called twice for one reference");
    // Images are also created and released on worker threads, which never use a pool.
    copra::refuse(
        copra::isMainThread() && PoolManager::getInstance()->isObjectInPools(this),
        "Ref::release: the last owner released an object that still waits in an autorelease pool: one "
        "retain() is missing");
#endif
#if COCOS2D_DEBUG > 0
    copra::Lives::released(this);
#endif
    // Before the destructors of derived classes run, so that no weak pointer returns a partly destroyed
    // object.
    if (_refFlags & kWeaklyReferenced) WeakTable::expire(this);
    delete this;
}

} // namespace cocos2d
