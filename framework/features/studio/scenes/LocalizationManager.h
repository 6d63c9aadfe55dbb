#pragma once

#include <string>
#include <unordered_map>

namespace cocostudio {

/// Translates the texts of scenes of Cocos Studio that the editor has marked as localized. CSLoader asks
/// LocalizationHelper::getCurrentManager() when it makes a node, so set the language before.
class ILocalizationManager {
public:
    virtual ~ILocalizationManager() = default;
    /// Replaces the texts by those of a file. False, after a log line and without texts, if it cannot be read.
    virtual bool initLanguageData(std::string file) = 0;
    /// The text of a key, or the key itself if there is none.
    virtual std::string getLocalizationString(std::string key) = 0;
};

/// Texts of a .json file: one object whose members are the keys, with the texts as strings.
class JsonLocalizationManager : public ILocalizationManager {
public:
    /// The manager of the program, created on first use, without texts; destroyInstance() forgets its texts.
    static ILocalizationManager* getInstance();
    /// Deletes the manager with its texts.
    static void destroyInstance();

    bool initLanguageData(std::string file) override;
    std::string getLocalizationString(std::string key) override;

    JsonLocalizationManager(const JsonLocalizationManager&) = delete;
    JsonLocalizationManager& operator=(const JsonLocalizationManager&) = delete;
    ~JsonLocalizationManager() override = default;

protected:
    JsonLocalizationManager() = default;

    std::unordered_map<std::string, std::string> languageData;
};

/// Texts of a .csb file of the localization editor.
class BinLocalizationManager : public ILocalizationManager {
public:
    /// The manager of the program, created on first use, without texts; destroyInstance() forgets its texts.
    static ILocalizationManager* getInstance();
    /// Deletes the manager with its texts.
    static void destroyInstance();

    bool initLanguageData(std::string file) override;
    std::string getLocalizationString(std::string key) override;

    BinLocalizationManager(const BinLocalizationManager&) = delete;
    BinLocalizationManager& operator=(const BinLocalizationManager&) = delete;
    ~BinLocalizationManager() override = default;

protected:
    BinLocalizationManager() = default;

    std::unordered_map<std::string, std::string> languageData;
};

/// The manager that CSLoader asks.
class LocalizationHelper {
public:
    /// The manager in use: that of BinLocalizationManager until another one is set.
    static ILocalizationManager* getCurrentManager();
    /// Replaces the manager, which is not retained; null is the default again.
    static void setCurrentManager(ILocalizationManager* manager, bool isBinary);
    /// Whether the manager is binary, as it was set.
    static bool isBinManager();
};

} // namespace cocostudio
