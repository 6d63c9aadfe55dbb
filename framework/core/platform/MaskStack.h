#pragma once

#include "platform/RenderDevice.h"

#include <cstdint>
#include <vector>

namespace copra {

/// The nested masks of one surface, each in one bit of its stencil buffer: computes the stencil state to draw
/// with. For backends.
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

    /// Begins a mask; logs the first one beyond kMaskLimit.
    Fill begin(const Mask& mask);
    /// Draws through the mask from now on. Ignored without one.
    void use();
    /// Ends the last mask. Ignored without one.
    void end();

    /// The stencil state of what is drawn now.
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
