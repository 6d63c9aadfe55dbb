#include "base/ClosestName.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <vector>

namespace copra {
namespace {

constexpr std::size_t kLongest = 256;

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// How many letters have to be inserted, left out, replaced or swapped with their neighbor: the distance of optimal string alignment
/// (Damerau 1964). Upper and lower case are equal.
std::size_t mistakesBetween(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before, last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
            const bool isSwapped =
                i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
            if (isSwapped) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = last;
        last = row;
    }
    return last[b.size()];
}

} // namespace

ClosestName::ClosestName(std::string_view wanted)
    : _wanted(wanted), _mistakes(std::min<std::size_t>(1 + wanted.size() / 5, 3) + 1) {}

void ClosestName::offer(std::string_view name) {
    const std::size_t longer = std::max(name.size(), _wanted.size());
    const std::size_t shorter = std::min(name.size(), _wanted.size());
    if (shorter < 2 || longer > kLongest || longer - shorter >= _mistakes) return;
    const std::size_t mistakes = mistakesBetween(_wanted, name);
    if (mistakes >= _mistakes) return;
    _mistakes = mistakes;
    _closest = name;
}

std::string ClosestName::hint() const {
    return _closest.empty() ? std::string() : "; did you mean '" + _closest + "'?";
}

} // namespace copra
