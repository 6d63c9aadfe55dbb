#pragma once

/// Sets of flags in an enum class, as in axmol.

#include <type_traits>

/// Defines the bit operators for an enum class.
#define AX_ENABLE_BITMASK_OPS(type)                                                                          \
    constexpr type operator&(type left, type right) noexcept {                                               \
        using Bits = ::std::underlying_type_t<type>;                                                         \
        return static_cast<type>(static_cast<Bits>(left) & static_cast<Bits>(right));                        \
    }                                                                                                        \
    constexpr type operator|(type left, type right) noexcept {                                               \
        using Bits = ::std::underlying_type_t<type>;                                                         \
        return static_cast<type>(static_cast<Bits>(left) | static_cast<Bits>(right));                        \
    }                                                                                                        \
    constexpr type operator^(type left, type right) noexcept {                                               \
        using Bits = ::std::underlying_type_t<type>;                                                         \
        return static_cast<type>(static_cast<Bits>(left) ^ static_cast<Bits>(right));                        \
    }                                                                                                        \
    constexpr type operator~(type value) noexcept {                                                          \
        return static_cast<type>(~static_cast<::std::underlying_type_t<type>>(value));                       \
    }                                                                                                        \
    constexpr bool operator!(type value) noexcept {                                                          \
        return !static_cast<::std::underlying_type_t<type>>(value);                                          \
    }                                                                                                        \
    constexpr type& operator&=(type& left, type right) noexcept {                                            \
        return left = left & right;                                                                          \
    }                                                                                                        \
    constexpr type& operator|=(type& left, type right) noexcept {                                            \
        return left = left | right;                                                                          \
    }                                                                                                        \
    constexpr type& operator^=(type& left, type right) noexcept {                                            \
        return left = left ^ right;                                                                          \
    }

namespace bitmask {

/// Whether `value` has none of the flags.
template<class T>
constexpr bool none(T value, T flags) noexcept {
    return !(value & flags);
}
/// Whether `value` has at least one of the flags.
template<class T>
constexpr bool any(T value, T flags) noexcept {
    return !none(value, flags);
}
/// Whether `value` has all of the flags.
template<class T>
constexpr bool only(T value, T flags) noexcept {
    return (value & flags) == flags;
}

/// Adds flags to `value`.
template<class T>
constexpr void set(T& value, T flags) noexcept {
    value |= flags;
}
/// Removes flags from `value`.
template<class T>
constexpr void clear(T& value, T flags) noexcept {
    value &= ~flags;
}

} // namespace bitmask
