#include "base/LeakReport.h"

#include "base/CallPlace.h"
#include "base/Ref.h"
#include "base/log.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <typeinfo>
#include <unordered_map>
#if defined(__GNUC__) || defined(__clang__)
#include <cxxabi.h>
#endif

namespace copra {
namespace {

struct Registry {
    std::mutex mutex; // loaders create images on worker threads
    bool notePlaces = false;
    std::unordered_map<const cocos2d::Ref*, std::unique_ptr<CallPlace>> alive;
};

void logAtExit() {
    const std::string text = LeakReport::text();
    if (!text.empty()) cocos2d::log("Objects still alive at exit:\n%s", text.c_str());
}

// Never destroyed: objects with static storage duration are unregistered after main() has returned.
Registry& registry() {
    static Registry* const instance = [] {
        auto* const fresh = new Registry;
        const char* const wanted = std::getenv("COPRA_LEAKS");
        fresh->notePlaces = wanted && std::strcmp(wanted, "1") == 0;
        if (fresh->notePlaces) std::atexit(logAtExit);
        return fresh;
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

const cocos2d::Ref* LeakReport::find(const void* address) {
    Registry& records = registry();
    const std::unique_lock<std::mutex> lock(records.mutex, std::try_to_lock);
    if (!lock.owns_lock()) return nullptr;
    const auto found = records.alive.find(static_cast<const cocos2d::Ref*>(address));
    return found == records.alive.end() ? nullptr : found->first;
}

bool LeakReport::isAlive(const cocos2d::Ref* object) {
#if COCOS2D_DEBUG > 0
    Registry& records = registry();
    const std::lock_guard<std::mutex> lock(records.mutex);
    return records.alive.count(object) > 0;
#else
    static_cast<void>(object);
    return true;
#endif
}

std::vector<LeakReport::Entry> LeakReport::byClass() {
    std::map<std::string, std::size_t> counts;
    {
        Registry& records = registry();
        const std::lock_guard<std::mutex> lock(records.mutex);
        for (const auto& [object, place] : records.alive) ++counts[readableName(typeid(*object))];
    }
    std::vector<Entry> entries;
    entries.reserve(counts.size());
    for (const auto& [name, count] : counts) entries.push_back({name, count});
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.count > b.count; });
    return entries;
}

std::vector<LeakReport::Place> LeakReport::byPlace() {
    std::map<std::pair<std::string, CallPlace>, std::size_t> counts;
    {
        Registry& records = registry();
        const std::lock_guard<std::mutex> lock(records.mutex);
        for (const auto& [object, place] : records.alive)
            ++counts[{readableName(typeid(*object)), place ? *place : CallPlace()}];
    }
    std::vector<CallPlace> calls;
    calls.reserve(counts.size());
    for (const auto& [key, count] : counts) calls.push_back(key.second);
    const std::vector<std::string> texts = describe(calls);

    // Different call stacks may be described by the same text.
    std::map<std::pair<std::string, std::string>, std::size_t> merged;
    std::size_t index = 0;
    for (const auto& [key, count] : counts) merged[{key.first, texts[index++]}] += count;
    std::vector<Place> places;
    places.reserve(merged.size());
    for (const auto& [key, count] : merged) places.push_back({key.first, key.second, count});
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& a, const Place& b) { return a.count > b.count; });
    return places;
}

std::size_t LeakReport::liveCount() {
    Registry& records = registry();
    const std::lock_guard<std::mutex> lock(records.mutex);
    return records.alive.size();
}

std::string LeakReport::text() {
    const std::vector<Place> places = byPlace();
    std::string lines;
    for (const Entry& entry : byClass()) {
        lines += std::to_string(entry.count) + " " + entry.className + "\n";
        for (const Place& place : places)
            if (place.className == entry.className && !place.place.empty())
                lines += "    " + std::to_string(place.count) + " created in " + place.place + "\n";
    }
    return lines;
}

void LeakReport::notePlaces(bool note) {
    Registry& records = registry();
    const std::lock_guard<std::mutex> lock(records.mutex);
    records.notePlaces = note;
}

void LeakReport::born(const cocos2d::Ref* object) {
    Registry& records = registry();
    const std::lock_guard<std::mutex> lock(records.mutex);
    auto& place = records.alive[object];
    if (records.notePlaces) place = std::make_unique<CallPlace>(CallPlace::here());
}

void LeakReport::died(const cocos2d::Ref* object) {
    Registry& records = registry();
    const std::lock_guard<std::mutex> lock(records.mutex);
    records.alive.erase(object);
}

} // namespace copra
