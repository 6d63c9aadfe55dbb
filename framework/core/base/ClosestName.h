#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace copra {

/// Finds among names the one that was probably meant, for the message about a name that does not exist.
class ClosestName {
public:
    /// `wanted` is the name that does not exist.
    explicit ClosestName(std::string_view wanted);
    /// Offers a name that exists.
    void offer(std::string_view name);
    /// "; did you mean 'ship.png'?", or nothing if no name is similar.
    [[nodiscard]] std::string hint() const;

private:
    std::string _wanted;
    std::string _closest;
    std::size_t _mistakes; ///< Letters in which the closest name differs; what is above is not similar.
};

} // namespace copra
