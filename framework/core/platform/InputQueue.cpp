#include "platform/InputQueue.h"

#include <utility>

namespace copra {

void InputQueue::dispatchTo(InputSink& sink) {
    const auto events = std::exchange(_pending, {});
    for (const auto& event : events) event(sink);
}

} // namespace copra
