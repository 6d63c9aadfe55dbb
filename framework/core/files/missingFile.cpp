#include "files/missingFile.h"

#include "base/ClosestName.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/system/paths.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace copra {

namespace fs = std::filesystem;

namespace {

/// The folders in which a name was searched, in their order, each once. A name that is a path names the only one.
std::vector<std::string> foldersOf(const std::string& filename) {
    const auto* const files = cocos2d::FileUtils::getInstance();
    const std::string below = filename.substr(0, filename.rfind('/') + 1);
    if (files->isAbsolutePath(filename)) return {below};
    std::vector<std::string> folders;
    for (const std::string& path : files->getSearchPaths())
        for (const std::string& resolution : files->getSearchResolutionsOrder()) {
            const std::string folder = path + below + resolution;
            if (std::find(folders.begin(), folders.end(), folder) == folders.end()) folders.push_back(folder);
        }
    return folders;
}

/// The names in the folders that may be meant.
struct Candidates {
    explicit Candidates(const std::string& name) : wanted(name), closest(name) {}

    void offer(const std::string& name, const fs::directory_entry& entry) {
        std::error_code error;
        isFolder = isFolder || (name == wanted && entry.is_directory(error));
        closest.offer(name);
        if (withExtension.empty() && name.substr(0, name.rfind('.')) == wanted) withExtension = name;
    }

    std::string hint() const {
        return withExtension.empty() ? closest.hint() : "; did you mean '" + withExtension + "'?";
    }

    const std::string wanted;
    ClosestName closest;
    bool isFolder = false;
    std::string withExtension; ///< The wanted name with an extension.
};

void offerFiles(const std::string& folder, Candidates& name) {
    constexpr int kMost = 10000;
    std::error_code error;
    int count = 0;
    for (fs::directory_iterator entry(nativePath(folder), error), end;
         !error && entry != end && count < kMost; entry.increment(error), ++count)
        name.offer(pathText(entry->path().filename()), *entry);
}

} // namespace

std::string missingFile(const std::string& filename) {
    constexpr std::size_t kShown = 4;
    if (filename.empty()) return "the name of the file is empty";
    if (filename.find('\\') != std::string::npos)
        return "there is no such file: separate its folders by '/' instead of '\\'";
    Candidates name(filename.substr(filename.rfind('/') + 1));
    const std::vector<std::string> folders = foldersOf(filename);
    std::string list;
    for (std::size_t i = 0; i < folders.size(); ++i) {
        offerFiles(folders[i], name);
        if (i < kShown) list += (i > 0 ? ", " : "") + (folders[i].empty() ? "." : folders[i]);
    }
    if (name.isFolder) return "it is a folder";
    if (folders.size() > kShown) list += " and " + std::to_string(folders.size() - kShown) + " more";
    const std::string hint = name.hint();
    return "there is no such file" + (hint.empty() ? ";" : hint) +
           (hint.empty() ? " searched in " : " Searched in ") + list;
}

void warnOfMissingFile(const char* reader, const std::string& filename) {
    const std::string subject = filename.empty() ? std::string() : filename + ": ";
    warnAndExplain(reader, std::string(reader) + ": " + subject,
                   [&filename] { return missingFile(filename); });
}

} // namespace copra
