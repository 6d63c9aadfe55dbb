#include "backend/null/NullInput.h"

#include <utility>

namespace copra {

void NullInput::dispatchTo(InputSink& sink) {
    const auto events = std::exchange(_pending, {});
    for (const auto& event : events) event(sink);
}

} // namespace copra
