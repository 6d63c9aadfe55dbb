#pragma once

#include <cstdint>

namespace copra {

/// A property that few nodes have.
enum class RareFlag : std::uint8_t {
    Program = 1,    ///< A shader program of its own.
    Rotation3D = 2, ///< The local transform rotates the node out of the plane, so it is drawn in perspective.
    CameraMask = 4, ///< A camera mask other than the mask of the default camera.
    NormalizedPosition = 8,
    Override = 16, ///< An override that only nodes with this flag are asked for: see scene/overrides.h.
    Shape = 32,    ///< A skew, a position z, a rotation about x or y, or an additional transform.
};

/// The rare properties of a node, in one byte, so that a visit checks with one test that there are none.
class RareFlags {
public:
    /// Whether the node has any of them, a certain one, or one of two.
    bool any() const { return _bits != 0; }
    bool has(RareFlag flag) const { return (_bits & bit(flag)) != 0; }
    bool hasEither(RareFlag a, RareFlag b) const { return (_bits & (bit(a) | bit(b))) != 0; }
    /// Adds or removes a flag.
    void set(RareFlag flag, bool on) {
        _bits = static_cast<std::uint8_t>(on ? _bits | bit(flag) : _bits & ~bit(flag));
    }

    /// The flags of a new node. If the program has a Generation, the node may have any override.
    static RareFlags ofNewNodes;

private:
    static std::uint8_t bit(RareFlag flag) { return static_cast<std::uint8_t>(flag); }

    std::uint8_t _bits = 0;
};

inline RareFlags RareFlags::ofNewNodes;

} // namespace copra
