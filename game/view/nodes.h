#pragma once

#include "base/autoreleased.h"
#include "cocos2d.h"

#include <string>
#include <utility>

namespace beecluster {

/// The body of a create() function: an autoreleased T, initialized with the arguments. Null if that fails.
template<class T, class... Params, class... Args>
T* created(bool (T::*init)(Params...), Args&&... args) {
    auto* node = new T();
    return copra::autoreleased(node, (node->*init)(std::forward<Args>(args)...));
}

/// Adds a child at a position of the parent, and returns it.
template<class T>
T* addAt(cocos2d::Node* parent, T* child, const cocos2d::Vec2& position, int z = 0) {
    child->setPosition(position);
    parent->addChild(child, z);
    return child;
}

/// Adds a sprite with that frame of a sheet.
inline cocos2d::Sprite* addSprite(cocos2d::Node* parent, const std::string& frame,
                                  const cocos2d::Vec2& position, int z = 0) {
    return addAt(parent, cocos2d::Sprite::createWithSpriteFrameName(frame), position, z);
}

} // namespace beecluster
