#include "files/UserDefault.h"

#include "base/assert.h"
#include "base/base64.h"
#include "base/log.h"
#include "files/FileUtils.h"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <tinyxml2.h>

namespace cocos2d {

namespace {

constexpr const char* kFileName = "UserDefault.xml";
constexpr const char* kRoot = "userDefaultRoot";
/// The element and attribute for keys that cannot be element names.
constexpr const char* kEntry = "entry";
constexpr const char* kKey = "key";
/// The attribute for values of nothing but white space, which XML readers drop from between elements.
constexpr const char* kBlank = "blank";

/// True for keys that are safe as element names: the ASCII part of XML's rule for names, without the colon.
bool isElementName(const std::string& key) {
    const auto isStart = [](unsigned char c) { return std::isalpha(c) || c == '_'; };
    if (key.empty() || key == kEntry || !isStart(static_cast<unsigned char>(key.front()))) return false;
    for (const char c : key) {
        const auto u = static_cast<unsigned char>(c);
        if (!isStart(u) && !std::isdigit(u) && c != '-' && c != '.') return false;
    }
    return true;
}

bool isBlank(const std::string& text) {
    return !text.empty() && text.find_first_not_of(" \t\n") == std::string::npos;
}

/// Six decimals, as ever, unless they lose the number.
template<typename Number>
std::string textOf(Number value, int digits) {
    char text[400]; // the largest double has 309 digits before the point
    std::snprintf(text, sizeof text, "%f", static_cast<double>(value));
    if (static_cast<Number>(std::atof(text)) != value)
        std::snprintf(text, sizeof text, "%.*g", digits, static_cast<double>(value));
    return text;
}

bool isKey(const char* key) {
    CCASSERT(key && *key, "UserDefault needs a key");
    return key && *key;
}

} // namespace

struct UserDefault::Deleter {
    void operator()(UserDefault* object) const { delete object; }
    static std::unique_ptr<UserDefault, Deleter> instance;
};
std::unique_ptr<UserDefault, UserDefault::Deleter> UserDefault::Deleter::instance;

UserDefault* UserDefault::getInstance() {
    if (!Deleter::instance) {
        Deleter::instance.reset(new UserDefault);
        Deleter::instance->load();
    }
    return Deleter::instance.get();
}

void UserDefault::destroyInstance() {
    Deleter::instance.reset();
}

void UserDefault::setDelegate(UserDefault* delegate) {
    if (Deleter::instance.get() != delegate) Deleter::instance.reset(delegate);
}

UserDefault::UserDefault() = default;

UserDefault::~UserDefault() {
    if (_dirty) save();
}

const std::string& UserDefault::getXMLFilePath() {
    static std::string path;
    path = FileUtils::getInstance()->getWritablePath() + kFileName;
    return path;
}

bool UserDefault::isXMLFileExist() {
    return FileUtils::getInstance()->isFileExist(getXMLFilePath());
}

// --- Reading ---

const std::string* UserDefault::find(const char* key) const {
    if (!isKey(key)) return nullptr;
    const auto entry = _values.find(key);
    return entry == _values.end() || entry->second.empty() ? nullptr : &entry->second;
}

bool UserDefault::getBoolForKey(const char* key) {
    return getBoolForKey(key, false);
}

bool UserDefault::getBoolForKey(const char* key, bool defaultValue) {
    const std::string* const text = find(key);
    return text ? *text == "true" : defaultValue;
}

int UserDefault::getIntegerForKey(const char* key) {
    return getIntegerForKey(key, 0);
}

int UserDefault::getIntegerForKey(const char* key, int defaultValue) {
    const std::string* const text = find(key);
    return text ? std::atoi(text->c_str()) : defaultValue;
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
    const std::string* const text = find(key);
    return text ? std::atof(text->c_str()) : defaultValue;
}

std::string UserDefault::getStringForKey(const char* key) {
    return getStringForKey(key, "");
}

std::string UserDefault::getStringForKey(const char* key, const std::string& defaultValue) {
    const std::string* const text = find(key);
    return text ? *text : defaultValue;
}

Data UserDefault::getDataForKey(const char* key) {
    return getDataForKey(key, Data());
}

Data UserDefault::getDataForKey(const char* key, const Data& defaultValue) {
    const std::string* const text = find(key);
    if (!text) return defaultValue;
    unsigned char* bytes = nullptr;
    const int size = base64Decode(reinterpret_cast<const unsigned char*>(text->data()),
                                  static_cast<unsigned int>(text->size()), &bytes);
    Data data;
    if (size > 0) data.fastSet(bytes, size);
    return data;
}

// --- Writing ---

void UserDefault::store(const char* key, std::string text) {
    if (!isKey(key)) return;
    const auto [entry, added] = _values.try_emplace(key);
    if (!added && entry->second == text) return;
    entry->second = std::move(text);
    _dirty = true;
    flush();
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
    if (!isKey(key) || _values.erase(key) == 0) return;
    _dirty = true;
    flush();
}

void UserDefault::flush() {
    if (_dirty) _dirty = !save();
}

// --- The file ---

void UserDefault::load() {
    if (!isXMLFileExist()) return;
    const std::string text = FileUtils::getInstance()->getStringFromFile(getXMLFilePath());
    tinyxml2::XMLDocument document;
    const tinyxml2::XMLElement* const root =
        document.Parse(text.data(), text.size()) == tinyxml2::XML_SUCCESS ? document.RootElement() : nullptr;
    if (!root) {
        log("UserDefault: %s:%d: not readable (%s); kept as %s.broken", getXMLFilePath().c_str(),
            document.ErrorLineNum(), document.ErrorName(), kFileName);
        FileUtils::getInstance()->renameFile(getXMLFilePath(), getXMLFilePath() + ".broken");
        return;
    }
    for (auto* element = root->FirstChildElement(); element; element = element->NextSiblingElement()) {
        const char* const key = element->Attribute(kKey);
        const char* const value = element->GetText();
        const char* const blank = element->Attribute(kBlank);
        _values[key ? key : element->Name()] = value ? value : blank ? blank : "";
    }
}

bool UserDefault::save() const {
    tinyxml2::XMLPrinter out;
    out.PushDeclaration(R"(xml version="1.0" encoding="UTF-8")");
    out.OpenElement(kRoot);
    for (const auto& [key, value] : _values) {
        const bool plain = isElementName(key);
        out.OpenElement(plain ? key.c_str() : kEntry);
        if (!plain) out.PushAttribute(kKey, key.c_str());
        if (isBlank(value))
            out.PushAttribute(kBlank, value.c_str());
        else
            out.PushText(value.c_str());
        out.CloseElement();
    }
    out.CloseElement();
    // Written beside and then renamed: a crash half-way leaves the old file whole.
    const FileUtils& files = *FileUtils::getInstance();
    const std::string path = getXMLFilePath();
    return files.writeStringToFile(out.CStr(), path + ".new") && files.renameFile(path + ".new", path);
}

} // namespace cocos2d
