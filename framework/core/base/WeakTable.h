#pragma once

#include "base/Ref.h"

namespace cocos2d {

/// The implementation of copra::WeakPtr: a side table of the objects that weak pointers point at. Destroying
/// an object without weak pointers costs one test of a bit. Main thread only.
struct WeakTable {
    /// The control block that all weak pointers to an object share.
    struct Block {
        Ref* object;           ///< The object; null once its destruction has begun.
        std::uint32_t holders; ///< The number of weak pointers that refer to this block.
    };

    /// Returns the block of `object`, created on first use, and adds one holder.
    static Block* acquire(Ref* object);
    /// Removes one holder; the last one frees the block.
    static void release(Block* block);
    /// Sets all weak pointers to `object` to null. Called when its destruction begins.
    static void expire(Ref* object);
};

} // namespace cocos2d
