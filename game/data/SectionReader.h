#pragma once

#include "data/DataFile.h"
#include "rules/StateHash.h"
#include "rules/named.h"

#include <map>
#include <string>
#include <vector>

namespace beecluster {

/// Reads the entries of one section of a file. A call describes a key: its name, the member that its value goes to, and
/// what it may be. A key that is missing, unknown, there twice, of another type or out of its range is a problem with
/// file, line and key. In values, " #" begins a comment.
class SectionReader {
public:
    /// All of them must outlive this object. `section` may be null: nothing is read and no key is reported. `hash` takes
    /// in every value that is read.
    SectionReader(const DataFile& file, const DataFile::Section* section, StateHash& hash,
                  std::vector<FileProblem>& problems);

    /// A float or an int from `low` to `high`; `unit` is named in problems.
    template<class Number>
    void number(const char* key, Number& value, std::common_type_t<Number> low,
                std::common_type_t<Number> high, const char* unit) {
        if (const DataFile::Entry* found = entry(key)) read(*found, fullKey(key), value, low, high, unit);
    }
    /// "yes" or "no"; the value stays if there is no such entry.
    void yesNo(const char* key, bool& value);
    /// A text that is not empty.
    void text(const char* key, std::string& value);
    /// The word in a list.
    template<class Enum>
    void choice(const char* key, Enum& value, const std::vector<std::string>& words) {
        const DataFile::Entry* found = entry(key);
        if (!found) return;
        const auto chosen = named<Enum>(words, found->value);
        if (!chosen) return fault(*found, "'" + found->value + "' is not " + listed(words));
        value = *chosen;
        _hash.add(static_cast<int>(value));
    }
    /// Words in a list, `what` names one of them.
    template<class Enum, class Names>
    void choices(const char* key, std::vector<Enum>& values, const Names& names, const char* what) {
        const DataFile::Entry* found = entry(key);
        if (!found) return;
        if (found->value.empty()) fault(*found, "is empty");
        for (const std::string& word : wordsOf(found->value)) {
            const auto chosen = named<Enum>(names, word);
            if (chosen) values.push_back(*chosen);
            if (!chosen) fault(*found, std::string("there is no ") + what + " '" + word + "'");
        }
        addToHash(found->value);
    }
    /// What has that name; null, after reporting it, if nothing has.
    template<class T>
    const T* find(const DataFile::Entry& entry, const char* what, const std::string& name,
                  const std::map<std::string, T>& all) {
        const auto found = all.find(name);
        if (found != all.end()) return &found->second;
        fault(entry, std::string("there is no ") + what + " '" + name + "'");
        return nullptr;
    }
    /// What the entry names, which is called as its key.
    template<class T>
    const T* reference(const char* key, const std::map<std::string, T>& all) {
        const DataFile::Entry* found = entry(key);
        if (!found) return nullptr;
        addToHash(found->value);
        return find(*found, key, found->value, all);
    }
    /// Whether there is such an entry, for keys that may be left out.
    bool has(const char* key) const;
    /// The only entry with that key; null, after reporting it, if there is none or more than one.
    const DataFile::Entry* entry(const char* key);
    /// All entries with a key that may repeat; at least one.
    std::vector<const DataFile::Entry*> entries(const char* key);
    /// Numbers of an entry, as many as there are words.
    std::vector<float> numbers(const DataFile::Entry& entry, float low, float high, const char* unit);

    /// Adds a problem with an entry.
    void fault(const DataFile::Entry& entry, const std::string& reason);
    /// Adds a problem with the section.
    void fault(const char* key, const std::string& reason);
    /// Takes in what an entry says, for those that are not read by a call of this class.
    void addToHash(const std::string& value);
    /// Reports the entries that no call has described. Call it last.
    void end();

private:
    /// "wasp, ladybird or hornet".
    static std::string listed(const std::vector<std::string>& words);
    /// A number of that entry, which is named `name` in problems.
    template<class Number>
    void read(const DataFile::Entry& entry, const std::string& name, Number& value, Number low, Number high,
              const char* unit) {
        if (readNumber(_file, entry, low, high, value, _problems)) return _hash.add(value);
        _problems.back().key = name;
        _problems.back().reason += std::string(" (") + unit + ')';
    }
    std::string fullKey(const std::string& key) const;

    const DataFile& _file;
    const DataFile::Section* _section;
    StateHash& _hash;
    std::vector<FileProblem>& _problems;
    std::vector<std::string> _described;
};

/// Reads a file section by section.
class FileReader {
public:
    /// Parses the text of the file `name`. Both must outlive this object.
    FileReader(const std::string& name, const std::string& text, StateHash& hash,
               std::vector<FileProblem>& problems);

    /// The section of that name; one without entries, after reporting it, if it is missing or there twice.
    SectionReader section(const std::string& name);
    /// The names of the sections that begin with `prefix`, in their order.
    std::vector<std::string> names(const std::string& prefix) const;
    /// Reports the sections that were not asked for. Call it last.
    void end();

private:
    DataFile _file;
    StateHash& _hash;
    std::vector<FileProblem>& _problems;
    std::vector<std::string> _described;
};

} // namespace beecluster
