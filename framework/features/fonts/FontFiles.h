#pragma once

#include <string>
#include <vector>

namespace copra {

/// Returns the files to try for a font, best first: the file of that name, the installed font of that
/// family or the system's substitute for it, and finally the fonts in the resources. A missing file is
/// logged once.
std::vector<std::string> fontFilesFor(const std::string& font);

} // namespace copra
