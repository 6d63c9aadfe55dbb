#pragma once

#include <filesystem>
#include <string>

namespace copra {

/// Converts a name in UTF-8, as in FileUtils, to a path; Windows stores paths in UTF-16. On Windows, text
/// that is not UTF-8 gives an empty path.
std::filesystem::path nativePath(const std::string& name);

/// Converts a path to a name in UTF-8, with slashes on every system.
std::string pathText(const std::filesystem::path& path);

/// Makes a name that is relative to the working directory absolute. Returns other names unchanged.
std::string absoluteName(const std::string& name);

/// Whether a name begins at a root: a slash, and on Windows also a drive or a backslash ("C:/", "\\server").
bool isAbsoluteName(const std::string& name);

} // namespace copra
