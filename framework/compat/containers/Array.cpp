#include "compat/containers/Array.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/random.h"
#include "base/refuse.h"
#include "compat/containers/DataVisitor.h"
#include "compat/containers/String.h"

#include <cstdarg>

namespace cocos2d {
namespace {

constexpr ssize_t kDefaultCapacity = 10;

bool refuseNull(const __Array* array) {
    return copra::refuse(!array, "__Array: the other array is null");
}

bool refuseIndex(const __Array& array, ssize_t index) {
    return copra::refuse(index < 0 || index >= array.count(), "__Array: the index is out of range");
}

bool isSameElement(Ref* a, Ref* b) {
    if (a == b) return true;
    auto* const text = dynamic_cast<__String*>(a);
    return text && text->isEqual(b);
}

// Adds `first` and the following objects up to the terminating null.
void addArguments(__Array& array, Ref* first, va_list rest) {
    for (Ref* object = first; object; object = va_arg(rest, Ref*)) array.addObject(object);
}

} // namespace

__Array* __Array::create() {
    return createWithCapacity(kDefaultCapacity);
}

__Array* __Array::create(Ref* object, ...) {
    __Array* const array = create();
    va_list rest;
    va_start(rest, object);
    addArguments(*array, object, rest);
    va_end(rest);
    return array;
}

__Array* __Array::createWithObject(Ref* object) {
    __Array* const array = create();
    array->addObject(object);
    return array;
}

__Array* __Array::createWithCapacity(ssize_t capacity) {
    auto* const array = new __Array;
    return copra::autoreleased(array, array->initWithCapacity(capacity));
}

__Array* __Array::createWithArray(__Array* otherArray) {
    return otherArray ? otherArray->clone() : create();
}

__Array::__Array() : data(ccArrayNew(1)) {}

__Array::~__Array() {
    ccArrayFree(data);
}

bool __Array::init() {
    return initWithCapacity(kDefaultCapacity);
}

bool __Array::initWithObject(Ref* object) {
    init();
    addObject(object);
    return true;
}

bool __Array::initWithObjects(Ref* object, ...) {
    init();
    va_list rest;
    va_start(rest, object);
    addArguments(*this, object, rest);
    va_end(rest);
    return true;
}

bool __Array::initWithCapacity(ssize_t capacity) {
    removeAllObjects();
    if (copra::isTooLarge("__Array::initWithCapacity", "elements", capacity, copra::limits::kReserved))
        return true;
    ccArrayEnsureExtraCapacity(data, capacity);
    return true;
}

bool __Array::initWithArray(__Array* otherArray) {
    if (otherArray == this) return true;
    if (refuseNull(otherArray)) return false;
    initWithCapacity(otherArray->count());
    addObjectsFromArray(otherArray);
    return true;
}

ssize_t __Array::getIndexOfObject(Ref* object) const {
    return ccArrayGetIndexOfObject(data, object);
}

Ref* __Array::getObjectAtIndex(ssize_t index) {
    return refuseIndex(*this, index) ? nullptr : data->arr[index];
}

Ref* __Array::getRandomObject() {
    return count() > 0 ? data->arr[RandomHelper::random_int<ssize_t>(0, count() - 1)] : nullptr;
}

bool __Array::containsObject(Ref* object) const {
    return ccArrayContainsObject(data, object);
}

bool __Array::isEqualToArray(__Array* otherArray) {
    return otherArray && std::equal(begin(), end(), otherArray->begin(), otherArray->end(), isSameElement);
}

void __Array::addObject(Ref* object) {
    ccArrayAppendObject(data, object);
}

void __Array::addObjectsFromArray(__Array* otherArray) {
    if (refuseNull(otherArray)) return;
    ccArrayAppendArray(data, otherArray->data);
}

void __Array::insertObject(Ref* object, ssize_t index) {
    ccArrayInsertObjectAtIndex(data, object, index);
}

void __Array::setObject(Ref* object, ssize_t index) {
    replaceObjectAtIndex(index, object);
}

void __Array::removeLastObject(bool releaseObj) {
    if (copra::refuse(count() == 0, "__Array::removeLastObject: the array is empty")) return;
    ccArrayRemoveObjectAtIndex(data, count() - 1, releaseObj);
}

void __Array::removeObject(Ref* object, bool releaseObj) {
    ccArrayRemoveObject(data, object, releaseObj);
}

void __Array::removeObjectAtIndex(ssize_t index, bool releaseObj) {
    ccArrayRemoveObjectAtIndex(data, index, releaseObj);
}

void __Array::removeObjectsInArray(__Array* otherArray) {
    if (refuseNull(otherArray)) return;
    ccArrayRemoveArray(data, otherArray->data);
}

void __Array::removeAllObjects() {
    ccArrayRemoveAllObjects(data);
}

void __Array::fastRemoveObject(Ref* object) {
    ccArrayFastRemoveObject(data, object);
}

void __Array::fastRemoveObjectAtIndex(ssize_t index) {
    ccArrayFastRemoveObjectAtIndex(data, index);
}

void __Array::exchangeObject(Ref* object1, Ref* object2) {
    const ssize_t index1 = getIndexOfObject(object1);
    const ssize_t index2 = getIndexOfObject(object2);
    if (index1 != CC_INVALID_INDEX && index2 != CC_INVALID_INDEX) exchangeObjectAtIndex(index1, index2);
}

void __Array::exchangeObjectAtIndex(ssize_t index1, ssize_t index2) {
    ccArraySwapObjectsAtIndexes(data, index1, index2);
}

void __Array::replaceObjectAtIndex(ssize_t index, Ref* object, bool releaseObject) {
    if (refuseIndex(*this, index)) return;
    if (copra::refuse(!object, "__Array: the object is null")) return;
    object->retain();
    Ref* const old = std::exchange(data->arr[index], object);
    if (releaseObject) old->release();
}

void __Array::reverseObjects() {
    std::reverse(begin(), end());
}

void __Array::reduceMemoryFootprint() {
    ccArrayShrink(data);
}

void __Array::acceptVisitor(DataVisitor& visitor) {
    visitor.visit(this);
}

__Array* __Array::clone() const {
    __Array* const copy = createWithCapacity(count());
    for (ssize_t i = 0; i < count(); ++i) {
        const auto* const clonable = dynamic_cast<Clonable*>(data->arr[i]);
        Ref* const element = clonable ? dynamic_cast<Ref*>(clonable->clone()) : data->arr[i];
        if (element) copy->addObject(element);
    }
    return copy;
}

} // namespace cocos2d
