#pragma once

#include <string>
#include <vector>

namespace copra {

/// Files to try for a font, best first: the file of that name, the installed font of that family, what the
/// system takes in its place, and at last the fonts that lie in the resources. A file name that leads to
/// another font is logged, once.
std::vector<std::string> fontFilesFor(const std::string& font);

} // namespace copra
