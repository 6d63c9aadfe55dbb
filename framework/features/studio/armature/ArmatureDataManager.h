#pragma once

#include "base/Map.h"
#include "base/Ref.h"
#include "studio/armature/ArmatureData.h"

#include <map>
#include <string>
#include <vector>

namespace cocostudio {

/// What was read from a file, by name.
struct RelativeData {
    /// The sheets of images.
    std::vector<std::string> plistFiles;
    /// The names of the armatures.
    std::vector<std::string> armatures;
    /// The names of the animations.
    std::vector<std::string> animations;
    /// The names of the textures.
    std::vector<std::string> textures;
};

/// Holds the armatures of the game by name. It reads files of the animation editor of Cocos Studio 1 (.ExportJson, .json, binary
/// .csb) and of the plugin for Flash (.xml). A file is read once. Damaged and missing parts are logged with the file and their
/// place in it, and the rest is loaded.
class ArmatureDataManager : public cocos2d::Ref {
public:
    /// The manager of the program, created on first use.
    static ArmatureDataManager* getInstance();
    /// Removes all data and sprite frames. Armatures that exist keep theirs.
    static void destroyInstance();
    static ArmatureDataManager* sharedArmatureDataManager() { return getInstance(); }
    static void purge() { destroyInstance(); }
    /// Does nothing and returns true.
    virtual bool init() { return true; }

    // --- Files ---

    /// Reads a file and the sprite sheets that it names, beside it.
    void addArmatureFileInfo(const std::string& configFilePath);
    /// Reads a file, and one sprite sheet with its image.
    void addArmatureFileInfo(const std::string& imagePath, const std::string& plistPath,
                             const std::string& configFilePath);
    /// Does the same in the background. It calls `selector` of `target`, which is retained until then, with the fraction of the
    /// files that are loaded, even if one failed.
    void addArmatureFileInfoAsync(const std::string& configFilePath, cocos2d::Ref* target,
                                  cocos2d::SEL_SCHEDULE selector);
    void addArmatureFileInfoAsync(const std::string& imagePath, const std::string& plistPath,
                                  const std::string& configFilePath, cocos2d::Ref* target,
                                  cocos2d::SEL_SCHEDULE selector);
    /// Removes what a file has added, with its sprite frames.
    virtual void removeArmatureFileInfo(const std::string& configFilePath);
    /// Adds a sprite sheet, which is removed with the file `configFilePath`.
    void addSpriteFrameFromFile(const std::string& plistPath, const std::string& imagePath,
                                const std::string& configFilePath = "");
    /// Whether the last call loads the sprite sheets that the file names.
    bool isAutoLoadSpriteFile() { return _autoLoadSpriteFile; }

    // --- Data ---

    /// Adds data, or replaces that of the name. It is removed with the file `configFilePath`.
    void addArmatureData(const std::string& id, ArmatureData* armatureData,
                         const std::string& configFilePath = "");
    /// Adds the movements of an armature, or replaces those of the name.
    void addAnimationData(const std::string& id, AnimationData* animationData,
                          const std::string& configFilePath = "");
    /// Adds the data of an image, or replaces that of the name.
    void addTextureData(const std::string& id, TextureData* textureData,
                        const std::string& configFilePath = "");
    /// An armature by its name; null if there is none.
    ArmatureData* getArmatureData(const std::string& id) { return _armatureDatas.at(id); }
    /// The movements of this name; null if there are none.
    AnimationData* getAnimationData(const std::string& id) { return _animationDatas.at(id); }
    /// The data of the image of this name; null if there is none.
    TextureData* getTextureData(const std::string& id) { return _textureDatas.at(id); }
    /// Removes the armature of this name.
    void removeArmatureData(const std::string& id) { _armatureDatas.erase(id); }
    /// Removes the movements of this name.
    void removeAnimationData(const std::string& id) { _animationDatas.erase(id); }
    /// Removes the data of the image of this name.
    void removeTextureData(const std::string& id) { _textureDatas.erase(id); }
    /// All armatures by name.
    const cocos2d::Map<std::string, ArmatureData*>& getArmatureDatas() const { return _armatureDatas; }
    /// All movements by name.
    const cocos2d::Map<std::string, AnimationData*>& getAnimationDatas() const { return _animationDatas; }
    /// All data of images by name.
    const cocos2d::Map<std::string, TextureData*>& getTextureDatas() const { return _textureDatas; }

    ~ArmatureDataManager() override;

private:
    ArmatureDataManager();

    cocos2d::Map<std::string, ArmatureData*> _armatureDatas;
    cocos2d::Map<std::string, AnimationData*> _animationDatas;
    cocos2d::Map<std::string, TextureData*> _textureDatas;
    std::map<std::string, RelativeData> _relativeDatas; ///< by file
    bool _autoLoadSpriteFile = false;
};

} // namespace cocostudio
