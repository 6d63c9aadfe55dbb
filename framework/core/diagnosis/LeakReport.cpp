#include "diagnosis/LeakReport.h"

#include "base/Lives.h"
#include "base/Ref.h"
#include "diagnosis/CallPlace.h"
#include "diagnosis/readableName.h"

#include <algorithm>
#include <map>
#include <typeinfo>
#include <utility>

namespace copra {
namespace {

template<class Entries>
std::vector<Entries> byCount(std::vector<Entries> entries) {
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entries& a, const Entries& b) { return a.count > b.count; });
    return entries;
}

} // namespace

std::vector<LeakReport::Entry> LeakReport::byClass() {
    std::map<std::string, std::size_t> counts;
    Lives::forEach(
        [&counts](const cocos2d::Ref& object, const CallPlace&) { ++counts[readableName(typeid(object))]; });
    std::vector<Entry> entries;
    entries.reserve(counts.size());
    for (const auto& [name, count] : counts) entries.push_back({name, count});
    return byCount(std::move(entries));
}

std::vector<LeakReport::Place> LeakReport::byPlace() {
    std::map<std::pair<std::string, CallPlace>, std::size_t> counts;
    Lives::forEach([&counts](const cocos2d::Ref& object, const CallPlace& birth) {
        ++counts[{readableName(typeid(object)), birth}];
    });
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
    return byCount(std::move(places));
}

std::size_t LeakReport::liveCount() {
    return Lives::count();
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

std::string LeakReport::birth(const void* address) {
    CallPlace place;
    if (!namesCallers() || !Lives::findBirth(address, place)) return "";
    const std::string functions = describe({place}).front();
    return functions.empty() ? "" : "\n    it was created in " + functions;
}

std::string LeakReport::lastWords(const void* address) {
    Life life;
    if (!Lives::findEnded(address, life)) return "";
    const std::vector<std::string> places = describe({life.birth, life.release});
    std::string text = "    it was ";
    if (life.type) text += "of class " + readableName(*life.type) + ", ";
    text += "created" + (places[0].empty() ? "" : " in " + places[0]) + "\n    and released ";
    text += (life.isEndOfFrame ? "at the end of frame " : "in frame ") + std::to_string(life.frame);
    // The main loop releases what waited for the end of the frame: its functions say nothing.
    if (!life.isEndOfFrame && !places[1].empty()) text += ", in " + places[1];
    return text + '\n';
}

} // namespace copra
