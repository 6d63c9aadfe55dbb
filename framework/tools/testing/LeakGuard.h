#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace copra {
namespace testing {

class TestApp;

/// Finds objects that a test leaves behind: compares what is alive when it is created and later. Load what the game keeps for
/// good in caches of its own before. Release builds track no objects, so nothing is found there.
class LeakGuard {
public:
    /// Resets `app`, whose fingers are up afterwards, empties the cache of animations, frees unused textures, frames and fonts, and counts the objects of each class.
    explicit LeakGuard(TestApp& app);

    /// Does the same again. Returns a line for each class with more objects than before, "2 more Hero", and lines with the places where
    /// objects of it were created; empty if there is none.
    std::string leaks() const;

private:
    std::map<std::string, std::size_t> count() const;

    TestApp& _app;
    std::map<std::string, std::size_t> _before;
};

} // namespace testing
} // namespace copra
