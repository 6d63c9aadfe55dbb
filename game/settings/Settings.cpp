#include "settings/Settings.h"

#include "data/DataFile.h"
#include "platform/system/atomicFile.h"
#include "text/Texts.h"

#include <algorithm>
#include <sstream>

namespace beecluster {

namespace {

constexpr const char* kSystemLanguage = "system";

using FindCode = int (*)(const std::string&);
using FindName = std::string (*)(int);

/// Reads the entries of one text into settings, as a visitor of describeSettings() one after the other.
class SettingsReader {
public:
    SettingsReader(const DataFile& file, Settings& settings, std::vector<FileProblem>& problems)
        : _file(file), _settings(settings), _problems(problems) {}

    void read(const DataFile::Entry& entry) {
        _entry = &entry;
        _isFound = false;
        describeSettings(_settings, *this);
        if (_isFound) return;
        const std::string prefix = entry.key.substr(0, 4);
        if (prefix == "key.") {
            readBinding(entry, entry.key.substr(4), keyNamed, _settings.keys);
        } else if (prefix == "pad.") {
            readBinding(entry, entry.key.substr(4), buttonNamed, _settings.buttons);
        } else {
            fail(entry, "there is no such setting");
        }
    }

    void percent(const char* key, int& value, int least) {
        if (isAt(key)) readInteger(_file, *_entry, least, 100, value, _problems);
    }
    void yesNo(const char* key, bool& value, bool) {
        if (isAt(key)) readYesNo(_file, *_entry, value, _problems);
    }
    void palette(const char* key, ShotPalette& value) {
        if (!isAt(key)) return;
        const auto* name = std::find(kShotPaletteNames.begin(), kShotPaletteNames.end(), _entry->value);
        if (name == kShotPaletteNames.end())
            return fail(*_entry, "there is no palette '" + _entry->value + "'");
        value = static_cast<ShotPalette>(name - kShotPaletteNames.begin());
    }
    void language(const char* key, std::string& value) {
        if (!isAt(key)) return;
        if (_entry->value == kSystemLanguage) {
            value.clear();
        } else if (texts::supportedLanguage(_entry->value) == _entry->value) {
            value = _entry->value;
        } else {
            fail(*_entry, "there is no language '" + _entry->value + "'");
        }
    }

private:
    bool isAt(const char* key) {
        const bool isThis = _entry->key == key;
        _isFound = _isFound || isThis;
        return isThis;
    }

    void fail(const DataFile::Entry& entry, const std::string& reason) {
        _problems.push_back({_file.name, entry.line, entry.key, reason});
    }

    void readBinding(const DataFile::Entry& entry, const std::string& name, FindCode find,
                     Bindings& bindings) {
        std::size_t index = 0;
        while (index < kCommands && name != nameOf(static_cast<Command>(index))) ++index;
        if (index == kCommands) return fail(entry, "there is no such command");
        std::vector<int> codes;
        for (const std::string& word : wordsOf(entry.value)) {
            const int code = find(word);
            if (code < 0) return fail(entry, "there is no key or button '" + word + "'");
            codes.push_back(code);
        }
        bindings.set(static_cast<Command>(index), codes);
    }

    const DataFile& _file;
    Settings& _settings;
    std::vector<FileProblem>& _problems;
    const DataFile::Entry* _entry = nullptr;
    bool _isFound = false; ///< one of the settings has the key of the entry
};

/// Writes settings, as a visitor of describeSettings().
struct SettingsWriter {
    void percent(const char* key, int value, int) { out << key << " = " << value << '\n'; }
    void yesNo(const char* key, bool value, bool) { out << key << " = " << (value ? "yes" : "no") << '\n'; }
    void palette(const char* key, ShotPalette value) {
        out << key << " = " << kShotPaletteNames[static_cast<std::size_t>(value)] << '\n';
    }
    void language(const char* key, const std::string& value) {
        out << key << " = " << (value.empty() ? kSystemLanguage : value) << '\n';
    }

    std::ostringstream out;
};

void writeBindings(const char* prefix, const Bindings& bindings, FindName nameOfCode, std::ostream& out) {
    for (std::size_t i = 0; i < kCommands; ++i) {
        out << prefix << nameOf(static_cast<Command>(i)) << " =";
        for (const int code : bindings.codes(static_cast<Command>(i))) out << ' ' << nameOfCode(code);
        out << '\n';
    }
}

} // namespace

void readSettings(const std::string& name, const std::string& text, Settings& settings,
                  std::vector<FileProblem>& problems) {
    const DataFile file = parseDataFile(name, text, problems);
    SettingsReader reader(file, settings, problems);
    for (const DataFile::Section& section : file.sections)
        for (const DataFile::Entry& entry : section.entries) reader.read(entry);
}

std::string formatSettings(const Settings& settings) {
    SettingsWriter writer;
    writer.out << "# Settings of BeeCluster. Deleting this file restores all defaults.\n";
    Settings copy = settings; // the description is also for readers
    describeSettings(copy, writer);
    writeBindings("key.", settings.keys, nameOfKey, writer.out);
    writeBindings("pad.", settings.buttons, nameOfButton, writer.out);
    return writer.out.str();
}

void loadSettings(const std::string& path, Settings& settings, std::vector<FileProblem>& problems) {
    if (copra::FileVersion::of(path).size < 0) return;
    std::string text;
    std::string reason;
    if (copra::readWholeFile(path, text, reason)) {
        readSettings(path, text, settings, problems);
    } else {
        problems.push_back({path, 0, "", "cannot be read: " + reason});
    }
}

bool saveSettings(const Settings& settings, const std::string& path, std::vector<FileProblem>& problems) {
    const std::string text = formatSettings(settings);
    std::string reason;
    if (copra::writeFileAtomically(path, text.data(), text.size(), reason)) return true;
    problems.push_back({path, 0, "", "cannot be written: " + reason});
    return false;
}

} // namespace beecluster
