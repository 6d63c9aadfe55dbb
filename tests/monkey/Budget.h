#pragma once

#include <cstddef>

namespace cocos2d {
class Node;
}

namespace monkey {

/// What a game of the monkey may cost, so that thousands of them can be played. Extreme sizes stay, but what is expensive
/// lives for a few frames only: each frame earns an allowance and pays for its work, and when the savings are used up, an
/// empty scene replaces the running one.
///
/// Work is counted, not timed, so that a replay does the same.
class Budget {
public:
    // The unit is the work of a vertex that is drawn.
    static constexpr long kEarnedPerFrame = 2'500;
    static constexpr long kMostSavings = 200'000;
    /// A frame costs no more: however large something is, it lives for three frames.
    static constexpr long kMostOfFrame = 60'000;
    static constexpr long kWorkOfNode = 20;
    static constexpr long kWorkOfGridCell = 4; ///< of an action; its vertices are counted when they are drawn
    static constexpr long kWorkOfShape = 40;   ///< of physics

    /// Nodes of a scene, with the protected ones. Adding one more removes all of them.
    static constexpr std::size_t kMostNodes = 200;
    /// Nodes that are kept outside of scenes.
    static constexpr std::size_t kMostOrphans = 12;
    /// Scenes of the stack of the director.
    static constexpr int kMostScenes = 5;

    /// Operations that callbacks do in a frame: an action that repeats one calls it 10,000 times (limits::kRoundsPerStep).
    static constexpr int kMostCallbacks = 300;
    /// How often one of the sprite sheets of the game is read where smaller ones do: each takes as long as 100 frames.
    static constexpr int kPercentOfLargeSheets = 10;
    /// Frames for which a content scale factor stays.
    static constexpr int kFramesOfScale = 10;

    /// Pays for a frame. False if the savings are used up; they are full again then.
    bool pay(long work);

    /// The work of the frame of a scene that drew so many vertices.
    static long workOf(cocos2d::Node* scene, long vertices);

private:
    long _savings = kMostSavings;
};

} // namespace monkey
