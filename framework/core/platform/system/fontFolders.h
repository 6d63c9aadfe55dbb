#pragma once

#include <filesystem>
#include <vector>

namespace copra {

/// Returns the folders with the fonts of the system and of the user, whether they exist or not.
std::vector<std::filesystem::path> fontFolders();

} // namespace copra
