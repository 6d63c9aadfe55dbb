#pragma once

#include "base/autoreleased.h"
#include "cocos2d.h"

#include <array>
#include <functional>
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
                                  const cocos2d::Vec2& position = {}, int z = 0) {
    return addAt(parent, cocos2d::Sprite::createWithSpriteFrameName(frame), position, z);
}

/// The middle of a node, in its own points.
inline cocos2d::Vec2 middleOf(const cocos2d::Node* node) {
    return node->getContentSize() / 2;
}

/// Runs the actions, one after the other, and then removes the node.
template<class... Actions>
void runAndRemove(cocos2d::Node* node, Actions*... actions) {
    node->runAction(cocos2d::Sequence::create(actions..., cocos2d::RemoveSelf::create(), nullptr));
}

/// What lies around a rectangle of that size, whose corner is at zero: a strip of `reach` points along each side.
inline std::array<cocos2d::Rect, 4> around(const cocos2d::Size& size, float reach) {
    const float width = size.width + 2 * reach;
    return {{{-reach, size.height, width, reach},
             {-reach, -reach, width, reach},
             {-reach, 0, reach, size.height},
             {size.width, 0, reach, size.height}}};
}

/// Calls `then` after that many seconds in which the node is in the running scene and not paused.
inline void after(cocos2d::Node* node, float seconds, const std::function<void()>& then) {
    node->runAction(cocos2d::Sequence::create(cocos2d::DelayTime::create(seconds),
                                              cocos2d::CallFunc::create(then), nullptr));
}

/// Pauses or resumes a node and everything below it: actions, timers, listeners.
inline void setPaused(cocos2d::Node* node, bool isPaused) {
    isPaused ? node->pause() : node->resume();
    for (cocos2d::Node* child : node->getChildren()) setPaused(child, isPaused);
}

} // namespace beecluster
