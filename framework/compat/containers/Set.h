#pragma once

#include "base/Ref.h"

#include <set>

namespace cocos2d {

class DataVisitor;

/// Iterator of a __Set.
using __SetIterator = std::set<Ref*>::iterator;

/// The set of objects of cocos2d-x 2.x, mostly used for touches. Retains its objects. In new code use
/// std::set.
class __Set : public Ref {
public:
    /// Creates an autoreleased empty set.
    static __Set* create();

    __Set() = default;
    __Set(const __Set& rSetObject);
    __Set& operator=(const __Set&) = delete;
    ~__Set() override;

    /// A new set with the same objects. Not autoreleased: the caller owns it.
    __Set* copy() { return new __Set(*this); }
    __Set* mutableCopy() { return copy(); }

    /// The number of objects.
    int count() { return static_cast<int>(_set.size()); }
    /// Adds an object; does nothing if the set contains it already.
    void addObject(Ref* pObject);
    void removeObject(Ref* pObject);
    void removeAllObjects();
    bool containsObject(Ref* pObject) { return _set.count(pObject) > 0; }
    __SetIterator begin() { return _set.begin(); }
    __SetIterator end() { return _set.end(); }
    /// The first object; null if the set is empty.
    Ref* anyObject() { return _set.empty() ? nullptr : *_set.begin(); }

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor);

private:
    std::set<Ref*> _set;
};

} // namespace cocos2d
