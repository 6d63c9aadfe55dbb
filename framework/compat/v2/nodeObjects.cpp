/// Lists of nodes in the containers of 2.x.
#include "compat/containers/Array.h"
#include "nodes/menu/MenuItemToggle.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/sprites/SpriteBatchNode.h"

namespace cocos2d {

namespace {

template<class List>
__Array* arrayOf(const List& list) {
    auto* const array = __Array::create();
    for (auto* object : list) array->addObject(object);
    return array;
}

} // namespace

__Array* MenuItemToggle::subItemsAsArray_() const {
    return arrayOf(_subItems);
}

__Array* SpriteBatchNode::descendantsAsArray_() const {
    return arrayOf(getDescendants());
}

} // namespace cocos2d
