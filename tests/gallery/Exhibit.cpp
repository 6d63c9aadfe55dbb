#include "Exhibit.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace gallery {

namespace {

/// From what is simple to what is made of it. Families that are not listed come last.
constexpr const char* kFamilies[] = {"nodes", "sprites", "shapes",  "particles", "text",        "layers",
                                     "menus", "input",   "actions", "ease",      "transitions", "gameplay"};

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

std::size_t findExhibit(const std::string& name) {
    const std::vector<Exhibit>& all = exhibits();
    auto found = std::find_if(all.begin(), all.end(), [&](const Exhibit& e) { return e.name == name; });
    if (found == all.end()) {
        found = std::find_if(all.begin(), all.end(), [&](const Exhibit& e) { return e.family() == name; });
    }
    return static_cast<std::size_t>(found - all.begin());
}

} // namespace gallery
