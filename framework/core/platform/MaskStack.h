#pragma once

#include "platform/RenderDevice.h"

#include <cstdint>
#include <vector>

namespace copra {

/// Computes the stencil state for the nested masks of one surface. Each mask uses one bit of the stencil
/// buffer. For backends.
class MaskStack {
public:
    /// The stencil state of draw calls.
    struct State {
        std::uint8_t testBits = 0;   ///< draw only where these stencil bits equal the reference
        std::uint8_t writeBits = 0;  ///< write the reference to these bits where something is drawn
        std::uint8_t reference = 0;  ///< compared with and written
        bool writesColor = true;     ///< false: only the stencil is written
        float alphaThreshold = 1.0f; ///< below 1: discard pixels whose alpha is not above it

        /// Whether draw calls need no stencil.
        bool isPlain() const { return testBits == 0 && writesColor; }
    };

    /// How to clear a bit of the whole stencil buffer before a mask is drawn.
    struct Fill {
        std::uint8_t bit;   ///< 0: nesting is too deep, nothing to do
        std::uint8_t value; ///< the bit or 0
    };

    /// Begins a mask. Beyond kMaskLimit it has no effect; the first such mask is logged.
    Fill begin(const Mask& mask);
    /// Applies the last mask to what is drawn from now on. Ignored if there is none.
    void use();
    /// Ends the last mask. Ignored if there is none.
    void end();

    /// Returns the stencil state for the next draw call.
    State state() const;

private:
    struct Entry {
        Mask mask;
        std::uint8_t bit;
        bool isUsed;
    };
    std::vector<Entry> _masks;
};

} // namespace copra
