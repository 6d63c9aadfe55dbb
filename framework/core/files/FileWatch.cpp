#include "files/FileWatch.h"

#include "files/onFileRead.h"
#include "platform/system/paths.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <mutex>

namespace fs = std::filesystem;

namespace copra {

namespace {

std::atomic<bool>& isWatching() {
    static std::atomic<bool> s_isWatching{FileWatch::isWanted()};
    return s_isWatching;
}

std::mutex watchMutex;

std::map<std::string, fs::file_time_type>& watchedFiles() {
    static auto* s_files = new std::map<std::string, fs::file_time_type>;
    return *s_files;
}

[[maybe_unused]] const bool s_isNotified = (onFileRead = &FileWatch::note, true);

} // namespace

bool FileWatch::isWanted() {
    const char* value = std::getenv("COPRA_RELOAD");
    return value && std::strcmp(value, "1") == 0;
}

void FileWatch::setOn(bool isOn) {
    const std::lock_guard<std::mutex> lock(watchMutex);
    isWatching() = isOn;
    if (!isOn) watchedFiles().clear();
}

bool FileWatch::isOn() {
    return isWatching();
}

void FileWatch::note(const std::string& path) {
    if (!isWatching()) return;
    std::error_code error;
    const fs::file_time_type time = fs::last_write_time(nativePath(path), error);
    if (error) return;
    const std::lock_guard<std::mutex> lock(watchMutex);
    watchedFiles().emplace(path, time);
}

std::vector<std::string> FileWatch::changes() {
    std::vector<std::string> changed;
    const std::lock_guard<std::mutex> lock(watchMutex);
    for (auto& [path, known] : watchedFiles()) {
        std::error_code error;
        const fs::file_time_type time = fs::last_write_time(nativePath(path), error);
        if (error || time == known) continue;
        known = time;
        changed.push_back(path);
    }
    return changed;
}

} // namespace copra
