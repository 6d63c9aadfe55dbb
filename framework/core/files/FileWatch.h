#pragma once

#include <string>
#include <vector>

namespace copra {

/// Notices when files that the program has read change on disk, by their time of modification. Files in
/// archives are not watched. All functions are thread-safe.
class FileWatch {
public:
    /// Whether the environment variable COPRA_RELOAD is 1.
    static bool isWanted();
    /// Starts or stops to remember the files that are read from now on. At first it is on if isWanted(): a
    /// game reads many files before its first frame.
    static void setOn(bool isOn);
    static bool isOn();
    /// Remembers a file by its full path. FileUtils calls it through onFileRead for each file that it reads.
    static void note(const std::string& path);
    /// Returns the files that have changed since the last call, or since they were first read. A file that is
    /// missing counts once it is there again.
    static std::vector<std::string> changes();
};

} // namespace copra
