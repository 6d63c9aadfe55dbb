#include "base/mainThread.h"

#include "base/refuse.h"

#include <atomic>
#include <thread>

namespace copra {

namespace {

/// The default value stands for no thread.
std::atomic<std::thread::id> s_mainThread{std::thread::id()};

} // namespace

void setMainThread() {
    s_mainThread = std::this_thread::get_id();
}

bool isMainThread() {
    const std::thread::id thread = s_mainThread;
    return thread == std::thread::id() || thread == std::this_thread::get_id();
}

#if COCOS2D_DEBUG > 0
void expectMainThread(const char* function) {
    if (isMainThread()) return;
    misuse("%s: called on a thread other than the main thread; pass a function that calls it to "
           "Scheduler::performFunctionInCocosThread()",
           function);
}
#endif

} // namespace copra
