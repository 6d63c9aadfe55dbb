#pragma once

#include "base/Ref.h"

#include <string>
#include <vector>

namespace cocos2d {

/// Owns one count of each object put into it and gives them up together. The main loop drains the bottom pool
/// after each frame; a pool on the stack becomes the current one for its scope. Pools are closed in reverse
/// order.
class AutoreleasePool {
public:
    AutoreleasePool();
    /// `name` appears in dump().
    explicit AutoreleasePool(const std::string& name);
    ~AutoreleasePool();
    AutoreleasePool(const AutoreleasePool&) = delete;
    AutoreleasePool& operator=(const AutoreleasePool&) = delete;

    /// Takes one count of `object`, to be released at the next clear(). The same object may be put in
    /// repeatedly.
    void addObject(Ref* object);
    /// Releases everything in order of adding. Objects added meanwhile (by destructors) wait for the next
    /// clear().
    void clear();
    /// True while clear() runs.
    bool isClearing() const { return _isClearing; }
    /// True when `object` waits here.
    bool contains(Ref* object) const;
    /// Logs the pool's name and its objects with their counts.
    void dump();

private:
    void releaseAll(std::vector<Ref*>& objects);

    std::vector<Ref*> _managedObjectArray;
    std::vector<Ref*> _drained; // kept between frames for its memory
    std::string _name;
    bool _isClearing = false;
};

/// The stack of autorelease pools. The bottom one always exists.
class PoolManager {
public:
    /// The only manager, made on first use.
    static PoolManager* getInstance();
    /// Clears and deletes the bottom pool and the manager itself.
    static void destroyInstance();

    /// Deprecated aliases.
    static PoolManager* sharedPoolManager() { return getInstance(); }
    static void purgePoolManager() { destroyInstance(); }

    /// The innermost pool, which autorelease() uses.
    AutoreleasePool* getCurrentPool() const { return _releasePoolStack.back(); }
    /// True when `object` waits in any pool.
    bool isObjectInPools(Ref* object) const;

    PoolManager(const PoolManager&) = delete;
    PoolManager& operator=(const PoolManager&) = delete;

private:
    friend class AutoreleasePool;
    PoolManager() = default;
    ~PoolManager() = default;
    void push(AutoreleasePool* pool);
    void pop(AutoreleasePool* pool);

    std::vector<AutoreleasePool*> _releasePoolStack;
};

} // namespace cocos2d
