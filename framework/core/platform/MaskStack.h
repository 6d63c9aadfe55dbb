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
        /// The stencil bits that must equal the reference where something is drawn.
        std::uint8_t testBits = 0;
        std::uint8_t writeBits = 0; ///< The stencil bits that get the reference where something is drawn.
        /// The value that stencil bits are compared with, and that is written to them.
        std::uint8_t reference = 0;
        bool writesColor = true; ///< Whether colors are written, and not only the stencil.
        /// The limit of alpha: if it is below 1, pixels whose alpha is not above it are discarded.
        float alphaThreshold = 1.0f;

        /// Whether draw calls need no stencil.
        bool isPlain() const { return testBits == 0 && writesColor; }
    };

    /// Describes how to clear a bit of the whole stencil buffer before a mask is drawn.
    struct Fill {
        std::uint8_t bit;   ///< The bit; 0 if nothing is to be done, because masks are nested too deep.
        std::uint8_t value; ///< The value: the bit or 0.
    };

    /// Begins a mask. Beyond kMaskLimit, it has no effect, and the first such mask is logged.
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
