#include "catalog/Catalog.h"

#include "nodes/sprites/Sprite.h"
#include "scene/Scene.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <utility>

namespace catalog {

namespace {

// A function, since entries are added before main().
std::vector<Entry>& sortedEntries() {
    static std::vector<Entry> s_entries;
    return s_entries;
}

std::vector<Entry>::iterator placeOf(const std::string& name) {
    std::vector<Entry>& all = sortedEntries();
    return std::lower_bound(all.begin(), all.end(), name,
                            [](const Entry& entry, const std::string& other) { return entry.name < other; });
}

} // namespace

cocos2d::Scene* Values::scene() {
    return cocos2d::Scene::create();
}

std::string Entry::sceneName() const {
    std::string scene = std::filesystem::path(file).stem().string() + "/";
    char previous = 'A';
    for (const char c : name.substr(name.rfind(':') + 1)) {
        if (std::isupper(c) && std::islower(previous)) scene += '-';
        scene += static_cast<char>(std::tolower(c));
        previous = c;
    }
    return scene;
}

const std::vector<Entry>& entries() {
    return sortedEntries();
}

const Entry& find(const std::string& name) {
    const auto found = placeOf(name);
    if (found == sortedEntries().end() || found->name != name)
        throw std::out_of_range("tests/catalog has no entry of the class " + name);
    return *found;
}

std::vector<const Entry*> entriesOf(const std::string& beginning) {
    std::vector<const Entry*> found;
    for (const Entry& entry : sortedEntries())
        if (entry.name.compare(0, beginning.size(), beginning) == 0) found.push_back(&entry);
    return found;
}

cocos2d::Node* makeSubject(const Entry& entry) {
    Values usual;
    if (!entry.subject.empty()) return find(entry.subject).node(usual);
    return cocos2d::Sprite::create("icon.png");
}

bool add(Entry entry) {
    const auto place = placeOf(entry.name);
    if (place != sortedEntries().end() && place->name == entry.name) {
        std::fprintf(stderr, "catalog: %s and %s have an entry of the class %s\n", place->file.c_str(),
                     entry.file.c_str(), entry.name.c_str());
        std::abort();
    }
    sortedEntries().insert(place, std::move(entry));
    return true;
}

} // namespace catalog
