#pragma once

#include "base/CArray.h"
#include "base/macros.h"

#include <string>

namespace cocos2d {

class DataVisitor;

/// The dynamic array of objects of cocos2d-x 2.x. Retains its objects. In new code use Vector.
class __Array : public Ref, public Clonable {
public:
    using ConvertsToVector_ = void; ///< see Vector::Vector(Array*)

    /// Creates an autoreleased array: empty (with a capacity of 10 or `capacity`), or with the objects of the
    /// argument list, which ends with nullptr.
    static __Array* create();
    static __Array* create(Ref* object, ...) CC_REQUIRES_NULL_TERMINATION;
    static __Array* createWithObject(Ref* object);
    static __Array* createWithCapacity(ssize_t capacity);
    /// A new array with the same objects.
    static __Array* createWithArray(__Array* otherArray);
    /// Reads the array of a property list file, with scalars as __String; empty if it cannot be read. The
    /// "ThreadSafe" form is not autoreleased: the caller owns the result. Both are for the main thread only.
    /// Defined in compat/names/collectionFiles.cpp, because this module does not depend on files.
    static __Array* createWithContentsOfFile(const std::string& pFileName);
    static __Array* createWithContentsOfFileThreadSafe(const std::string& pFileName);

    __Array();
    /// An empty array, as in 2.x.
    explicit __Array(ssize_t capacity) : __Array() { initWithCapacity(capacity); }
    ~__Array() override;
    /// Like the create functions; the previous objects are released.
    bool init();
    bool initWithObject(Ref* object);
    bool initWithObjects(Ref* object, ...) CC_REQUIRES_NULL_TERMINATION;
    bool initWithCapacity(ssize_t capacity);
    bool initWithArray(__Array* otherArray);

    /// The number of objects, and the capacity.
    ssize_t count() const { return data->num; }
    ssize_t capacity() const { return data->max; }
    /// Returns the index of an object, or CC_INVALID_INDEX (-1).
    ssize_t getIndexOfObject(Ref* object) const;
    ssize_t indexOfObject(Ref* object) const { return getIndexOfObject(object); }
    /// Returns the object at `index`. An index out of range asserts and returns null.
    Ref* getObjectAtIndex(ssize_t index);
    Ref* objectAtIndex(ssize_t index) { return getObjectAtIndex(index); }
    /// The last or a random object; null if the array is empty.
    Ref* getLastObject() { return data->num > 0 ? data->arr[data->num - 1] : nullptr; }
    Ref* lastObject() { return getLastObject(); }
    Ref* getRandomObject();
    Ref* randomObject() { return getRandomObject(); }
    bool containsObject(Ref* object) const;
    /// True if both have the same objects, or equal __Strings, in the same order.
    bool isEqualToArray(__Array* otherArray);

    /// Append or insert objects, which are retained.
    void addObject(Ref* object);
    void addObjectsFromArray(__Array* otherArray);
    void insertObject(Ref* object, ssize_t index);
    /// Replaces the object at `index`.
    void setObject(Ref* object, ssize_t index);
    /// Overwrites an element without retain and release: the caller balances the reference counts.
    void fastSetObject(Ref* object, ssize_t index) { data->arr[index] = object; }
    void swap(ssize_t indexOne, ssize_t indexTwo) { ccArraySwapObjectsAtIndexes(data, indexOne, indexTwo); }

    /// Remove objects. If `releaseObj` is false, the caller takes over the reference. The "fast" forms move
    /// the last object into the gap instead of keeping the order.
    void removeLastObject(bool releaseObj = true);
    void removeObject(Ref* object, bool releaseObj = true);
    void removeObjectAtIndex(ssize_t index, bool releaseObj = true);
    void removeObjectsInArray(__Array* otherArray);
    void removeAllObjects();
    void fastRemoveObject(Ref* object);
    void fastRemoveObjectAtIndex(ssize_t index);

    /// Reorder or replace objects.
    void exchangeObject(Ref* object1, Ref* object2);
    void exchangeObjectAtIndex(ssize_t index1, ssize_t index2);
    void replaceObjectAtIndex(ssize_t index, Ref* object, bool releaseObject = true);
    void reverseObjects();
    /// Reduces the capacity to the number of objects.
    void reduceMemoryFootprint();

    /// Calls the visitor's function for this class, as the other containers and values do.
    virtual void acceptVisitor(DataVisitor& visitor);
    /// A deep copy; objects that are not Clonable are shared.
    __Array* clone() const override;

    /// For range-based loops.
    Ref** begin() { return data->arr; }
    Ref** end() { return data->arr + data->num; }

    /// The storage; never null.
    ccArray* data;
};

} // namespace cocos2d

/// Loop over an array, which may be null, with a variable of type Ref*. The loop must not remove objects.
#define CCARRAY_FOREACH(__array__, __object__)                                                               \
    if ((__array__) && (__array__)->data->num > 0)                                                           \
        for (cocos2d::Ref** __arr__ = (__array__)->data->arr,                                                \
                            ** __end__ = __arr__ + (__array__)->data->num - 1;                               \
             __arr__ <= __end__ && (((__object__) = *__arr__) != nullptr); ++__arr__)
#define CCARRAY_FOREACH_REVERSE(__array__, __object__)                                                       \
    if ((__array__) && (__array__)->data->num > 0)                                                           \
        for (cocos2d::Ref** __end__ = (__array__)->data->arr,                                                \
                            ** __arr__ = __end__ + (__array__)->data->num - 1;                               \
             __arr__ >= __end__ && (((__object__) = *__arr__) != nullptr); --__arr__)

/// In debug builds, asserts that all elements have the given pointer type.
#if COCOS2D_DEBUG > 0
#define CCARRAY_VERIFY_TYPE(__array__, __type__)                                                             \
    do {                                                                                                     \
        cocos2d::Ref* __element__ = nullptr;                                                                 \
        CCARRAY_FOREACH(__array__, __element__)                                                              \
        CCASSERT(dynamic_cast<__type__>(__element__), "wrong element type");                                 \
    } while (false)
#else
#define CCARRAY_VERIFY_TYPE(__array__, __type__) static_cast<void>(0)
#endif

/// Call a member function of each element.
#define arrayMakeObjectsPerformSelector(pArray, func, elementType)                                           \
    do {                                                                                                     \
        cocos2d::Ref* __element__ = nullptr;                                                                 \
        CCARRAY_FOREACH(pArray, __element__) static_cast<elementType>(__element__)->func();                  \
    } while (false)
#define arrayMakeObjectsPerformSelectorWithObject(pArray, func, pObject, elementType)                        \
    do {                                                                                                     \
        cocos2d::Ref* __element__ = nullptr;                                                                 \
        CCARRAY_FOREACH(pArray, __element__) static_cast<elementType>(__element__)->func(pObject);           \
    } while (false)
