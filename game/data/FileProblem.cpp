#include "data/FileProblem.h"

#include "platform/system/atomicFile.h"

#include <cstdio>

namespace beecluster {

void print(const std::vector<FileProblem>& problems) {
    for (const FileProblem& problem : problems)
        std::fprintf(stderr, "beecluster: %s\n", problem.text().c_str());
}

std::optional<std::string> readFile(const std::string& path, std::vector<FileProblem>& problems) {
    std::string text;
    std::string reason;
    if (copra::readWholeFile(path, text, reason)) return text;
    problems.push_back({path, 0, "", "cannot be read: " + reason});
    return std::nullopt;
}

bool writeFile(const std::string& path, const std::string& text, std::vector<FileProblem>& problems) {
    std::string reason;
    if (copra::writeFileAtomically(path, text.data(), text.size(), reason)) return true;
    problems.push_back({path, 0, "", "cannot be written: " + reason});
    return false;
}

} // namespace beecluster
