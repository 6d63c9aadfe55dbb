#include "testing/LeakGuard.h"

#include "app/Director.h"
#include "diagnosis/LeakReport.h"
#include "nodes/sprites/AnimationCache.h"
#include "testing/TestApp.h"

namespace copra {
namespace testing {

LeakGuard::LeakGuard(TestApp& app) : _app(app), _before(count()) {}

std::map<std::string, std::size_t> LeakGuard::count() const {
    _app.reset();
    cocos2d::AnimationCache::destroyInstance(); // which the next does not empty; it holds frames and pictures
    _app.director().purgeCachedData();
    _app.step(2, 0.0f); // releases what waits in autorelease pools
    std::map<std::string, std::size_t> counts;
    for (const LeakReport::Entry& entry : LeakReport::byClass()) counts[entry.className] = entry.count;
    return counts;
}

std::string LeakGuard::leaks() const {
    std::string text;
    for (const auto& [name, count] : count()) {
        const auto found = _before.find(name);
        const std::size_t before = found == _before.end() ? 0 : found->second;
        if (count <= before) continue;
        text += std::to_string(count - before) + " more " + name + "\n";
        for (const LeakReport::Place& place : LeakReport::byPlace())
            if (place.className == name && !place.place.empty())
                text += "    " + std::to_string(place.count) + " created in " + place.place + "\n";
    }
    return text;
}

} // namespace testing
} // namespace copra
