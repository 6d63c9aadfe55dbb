#include "settings/Settings.h"

#include "data/DataFile.h"
#include "platform/system/atomicFile.h"
#include "text/Texts.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace beecluster {

namespace {

struct Percent {
    const char* key;
    int Settings::*value;
    int least;
};
constexpr Percent kPercents[] = {{"sound", &Settings::sound, 0},
                                 {"music", &Settings::music, 0},
                                 {"motion", &Settings::motion, 0},
                                 {"flashes", &Settings::flashes, 0},
                                 {"speed", &Settings::speed, kSlowest}};

struct Switch {
    const char* key;
    bool Settings::*value;
};
constexpr Switch kSwitches[] = {{"outline", &Settings::hasOutline},
                                {"assist", &Settings::hasAssist},
                                {"full-screen", &Settings::isFullScreen},
                                {"muted", &Settings::isMuted},
                                {"ghost", &Settings::showsGhost}};

using FindCode = int (*)(const std::string&);
using FindName = std::string (*)(int);

/// Reads the entries of one text into settings.
class SettingsReader {
public:
    SettingsReader(const DataFile& file, Settings& settings, std::vector<FileProblem>& problems)
        : _file(file), _settings(settings), _problems(problems) {}

    void read(const DataFile::Entry& entry) {
        const std::string& key = entry.key;
        const auto isKeyOf = [&key](const auto& setting) { return key == setting.key; };
        const auto* percent = std::find_if(std::begin(kPercents), std::end(kPercents), isKeyOf);
        const auto* yesNo = std::find_if(std::begin(kSwitches), std::end(kSwitches), isKeyOf);
        if (percent != std::end(kPercents)) {
            readInteger(_file, entry, percent->least, 100, _settings.*percent->value, _problems);
        } else if (yesNo != std::end(kSwitches)) {
            readYesNo(_file, entry, _settings.*yesNo->value, _problems);
        } else if (key == "shots") {
            readShots(entry);
        } else if (key == "language") {
            readLanguage(entry);
        } else if (key.compare(0, 4, "key.") == 0) {
            readBinding(entry, key.substr(4), keyNamed, _settings.keys);
        } else if (key.compare(0, 4, "pad.") == 0) {
            readBinding(entry, key.substr(4), buttonNamed, _settings.buttons);
        } else {
            fail(entry, "there is no such setting");
        }
    }

private:
    void fail(const DataFile::Entry& entry, const std::string& reason) {
        _problems.push_back({_file.name, entry.line, entry.key, reason});
    }

    void readShots(const DataFile::Entry& entry) {
        const auto* name = std::find(kShotPaletteNames.begin(), kShotPaletteNames.end(), entry.value);
        if (name == kShotPaletteNames.end()) return fail(entry, "there is no palette '" + entry.value + "'");
        _settings.shots = static_cast<ShotPalette>(name - kShotPaletteNames.begin());
    }

    void readLanguage(const DataFile::Entry& entry) {
        if (entry.value == "system") {
            _settings.language.clear();
        } else if (texts::supportedLanguage(entry.value) == entry.value) {
            _settings.language = entry.value;
        } else {
            fail(entry, "there is no language '" + entry.value + "'");
        }
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
    std::ostringstream out;
    out << "# Settings of BeeCluster. Deleting this file restores all defaults.\n";
    for (const Percent& percent : kPercents) out << percent.key << " = " << settings.*percent.value << '\n';
    for (const Switch& yesNo : kSwitches)
        out << yesNo.key << " = " << (settings.*yesNo.value ? "yes" : "no") << '\n';
    out << "shots = " << kShotPaletteNames[static_cast<std::size_t>(settings.shots)]
        << "\nlanguage = " << (settings.language.empty() ? "system" : settings.language) << '\n';
    writeBindings("key.", settings.keys, nameOfKey, out);
    writeBindings("pad.", settings.buttons, nameOfButton, out);
    return out.str();
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
