#pragma once

#include <string>

namespace copra {

/// Returns what a message says of a file that FileUtils does not find: "there is no such file; did you mean
/// 'rocks.png'? Searched in FOLDER, FOLDER", with the most similar name in the folders that were searched. It
/// reads these folders, so use it for messages only.
std::string missingFile(const std::string& filename);

/// Logs once that `reader`, such as "TMX", does not find a file, in the words of missingFile().
void warnOfMissingFile(const char* reader, const std::string& filename);

} // namespace copra
