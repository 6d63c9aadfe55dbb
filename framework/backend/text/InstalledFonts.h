#pragma once

#include <string>

namespace copra {

/// The file of the installed font that fits a family name best, asked of fontconfig; empty when nothing is
/// installed. `exact` tells whether it is of that family.
std::string findFont(const std::string& family, bool& exact);

/// The file of an installed font that has a letter; empty when none has.
std::string findFontFor(char32_t letter);

} // namespace copra
