#pragma once

#include <functional>
#include <string>

namespace copra {

/// Offers the files of a font, best first, until `accepts` returns true: the file of that name, the installed
/// font of that family or the system's substitute for it, and finally the fonts in the resources. Installed
/// fonts are searched only if the file of that name is missing or not accepted, because the first search
/// takes milliseconds. A missing file is logged once.
void offerFontFiles(const std::string& font, const std::function<bool(const std::string& file)>& accepts);

} // namespace copra
