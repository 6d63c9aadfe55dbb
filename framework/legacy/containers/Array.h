#pragma once

#include "base/macros.h"
#include "legacy/containers/CArray.h"

#include <string>

namespace cocos2d {

class DataVisitor;

/// The sequence of objects of older code; it owns one count of each. In new code use Vector.
class __Array : public Ref, public Clonable {
public:
    /// Empty (with room for 10 or `capacity` objects), or with the given objects; the list ends with nullptr.
    static __Array* create();
    static __Array* create(Ref* object, ...) CC_REQUIRES_NULL_TERMINATION;
    static __Array* createWithObject(Ref* object);
    static __Array* createWithCapacity(ssize_t capacity);
    /// A new array with the same objects.
    static __Array* createWithArray(__Array* otherArray);
    /// The array of a property list file, its scalars as __String; null when there is none. ThreadSafe: the
    /// caller owns it (on the main thread only, despite the name). (Defined in the platform room, which knows
    /// files.)
    static __Array* createWithContentsOfFile(const std::string& pFileName);
    static __Array* createWithContentsOfFileThreadSafe(const std::string& pFileName);

    __Array();
    ~__Array() override;
    /// Like the create functions; former content is given up.
    bool init();
    bool initWithObject(Ref* object);
    bool initWithObjects(Ref* object, ...) CC_REQUIRES_NULL_TERMINATION;
    bool initWithCapacity(ssize_t capacity);
    bool initWithArray(__Array* otherArray);

    /// Number of objects, and how many fit.
    ssize_t count() const { return data->num; }
    ssize_t capacity() const { return data->max; }
    /// Index of an object, or CC_INVALID_INDEX (-1).
    ssize_t getIndexOfObject(Ref* object) const;
    ssize_t indexOfObject(Ref* object) const { return getIndexOfObject(object); }
    /// The object at `index`; asserts and gives null outside.
    Ref* getObjectAtIndex(ssize_t index);
    Ref* objectAtIndex(ssize_t index) { return getObjectAtIndex(index); }
    /// The last or a random object; null when empty.
    Ref* getLastObject() { return data->num > 0 ? data->arr[data->num - 1] : nullptr; }
    Ref* lastObject() { return getLastObject(); }
    Ref* getRandomObject();
    Ref* randomObject() { return getRandomObject(); }
    bool containsObject(Ref* object) const;
    /// Same objects, or equal texts, in the same order.
    bool isEqualToArray(__Array* otherArray);

    /// Add one or more objects.
    void addObject(Ref* object);
    void addObjectsFromArray(__Array* otherArray);
    void insertObject(Ref* object, ssize_t index);
    /// Puts an object in the place of another.
    void setObject(Ref* object, ssize_t index);
    /// Overwrites a place without counting at all. Beware.
    void fastSetObject(Ref* object, ssize_t index) { data->arr[index] = object; }
    void swap(ssize_t indexOne, ssize_t indexTwo) { ccArraySwapObjectsAtIndexes(data, indexOne, indexTwo); }

    /// Remove objects; without releaseObj the count passes to the caller. "fast" moves the last one into the
    /// gap.
    void removeLastObject(bool releaseObj = true);
    void removeObject(Ref* object, bool releaseObj = true);
    void removeObjectAtIndex(ssize_t index, bool releaseObj = true);
    void removeObjectsInArray(__Array* otherArray);
    void removeAllObjects();
    void fastRemoveObject(Ref* object);
    void fastRemoveObjectAtIndex(ssize_t index);

    /// Rearrange.
    void exchangeObject(Ref* object1, Ref* object2);
    void exchangeObjectAtIndex(ssize_t index1, ssize_t index2);
    void replaceObjectAtIndex(ssize_t index, Ref* object, bool releaseObject = true);
    void reverseObjects();
    /// Gives spare memory back.
    void reduceMemoryFootprint();

    virtual void acceptVisitor(DataVisitor& visitor);
    /// An array of copies; objects that cannot be cloned are shared.
    __Array* clone() const override;

    /// For range-based loops.
    Ref** begin() { return data->arr; }
    Ref** end() { return data->arr + data->num; }

    /// The memory, never null.
    ccArray* data;
};

} // namespace cocos2d

/// `for` loops over an array (which may be null) with a variable of type Ref*. Nothing may be removed
/// meanwhile.
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

/// Debug builds check that all elements have the (pointer) type.
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

/// Call a member function of every element.
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
