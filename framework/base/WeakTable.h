#pragma once

#include "base/Ref.h"

namespace cocos2d {

/// Side table of the objects that some copra::WeakPtr watches; objects without one pay one bit test at
/// their death. Main thread only. Use copra::WeakPtr instead.
struct WeakTable {
    /// What all weak pointers to one object share.
    struct Block {
        Ref* object;           ///< null once the object is being destroyed
        std::uint32_t holders; ///< weak pointers that point here
    };

    /// The block of `object`, made on first use, with one holder added.
    static Block* acquire(Ref* object);
    /// Takes one holder away; the last one frees the block.
    static void drop(Block* block);
    /// Clears all weak pointers to `object`. Called as its destruction begins.
    static void expire(Ref* object);
};

} // namespace cocos2d
