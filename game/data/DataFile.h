#pragma once

#include "data/FileProblem.h"

#include <charconv>
#include <string>
#include <type_traits>
#include <vector>

namespace beecluster {

/// A file of texts, numbers or stages that persons edit. Lines are "key = value", "[section]", "# comment" or empty:
///
///     [stage meadow]
///     scroll = 42
///
/// Keys may repeat. Entries before the first section are in a section without a name.
struct DataFile {
    struct Entry {
        std::string key;
        std::string value;
        int line = 0;
    };
    struct Section {
        std::string name;
        int line = 0;
        std::vector<Entry> entries;
    };
    std::string name; ///< of the file, for problems
    std::vector<Section> sections;
};

/// Splits a text into sections and entries. Lines that are neither are added to `problems` and left out.
DataFile parseDataFile(const std::string& name, const std::string& text, std::vector<FileProblem>& problems);

/// Reads the number of an entry, a float or an int. Adds a problem and returns false if the value is not exactly one
/// finite number within [low, high].
template<class Number>
bool readNumber(const DataFile& file, const DataFile::Entry& entry, std::common_type_t<Number> low,
                std::common_type_t<Number> high, Number& value, std::vector<FileProblem>& problems);
/// "yes" or "no".
bool readYesNo(const DataFile& file, const DataFile::Entry& entry, bool& value,
               std::vector<FileProblem>& problems);
/// The words of a value, separated by spaces.
std::vector<std::string> wordsOf(const std::string& value);
/// Parses a word as a finite number. Returns false if it is not one.
bool parseNumber(const std::string& word, float& value);
/// Parses a word as a whole number. Returns false if it is not one, or does not fit into T.
template<class T>
bool parseWhole(const std::string& word, T& value, int base = 10) {
    const char* const end = word.data() + word.size();
    const auto parsed = std::from_chars(word.data(), end, value, base);
    return !word.empty() && parsed.ec == std::errc() && parsed.ptr == end;
}

} // namespace beecluster
