#pragma once

#include <optional>
#include <string>
#include <vector>

namespace beecluster {

/// What is wrong with a file that a person may have edited.
struct FileProblem {
    std::string file;
    int line = 0;    ///< from 1; 0 if no single line is wrong
    std::string key; ///< may be empty
    std::string reason;

    /// As it is printed: "stages.txt:12: wave: there is no route 'swop'".
    std::string text() const {
        std::string result = file;
        if (line > 0) result += ':' + std::to_string(line);
        if (!key.empty()) result += ": " + key;
        return result + ": " + reason;
    }
};

/// Prints every problem to stderr, one a line.
void print(const std::vector<FileProblem>& problems);

/// The content of a file. None, after adding the reason, if it cannot be read.
std::optional<std::string> readFile(const std::string& path, std::vector<FileProblem>& problems);
/// Writes a file; an old one stays until the new one is whole. Returns false, and adds the reason, if that fails.
bool writeFile(const std::string& path, const std::string& text, std::vector<FileProblem>& problems);

} // namespace beecluster
