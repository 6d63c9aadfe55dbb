#include "data/DataFile.h"

#include "base/numberText.h"

#include <cmath>
#include <sstream>

namespace beecluster {

namespace {

constexpr const char* kSpace = " \t\r";

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(kSpace);
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

void addProblem(const DataFile& file, const DataFile::Entry& entry, const std::string& reason,
                std::vector<FileProblem>& problems) {
    problems.push_back({file.name, entry.line, entry.key, reason});
}

} // namespace

DataFile parseDataFile(const std::string& name, const std::string& text, std::vector<FileProblem>& problems) {
    DataFile file;
    file.name = name;
    file.sections.emplace_back();
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (number == 1 && line.compare(0, 3, "\xEF\xBB\xBF") == 0) line.erase(0, 3); // mark of UTF-8
        line = trimmed(line);
        if (line.empty() || line[0] == '#') continue;
        if (line.front() == '[') {
            if (line.back() != ']') {
                problems.push_back({name, number, "", "the name of a section ends with ']'"});
                continue;
            }
            file.sections.push_back({trimmed(line.substr(1, line.size() - 2)), number, {}});
            continue;
        }
        const std::size_t equals = line.find('=');
        const std::string key = equals == std::string::npos ? "" : trimmed(line.substr(0, equals));
        if (key.empty()) {
            problems.push_back({name, number, "", "'" + line.substr(0, 40) + "' is not 'key = value'"});
            continue;
        }
        file.sections.back().entries.push_back({key, trimmed(line.substr(equals + 1)), number});
    }
    return file;
}

bool parseNumber(const std::string& word, float& value) {
    const char* rest = nullptr;
    const float parsed = copra::readNumber<float>(word.c_str(), &rest);
    if (word.empty() || *rest != 0 || !std::isfinite(parsed)) return false;
    value = parsed;
    return true;
}

template<class Number>
bool readNumber(const DataFile& file, const DataFile::Entry& entry, std::common_type_t<Number> low,
                std::common_type_t<Number> high, Number& value, std::vector<FileProblem>& problems) {
    constexpr bool kIsWhole = std::is_integral_v<Number>;
    float parsed = 0;
    if (parseNumber(entry.value, parsed) && parsed >= static_cast<float>(low) &&
        parsed <= static_cast<float>(high) && (!kIsWhole || parsed == std::floor(parsed))) {
        value = static_cast<Number>(parsed);
        return true;
    }
    std::ostringstream reason;
    reason << '\'' << entry.value << "' is not a " << (kIsWhole ? "whole " : "") << "number from " << low
           << " to " << high;
    addProblem(file, entry, reason.str(), problems);
    return false;
}

template bool readNumber(const DataFile&, const DataFile::Entry&, float, float, float&,
                         std::vector<FileProblem>&);
template bool readNumber(const DataFile&, const DataFile::Entry&, int, int, int&, std::vector<FileProblem>&);

bool readYesNo(const DataFile& file, const DataFile::Entry& entry, bool& value,
               std::vector<FileProblem>& problems) {
    if (entry.value == "yes" || entry.value == "no") {
        value = entry.value == "yes";
        return true;
    }
    addProblem(file, entry, "'" + entry.value + "' is neither yes nor no", problems);
    return false;
}

std::vector<std::string> wordsOf(const std::string& value) {
    std::istringstream stream(value);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

} // namespace beecluster
