#include "Demo.h"

#include "catalogScenes.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace gallery {

namespace {

/// Simple features first. Families that are not listed come last.
constexpr const char* kFamilies[] = {"nodes",   "sprites",  "shapes",  "maps",   "particles",   "effects",
                                     "shaders", "grids",    "text",    "layers", "menus",       "widgets",
                                     "input",   "sound",    "actions", "ease",   "transitions", "cameras",
                                     "physics", "gameplay", "studio",  "data"};

std::size_t rankOf(const Demo& demo) {
    const auto* found = std::find(std::begin(kFamilies), std::end(kFamilies), demo.family());
    return static_cast<std::size_t>(found - std::begin(kFamilies));
}

std::vector<Demo>& registry() {
    static std::vector<Demo> all;
    return all;
}

bool isBefore(const Demo& a, const Demo& b) {
    const std::size_t rankA = rankOf(a);
    const std::size_t rankB = rankOf(b);
    return rankA != rankB ? rankA < rankB : a.family() < b.family();
}

} // namespace

bool addDemo(Demo demo) {
    for (const Demo& other : registry()) {
        if (other.name != demo.name) continue;
        std::fprintf(stderr, "gallery: there are two scenes '%s'\n", demo.name.c_str());
        std::abort();
    }
    registry().push_back(std::move(demo));
    return true;
}

const std::vector<Demo>& demos() {
    static const std::vector<Demo> sorted = [] {
        for (Demo& demo : catalogScenes()) addDemo(std::move(demo));
        std::vector<Demo> all = registry();
        std::stable_sort(all.begin(), all.end(), isBefore);
        return all;
    }();
    return sorted;
}

DemoRange findDemos(const std::string& name) {
    DemoRange range;
    for (std::size_t i = 0; i < demos().size(); ++i) {
        const Demo& demo = demos()[i];
        if (!name.empty() && demo.name != name && demo.family() != name) continue;
        if (range.count == 0) range.first = i;
        ++range.count;
    }
    return range;
}

} // namespace gallery
