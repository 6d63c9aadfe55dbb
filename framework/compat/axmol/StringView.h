#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace copra {

/// A std::string_view that converts to std::string: functions of Copra take a string where functions of axmol
/// take a view. `./copra port` writes it for std::string_view in games for axmol.
class StringView : public std::string_view {
public:
    using std::string_view::string_view;
    /// Constructs an empty view.
    constexpr StringView() = default;
    constexpr StringView(std::string_view view) : std::string_view(view) {}
    StringView(const std::string& text) : std::string_view(text) {}

    operator std::string() const { return std::string(data(), size()); }
    constexpr StringView substr(std::size_t begin = 0, std::size_t count = npos) const {
        return std::string_view::substr(begin, count);
    }
};

} // namespace copra

template<>
struct std::hash<copra::StringView> : std::hash<std::string_view> {};
