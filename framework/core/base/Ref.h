#pragma once

#include "base/assert.h"
#include "base/fwd.h"

#include <cstdint>

namespace copra {

/// The number of the Ref whose member it is, which no other object has had: `_ID`. Given when it is first
/// read. Takes no room in the object.
struct ObjectNumber {
    operator unsigned int() const;
};

} // namespace copra

namespace cocos2d {

/// An interface of objects that can be copied.
class Clonable {
public:
    /// Returns an autoreleased copy.
    virtual Clonable* clone() const = 0;
    /// Returns an autoreleased copy, or null if the copy is not a Ref. This is a deprecated name of clone().
    Ref* copy() const; // Ref.cpp
    virtual ~Clonable() = default;
};

/// The base class of all reference-counted objects. A new object has a reference count of 1, which belongs to
/// its creator. When the count reaches 0, the object is deleted. `create()` functions pass that first
/// reference to the autorelease pool. The count is not atomic: use objects on the main thread only. In new
/// code, prefer RefPtr to calls of retain() and release().
class Ref {
public:
    /// Deprecated name of Ref. Derived classes find it without `cocos2d::`.
    using Object = Ref;
    /// Name of Ref in cocos2d-x 2.x. Derived classes find it without `cocos2d::`.
    using CCObject = Ref;

    virtual ~Ref();

    /// Increments the reference count.
    void retain() {
        expectAlive("Ref::retain: the object");
        ++_referenceCount;
    }

    /// Decrements the reference count and deletes the object when it reaches 0. Releasing the last reference
    /// while an autorelease pool holds the object is an error: debug builds assert; release builds log it,
    /// remove the object from the pool, and delete it.
    void release() {
        expectAlive("Ref::release: the object");
        if (--_referenceCount == 0) destroy();
    }

    /// Passes one reference to the current autorelease pool, which releases it after the frame. Returns this
    /// object.
    Ref* autorelease();

    /// Returns the reference count, including the references of autorelease pools.
    unsigned int getReferenceCount() const { return _referenceCount; }

    /// Whether `other` is this object.
    bool isEqual(const Ref* other) const { return this == other; }

    /// A number that no other object has had.
    [[no_unique_address]] copra::ObjectNumber _ID;

protected:
    /// Constructs an object with the reference count 1.
    Ref();
    /// Copies an object. The copy has a reference count of 1 and no weak pointers to it.
    Ref(const Ref& other);
    /// Copies nothing: the reference count belongs to each object.
    Ref& operator=(const Ref&) { return *this; }

    /// The reference count. Change it only with retain() and release().
    unsigned int _referenceCount;
    /// The number of entries of the object in autorelease pools and, above that number, the bits below.
    std::uint32_t _refFlags;

    /// The bit of _refFlags that is set if at least one WeakPtr points at this object.
    static constexpr std::uint32_t kWeaklyReferenced = 0x80000000u;
    /// The bit of _refFlags that is set if autorelease() found more entries of the object in pools than it
    /// had references.
    static constexpr std::uint32_t kAutoreleasedTwice = 0x40000000u;

    friend class AutoreleasePool;
    friend struct WeakTable;

private:
    std::uint32_t waitsInPools() const { return _refFlags & ~(kWeaklyReferenced | kAutoreleasedTwice); }
    void destroy();

    /// Debug builds refuse an object that is being destroyed or has been: the memory of the latter mostly
    /// holds no possible count.
    void expectAlive([[maybe_unused]] const char* what) const {
#if COCOS2D_DEBUG > 0
        constexpr unsigned int kMostOwners = 1u << 20;
        if (_referenceCount - 1u >= kMostOwners) refuseDead(what);
#endif
    }
    [[gnu::cold]] void refuseDead(const char* what) const;
};

/// Pointers to member functions ("selectors"), as functions of cocos2d-x 2.x take them.
using SEL_CallFunc = void (Ref::*)();
using SEL_CallFuncN = void (Ref::*)(Node*);
using SEL_CallFuncND = void (Ref::*)(Node*, void*);
using SEL_CallFuncO = void (Ref::*)(Ref*);
using SEL_MenuHandler = void (Ref::*)(Ref*);
using SEL_SCHEDULE = void (Ref::*)(float);

} // namespace cocos2d

/// Converts `&Class::function` to a selector type.
#define CC_CALLFUNC_SELECTOR(_SELECTOR) static_cast<cocos2d::SEL_CallFunc>(&_SELECTOR)
#define CC_CALLFUNCN_SELECTOR(_SELECTOR) static_cast<cocos2d::SEL_CallFuncN>(&_SELECTOR)
#define CC_CALLFUNCND_SELECTOR(_SELECTOR) static_cast<cocos2d::SEL_CallFuncND>(&_SELECTOR)
#define CC_CALLFUNCO_SELECTOR(_SELECTOR) static_cast<cocos2d::SEL_CallFuncO>(&_SELECTOR)
#define CC_MENU_SELECTOR(_SELECTOR) static_cast<cocos2d::SEL_MenuHandler>(&_SELECTOR)
#define CC_SCHEDULE_SELECTOR(_SELECTOR) static_cast<cocos2d::SEL_SCHEDULE>(&_SELECTOR)

/// Deprecated aliases of the selector macros.
#define callfunc_selector(_SELECTOR) CC_CALLFUNC_SELECTOR(_SELECTOR)
#define callfuncN_selector(_SELECTOR) CC_CALLFUNCN_SELECTOR(_SELECTOR)
#define callfuncND_selector(_SELECTOR) CC_CALLFUNCND_SELECTOR(_SELECTOR)
#define callfuncO_selector(_SELECTOR) CC_CALLFUNCO_SELECTOR(_SELECTOR)
#define menu_selector(_SELECTOR) CC_MENU_SELECTOR(_SELECTOR)
#define schedule_selector(_SELECTOR) CC_SCHEDULE_SELECTOR(_SELECTOR)
