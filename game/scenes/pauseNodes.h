#pragma once

#include "cocos2d.h"

namespace beecluster {

/// Pauses or resumes a node and everything below it: actions, timers, listeners.
inline void setPaused(cocos2d::Node* node, bool isPaused) {
    isPaused ? node->pause() : node->resume();
    for (cocos2d::Node* child : node->getChildren()) setPaused(child, isPaused);
}

} // namespace beecluster
