/// Functions of nodes that return containers of 2.x.
#include "compat/containers/Array.h"
#include "scene/Node.h"

namespace cocos2d {

__Array* Node::childrenAsArray_() const {
    if (_children.empty()) return nullptr;
    auto* array = __Array::createWithCapacity(_children.size());
    for (Node* child : _children) array->addObject(child);
    return array;
}

} // namespace cocos2d
