#pragma once

#include <filesystem>
#include <string>

namespace copra {

/// The path of a name in UTF-8, as the API of FileUtils has it; Windows stores paths in UTF-16. Text that is not UTF-8 gives
/// an empty path on Windows.
std::filesystem::path nativePath(const std::string& name);

/// The name of a path in UTF-8, with slashes on every system.
std::string pathText(const std::filesystem::path& path);

/// The full name of a name that is relative to the working directory; others unchanged.
std::string absoluteName(const std::string& name);

/// Whether a name begins at a root: a slash, and on Windows also a drive or a backslash ("C:/", "\\server").
bool isAbsoluteName(const std::string& name);

} // namespace copra
