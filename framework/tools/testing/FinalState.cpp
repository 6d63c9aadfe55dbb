#include "testing/FinalState.h"

#include "app/Director.h"
#include "testing/TestApp.h"

namespace copra {
namespace testing {

// Only before the scenes are removed: a hash of each frame would take longer than many games need for a frame.
void FinalState::frameEnded(const cocos2d::Director& director) {
    if (isLastFrameOfScenes(director)) _hash = hash(director);
}

std::uint64_t FinalState::hash(const cocos2d::Director& director) const {
    const cocos2d::Scene* scene = director.getRunningScene();
    return scene ? stateHash(*scene) : _hash;
}

} // namespace testing
} // namespace copra
