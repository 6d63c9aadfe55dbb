#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace copra {

/// Finds among names the one that was probably meant, for the message about a name that does not exist.
class ClosestName {
public:
    /// Constructs a search for a name that does not exist.
    explicit ClosestName(std::string_view wanted);
    /// Offers a name that exists.
    void offer(std::string_view name);
    /// Returns "; did you mean 'ship.png'?", or "" if no name is similar.
    [[nodiscard]] std::string hint() const;

private:
    std::string _wanted;
    std::string _closest;
    /// The number of letters in which the closest name differs. Names that differ in more are not similar.
    std::size_t _mistakes;
};

} // namespace copra
