#include "studio/scenes/LocalizationManager.h"

#include "base/Data.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "studio/scenes/languageData.h"

#include <memory>

using cocos2d::FileUtils;

namespace cocostudio {

namespace {

std::unique_ptr<ILocalizationManager> s_jsonTexts;
std::unique_ptr<ILocalizationManager> s_binaryTexts;
ILocalizationManager* s_currentManager = nullptr;
bool s_isBinary = true;

bool endLoading(bool isRead, const std::string& file, const std::string& fault) {
    if (!isRead) copra::warning("LocalizationManager: %s: %s", file.c_str(), fault.c_str());
    return isRead;
}

std::string textFor(const copra::LanguageData& texts, const std::string& key) {
    const auto found = texts.find(key);
    return found == texts.end() ? key : found->second;
}

void destroy(std::unique_ptr<ILocalizationManager>& manager) {
    if (s_currentManager == manager.get()) s_currentManager = nullptr;
    manager.reset();
}

} // namespace

// --- JsonLocalizationManager ---

ILocalizationManager* JsonLocalizationManager::getInstance() {
    if (!s_jsonTexts) s_jsonTexts.reset(new JsonLocalizationManager());
    return s_jsonTexts.get();
}

void JsonLocalizationManager::destroyInstance() {
    destroy(s_jsonTexts);
}

bool JsonLocalizationManager::initLanguageData(std::string file) {
    languageData.clear();
    std::string fault = "the file is missing";
    const bool isRead =
        FileUtils::getInstance()->isFileExist(file) &&
        copra::readJsonLanguage(FileUtils::getInstance()->getStringFromFile(file), languageData, fault);
    return endLoading(isRead, file, fault);
}

std::string JsonLocalizationManager::getLocalizationString(std::string key) {
    return textFor(languageData, key);
}

// --- BinLocalizationManager ---

ILocalizationManager* BinLocalizationManager::getInstance() {
    if (!s_binaryTexts) s_binaryTexts.reset(new BinLocalizationManager());
    return s_binaryTexts.get();
}

void BinLocalizationManager::destroyInstance() {
    destroy(s_binaryTexts);
}

bool BinLocalizationManager::initLanguageData(std::string file) {
    languageData.clear();
    std::string fault = "the file is missing";
    bool isRead = false;
    if (FileUtils::getInstance()->isFileExist(file)) {
        const cocos2d::Data data = FileUtils::getInstance()->getDataFromFile(file);
        isRead = copra::readBinaryLanguage(data.getBytes(), static_cast<std::size_t>(data.getSize()),
                                           languageData, fault);
    }
    return endLoading(isRead, file, fault);
}

std::string BinLocalizationManager::getLocalizationString(std::string key) {
    return textFor(languageData, key);
}

// --- LocalizationHelper ---

ILocalizationManager* LocalizationHelper::getCurrentManager() {
    return s_currentManager ? s_currentManager : BinLocalizationManager::getInstance();
}

void LocalizationHelper::setCurrentManager(ILocalizationManager* manager, bool isBinary) {
    s_currentManager = manager;
    s_isBinary = manager ? isBinary : true;
}

bool LocalizationHelper::isBinManager() {
    return s_isBinary;
}

} // namespace cocostudio
