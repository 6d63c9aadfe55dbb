#include "studio/armature/ArmatureDataManager.h"

#include "base/RefPtr.h"
#include "studio/armature/DataReaderHelper.h"
#include "studio/armature/SpriteFrameCacheHelper.h"

using namespace cocos2d;

namespace cocostudio {

namespace {

RefPtr<ArmatureDataManager> s_armatureDataManager;

} // namespace

ArmatureDataManager::ArmatureDataManager() = default;
ArmatureDataManager::~ArmatureDataManager() = default;

ArmatureDataManager* ArmatureDataManager::getInstance() {
    if (!s_armatureDataManager) s_armatureDataManager.weakAssign(new ArmatureDataManager());
    return s_armatureDataManager;
}

void ArmatureDataManager::destroyInstance() {
    SpriteFrameCacheHelper::purge();
    DataReaderHelper::purge();
    s_armatureDataManager = nullptr;
}

// --- Files ---

void ArmatureDataManager::addArmatureFileInfo(const std::string& configFilePath) {
    _autoLoadSpriteFile = true;
    DataReaderHelper::getInstance()->addDataFromFile(configFilePath);
}

void ArmatureDataManager::addArmatureFileInfo(const std::string& imagePath, const std::string& plistPath,
                                              const std::string& configFilePath) {
    _autoLoadSpriteFile = false;
    DataReaderHelper::getInstance()->addDataFromFile(configFilePath);
    addSpriteFrameFromFile(plistPath, imagePath, configFilePath);
}

void ArmatureDataManager::addArmatureFileInfoAsync(const std::string& configFilePath, Ref* target,
                                                   SEL_SCHEDULE selector) {
    _autoLoadSpriteFile = true;
    DataReaderHelper::getInstance()->addDataFromFileAsync("", "", configFilePath, target, selector);
}

void ArmatureDataManager::addArmatureFileInfoAsync(const std::string& imagePath, const std::string& plistPath,
                                                   const std::string& configFilePath, Ref* target,
                                                   SEL_SCHEDULE selector) {
    _autoLoadSpriteFile = false;
    DataReaderHelper::getInstance()->addDataFromFileAsync(imagePath, plistPath, configFilePath, target,
                                                          selector);
}

void ArmatureDataManager::removeArmatureFileInfo(const std::string& configFilePath) {
    DataReaderHelper::getInstance()->removeConfigFile(configFilePath);
    const auto found = _relativeDatas.find(configFilePath);
    if (found == _relativeDatas.end()) return;
    for (const std::string& name : found->second.armatures) removeArmatureData(name);
    for (const std::string& name : found->second.animations) removeAnimationData(name);
    for (const std::string& name : found->second.textures) removeTextureData(name);
    for (const std::string& plist : found->second.plistFiles)
        SpriteFrameCacheHelper::getInstance()->removeSpriteFrameFromFile(plist);
    _relativeDatas.erase(found);
}

void ArmatureDataManager::addSpriteFrameFromFile(const std::string& plistPath, const std::string& imagePath,
                                                 const std::string& configFilePath) {
    _relativeDatas[configFilePath].plistFiles.push_back(plistPath);
    SpriteFrameCacheHelper::getInstance()->addSpriteFrameFromFile(plistPath, imagePath);
}

// --- Data ---

void ArmatureDataManager::addArmatureData(const std::string& id, ArmatureData* armatureData,
                                          const std::string& configFilePath) {
    _relativeDatas[configFilePath].armatures.push_back(id);
    _armatureDatas.insert(id, armatureData);
}

void ArmatureDataManager::addAnimationData(const std::string& id, AnimationData* animationData,
                                           const std::string& configFilePath) {
    _relativeDatas[configFilePath].animations.push_back(id);
    _animationDatas.insert(id, animationData);
}

void ArmatureDataManager::addTextureData(const std::string& id, TextureData* textureData,
                                         const std::string& configFilePath) {
    _relativeDatas[configFilePath].textures.push_back(id);
    _textureDatas.insert(id, textureData);
}

} // namespace cocostudio
