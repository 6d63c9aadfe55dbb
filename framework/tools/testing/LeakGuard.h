#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace copra {
namespace testing {

class TestApp;

/// Finds objects that a test leaves behind: compares the objects that are alive now with those that were
/// alive when the guard was created. Before that, load everything that the game keeps in its own caches for
/// good. Release builds do not track objects, so the guard finds nothing there.
class LeakGuard {
public:
    /// Resets `app` and lifts its fingers, empties the cache of animations, frees unused textures, frames,
    /// and fonts, and counts the objects of each class.
    explicit LeakGuard(TestApp& app);

    /// Resets, frees, and counts again. Returns a line for each class that has more objects than before, such
    /// as "2 more Hero", followed by the places where they were created, or an empty string if there are
    /// none.
    std::string leaks() const;

private:
    std::map<std::string, std::size_t> count() const;

    TestApp& _app;
    std::map<std::string, std::size_t> _before;
};

} // namespace testing
} // namespace copra
