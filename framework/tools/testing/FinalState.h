#pragma once

#include "app/fwd.h"

#include <cstdint>

namespace copra {
namespace testing {

/// The state in which a game ends: stateHash() after the last frame in which a scene ran. After
/// Director::end(), no scene runs.
class FinalState {
public:
    /// Adds a frame to the state. Call it after each frame.
    void frameEnded(const cocos2d::Director& director);
    /// The hash; 0 if no scene has run.
    std::uint64_t hash(const cocos2d::Director& director) const;

private:
    std::uint64_t _hash = 0; ///< The hash of the scenes that are gone.
};

} // namespace testing
} // namespace copra
