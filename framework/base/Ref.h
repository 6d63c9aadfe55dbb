#pragma once

#include "base/assert.h"

#include <cstdint>

namespace cocos2d {

class AutoreleasePool;
class Node;

/// Something that can make an independent copy of itself.
class Clonable {
public:
    /// Returns an autoreleased copy.
    virtual Clonable* clone() const = 0;
    virtual ~Clonable() = default;
};

/// Base of all reference counted objects. A new object has the count 1, which belongs to its creator; at
/// 0 the object deletes itself. `create()` functions hand that first count to the autorelease pool. The count
/// is not atomic: objects belong to the main thread. In new code prefer RefPtr over calling retain and
/// release.
class Ref {
public:
    virtual ~Ref();

    /// Adds one owner.
    void retain() {
        CCASSERT(_referenceCount > 0, "Ref::retain: the object is being destroyed");
        ++_referenceCount;
    }

    /// Takes one owner away; the last one deletes the object.
    void release() {
        CCASSERT(_referenceCount > 0, "Ref::release: the object has no owner left");
        if (--_referenceCount == 0) destroy();
    }

    /// Leaves one release() to the current autorelease pool, which drains after the frame. Returns this.
    Ref* autorelease();

    /// Number of owners, those inside autorelease pools included.
    unsigned int getReferenceCount() const { return _referenceCount; }

protected:
    Ref();
    /// A copy is an object of its own: it starts with one owner and without weak pointers to it.
    Ref(const Ref& other);
    Ref& operator=(const Ref&) { return *this; }

    /// Number of owners. Change it by retain() and release() only.
    unsigned int _referenceCount;
    /// Bits for derived classes (they may use the lower 24) and for the machinery here (the upper 8).
    std::uint32_t _refFlags;

    /// Bit of _refFlags: some WeakPtr watches this object.
    static constexpr std::uint32_t kWeaklyReferenced = 0x80000000u;

    friend class AutoreleasePool;
    friend struct WeakTable;

private:
    void destroy();
};

/// Member functions that old interfaces take as "selectors".
using SEL_CallFunc = void (Ref::*)();
using SEL_CallFuncN = void (Ref::*)(Node*);
using SEL_CallFuncND = void (Ref::*)(Node*, void*);
using SEL_CallFuncO = void (Ref::*)(Ref*);
using SEL_MenuHandler = void (Ref::*)(Ref*);
using SEL_SCHEDULE = void (Ref::*)(float);

} // namespace cocos2d

/// Turn `Class::function` into the matching selector type.
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
