#pragma once

#include <filesystem>

namespace copra {

/// Returns the path of the running program; empty if the system does not provide it.
std::filesystem::path programPath();

/// Returns the folder in which programs keep data of their user: $XDG_CONFIG_HOME or ~/.config, on Windows
/// the folder that APPDATA names. The result is empty if the environment names none.
std::filesystem::path userFolder();

} // namespace copra
