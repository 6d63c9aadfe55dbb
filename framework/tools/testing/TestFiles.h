#pragma once

#include <string>
#include <vector>

namespace copra {
namespace testing {

/// The files of one test: a new temporary folder, to which the game writes and which it searches first. A
/// test thus neither reads nor changes what the player has saved, and tests that run at the same time do not
/// disturb each other. The destructor restores the paths and deletes the folder. Constructor and destructor
/// make UserDefault read its file again.
class TestFiles {
public:
    /// Creates the folder, and makes the game write to it and search it first.
    TestFiles();
    ~TestFiles();
    TestFiles(const TestFiles&) = delete;
    TestFiles& operator=(const TestFiles&) = delete;

    /// Adds a file that the game finds by `path`, for example "levels/1.json". If it cannot be written, the
    /// function throws a TestFailure.
    void add(const std::string& path, const std::string& content);
    /// Returns the content of a file that the game has written, or an empty string if there is none.
    std::string read(const std::string& path) const;
    /// Whether the game has written the file.
    bool exists(const std::string& path) const;
    /// Returns the folder, with '/' at the end.
    const std::string& folder() const { return _folder; }

private:
    std::string _folder;
    std::string _writablePath;
    std::vector<std::string> _searchPaths;
};

} // namespace testing
} // namespace copra
