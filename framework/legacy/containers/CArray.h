#pragma once

#include "base/Ref.h"

namespace cocos2d {

/// The growing block of owned Refs inside a __Array. Old code reads `array->data->num` and
/// `array->data->arr[i]`; everything else should go through __Array.
struct ccArray {
    ssize_t num; ///< objects
    ssize_t max; ///< objects that fit
    Ref** arr;   ///< the objects
};

/// Make an array with room for `capacity` objects (at least 1), and free it with all its objects.
ccArray* ccArrayNew(ssize_t capacity);
void ccArrayFree(ccArray*& arr);
/// Make room: twice as much, for `extra` more objects, or exactly as much as needed.
void ccArrayDoubleCapacity(ccArray* arr);
void ccArrayEnsureExtraCapacity(ccArray* arr, ssize_t extra);
void ccArrayShrink(ccArray* arr);
/// Index of an object, or CC_INVALID_INDEX.
ssize_t ccArrayGetIndexOfObject(ccArray* arr, Ref* object);
bool ccArrayContainsObject(ccArray* arr, Ref* object);
/// Append; the room is made when needed.
void ccArrayAppendObject(ccArray* arr, Ref* object);
void ccArrayAppendObjectWithResize(ccArray* arr, Ref* object);
void ccArrayAppendArray(ccArray* arr, ccArray* plusArr);
void ccArrayAppendArrayWithResize(ccArray* arr, ccArray* plusArr);
/// Insert before an index, 0..num.
void ccArrayInsertObjectAtIndex(ccArray* arr, Ref* object, ssize_t index);
void ccArraySwapObjectsAtIndexes(ccArray* arr, ssize_t index1, ssize_t index2);
/// Remove; without releaseObj the count passes to the caller. "Fast" moves the last object into the gap.
void ccArrayRemoveAllObjects(ccArray* arr);
void ccArrayRemoveObjectAtIndex(ccArray* arr, ssize_t index, bool releaseObj = true);
void ccArrayFastRemoveObjectAtIndex(ccArray* arr, ssize_t index);
void ccArrayFastRemoveObject(ccArray* arr, Ref* object);
void ccArrayRemoveObject(ccArray* arr, Ref* object, bool releaseObj = true);
/// Remove the objects of minusArr: the first of each, or all.
void ccArrayRemoveArray(ccArray* arr, ccArray* minusArr);
void ccArrayFullRemoveArray(ccArray* arr, ccArray* minusArr);

} // namespace cocos2d
