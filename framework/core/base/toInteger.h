#pragma once

#include <limits>
#include <type_traits>

namespace copra {

/// Converts a floating-point number to an integer, toward zero. A number out of range, which may come from a
/// file or a wrong argument, becomes the nearest integer of the type, and NaN becomes 0: a plain cast of them
/// is undefined.
///
///     const int size = copra::toInteger<int>(fontSize);
template<class Integer, class Number>
constexpr Integer toInteger(Number number) {
    static_assert(std::is_integral_v<Integer> && std::is_floating_point_v<Number>);
    using Limits = std::numeric_limits<Integer>;
    // The greatest integer may round up to the first number that is out of range.
    if (number >= static_cast<Number>(Limits::max())) return Limits::max();
    if (number <= static_cast<Number>(Limits::min())) return Limits::min();
    return number == number ? static_cast<Integer>(number) : Integer{0};
}

} // namespace copra
