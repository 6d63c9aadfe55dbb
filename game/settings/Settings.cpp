#include "settings/Settings.h"

#include "rules/named.h"
#include "text/Texts.h"

#include <algorithm>
#include <sstream>

namespace beecluster {

namespace {

constexpr int kMostPercent = 100;
constexpr int kPercentStep = 10; ///< of the panel
constexpr const char* kKeyPrefix = "key.";
constexpr const char* kPadPrefix = "pad.";
constexpr std::size_t kPrefixSize = 4;

Setting percent(const char* key, int& value, int least = 0) {
    const auto read = [&value, least](const DataFile& file, const DataFile::Entry& entry,
                                      std::vector<FileProblem>& problems) {
        readNumber(file, entry, least, kMostPercent, value, problems);
    };
    const auto change = [&value, least](int direction) {
        value = std::clamp(value + direction * kPercentStep, least, kMostPercent);
    };
    return {key, [&value] { return std::to_string(value); }, read, change};
}

Setting yesNo(const char* key, bool& value, bool isInPanel = true) {
    const auto read = [&value](const DataFile& file, const DataFile::Entry& entry,
                               std::vector<FileProblem>& problems) {
        readYesNo(file, entry, value, problems);
    };
    return {key, [&value] { return std::string(value ? "yes" : "no"); }, read,
            [&value](int) { value = !value; }, isInPanel};
}

/// One of some names, of which `index` is the number of one; `what` names one of them.
Setting choice(const char* key, const std::vector<std::string>& names, const char* what,
               const std::function<std::size_t()>& index, const std::function<void(std::size_t)>& choose) {
    const auto read = [=](const DataFile& file, const DataFile::Entry& entry,
                          std::vector<FileProblem>& problems) {
        if (const auto chosen = named<std::size_t>(names, entry.value)) return choose(*chosen);
        problems.push_back(
            {file.name, entry.line, key, std::string("there is no ") + what + " '" + entry.value + "'"});
    };
    const auto change = [=](int direction) {
        choose((index() + names.size() + static_cast<std::size_t>(direction)) % names.size());
    };
    return {key, [=] { return names[index()]; }, read, change};
}

/// The same for an enum whose values have those names.
template<class Enum, class Names>
Setting choice(const char* key, const Names& names, const char* what, Enum& value) {
    return choice(
        key, {names.begin(), names.end()}, what, [&value] { return static_cast<std::size_t>(value); },
        [&value](std::size_t chosen) { value = static_cast<Enum>(chosen); });
}

Setting language(const char* key, std::string& value) {
    std::vector<std::string> names{"system"};
    for (const texts::Language& each : texts::languages()) names.emplace_back(each.code);
    return choice(
        key, names, "language", [&value, names] { return named<std::size_t>(names, value).value_or(0); },
        [&value, names](std::size_t chosen) { value = chosen == 0 ? "" : names[chosen]; });
}

void readBinding(const DataFile& file, const DataFile::Entry& entry, Device device, Bindings& bindings,
                 std::vector<FileProblem>& problems) {
    const auto fail = [&](const std::string& reason) {
        problems.push_back({file.name, entry.line, entry.key, reason});
    };
    const auto command = named<Command>(kCommandNames, entry.key.substr(kPrefixSize));
    if (!command) return fail("there is no such command");
    std::vector<int> codes;
    for (const std::string& word : wordsOf(entry.value)) {
        codes.push_back(codeNamed(device, word));
        if (codes.back() < 0) return fail("there is no key or button '" + word + "'");
    }
    bindings.set(*command, codes);
}

void writeBindings(const char* prefix, const Bindings& bindings, Device device, std::ostream& out) {
    for (std::size_t i = 0; i < kCommands; ++i) {
        out << prefix << nameOf(static_cast<Command>(i)) << " =";
        for (const int code : bindings.codes(static_cast<Command>(i))) out << ' ' << nameOfCode(device, code);
        out << '\n';
    }
}

} // namespace

std::vector<Setting> describe(Settings& settings) {
    return {
        percent("sound", settings.sound),
        percent("music", settings.music),
        percent("motion", settings.motion),
        percent("flashes", settings.flashes),
        yesNo("outline", settings.hasOutline),
        choice("shots", kShotPaletteNames, "palette", settings.shots),
        percent("speed", settings.speed, kSlowest),
        yesNo("assist", settings.hasAssist),
        yesNo("full-screen", settings.isFullScreen),
        yesNo("ghost", settings.showsGhost),
        choice("look", kSwarmLookNames, "look", settings.look),
        language("language", settings.language),
        yesNo("muted", settings.isMuted, false), // by a key
    };
}

void readSettings(const std::string& name, const std::string& text, Settings& settings,
                  std::vector<FileProblem>& problems) {
    const DataFile file = parseDataFile(name, text, problems);
    const std::vector<Setting> all = describe(settings);
    for (const DataFile::Section& section : file.sections) {
        for (const DataFile::Entry& entry : section.entries) {
            const auto setting = std::find_if(all.begin(), all.end(),
                                              [&](const Setting& each) { return each.key == entry.key; });
            const std::string prefix = entry.key.substr(0, kPrefixSize);
            if (setting != all.end()) {
                setting->read(file, entry, problems);
            } else if (prefix == kKeyPrefix) {
                readBinding(file, entry, Device::Keys, settings.keys, problems);
            } else if (prefix == kPadPrefix) {
                readBinding(file, entry, Device::Pad, settings.buttons, problems);
            } else {
                problems.push_back({name, entry.line, entry.key, "there is no such setting"});
            }
        }
    }
}

std::string formatSettings(const Settings& settings) {
    std::ostringstream out;
    out << "# Settings of BeeCluster. Deleting this file restores all defaults.\n";
    Settings copy = settings; // the description is also for readers
    for (const Setting& setting : describe(copy)) out << setting.key << " = " << setting.value() << '\n';
    writeBindings(kKeyPrefix, settings.keys, Device::Keys, out);
    writeBindings(kPadPrefix, settings.buttons, Device::Pad, out);
    return out.str();
}

} // namespace beecluster
