#pragma once

#include <filesystem>

namespace copra {

/// The path of the running program; empty if the system does not provide it.
std::filesystem::path programPath();

/// The folder for what programs keep for their user: $XDG_CONFIG_HOME or ~/.config, on Windows %APPDATA%. Empty if the
/// environment names none.
std::filesystem::path userFolder();

} // namespace copra
