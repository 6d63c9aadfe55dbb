#include "compat/containers/Set.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "compat/containers/DataVisitor.h"

namespace cocos2d {

__Set* __Set::create() {
    return copra::autoreleased(new __Set);
}

__Set::__Set(const __Set& rSetObject) : Ref(rSetObject), _set(rSetObject._set) {
    for (Ref* const object : _set) object->retain();
}

__Set::~__Set() {
    removeAllObjects();
}

void __Set::addObject(Ref* pObject) {
    if (copra::warn(!pObject, "__Set::addObject: the object is null")) return;
    if (_set.insert(pObject).second) pObject->retain();
}

void __Set::removeObject(Ref* pObject) {
    if (_set.erase(pObject) > 0) pObject->release();
}

void __Set::removeAllObjects() {
    std::set<Ref*> removed;
    removed.swap(_set);
    for (Ref* const object : removed) object->release();
}

void __Set::acceptVisitor(DataVisitor& visitor) {
    visitor.visit(this);
}

} // namespace cocos2d
