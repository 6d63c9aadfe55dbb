#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace copra {

/// The path of the running program; empty if the system does not provide it.
std::filesystem::path programPath();

/// The folder for what programs keep for their user: $XDG_CONFIG_HOME or ~/.config, on Windows %APPDATA%. Empty if the
/// environment names none.
std::filesystem::path userFolder();

/// The folders with the fonts of the system and of the user, whether they exist or not.
std::vector<std::filesystem::path> fontFolders();

/// Sets a variable of the environment of this process, for std::getenv(); nullptr removes it. Not while another thread reads one.
void setEnvironment(const char* name, const char* value);

/// Opens a URL with the program that the user has chosen for it. Waits until that program was started; false if there is none.
bool openInBrowser(const std::string& url);

/// The number of this process.
unsigned long processNumber();

} // namespace copra
