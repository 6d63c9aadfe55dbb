#pragma once

#include "base/fwd.h"

#include <cstddef>
#include <string>
#include <vector>

namespace copra {

/// Lists the Refs that are alive, by class and by the call stack that created them. Debug builds track every
/// Ref; release builds track none, and every query returns nothing. Recording call stacks is slow, so it is
/// off until notePlaces(true). If the environment variable COPRA_LEAKS is 1, a debug build records them from
/// the start and logs the report when the program exits.
class LeakReport {
public:
    /// The live objects of one class.
    struct Entry {
        std::string className; ///< readable C++ name
        std::size_t count;     ///< objects of exactly this class
    };
    /// The live objects of one class that were created at one place.
    struct Place {
        std::string className;
        /// The innermost functions outside of the framework, at most three: with file and line if the program
        /// has debugging information and addr2line is installed, otherwise as module and offset. Empty for
        /// objects that were created while places were not recorded.
        std::string place;
        std::size_t count;
    };

    /// All classes with live objects, by descending count, then by name.
    static std::vector<Entry> byClass();
    /// The same by class and place, by descending count.
    static std::vector<Place> byPlace();
    /// Number of live Refs of all classes.
    static std::size_t liveCount();
    /// The report as text: for each class a line "count class", followed by an indented line for each known
    /// place. Empty if no object is alive.
    static std::string text();

    /// Turns on or off the recording of the places of objects that are created from now on.
    static void notePlaces(bool note);

    /// The object at an address if one is alive there, else null. Also null if another thread is creating or destroying one at
    /// this moment: for use in a crash.
    static const cocos2d::Ref* find(const void* address);

    /// Whether an object is alive at an address. True in release builds, which do not know.
    static bool isAlive(const cocos2d::Ref* object);

    /// Called by the constructors and the destructor of Ref.
    static void born(const cocos2d::Ref* object);
    static void died(const cocos2d::Ref* object);
};

} // namespace copra
