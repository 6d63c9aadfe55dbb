#pragma once

#include <string>
#include <unordered_map>

namespace cocostudio {

/// Translates those texts of Cocos Studio scenes that are marked as localized in the editor. CSLoader uses
/// LocalizationHelper::getCurrentManager() when it creates nodes; load the language before.
class ILocalizationManager {
public:
    virtual ~ILocalizationManager() = default;
    /// Replaces the texts with the texts of a file. If the file cannot be read, the function logs that and
    /// returns false, and no texts remain.
    virtual bool initLanguageData(std::string file) = 0;
    /// Returns the text for a key, or the key itself if there is no text for it.
    virtual std::string getLocalizationString(std::string key) = 0;
};

/// The texts of a .json file. The file is one object whose members are keys with their texts.
class JsonLocalizationManager : public ILocalizationManager {
public:
    /// Returns the manager of the program, which is created on first use and has no texts then.
    static ILocalizationManager* getInstance();
    /// Deletes the manager with its texts.
    static void destroyInstance();

    bool initLanguageData(std::string file) override;
    std::string getLocalizationString(std::string key) override;

    JsonLocalizationManager(const JsonLocalizationManager&) = delete;
    JsonLocalizationManager& operator=(const JsonLocalizationManager&) = delete;
    ~JsonLocalizationManager() override = default;

protected:
    /// Constructs a manager without texts. Games call getInstance().
    JsonLocalizationManager() = default;

    std::unordered_map<std::string, std::string> languageData; ///< The texts by key.
};

/// The texts of a .csb file of the localization editor.
class BinLocalizationManager : public ILocalizationManager {
public:
    /// Returns the manager of the program, which is created on first use and has no texts then.
    static ILocalizationManager* getInstance();
    /// Deletes the manager with its texts.
    static void destroyInstance();

    bool initLanguageData(std::string file) override;
    std::string getLocalizationString(std::string key) override;

    BinLocalizationManager(const BinLocalizationManager&) = delete;
    BinLocalizationManager& operator=(const BinLocalizationManager&) = delete;
    ~BinLocalizationManager() override = default;

protected:
    /// Constructs a manager without texts. Games call getInstance().
    BinLocalizationManager() = default;

    std::unordered_map<std::string, std::string> languageData; ///< The texts by key.
};

/// Holds the manager that CSLoader uses.
class LocalizationHelper {
public:
    /// Returns the current manager. Until setCurrentManager() is called, it is the instance of
    /// BinLocalizationManager.
    static ILocalizationManager* getCurrentManager();
    /// Sets the current manager, which is not retained. Null sets the default again.
    static void setCurrentManager(ILocalizationManager* manager, bool isBinary);
    /// Returns whether the current manager was set as a binary one.
    static bool isBinManager();
};

} // namespace cocostudio
