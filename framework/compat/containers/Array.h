#pragma once

#include "base/CArray.h"
#include "base/macros.h"

#include <string>

namespace cocos2d {

class DataVisitor;

/// The dynamic array of objects of cocos2d-x 2.x. Retains its objects. In new code, use Vector.
class __Array : public Ref, public Clonable {
public:
    using ConvertsToVector_ = void; ///< The type that Vector::Vector(Array*) looks for.

    /// Creates an autoreleased, empty array with memory for 10 objects.
    static __Array* create();
    /// Creates an autoreleased array of the arguments, which end with nullptr.
    static __Array* create(Ref* object, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates an autoreleased array of one object.
    static __Array* createWithObject(Ref* object);
    /// Creates an autoreleased, empty array with memory for `capacity` objects.
    static __Array* createWithCapacity(ssize_t capacity);
    /// Creates an autoreleased deep copy of another array, as clone() does. If `otherArray` is null, the array is empty.
    static __Array* createWithArray(__Array* otherArray);
    // Defined in compat/names/collectionFiles.cpp, because this module does not depend on files.
    /// Creates an autoreleased array from a property list file, with scalars as __String. If the file cannot
    /// be read, the array is empty. Call it on the main thread only.
    static __Array* createWithContentsOfFile(const std::string& pFileName);
    /// Creates an array from a property list file, with scalars as __String. It is not autoreleased: the
    /// caller owns it. Call it on the main thread only.
    static __Array* createWithContentsOfFileThreadSafe(const std::string& pFileName);

    /// Constructs an empty array.
    __Array();
    /// Constructs an empty array with memory for `capacity` objects, as in 2.x.
    explicit __Array(ssize_t capacity) : __Array() { initWithCapacity(capacity); }
    ~__Array() override;
    /// Releases all objects and makes the array empty, as create() does.
    bool init();
    /// Replaces all objects with one object.
    bool initWithObject(Ref* object);
    /// Replaces all objects with the arguments, which end with nullptr.
    bool initWithObjects(Ref* object, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Releases all objects and reserves memory for `capacity` objects.
    bool initWithCapacity(ssize_t capacity);
    /// Replaces all objects with the objects of another array. Null is an error: debug builds assert; release
    /// builds log it and return false.
    bool initWithArray(__Array* otherArray);

    /// Returns the number of objects.
    ssize_t count() const { return data->num; }
    /// Returns the number of objects for which there is memory.
    ssize_t capacity() const { return data->max; }
    /// Returns the index of an object, or CC_INVALID_INDEX (-1).
    ssize_t getIndexOfObject(Ref* object) const;
    /// Deprecated name of getIndexOfObject().
    ssize_t indexOfObject(Ref* object) const { return getIndexOfObject(object); }
    /// Returns the object at `index`. An index out of range is an error: debug builds assert; release builds
    /// log it and return null.
    Ref* getObjectAtIndex(ssize_t index);
    /// Deprecated name of getObjectAtIndex().
    Ref* objectAtIndex(ssize_t index) { return getObjectAtIndex(index); }
    /// Returns the last object, or null if the array is empty.
    Ref* getLastObject() { return data->num > 0 ? data->arr[data->num - 1] : nullptr; }
    /// Deprecated name of getLastObject().
    Ref* lastObject() { return getLastObject(); }
    /// Returns a random object, or null if the array is empty.
    Ref* getRandomObject();
    /// Deprecated name of getRandomObject().
    Ref* randomObject() { return getRandomObject(); }
    /// Whether the array contains the object.
    bool containsObject(Ref* object) const;
    /// Whether both arrays have the same objects, or equal __Strings, in the same order. False for null.
    bool isEqualToArray(__Array* otherArray);

    /// Appends and retains an object. Null is an error: debug builds assert; release builds log it and do
    /// nothing.
    void addObject(Ref* object);
    /// Appends and retains the objects of another array. Null is an error: debug builds assert; release
    /// builds log it and do nothing.
    void addObjectsFromArray(__Array* otherArray);
    /// Inserts and retains an object before `index`. Null and an index out of range are errors: debug builds
    /// assert; release builds log it and do nothing.
    void insertObject(Ref* object, ssize_t index);
    /// Replaces the object at `index`. Null and an index out of range are errors: debug builds assert;
    /// release builds log it and do nothing.
    void setObject(Ref* object, ssize_t index);
    /// Overwrites an element without retain and release: the caller balances the reference counts.
    void fastSetObject(Ref* object, ssize_t index) { data->arr[index] = object; }
    /// Exchanges the objects at two indices. An index out of range is an error: debug builds assert; release
    /// builds log it and do nothing.
    void swap(ssize_t indexOne, ssize_t indexTwo) { ccArraySwapObjectsAtIndexes(data, indexOne, indexTwo); }

    // If `releaseObj` is false, the caller takes over the reference.
    /// Removes the last object. If the array is empty, debug builds assert; release builds log that and do
    /// nothing.
    void removeLastObject(bool releaseObj = true);
    /// Removes the first occurrence of an object. An object that is not in the array is ignored.
    void removeObject(Ref* object, bool releaseObj = true);
    /// Removes the object at `index`. An index out of range is an error: debug builds assert; release builds
    /// log it and do nothing.
    void removeObjectAtIndex(ssize_t index, bool releaseObj = true);
    /// Removes each object of another array once. If that array is null, debug builds assert; release builds
    /// log that and do nothing.
    void removeObjectsInArray(__Array* otherArray);
    /// Removes and releases all objects.
    void removeAllObjects();
    /// Removes an object and moves the last object into the gap instead of keeping the order.
    void fastRemoveObject(Ref* object);
    /// Removes the object at `index` and moves the last object into the gap instead of keeping the order. An
    /// index out of range is an error: debug builds assert; release builds log it and do nothing.
    void fastRemoveObjectAtIndex(ssize_t index);

    /// Exchanges the positions of two objects. If one is not in the array, the function does nothing.
    void exchangeObject(Ref* object1, Ref* object2);
    /// Exchanges the objects at two indices. An index out of range is an error: debug builds assert; release
    /// builds log it and do nothing.
    void exchangeObjectAtIndex(ssize_t index1, ssize_t index2);
    /// Replaces the object at `index`. If `releaseObject` is false, the caller takes over the reference to
    /// the old object. Null and an index out of range are errors: debug builds assert; release builds log it
    /// and do nothing.
    void replaceObjectAtIndex(ssize_t index, Ref* object, bool releaseObject = true);
    /// Reverses the order of the objects.
    void reverseObjects();
    /// Reduces the capacity to the number of objects.
    void reduceMemoryFootprint();

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor);
    /// Returns an autoreleased deep copy. Objects that are not Clonable are in both arrays.
    __Array* clone() const override;

    /// Returns the address of the first object, for range-based loops.
    Ref** begin() { return data->arr; }
    /// Returns the address behind the last object, for range-based loops.
    Ref** end() { return data->arr + data->num; }

    /// The storage; never null.
    ccArray* data;
};

} // namespace cocos2d

/// Loops over an array, which may be null, with a variable of type Ref*. The loop must not remove objects.
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

/// Calls a member function of each element.
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
