#include "text/Texts.h"

#include "data/DataFile.h"
#include "files/FileUtils.h"

#include <algorithm>
#include <map>
#include <set>

namespace beecluster {

namespace {

struct Table {
    std::string language;
    std::map<std::string, std::string> texts;
    std::set<std::string> missing; ///< keys that were reported
};

Table& table() {
    static Table s_table;
    return s_table;
}

/// The text with `value` in all places of `mark`.
std::string replaced(std::string text, const std::string& mark, const std::string& value) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size()))
        text.replace(at, mark.size(), value);
    return text;
}

bool readInto(Table& target, const std::string& code, std::vector<FileProblem>& problems) {
    const std::string name = "text/" + code + ".txt";
    auto* files = cocos2d::FileUtils::getInstance();
    if (!files->isFileExist(name)) {
        problems.push_back({name, 0, "", "there is no such file in resources"});
        return false;
    }
    const DataFile file = parseDataFile(name, files->getStringFromFile(name), problems);
    for (const DataFile::Section& section : file.sections)
        for (const DataFile::Entry& entry : section.entries)
            target.texts[entry.key] = replaced(entry.value, "\\n", "\n");
    return true;
}

const std::string* find(const std::string& key) {
    if (table().language.empty()) {
        std::vector<FileProblem> problems;
        texts::load("en", problems);
        print(problems);
    }
    const auto found = table().texts.find(key);
    return found == table().texts.end() ? nullptr : &found->second;
}

} // namespace

namespace texts {

const std::vector<Language>& languages() {
    static const std::vector<Language> s_languages{
        {"en", "English"}, {"ja", "日本語"}, {"zh", "中文"}, {"de", "Deutsch"}};
    return s_languages;
}

void load(const std::string& code, std::vector<FileProblem>& problems) {
    Table loaded;
    loaded.language = supportedLanguage(code);
    bool isRead = readInto(loaded, "en", problems);
    if (loaded.language != "en") isRead = readInto(loaded, loaded.language, problems);
    // Without a file at the start the language is set all the same, for messages name the file.
    if (isRead || table().language.empty()) table() = std::move(loaded);
}

const std::string& language() {
    return table().language;
}

std::string supportedLanguage(const std::string& systemCode) {
    const std::string code = systemCode.substr(0, 2);
    const bool isKnown = std::any_of(languages().begin(), languages().end(),
                                     [&](const Language& language) { return code == language.code; });
    return isKnown ? code : "en";
}

} // namespace texts

std::string text(const std::string& key) {
    if (const std::string* found = find(key)) return *found;
    if (table().missing.insert(key).second)
        print({{"text/" + texts::language() + ".txt", 0, key, "the text is missing"}});
    return key;
}

std::string text(const std::string& key, const std::string& first, const std::string& second) {
    return replaced(replaced(text(key), "{0}", first), "{1}", second);
}

std::string textOfCount(const std::string& key, int count, const std::string& other) {
    const std::string one = key + ".one";
    return text(count == 1 && find(one) ? one : key, std::to_string(count), other);
}

std::string textOr(const std::string& key, const std::string& otherwise) {
    const std::string* found = find(key);
    return found ? *found : otherwise;
}

} // namespace beecluster
