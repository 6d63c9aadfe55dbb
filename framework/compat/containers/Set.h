#pragma once

#include "base/Ref.h"

#include <set>

namespace cocos2d {

class DataVisitor;

/// Iterator of a __Set.
using __SetIterator = std::set<Ref*>::iterator;

/// The set of objects of cocos2d-x 2.x, mostly used for touches. Retains its objects. In new code, use
/// std::set.
class __Set : public Ref {
public:
    /// Creates an autoreleased empty set.
    static __Set* create();

    /// Constructs an empty set.
    __Set() = default;
    /// Constructs a set with the same objects, which it retains.
    __Set(const __Set& rSetObject);
    __Set& operator=(const __Set&) = delete;
    ~__Set() override;

    /// Returns a new set with the same objects. It is not autoreleased: the caller owns it.
    __Set* copy() { return new __Set(*this); }
    __Set* mutableCopy() { return copy(); }

    /// Returns the number of objects.
    int count() { return static_cast<int>(_set.size()); }
    /// Adds and retains an object, unless the set contains it already. Null is ignored with a warning.
    void addObject(Ref* pObject);
    /// Removes and releases an object. An object that is not in the set is ignored.
    void removeObject(Ref* pObject);
    /// Removes and releases all objects.
    void removeAllObjects();
    /// Whether the set contains the object.
    bool containsObject(Ref* pObject) { return _set.count(pObject) > 0; }
    /// Returns the position of the first object.
    __SetIterator begin() { return _set.begin(); }
    /// Returns the position behind the last object.
    __SetIterator end() { return _set.end(); }
    /// Returns the first object, or null if the set is empty.
    Ref* anyObject() { return _set.empty() ? nullptr : *_set.begin(); }

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor);

private:
    std::set<Ref*> _set;
};

} // namespace cocos2d
