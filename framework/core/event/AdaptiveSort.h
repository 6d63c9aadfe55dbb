#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

namespace copra {

/// Merges the sorted neighbors [first, middle) and [middle, last). Equal elements keep their order. It is
/// fast if few elements are out of order.
template<class It, class Before>
void mergeNeighbors(It first, It middle, It last, Before before) {
    first = std::upper_bound(first, middle, *middle, before);
    if (first == middle) return;
    last = std::lower_bound(middle, last, *std::prev(middle), before);
    if (middle - first == 1 || last - middle == 1)
        std::rotate(first, middle, last);
    else
        std::inplace_merge(first, middle, last, before);
}

/// Sorts stably with about one comparison an element when the range is nearly sorted or nearly reversed, and
/// n log(number of sorted runs) in general: a natural merge sort. Use std::stable_sort for ranges without any
/// order.
template<class It, class Before>
void adaptiveStableSort(It first, It last, Before before) {
    std::vector<It> bounds{first};
    while (bounds.back() != last) {
        const It run = bounds.back();
        It end = std::next(run);
        if (end != last && before(*end, *run)) {
            while (++end != last && before(*end, *std::prev(end))) {
            }
            std::reverse(run, end); // strictly falling, so no equals are turned round
        } else {
            while (end != last && !before(*end, *std::prev(end))) ++end;
        }
        bounds.push_back(end);
    }
    while (bounds.size() > 2) {
        std::vector<It> merged{first};
        for (std::size_t i = 1; i < bounds.size(); i += 2) {
            const bool hasPartner = i + 1 < bounds.size();
            if (hasPartner) mergeNeighbors(bounds[i - 1], bounds[i], bounds[i + 1], before);
            merged.push_back(hasPartner ? bounds[i + 1] : bounds[i]);
        }
        bounds.swap(merged);
    }
}

} // namespace copra
