#include "compat/containers/nodeContainers.h"

#include "compat/containers/Array.h"
#include "compat/containers/Set.h"
#include "scene/Layer.h"
#include "scene/Node.h"

namespace copra {

namespace {

cocos2d::__Set* setOf(const std::vector<cocos2d::Touch*>& touches) {
    auto* set = cocos2d::__Set::create();
    for (cocos2d::Touch* touch : touches) set->addObject(touch);
    return set;
}

} // namespace

bool useTouchSets() {
    setTouchSetMaker(&setOf);
    return true;
}

} // namespace copra

namespace cocos2d {

__Array* Node::childrenAsArray_() const {
    if (_children.empty()) return nullptr;
    auto* array = __Array::createWithCapacity(_children.size());
    for (Node* child : _children) array->addObject(child);
    return array;
}

} // namespace cocos2d
