#include "platform/MaskStack.h"

#include "base/refuse.h"

namespace copra {

MaskStack::Fill MaskStack::begin(const Mask& mask) {
    const std::size_t depth = _masks.size();
    const bool fits = depth < static_cast<std::size_t>(kMaskLimit);
    if (!fits) warning("RenderDevice: masks nest %d deep; a deeper one is not applied", kMaskLimit);
    const auto bit = static_cast<std::uint8_t>(fits ? 1u << depth : 0u);
    _masks.push_back({mask, bit, false});
    return {bit, mask.inverted ? bit : std::uint8_t{0}};
}

void MaskStack::use() {
    if (!_masks.empty()) _masks.back().isUsed = true;
}

void MaskStack::end() {
    if (!_masks.empty()) _masks.pop_back();
}

MaskStack::State MaskStack::state() const {
    State state;
    for (const Entry& entry : _masks) {
        if (entry.isUsed) {
            state.testBits |= entry.bit;
            continue;
        }
        // Only the innermost unfinished mask is written; its contents may be masked themselves.
        state.writesColor = false;
        state.writeBits = entry.bit;
        state.alphaThreshold = entry.mask.alphaThreshold;
        state.reference = entry.mask.inverted ? 0 : entry.bit;
    }
    state.reference |= state.testBits;
    return state;
}

} // namespace copra
