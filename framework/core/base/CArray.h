#pragma once

#include "base/Ref.h"

namespace cocos2d {

/// The storage of an __Array: a dynamic array of retained objects. Code for cocos2d-x 2.x reads
/// `array->data->num` and `array->data->arr[i]`; for everything else, use __Array.
typedef struct _ccArray {
    ssize_t num; ///< The number of objects.
    ssize_t max; ///< The number of objects for which there is room.
    Ref** arr;   ///< The objects, which are retained.
} ccArray;

/// Allocates an array with a capacity, at least 1. Free it with ccArrayFree().
ccArray* ccArrayNew(ssize_t capacity);
/// Releases the objects, frees the array, and sets `arr` to null.
void ccArrayFree(ccArray*& arr);
/// Doubles the capacity.
void ccArrayDoubleCapacity(ccArray* arr);
/// Makes room for `extra` more objects.
void ccArrayEnsureExtraCapacity(ccArray* arr, ssize_t extra);
/// Reduces the capacity to the number of objects.
void ccArrayShrink(ccArray* arr);
/// Returns the index of an object, or CC_INVALID_INDEX.
ssize_t ccArrayGetIndexOfObject(ccArray* arr, Ref* object);
/// Whether the object is in the array.
bool ccArrayContainsObject(ccArray* arr, Ref* object);
/// Appends an object; the capacity grows if needed. Null is an error: debug builds assert; release builds log
/// it and do nothing.
void ccArrayAppendObject(ccArray* arr, Ref* object);
/// Appends an object, as ccArrayAppendObject() does. Null is an error: debug builds assert; release builds
/// log it and do nothing.
void ccArrayAppendObjectWithResize(ccArray* arr, Ref* object);
/// Appends the objects of another array.
void ccArrayAppendArray(ccArray* arr, ccArray* plusArr);
/// Appends the objects of another array, as ccArrayAppendArray() does.
void ccArrayAppendArrayWithResize(ccArray* arr, ccArray* plusArr);
/// Inserts an object before an index, from 0 to num. Null and an index out of range are errors: debug builds
/// assert; release builds log it and do nothing.
void ccArrayInsertObjectAtIndex(ccArray* arr, Ref* object, ssize_t index);
/// Swaps the objects at two indexes. An index out of range is an error: debug builds assert; release builds
/// log it and do nothing.
void ccArraySwapObjectsAtIndexes(ccArray* arr, ssize_t index1, ssize_t index2);
/// Removes and releases all objects.
void ccArrayRemoveAllObjects(ccArray* arr);
/// Removes the object at an index, and releases it unless `releaseObj` is false. An index out of range is an
/// error: debug builds assert; release builds log it and do nothing.
void ccArrayRemoveObjectAtIndex(ccArray* arr, ssize_t index, bool releaseObj = true);
/// Removes and releases the object at an index. The last object takes its place. An index out of range is an
/// error: debug builds assert; release builds log it and do nothing.
void ccArrayFastRemoveObjectAtIndex(ccArray* arr, ssize_t index);
/// Removes and releases an object. The last object takes its place. An object that is not in the array is
/// ignored.
void ccArrayFastRemoveObject(ccArray* arr, Ref* object);
/// Removes an object, and releases it unless `releaseObj` is false.
void ccArrayRemoveObject(ccArray* arr, Ref* object, bool releaseObj = true);
/// Removes the first occurrence of each object in `minusArr`.
void ccArrayRemoveArray(ccArray* arr, ccArray* minusArr);
/// Removes all occurrences of each object in `minusArr`.
void ccArrayFullRemoveArray(ccArray* arr, ccArray* minusArr);

} // namespace cocos2d

/// A loop over the objects of a ccArray.
#define CCARRAYDATA_FOREACH(__array__, __object__)                                                           \
    if ((__array__) && (__array__)->num > 0)                                                                 \
        for (cocos2d::Ref** __arr__ = (__array__)->arr, ** __end__ = (__array__)->arr + (__array__)->num;    \
             __arr__ < __end__ && (((__object__) = *__arr__) != nullptr || true); __arr__++)
