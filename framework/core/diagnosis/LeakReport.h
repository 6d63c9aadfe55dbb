#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace copra {

/// Lists the Refs that are alive, by class and by the call stack that created them, and remembers the last
/// ones that were destroyed. Debug builds track every Ref; release builds track none, and every query returns
/// nothing. If the environment variable COPRA_LEAKS is 1, a debug build logs the report when the program
/// exits.
class LeakReport {
public:
    /// The live objects of one class.
    struct Entry {
        std::string className; ///< The readable name of the C++ class.
        std::size_t count;     ///< The number of objects of exactly this class.
    };
    /// The live objects of one class that were created at one place.
    struct Place {
        std::string className; ///< The class of the objects.
        /// The innermost functions outside of the framework, at most three: with file and line if the program
        /// has debugging information and addr2line is installed, otherwise as module and offset.
        std::string place;
        std::size_t count; ///< The number of objects of this class from this place.
    };

    /// Returns all classes with live objects, by descending count, then by name.
    static std::vector<Entry> byClass();
    /// Returns all classes with live objects and the places that created them, by descending count.
    static std::vector<Place> byPlace();
    /// Returns the number of live Refs of all classes.
    static std::size_t liveCount();
    /// Returns the report as text: for each class a line "count class", followed by an indented line for each
    /// known place. Empty if no object is alive.
    static std::string text();

    /// Returns where the living object at an address was created, as an indented line for the end of a
    /// message: "it was created in GameScene::spawn() at GameScene.cpp:41". The text begins with a line
    /// break. It is empty in release builds, and if nothing is known.
    static std::string birth(const void* address);
    /// Returns what is known of the object that was destroyed last at an address: its class, and where and in
    /// which frame it was created and released, as indented lines. The text is empty in release builds, if an
    /// object is alive at the address, and if too many others were destroyed since.
    static std::string lastWords(const void* address);
};

} // namespace copra
