#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace cocos2d {
class Ref;
}

namespace copra {

/// Says which Refs are alive. Debug builds keep book of every Ref; release builds keep none, and all answers
/// are empty. With the environment variable COPRA_LEAKS=1 a debug build logs the report when the program
/// ends.
class LeakReport {
public:
    /// The live objects of one class.
    struct Entry {
        std::string className; ///< readable C++ name
        std::size_t count;     ///< objects of exactly this class
    };

    /// All classes with live objects, most objects first, then by name.
    static std::vector<Entry> byClass();
    /// Number of live Refs of all classes.
    static std::size_t liveCount();
    /// The report as text, one "count class" line a class; empty when nothing is alive.
    static std::string text();

    /// Called by Ref itself at birth and death.
    static void born(const cocos2d::Ref* object);
    static void died(const cocos2d::Ref* object);
};

} // namespace copra
