#pragma once

#include "base/config.h"

namespace copra {

/// Makes the calling thread the main thread: the one that runs the frames and owns nodes, actions, timers,
/// listeners, caches, and autorelease pools. Called by the Director.
void setMainThread();

/// Whether the calling thread is the main thread. Before setMainThread(), every thread is.
bool isMainThread();

/// Checks in debug builds of the framework that the calling thread is the main thread. On another thread, it
/// prints the name of the function and how to get to the main thread, and aborts. Release builds do nothing.
#if COCOS2D_DEBUG > 0
void expectMainThread(const char* function);
#else
inline void expectMainThread(const char* /*function*/) {}
#endif

} // namespace copra
