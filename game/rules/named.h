#pragma once

#include <algorithm>
#include <optional>
#include <string>

namespace beecluster {

/// The value of an enum whose name it is, in a list of the names of all values; none if it is no name.
template<class Enum, class Names>
std::optional<Enum> named(const Names& names, const std::string& word) {
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end()) return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

} // namespace beecluster
