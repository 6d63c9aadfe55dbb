#include "base/LeakReport.h"

#include "base/Ref.h"
#include "base/log.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <typeinfo>
#include <unordered_set>
#if defined(__GNUC__) || defined(__clang__)
#include <cxxabi.h>
#endif

namespace copra {
namespace {

struct Book {
    std::mutex mutex; // loaders make images on worker threads
    std::unordered_set<const cocos2d::Ref*> alive;
};

void logAtExit() {
    const std::string text = LeakReport::text();
    if (!text.empty()) cocos2d::log("Objects still alive at exit:\n%s", text.c_str());
}

// Never destroyed: objects with static lifetime sign off after everything else.
Book& book() {
    static Book* const instance = [] {
        const char* const wanted = std::getenv("COPRA_LEAKS");
        if (wanted && std::strcmp(wanted, "1") == 0) std::atexit(logAtExit);
        return new Book;
    }();
    return *instance;
}

std::string readableName(const std::type_info& type) {
#if defined(__GNUC__) || defined(__clang__)
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> name(
        abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), std::free);
    if (status == 0) return name.get();
#endif
    return type.name();
}

} // namespace

std::vector<LeakReport::Entry> LeakReport::byClass() {
    std::map<std::string, std::size_t> counts;
    {
        Book& records = book();
        const std::lock_guard<std::mutex> lock(records.mutex);
        for (const cocos2d::Ref* object : records.alive) ++counts[readableName(typeid(*object))];
    }
    std::vector<Entry> entries;
    entries.reserve(counts.size());
    for (const auto& [name, count] : counts) entries.push_back({name, count});
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.count > b.count; });
    return entries;
}

std::size_t LeakReport::liveCount() {
    Book& records = book();
    const std::lock_guard<std::mutex> lock(records.mutex);
    return records.alive.size();
}

std::string LeakReport::text() {
    std::string lines;
    for (const Entry& entry : byClass()) lines += std::to_string(entry.count) + " " + entry.className + "\n";
    return lines;
}

void LeakReport::born(const cocos2d::Ref* object) {
    Book& records = book();
    const std::lock_guard<std::mutex> lock(records.mutex);
    records.alive.insert(object);
}

void LeakReport::died(const cocos2d::Ref* object) {
    Book& records = book();
    const std::lock_guard<std::mutex> lock(records.mutex);
    records.alive.erase(object);
}

} // namespace copra
