#include "base/CArray.h"

#include "base/limits.h"
#include "base/macros.h"
#include "base/refuse.h"

#include <algorithm>
#include <new>
#include <utility>

namespace cocos2d {
namespace {

void setCapacity(ccArray* arr, ssize_t capacity) {
    Ref** const moved = new Ref*[static_cast<std::size_t>(capacity)];
    std::copy(arr->arr, arr->arr + arr->num, moved);
    delete[] arr->arr;
    arr->arr = moved;
    arr->max = capacity;
}

bool refuseStorageIndex(const ccArray* arr, ssize_t index) {
    return copra::refuse(!arr || index < 0 || index >= arr->num, "ccArray: the index is out of range");
}

} // namespace

ccArray* ccArrayNew(ssize_t capacity) {
    if (copra::isTooLarge("ccArrayNew", "elements", capacity, copra::limits::kReserved)) capacity = 1;
    capacity = std::max<ssize_t>(capacity, 1);
    return new ccArray{0, capacity, new Ref*[static_cast<std::size_t>(capacity)]};
}

void ccArrayFree(ccArray*& arr) {
    if (!arr) return;
    ccArrayRemoveAllObjects(arr);
    delete[] arr->arr;
    delete arr;
    arr = nullptr;
}

void ccArrayDoubleCapacity(ccArray* arr) {
    setCapacity(arr, arr->max * 2);
}

void ccArrayEnsureExtraCapacity(ccArray* arr, ssize_t extra) {
    if (arr->max < arr->num + extra) setCapacity(arr, std::max(arr->max * 2, arr->num + extra));
}

void ccArrayShrink(ccArray* arr) {
    setCapacity(arr, std::max<ssize_t>(arr->num, 1));
}

ssize_t ccArrayGetIndexOfObject(ccArray* arr, Ref* object) {
    Ref** const end = arr->arr + arr->num;
    Ref** const found = std::find(arr->arr, end, object);
    return found == end ? CC_INVALID_INDEX : found - arr->arr;
}

bool ccArrayContainsObject(ccArray* arr, Ref* object) {
    return ccArrayGetIndexOfObject(arr, object) != CC_INVALID_INDEX;
}

void ccArrayAppendObject(ccArray* arr, Ref* object) {
    ccArrayInsertObjectAtIndex(arr, object, arr->num);
}

void ccArrayAppendObjectWithResize(ccArray* arr, Ref* object) {
    ccArrayAppendObject(arr, object);
}

void ccArrayAppendArray(ccArray* arr, ccArray* plusArr) {
    const ssize_t count = plusArr->num; // read before appending: both may be the same array
    ccArrayEnsureExtraCapacity(arr, count);
    for (ssize_t i = 0; i < count; ++i) ccArrayAppendObject(arr, plusArr->arr[i]);
}

void ccArrayAppendArrayWithResize(ccArray* arr, ccArray* plusArr) {
    ccArrayAppendArray(arr, plusArr);
}

void ccArrayInsertObjectAtIndex(ccArray* arr, Ref* object, ssize_t index) {
    if (copra::refuse(index < 0 || index > arr->num, "ccArray: the index is out of range")) return;
    if (copra::refuse(!object, "ccArray: the object is null")) return;
    ccArrayEnsureExtraCapacity(arr, 1);
    std::copy_backward(arr->arr + index, arr->arr + arr->num, arr->arr + arr->num + 1);
    object->retain();
    arr->arr[index] = object;
    ++arr->num;
}

void ccArraySwapObjectsAtIndexes(ccArray* arr, ssize_t index1, ssize_t index2) {
    if (refuseStorageIndex(arr, index1) || refuseStorageIndex(arr, index2)) return;
    std::swap(arr->arr[index1], arr->arr[index2]);
}

void ccArrayRemoveAllObjects(ccArray* arr) {
    while (arr->num > 0) arr->arr[--arr->num]->release();
}

void ccArrayRemoveObjectAtIndex(ccArray* arr, ssize_t index, bool releaseObj) {
    if (refuseStorageIndex(arr, index)) return;
    Ref* const removed = arr->arr[index];
    std::copy(arr->arr + index + 1, arr->arr + arr->num, arr->arr + index);
    --arr->num;
    if (releaseObj) removed->release();
}

void ccArrayFastRemoveObjectAtIndex(ccArray* arr, ssize_t index) {
    if (refuseStorageIndex(arr, index)) return;
    Ref* const removed = std::exchange(arr->arr[index], arr->arr[arr->num - 1]);
    --arr->num;
    removed->release();
}

void ccArrayFastRemoveObject(ccArray* arr, Ref* object) {
    const ssize_t index = ccArrayGetIndexOfObject(arr, object);
    if (index != CC_INVALID_INDEX) ccArrayFastRemoveObjectAtIndex(arr, index);
}

void ccArrayRemoveObject(ccArray* arr, Ref* object, bool releaseObj) {
    const ssize_t index = ccArrayGetIndexOfObject(arr, object);
    if (index != CC_INVALID_INDEX) ccArrayRemoveObjectAtIndex(arr, index, releaseObj);
}

void ccArrayRemoveArray(ccArray* arr, ccArray* minusArr) {
    if (arr == minusArr) {
        ccArrayRemoveAllObjects(arr);
        return;
    }
    for (ssize_t i = 0; i < minusArr->num; ++i) ccArrayRemoveObject(arr, minusArr->arr[i]);
}

void ccArrayFullRemoveArray(ccArray* arr, ccArray* minusArr) {
    for (ssize_t i = arr->num - 1; i >= 0; --i) {
        if (i < arr->num && ccArrayContainsObject(minusArr, arr->arr[i])) ccArrayRemoveObjectAtIndex(arr, i);
    }
}

} // namespace cocos2d
