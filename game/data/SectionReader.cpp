#include "data/SectionReader.h"

#include <algorithm>

namespace beecluster {

namespace {

constexpr std::size_t kMostSections = 500; ///< of a file; more is a mistake

/// Cuts off " # comment".
std::string withoutComment(const std::string& value) {
    const std::size_t hash = value.find(" #");
    if (hash == std::string::npos) return value.empty() || value[0] == '#' ? std::string() : value;
    const std::size_t last = value.find_last_not_of(' ', hash);
    return last == std::string::npos ? std::string() : value.substr(0, last + 1);
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

SectionReader::SectionReader(const DataFile& file, const DataFile::Section* section, StateHash& hash,
                             std::vector<FileProblem>& problems)
    : _file(file), _section(section), _hash(hash), _problems(problems) {}

std::string SectionReader::listed(const std::vector<std::string>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return list;
}

void SectionReader::yesNo(const char* key, bool& value) {
    if (has(key)) {
        const DataFile::Entry* found = entry(key);
        if (found && !readYesNo(_file, *found, value, _problems)) _problems.back().key = fullKey(key);
    }
    _described.emplace_back(key);
    _hash.add(static_cast<int>(value));
}

void SectionReader::text(const char* key, std::string& value) {
    const DataFile::Entry* found = entry(key);
    if (!found) return;
    value = found->value;
    if (value.empty()) fault(*found, "is empty");
    addToHash(value);
}

bool SectionReader::has(const char* key) const {
    return _section && std::any_of(_section->entries.begin(), _section->entries.end(),
                                   [&](const DataFile::Entry& each) { return each.key == key; });
}

const DataFile::Entry* SectionReader::entry(const char* key) {
    if (!_section) return nullptr;
    const std::vector<const DataFile::Entry*> all = entries(key);
    if (all.size() > 1) fault(*all[1], "occurs twice, first in line " + std::to_string(all[0]->line));
    return all.size() == 1 ? all[0] : nullptr;
}

std::vector<const DataFile::Entry*> SectionReader::entries(const char* key) {
    std::vector<const DataFile::Entry*> all;
    if (!_section) return all;
    _described.emplace_back(key);
    for (const DataFile::Entry& each : _section->entries)
        if (each.key == key) all.push_back(&each);
    if (all.empty()) fault(key, "is missing");
    return all;
}

std::vector<float> SectionReader::numbers(const DataFile::Entry& entry, float low, float high,
                                          const char* unit) {
    std::vector<float> values;
    for (const std::string& word : wordsOf(entry.value)) {
        float value = 0;
        read({entry.key, word, entry.line}, fullKey(entry.key), value, low, high, unit);
        values.push_back(value);
    }
    return values;
}

void SectionReader::fault(const DataFile::Entry& entry, const std::string& reason) {
    _problems.push_back({_file.name, entry.line, fullKey(entry.key), reason});
}

void SectionReader::fault(const char* key, const std::string& reason) {
    if (_section) _problems.push_back({_file.name, _section->line, fullKey(key), reason});
}

void SectionReader::addToHash(const std::string& value) {
    for (const char byte : value) _hash.add(static_cast<int>(byte));
}

void SectionReader::end() {
    if (!_section) return;
    for (const DataFile::Entry& each : _section->entries)
        if (!contains(_described, each.key)) fault(each, "there is no such key");
}

std::string SectionReader::fullKey(const std::string& key) const {
    if (!_section || _section->name.empty()) return key;
    return key.empty() ? _section->name : _section->name + '.' + key;
}

FileReader::FileReader(const std::string& name, const std::string& text, StateHash& hash,
                       std::vector<FileProblem>& problems)
    : _file(parseDataFile(name, text, problems)), _hash(hash), _problems(problems) {
    if (_file.sections.size() > kMostSections) {
        _problems.push_back({name, 0, "", "more than " + std::to_string(kMostSections) + " sections"});
        _file.sections.clear();
    }
    for (DataFile::Section& section : _file.sections)
        for (DataFile::Entry& entry : section.entries) entry.value = withoutComment(entry.value);
}

SectionReader FileReader::section(const std::string& name) {
    _described.push_back(name);
    const DataFile::Section* found = nullptr;
    for (const DataFile::Section& each : _file.sections) {
        if (each.name != name) continue;
        if (found) _problems.push_back({_file.name, each.line, name, "the section occurs twice"});
        if (!found) found = &each;
    }
    if (!found) _problems.push_back({_file.name, 0, name, "the section is missing"});
    return {_file, found, _hash, _problems};
}

std::vector<std::string> FileReader::names(const std::string& prefix) const {
    std::vector<std::string> found;
    for (const DataFile::Section& each : _file.sections)
        if (each.name.compare(0, prefix.size(), prefix) == 0 && !contains(found, each.name))
            found.push_back(each.name);
    return found;
}

void FileReader::end() {
    for (const DataFile::Section& each : _file.sections) {
        const bool isEmpty = each.name.empty() && each.entries.empty();
        if (isEmpty || contains(_described, each.name)) continue;
        if (each.name.empty())
            _problems.push_back(
                {_file.name, each.entries[0].line, each.entries[0].key, "the entry is in no section"});
        else
            _problems.push_back({_file.name, each.line, each.name, "there is no such section"});
    }
}

} // namespace beecluster
