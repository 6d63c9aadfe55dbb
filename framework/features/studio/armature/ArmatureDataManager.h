#pragma once

#include "base/Map.h"
#include "base/Ref.h"
#include "studio/armature/ArmatureData.h"

#include <map>
#include <string>
#include <vector>

namespace cocostudio {

/// The names of everything that was read from one file.
struct RelativeData {
    /// The sprite sheets.
    std::vector<std::string> plistFiles;
    /// The names of the armatures.
    std::vector<std::string> armatures;
    /// The names of the animations.
    std::vector<std::string> animations;
    /// The names of the textures.
    std::vector<std::string> textures;
};

/// Holds the armatures of the game by name. It reads files of the animation editor of Cocos Studio 1
/// (.ExportJson, .json, binary .csb) and of the plugin for Flash (.xml), each only once. Damaged and missing
/// parts are logged with the file and the position in it, and the rest is loaded.
class ArmatureDataManager : public cocos2d::Ref {
public:
    /// Returns the manager of the program, which is created on first use.
    static ArmatureDataManager* getInstance();
    /// Removes all data and sprite frames. Existing armatures keep their data.
    static void destroyInstance();
    /// Deprecated name of getInstance().
    static ArmatureDataManager* sharedArmatureDataManager() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purge() { destroyInstance(); }
    /// Does nothing and returns true.
    virtual bool init() { return true; }

    // --- Files ---

    /// Reads a file, and the sprite sheets beside it that it names.
    void addArmatureFileInfo(const std::string& configFilePath);
    /// Reads a file, and one sprite sheet with its image.
    void addArmatureFileInfo(const std::string& imagePath, const std::string& plistPath,
                             const std::string& configFilePath);
    /// Reads a file in the background, and the sprite sheets beside it that it names. Then calls `selector`
    /// of `target` with the fraction of the files that are loaded, even if one of them failed. `target` is
    /// retained until then.
    void addArmatureFileInfoAsync(const std::string& configFilePath, cocos2d::Ref* target,
                                  cocos2d::SEL_SCHEDULE selector);
    /// Reads a file and one sprite sheet in the background. Then calls `selector` of `target` with the
    /// fraction of the files that are loaded, even if one of them failed. `target` is retained until then.
    void addArmatureFileInfoAsync(const std::string& imagePath, const std::string& plistPath,
                                  const std::string& configFilePath, cocos2d::Ref* target,
                                  cocos2d::SEL_SCHEDULE selector);
    /// Removes everything that a file has added, with its sprite frames.
    virtual void removeArmatureFileInfo(const std::string& configFilePath);
    /// Adds a sprite sheet. It is removed together with the file `configFilePath`.
    void addSpriteFrameFromFile(const std::string& plistPath, const std::string& imagePath,
                                const std::string& configFilePath = "");
    /// Returns whether the last call loads the sprite sheets that the file names.
    bool isAutoLoadSpriteFile() { return _autoLoadSpriteFile; }

    // --- Data ---

    /// Adds the bones of an armature, which replace the bones of an armature with the same name. The bones
    /// are removed together with the file `configFilePath`.
    void addArmatureData(const std::string& id, ArmatureData* armatureData,
                         const std::string& configFilePath = "");
    /// Adds the movements of an armature, which replace the movements of an armature with the same name.
    void addAnimationData(const std::string& id, AnimationData* animationData,
                          const std::string& configFilePath = "");
    /// Adds the data of an image, or replaces the data with the same name.
    void addTextureData(const std::string& id, TextureData* textureData,
                        const std::string& configFilePath = "");
    /// Returns the bones of the armature with this name, or null.
    ArmatureData* getArmatureData(const std::string& id) { return _armatureDatas.at(id); }
    /// Returns the movements of the armature with this name, or null.
    AnimationData* getAnimationData(const std::string& id) { return _animationDatas.at(id); }
    /// Returns the data of the image with this name, or null.
    TextureData* getTextureData(const std::string& id) { return _textureDatas.at(id); }
    /// Removes the bones of the armature with this name.
    void removeArmatureData(const std::string& id) { _armatureDatas.erase(id); }
    /// Removes the movements of the armature with this name.
    void removeAnimationData(const std::string& id) { _animationDatas.erase(id); }
    /// Removes the data of the image with this name.
    void removeTextureData(const std::string& id) { _textureDatas.erase(id); }
    /// Returns the bones of all armatures, by name.
    const cocos2d::Map<std::string, ArmatureData*>& getArmatureDatas() const { return _armatureDatas; }
    /// Returns the movements of all armatures, by name.
    const cocos2d::Map<std::string, AnimationData*>& getAnimationDatas() const { return _animationDatas; }
    /// Returns the data of all images, by name.
    const cocos2d::Map<std::string, TextureData*>& getTextureDatas() const { return _textureDatas; }

    ~ArmatureDataManager() override;

private:
    ArmatureDataManager();

    cocos2d::Map<std::string, ArmatureData*> _armatureDatas;
    cocos2d::Map<std::string, AnimationData*> _animationDatas;
    cocos2d::Map<std::string, TextureData*> _textureDatas;
    std::map<std::string, RelativeData> _relativeDatas; ///< The names of what each file holds, by file.
    bool _autoLoadSpriteFile = false;
};

} // namespace cocostudio
