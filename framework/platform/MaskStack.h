#pragma once

#include "platform/RenderDevice.h"

#include <cstdint>
#include <vector>

namespace copra {

/// The masks of one surface, each in a bit of its stencil: says how to draw so that they are made and obeyed.
/// For the backends.
class MaskStack {
public:
    /// What drawing has to do with the stencil.
    struct State {
        std::uint8_t testBits = 0;   ///< draw only where these bits of the stencil are set
        std::uint8_t writeBits = 0;  ///< overwrite these bits where something is drawn
        std::uint8_t reference = 0;  ///< what to compare with and what to write
        bool writesColor = true;     ///< whether colours are drawn
        float alphaThreshold = 1.0f; ///< below 1: leave out pixels with no more alpha

        bool isPlain() const { return testBits == 0 && writesColor; }
    };

    /// A bit to be set everywhere in the stencil before the mask is drawn.
    struct Fill {
        std::uint8_t bit;   ///< 0: the mask is too deep, nothing to do
        std::uint8_t value; ///< the bit or 0
    };

    /// Begins a mask; logs the first one that is too deep.
    Fill begin(const Mask& mask);
    /// From now on the mask lets through. Ignored without one.
    void use();
    /// Ends the last mask. Ignored without one.
    void end();

    State state() const;
    /// Masks that are used now.
    int usedCount() const;

private:
    struct Entry {
        Mask mask;
        std::uint8_t bit;
        bool isUsed;
    };
    std::vector<Entry> _masks;
};

} // namespace copra
