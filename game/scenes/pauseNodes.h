#pragma once

#include "cocos2d.h"

namespace beecluster {

/// Pauses or resumes a node and everything below it: actions, timers, listeners.
inline void setPaused(cocos2d::Node* node, bool isPaused) {
    if (isPaused) {
        node->pause();
    } else {
        node->resume();
    }
    for (cocos2d::Node* child : node->getChildren()) setPaused(child, isPaused);
}

} // namespace beecluster
