#include "event/AdaptiveSort.h"

#include <gtest/gtest.h>

#include <random>
#include <utility>
#include <vector>

namespace {

using Pair = std::pair<int, int>; // what to sort by, and where it was

/// Sorts by the first number and returns the number of comparisons.
int sort(std::vector<Pair>& v) {
    int comparisons = 0;
    copra::adaptiveStableSort(v.begin(), v.end(), [&](const Pair& a, const Pair& b) {
        ++comparisons;
        return a.first < b.first;
    });
    return comparisons;
}

std::vector<Pair> rising(int n) {
    std::vector<Pair> v;
    for (int i = 0; i < n; ++i) v.emplace_back(i, i);
    return v;
}

} // namespace

TEST(AdaptiveSort, SortsAnythingStably) {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        std::vector<Pair> v;
        const int n = static_cast<int>(random() % 60);
        for (int i = 0; i < n; ++i) v.emplace_back(static_cast<int>(random() % 20), i);
        std::vector<Pair> expected = v;
        std::stable_sort(expected.begin(), expected.end(),
                         [](const Pair& a, const Pair& b) { return a.first < b.first; });
        sort(v);
        ASSERT_EQ(v, expected) << "round " << round;
    }
}

TEST(AdaptiveSort, SortedAndReversedRangesTakeOneComparisonAnElement) {
    std::vector<Pair> v = rising(1000);
    EXPECT_LE(sort(v), 1000);
    std::reverse(v.begin(), v.end());
    EXPECT_LE(sort(v), 1000);
    EXPECT_EQ(v, rising(1000));
}

TEST(AdaptiveSort, OneElementOutOfPlaceCostsLittleMore) {
    for (int from : {0, 10, 500, 999})
        for (int to : {0, 10, 500, 999}) {
            std::vector<Pair> v = rising(1000);
            const Pair moved = v[static_cast<std::size_t>(from)];
            v.erase(v.begin() + from);
            v.insert(v.begin() + to, moved);
            EXPECT_LE(sort(v), 1060) << from << " to " << to;
            EXPECT_EQ(v, rising(1000));
        }
}
