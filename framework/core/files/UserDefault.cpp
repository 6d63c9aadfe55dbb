#include "files/UserDefault.h"

#include "base/base64.h"
#include "base/numberText.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/blankTexts.h"
#include "platform/system/atomicFile.h"
#include "platform/system/paths.h"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <mutex>
#include <set>
#include <tinyxml2.h>
#include <utility>

namespace cocos2d {

namespace {

constexpr const char* kFileName = "UserDefault.xml";
constexpr const char* kRoot = "userDefaultRoot";
/// The element and attribute for keys that are not valid element names.
constexpr const char* kEntry = "entry";
constexpr const char* kKey = "key";
/// The attribute for values of only white space in files of earlier versions.
constexpr const char* kBlank = "blank";

/// True for keys that are valid element names: the ASCII part of XML's rule, without the colon.
bool isElementName(const std::string& key) {
    const auto isStart = [](unsigned char c) { return std::isalpha(c) || c == '_'; };
    if (key.empty() || key == kEntry || !isStart(static_cast<unsigned char>(key.front()))) return false;
    for (const char c : key) {
        const auto u = static_cast<unsigned char>(c);
        if (!isStart(u) && !std::isdigit(u) && c != '-' && c != '.') return false;
    }
    return true;
}

/// Six decimals, as in the original, or `digits` significant digits if six decimals are not exact.
template<typename Number>
std::string textOf(Number value, int digits) {
    char text[400]; // the largest double has 309 digits before the point
    std::snprintf(text, sizeof text, "%f", static_cast<double>(value));
    if (copra::readNumber<Number>(copra::withPoint(text).c_str()) != value)
        std::snprintf(text, sizeof text, "%.*g", digits, static_cast<double>(value));
    return copra::withPoint(text);
}

using Values_ = std::map<std::string, std::string>; // sorted, so that equal values give equal files

/// Returns false and sets `reason` if the text is not well-formed XML.
bool parse(const std::string& text, Values_& values, std::string& reason) {
    tinyxml2::XMLDocument document;
    const std::string kept = copra::keepBlankTexts(text);
    const tinyxml2::XMLElement* const root =
        document.Parse(kept.data(), kept.size()) == tinyxml2::XML_SUCCESS ? document.RootElement() : nullptr;
    if (!root) {
        reason = "line " + std::to_string(document.ErrorLineNum()) + ": " + document.ErrorName();
        return false;
    }
    for (auto* element = root->FirstChildElement(); element; element = element->NextSiblingElement()) {
        const char* const key = element->Attribute(kKey);
        const char* const value = element->GetText();
        const char* const blank = element->Attribute(kBlank);
        values[key ? key : element->Name()] = value ? value : blank ? blank : "";
    }
    return true;
}

std::string textOf(const Values_& values) {
    tinyxml2::XMLPrinter out;
    out.PushDeclaration(R"(xml version="1.0" encoding="UTF-8")");
    out.OpenElement(kRoot);
    for (const auto& [key, value] : values) {
        const bool plain = isElementName(key);
        out.OpenElement(plain ? key.c_str() : kEntry);
        if (!plain) out.PushAttribute(kKey, key.c_str());
        out.PushText(value.c_str());
        out.CloseElement();
    }
    out.CloseElement();
    return copra::keepCarriageReturns(out.CStr());
}

std::string filePath() {
    return FileUtils::getInstance()->getWritablePath() + kFileName;
}

constexpr double kLockWait = 2.0; // seconds; a write takes milliseconds

bool isKey(const char* key) {
    return !copra::warn(!key || !*key, "UserDefault: the key is null or empty");
}

} // namespace

/// The values, and the file that keeps them.
struct UserDefault::File_ {
    std::recursive_mutex mutex; ///< guards the members below
    std::string path;
    Values_ values;
    std::set<std::string> changed;  ///< keys whose values are not in the file yet
    copra::FileVersion readVersion; ///< of the file at the last read or write
    double longestWait = kLockWait; ///< for other processes that keep the file; 0 after it was in vain
};

/// Owns the shared instance. When the program ends, its destructor deletes the instance, which retries a
/// failed write. saveChanges() uses only the members of the object, because other static objects may be destroyed by
/// then.
struct UserDefault::Holder_ {
    std::mutex mutex;
    UserDefault* instance = nullptr;

    ~Holder_() { delete instance; }
    void reset(UserDefault* other) {
        delete std::exchange(instance, nullptr);
        instance = other;
        if (!instance) return;
        const std::lock_guard<std::recursive_mutex> lock(instance->_file->mutex);
        instance->load();
    }
    static Holder_& get() {
        static Holder_ s_holder;
        return s_holder;
    }
};

UserDefault* UserDefault::getInstance() {
    Holder_& holder = Holder_::get();
    const std::lock_guard<std::mutex> lock(holder.mutex);
    if (!holder.instance) holder.reset(new UserDefault);
    return holder.instance;
}

void UserDefault::destroyInstance() {
    Holder_& holder = Holder_::get();
    const std::lock_guard<std::mutex> lock(holder.mutex);
    holder.reset(nullptr);
}

void UserDefault::setDelegate(UserDefault* delegate) {
    Holder_& holder = Holder_::get();
    const std::lock_guard<std::mutex> lock(holder.mutex);
    if (holder.instance != delegate) holder.reset(delegate);
}

UserDefault::UserDefault() : _file(new File_) {}

UserDefault::~UserDefault() {
    _file->longestWait = kLockWait;
    saveChanges();
}

const std::string& UserDefault::getXMLFilePath() {
    static thread_local std::string path;
    path = filePath();
    return path;
}

bool UserDefault::isXMLFileExist() {
    return FileUtils::getInstance()->isFileExist(getXMLFilePath());
}

// --- Reading ---

bool UserDefault::find(const char* key, std::string& text) const {
    if (!isKey(key)) return false;
    const std::lock_guard<std::recursive_mutex> lock(_file->mutex);
    const auto entry = _file->values.find(key);
    if (entry == _file->values.end() || entry->second.empty()) return false;
    text = entry->second;
    return true;
}

bool UserDefault::getBoolForKey(const char* key) {
    return getBoolForKey(key, false);
}

bool UserDefault::getBoolForKey(const char* key, bool defaultValue) {
    std::string text;
    return find(key, text) ? text == "true" : defaultValue;
}

std::int64_t UserDefault::getLargeIntForKey(const char* key, std::int64_t defaultValue) {
    const std::string text = getStringForKey(key, "");
    return text.empty() ? defaultValue : std::strtoll(text.c_str(), nullptr, 10);
}

void UserDefault::setLargeIntForKey(const char* key, std::int64_t value) {
    setStringForKey(key, std::to_string(value));
}

int UserDefault::getIntegerForKey(const char* key) {
    return getIntegerForKey(key, 0);
}

int UserDefault::getIntegerForKey(const char* key, int defaultValue) {
    std::string text;
    return find(key, text) ? std::atoi(text.c_str()) : defaultValue;
}

float UserDefault::getFloatForKey(const char* key) {
    return getFloatForKey(key, 0.0f);
}

float UserDefault::getFloatForKey(const char* key, float defaultValue) {
    return static_cast<float>(getDoubleForKey(key, static_cast<double>(defaultValue)));
}

double UserDefault::getDoubleForKey(const char* key) {
    return getDoubleForKey(key, 0.0);
}

double UserDefault::getDoubleForKey(const char* key, double defaultValue) {
    std::string text;
    return find(key, text) ? copra::readNumber<double>(text.c_str()) : defaultValue;
}

std::string UserDefault::getStringForKey(const char* key) {
    return getStringForKey(key, "");
}

std::string UserDefault::getStringForKey(const char* key, const std::string& defaultValue) {
    std::string text;
    return find(key, text) ? text : defaultValue;
}

Data UserDefault::getDataForKey(const char* key) {
    return getDataForKey(key, Data());
}

Data UserDefault::getDataForKey(const char* key, const Data& defaultValue) {
    std::string text;
    if (!find(key, text)) return defaultValue;
    unsigned char* bytes = nullptr;
    const int size = base64Decode(reinterpret_cast<const unsigned char*>(text.data()),
                                  static_cast<unsigned int>(text.size()), &bytes);
    Data data;
    if (size > 0) data.fastSet(bytes, size);
    return data;
}

// --- Writing ---

void UserDefault::store(const char* key, std::string text) {
    if (!isKey(key)) return;
    const std::size_t nul = text.find('\0');
    if (copra::warn(nul != std::string::npos,
                    "UserDefault: a text is cut off at its character NUL, which XML cannot contain"))
        text.resize(nul);
    const std::lock_guard<std::recursive_mutex> lock(_file->mutex);
    const auto [entry, added] = _file->values.try_emplace(key);
    if (!added && entry->second == text) return;
    entry->second = std::move(text);
    _file->changed.insert(key);
    saveChanges();
}

void UserDefault::setBoolForKey(const char* key, bool value) {
    store(key, value ? "true" : "false");
}

void UserDefault::setIntegerForKey(const char* key, int value) {
    store(key, std::to_string(value));
}

void UserDefault::setFloatForKey(const char* key, float value) {
    store(key, textOf(value, 9));
}

void UserDefault::setDoubleForKey(const char* key, double value) {
    store(key, textOf(value, 17));
}

void UserDefault::setStringForKey(const char* key, const std::string& value) {
    store(key, value);
}

void UserDefault::setDataForKey(const char* key, const Data& value) {
    char* text = nullptr;
    base64Encode(value.getBytes(), static_cast<unsigned int>(value.getSize()), &text);
    store(key, text ? text : "");
    std::free(text);
}

void UserDefault::deleteValueForKey(const char* key) {
    if (!isKey(key)) return;
    const std::lock_guard<std::recursive_mutex> lock(_file->mutex);
    if (_file->values.erase(key) == 0) return;
    _file->changed.insert(key);
    saveChanges();
}

void UserDefault::flush() {
    const std::lock_guard<std::recursive_mutex> lock(_file->mutex);
    saveChanges();
}

// --- The file ---

void UserDefault::load() {
    _file->path = filePath();
    const copra::FileLock lock(_file->path, kLockWait);
    read(); // also without the lock: the file is replaced as a whole
}

/// Replaces the values with those of the file, except for keys that were changed and not written yet.
void UserDefault::read() {
    Values_ values;
    std::string text, reason;
    _file->readVersion = copra::FileVersion::of(_file->path);
    if (_file->readVersion.size >= 0 &&
        !(copra::readWholeFile(_file->path, text, reason) && parse(text, values, reason)))
        renameInvalidFile(reason);

    for (const std::string& key : _file->changed) {
        values.erase(key);
        if (const auto changed = _file->values.find(key); changed != _file->values.end())
            values.insert(*changed);
    }
    _file->values = std::move(values);
}

/// Renames the file to an unused name, so that its contents are not lost. A game that breaks its file again and
/// again does not fill the disk: the last name is used again.
void UserDefault::renameInvalidFile(const std::string& reason) {
    constexpr int kMostKept = 9;
    std::string kept = _file->path + ".broken";
    for (int i = 2; i <= kMostKept && copra::FileVersion::of(kept).size >= 0; ++i)
        kept = _file->path + ".broken" + std::to_string(i);
    copra::warning("UserDefault: %s: cannot be read (%s); renamed to %s", _file->path.c_str(), reason.c_str(),
                   kept.c_str());
    std::error_code error;
    std::filesystem::rename(copra::nativePath(_file->path), copra::nativePath(kept), error);
    _file->readVersion = {};
}

/// Also runs when the program ends: uses only the members and the file system.
void UserDefault::saveChanges() {
    if (_file->changed.empty()) return;
    const copra::FileLock lock(_file->path, _file->longestWait);
    if (lock.isBusy()) {
        if (_file->longestWait > 0.0)
            copra::warning(
                "UserDefault: %s is locked by another program: the changes are kept for the next flush()",
                _file->path.c_str());
        _file->longestWait = 0.0;
        return;
    }
    _file->longestWait = kLockWait;
    if (copra::FileVersion::of(_file->path) != _file->readVersion) read(); // another program has written
    const std::string text = textOf(_file->values);
    std::string reason;
    if (!copra::writeFileAtomically(_file->path, text.data(), text.size(), reason)) {
        copra::warning("UserDefault: cannot write %s: %s", _file->path.c_str(), reason.c_str());
        return;
    }
    _file->changed.clear();
    _file->readVersion = copra::FileVersion::of(_file->path);
}

} // namespace cocos2d
