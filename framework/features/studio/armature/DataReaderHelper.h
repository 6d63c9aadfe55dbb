#pragma once

#include "base/Ref.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/fwd.h"
#include "studio/values/fwd.h"

#include <queue>
#include <rapidjson/document.h>
#include <set>
#include <string>

namespace tinyxml2 {
class XMLElement;
}

namespace cocostudio {

/// Reads the files of ArmatureDataManager, each once.
class DataReaderHelper : public cocos2d::Ref {
protected:
    /// The format of a file.
    enum ConfigType {
        DragonBone_XML,   ///< XML of DragonBones.
        CocoStudio_JSON,  ///< JSON of Cocos Studio (.ExportJson).
        CocoStudio_Binary ///< The binary format of Cocos Studio (.csb).
    };

    /// A file that is read in the background; not used here.
    typedef struct _AsyncStruct {
        /// The path of the file.
        std::string filename;
        /// The contents of the file.
        std::string fileContent;
        /// The format of the file.
        ConfigType configType = DragonBone_XML;
        /// The folder of the file.
        std::string baseFilePath;
        /// The object that is notified.
        cocos2d::Ref* target = nullptr;
        /// The function of the object that is called.
        cocos2d::SEL_SCHEDULE selector = nullptr;
        /// Whether the sheets that the file names are loaded.
        bool autoLoadSpriteFile = false;
        /// The image of the sheet.
        std::string imagePath;
        /// The property list of the sheet.
        std::string plistPath;
    } AsyncStruct;

public:
    /// The reader of the program, created on first use; purge() deletes it, so that files are read again.
    static DataReaderHelper* getInstance();
    /// The name of 2.x for getInstance().
    static DataReaderHelper* sharedDataReaderHelper() { return getInstance(); }
    /// Deletes the reader with its list of files. What it has read stays in ArmatureDataManager.
    static void purge();

    /// Scales positions in files that are read from now on; 1 initially. For files that were drawn for another resolution.
    static void setPositionReadScale(float scale);
    /// The scale of positions in files that are read from now on.
    static float getPositionReadScale();

    /// Reads a file and adds its contents to ArmatureDataManager, unless that was done before.
    void addDataFromFile(const std::string& filePath);
    /// See ArmatureDataManager::addArmatureFileInfoAsync(); with image and plist, these are loaded instead of the sheets that
    /// the file names.
    void addDataFromFileAsync(const std::string& imagePath, const std::string& plistPath,
                              const std::string& filePath, cocos2d::Ref* target,
                              cocos2d::SEL_SCHEDULE selector);
    /// The file will be read again.
    void removeConfigFile(const std::string& configFile);

    // --- Parts of files, for readers of a game. Nothing is added to ArmatureDataManager but by addDataFrom... ---

    /// What the parts of a file have in common.
    typedef struct _DataInfo {
        /// Not used: null.
        AsyncStruct* asyncStruct = nullptr;
        /// Not used: empty.
        std::queue<std::string> configFileQueue;
        /// The scale of positions in the file; 1 by default.
        float contentScale = 1.0f;
        /// The name of the file.
        std::string filename;
        std::string baseFilePath; ///< with a slash at its end
        /// The version of an XML file, which decides how its values are read.
        float flashToolVersion = 2.0f;
        /// The version of a json or binary file, which decides how its values are read.
        float cocoStudioVersion = 0.1f;
    } DataInfo;

    /// Adds the armatures, animations, and textures of an XML file, given its contents. What is damaged is left out, and logged.
    static void addDataFromCache(const std::string& pFileContent, DataInfo* dataInfo = nullptr);
    /// Adds the armatures, animations, and textures of a json file (ExportJson), given its contents.
    static void addDataFromJsonCache(const std::string& fileContent, DataInfo* dataInfo = nullptr);
    /// Adds the armatures, animations, and textures of a binary file (csb), whose header says how long it is.
    static void addDataFromBinaryCache(const char* fileContent, DataInfo* dataInfo = nullptr);

    // armatureValues.cpp: json, and the binary form. decodeArmature() sets the version that the others need. Results are autoreleased;
    // what a damaged file lacks has its default.
    /// The figure: its name and its bones.
    static ArmatureData* decodeArmature(const rapidjson::Value& json, DataInfo* dataInfo);
    /// A bone: its name, its parent, and its displays.
    static BoneData* decodeBone(const rapidjson::Value& json, DataInfo* dataInfo);
    /// What a bone may show: an image, a figure, or particles, by the type in the file.
    static DisplayData* decodeBoneDisplay(const rapidjson::Value& json, DataInfo* dataInfo);
    /// All movements of a figure, with its name.
    static AnimationData* decodeAnimation(const rapidjson::Value& json, DataInfo* dataInfo);
    /// A movement: its duration, easing, and loop, and its bones.
    static MovementData* decodeMovement(const rapidjson::Value& json, DataInfo* dataInfo);
    /// The key frames of one bone in a movement, in the order of time.
    static MovementBoneData* decodeMovementBone(const rapidjson::Value& json, DataInfo* dataInfo);
    /// A key frame: place, color, display, easing, and events.
    static FrameData* decodeFrame(const rapidjson::Value& json, DataInfo* dataInfo);
    /// An image: its name, size, pivot, and contours.
    static TextureData* decodeTexture(const rapidjson::Value& json);
    /// A polygon around an image, in its points.
    static ContourData* decodeContour(const rapidjson::Value& json);
    /// Sets the place, scale, skew, and color that all parts have.
    static void decodeNode(BaseData* node, const rapidjson::Value& json, DataInfo* dataInfo);
    /// The figure: its name and its bones. From the node of a binary file.
    static ArmatureData* decodeArmature(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// A bone: its name, its parent, and its displays. From the node of a binary file.
    static BoneData* decodeBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// What a bone may show: an image, a figure, or particles, by the type in the file. From the node of a binary file.
    static DisplayData* decodeBoneDisplay(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                          DataInfo* dataInfo);
    /// All movements of a figure, with its name. From the node of a binary file.
    static AnimationData* decodeAnimation(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                          DataInfo* dataInfo);
    /// A movement: its duration, easing, and loop, and its bones. From the node of a binary file.
    static MovementData* decodeMovement(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// The key frames of one bone in a movement, in the order of time. From the node of a binary file.
    static MovementBoneData* decodeMovementBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                                DataInfo* dataInfo);
    /// A key frame: place, color, display, easing, and events. From the node of a binary file.
    static FrameData* decodeFrame(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// An image: its name, size, pivot, and contours. From the node of a binary file.
    static TextureData* decodeTexture(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode);
    /// A polygon around an image, in its points. From the node of a binary file.
    static ContourData* decodeContour(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode);
    /// Sets the place, scale, skew, and color that all parts have, from the node of a binary file.
    static void decodeNode(BaseData* node, CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                           DataInfo* dataInfo);

    // armatureXml.cpp: XML of the plugin for Flash. The armature of an animation must have been added. Results are autoreleased.
    /// The figure: its name and its bones. From its XML element.
    static ArmatureData* decodeArmature(tinyxml2::XMLElement* armatureXML, DataInfo* dataInfo);
    /// A bone: its name, its parent, and its displays. From its XML element.
    static BoneData* decodeBone(tinyxml2::XMLElement* boneXML, tinyxml2::XMLElement* parentXML,
                                DataInfo* dataInfo);
    /// What a bone may show: an image, a figure, or particles, by the type in the file. From its XML element.
    static DisplayData* decodeBoneDisplay(tinyxml2::XMLElement* displayXML, DataInfo* dataInfo);
    /// All movements of a figure, with its name. From its XML element.
    static AnimationData* decodeAnimation(tinyxml2::XMLElement* animationXML, DataInfo* dataInfo);
    /// A movement: its duration, easing, and loop, and its bones. From its XML element.
    static MovementData* decodeMovement(tinyxml2::XMLElement* movementXML, ArmatureData* armatureData,
                                        DataInfo* dataInfo);
    /// The key frames of one bone in a movement, in the order of time. From its XML element.
    static MovementBoneData* decodeMovementBone(tinyxml2::XMLElement* movBoneXml,
                                                tinyxml2::XMLElement* parentXml, BoneData* boneData,
                                                DataInfo* dataInfo);
    /// A key frame: place, color, display, easing, and events. From its XML element.
    static FrameData* decodeFrame(tinyxml2::XMLElement* frameXML, tinyxml2::XMLElement* parentFrameXml,
                                  BoneData* boneData, DataInfo* dataInfo);
    /// An image: its name, size, pivot, and contours. From its XML element.
    static TextureData* decodeTexture(tinyxml2::XMLElement* textureXML, DataInfo* dataInfo);
    /// A polygon around an image, in its points. From its XML element.
    static ContourData* decodeContour(tinyxml2::XMLElement* contourXML, DataInfo* dataInfo);

    DataReaderHelper();
    ~DataReaderHelper() override;

private:
    bool readContents(const std::string& path, copra::ArmatureFile& file);
    void finishAsync(cocos2d::Ref* target, cocos2d::SEL_SCHEDULE selector);

    std::set<std::string> _files; ///< read or being read
    int _asyncTotal = 0;
    int _asyncLeft = 0;
};

} // namespace cocostudio
