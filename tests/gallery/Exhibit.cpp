#include "Exhibit.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace gallery {

namespace {

/// From what is simple to what is made of it. Families that are not listed come last.
constexpr const char* kFamilies[] = {"nodes",   "sprites", "shapes", "maps",        "particles", "effects",
                                     "shaders", "grids",   "text",   "layers",      "menus",     "widgets",
                                     "input",   "actions", "ease",   "transitions", "cameras",   "gameplay"};

std::size_t rankOf(const Exhibit& exhibit) {
    const auto* found = std::find(std::begin(kFamilies), std::end(kFamilies), exhibit.family());
    return static_cast<std::size_t>(found - std::begin(kFamilies));
}

std::vector<Exhibit>& registry() {
    static std::vector<Exhibit> all;
    return all;
}

bool isBefore(const Exhibit& a, const Exhibit& b) {
    const std::size_t rankA = rankOf(a);
    const std::size_t rankB = rankOf(b);
    return rankA != rankB ? rankA < rankB : a.family() < b.family();
}

} // namespace

bool addExhibit(Exhibit exhibit) {
    for (const Exhibit& other : registry()) {
        if (other.name != exhibit.name) continue;
        std::fprintf(stderr, "gallery: there are two scenes '%s'\n", exhibit.name.c_str());
        std::abort();
    }
    registry().push_back(std::move(exhibit));
    return true;
}

const std::vector<Exhibit>& exhibits() {
    static const std::vector<Exhibit> sorted = [] {
        std::vector<Exhibit> all = registry();
        std::stable_sort(all.begin(), all.end(), isBefore);
        return all;
    }();
    return sorted;
}

ExhibitRange findExhibits(const std::string& name) {
    ExhibitRange range;
    for (std::size_t i = 0; i < exhibits().size(); ++i) {
        const Exhibit& exhibit = exhibits()[i];
        if (!name.empty() && exhibit.name != name && exhibit.family() != name) continue;
        if (range.count == 0) range.first = i;
        ++range.count;
    }
    return range;
}

} // namespace gallery
