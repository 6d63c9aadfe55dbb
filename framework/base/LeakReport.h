#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace cocos2d {
class Ref;
}

namespace copra {

/// Says which Refs are alive, by class and by the place in the program that made them. Debug builds keep book
/// of every Ref; release builds keep none, and all answers are empty. Places cost time, so they are noted
/// only after notePlaces(true). With the environment variable COPRA_LEAKS=1 a debug build notes places from
/// the start and logs the report when the program ends.
class LeakReport {
public:
    /// The live objects of one class.
    struct Entry {
        std::string className; ///< readable C++ name
        std::size_t count;     ///< objects of exactly this class
    };
    /// The live objects of one class that were made in one place.
    struct Place {
        std::string className;
        /// The innermost functions outside of the framework that were running, up to three, with file and
        /// line where the program has debugging information and addr2line is installed, else module and
        /// offset. Empty for objects that were made before places were noted.
        std::string place;
        std::size_t count;
    };

    /// All classes with live objects, most objects first, then by name.
    static std::vector<Entry> byClass();
    /// The same by class and place, most objects first.
    static std::vector<Place> byPlace();
    /// Number of live Refs of all classes.
    static std::size_t liveCount();
    /// The report as text: one "count class" line a class, followed by one indented line a place where places
    /// are known; empty when nothing is alive.
    static std::string text();

    /// Whether the places of objects made from now on are noted.
    static void notePlaces(bool note);

    /// Called by Ref itself at birth and death.
    static void born(const cocos2d::Ref* object);
    static void died(const cocos2d::Ref* object);
};

} // namespace copra
