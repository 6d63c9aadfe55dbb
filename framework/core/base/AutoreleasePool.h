#pragma once

#include "base/Array.h"
#include "base/Ref.h"

#include <string>
#include <vector>

namespace cocos2d {

/// Holds one reference to each object that is added, and releases them together. The main loop drains the
/// bottom pool after each frame. A pool that is created as a local variable is the current one for its scope;
/// nested pools must be destroyed in reverse order.
class AutoreleasePool {
public:
    /// Constructs an empty pool, which becomes the current one.
    AutoreleasePool();
    /// Constructs a pool and makes it the current one. dump() shows the name.
    explicit AutoreleasePool(const std::string& name);
    ~AutoreleasePool();
    AutoreleasePool(const AutoreleasePool&) = delete;
    AutoreleasePool& operator=(const AutoreleasePool&) = delete;

    /// Takes over one reference to `object`, which the next clear() releases. The same object may be added
    /// several times. Null is an error: debug builds assert; release builds log it and do nothing.
    void addObject(Ref* object);
    /// Removes `object`, which is being destroyed, without releasing it. As in cocos2d-x 2.x.
    void removeObject(Ref* object);
    /// Releases all objects in the order in which they were added. Objects that destructors add meanwhile
    /// remain until the next clear().
    void clear();
    /// Whether clear() is running.
    bool isClearing() const { return _isClearing; }
    /// Whether the pool holds `object`, even while clear() runs and has not released it yet.
    bool contains(Ref* object) const;
    /// Returns how many references to `object` the next clear() releases.
    std::size_t countReferences(Ref* object) const;
    /// Logs the name of the pool and its objects with their reference counts.
    void dump();

private:
    copra::Array<Ref*> _managedObjectArray;
    // The objects that clear() releases, or null once they are released; kept to reuse its memory.
    copra::Array<Ref*> _drained;
    std::string _name;
    bool _isClearing = false;
};

/// The stack of autorelease pools. The bottom pool always exists.
class PoolManager {
public:
    /// Returns the only instance, which is created on first use.
    static PoolManager* getInstance();
    /// Destroys all pools, which releases their objects, and the manager.
    static void destroyInstance();

    /// Deprecated name of getInstance().
    static PoolManager* sharedPoolManager() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgePoolManager() { destroyInstance(); }

    /// Returns the innermost pool, which autorelease() uses.
    AutoreleasePool* getCurrentPool() const { return _releasePoolStack.back(); }
    /// Whether any pool holds `object`.
    bool isObjectInPools(Ref* object) const;
    /// Removes `object`, which is being destroyed, from all pools without releasing it. As in cocos2d-x 2.x.
    void removeObject(Ref* object);
    /// Returns how many references to `object` all pools hold.
    std::size_t countReferences(Ref* object) const;

    PoolManager(const PoolManager&) = delete;
    PoolManager& operator=(const PoolManager&) = delete;

private:
    friend class AutoreleasePool;
    PoolManager() = default;
    ~PoolManager() = default;
    void push(AutoreleasePool* pool);
    void pop(AutoreleasePool* pool);

    copra::Array<AutoreleasePool*> _releasePoolStack;
};

} // namespace cocos2d
