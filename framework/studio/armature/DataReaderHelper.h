#pragma once

#include "base/Ref.h"
#include "studio/armature/ArmatureData.h"

#include <queue>
#include <rapidjson/document.h>
#include <set>
#include <string>

namespace tinyxml2 {
class XMLElement;
}

namespace copra {
struct ArmatureFile;
}

namespace cocostudio {

class CocoLoader;
struct stExpCocoNode;

/// Reads the files of ArmatureDataManager, each once.
class DataReaderHelper : public cocos2d::Ref {
protected:
    enum ConfigType { DragonBone_XML, CocoStudio_JSON, CocoStudio_Binary };

    /// A file that is read in the background; not used here.
    typedef struct _AsyncStruct {
        std::string filename;
        std::string fileContent;
        ConfigType configType = DragonBone_XML;
        std::string baseFilePath;
        cocos2d::Ref* target = nullptr;
        cocos2d::SEL_SCHEDULE selector = nullptr;
        bool autoLoadSpriteFile = false;
        std::string imagePath;
        std::string plistPath;
    } AsyncStruct;

public:
    /// The reader of the program, created on first use; purge() deletes it, so that files are read again.
    static DataReaderHelper* getInstance();
    static DataReaderHelper* sharedDataReaderHelper() { return getInstance(); }
    static void purge();

    /// Scales positions in files that are read from now on; 1 initially.
    static void setPositionReadScale(float scale);
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
        AsyncStruct* asyncStruct = nullptr;
        std::queue<std::string> configFileQueue;
        float contentScale = 1.0f;
        std::string filename;
        std::string baseFilePath; ///< with a slash at its end
        float flashToolVersion = 2.0f;
        float cocoStudioVersion = 0.1f;
    } DataInfo;

    /// The contents of a file: XML, json, or binary, whose header says how long it is.
    static void addDataFromCache(const std::string& pFileContent, DataInfo* dataInfo = nullptr);
    static void addDataFromJsonCache(const std::string& fileContent, DataInfo* dataInfo = nullptr);
    static void addDataFromBinaryCache(const char* fileContent, DataInfo* dataInfo = nullptr);

    // armatureValues.cpp: json, and the binary form. decodeArmature() sets the version that the others need.
    /// Make one part of the file, autoreleased, from its json, or from the node of a binary file.
    static ArmatureData* decodeArmature(const rapidjson::Value& json, DataInfo* dataInfo);
    static BoneData* decodeBone(const rapidjson::Value& json, DataInfo* dataInfo);
    static DisplayData* decodeBoneDisplay(const rapidjson::Value& json, DataInfo* dataInfo);
    static AnimationData* decodeAnimation(const rapidjson::Value& json, DataInfo* dataInfo);
    static MovementData* decodeMovement(const rapidjson::Value& json, DataInfo* dataInfo);
    static MovementBoneData* decodeMovementBone(const rapidjson::Value& json, DataInfo* dataInfo);
    static FrameData* decodeFrame(const rapidjson::Value& json, DataInfo* dataInfo);
    static TextureData* decodeTexture(const rapidjson::Value& json);
    static ContourData* decodeContour(const rapidjson::Value& json);
    static void decodeNode(BaseData* node, const rapidjson::Value& json, DataInfo* dataInfo);
    static ArmatureData* decodeArmature(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    static BoneData* decodeBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    static DisplayData* decodeBoneDisplay(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                          DataInfo* dataInfo);
    static AnimationData* decodeAnimation(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                          DataInfo* dataInfo);
    static MovementData* decodeMovement(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    static MovementBoneData* decodeMovementBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                                DataInfo* dataInfo);
    static FrameData* decodeFrame(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    static TextureData* decodeTexture(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode);
    static ContourData* decodeContour(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode);
    static void decodeNode(BaseData* node, CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                           DataInfo* dataInfo);

    // armatureXml.cpp: XML of the plugin for Flash. The armature of an animation must have been added.
    /// Make one part of the file, autoreleased, from its element.
    static ArmatureData* decodeArmature(tinyxml2::XMLElement* armatureXML, DataInfo* dataInfo);
    static BoneData* decodeBone(tinyxml2::XMLElement* boneXML, tinyxml2::XMLElement* parentXML,
                                DataInfo* dataInfo);
    static DisplayData* decodeBoneDisplay(tinyxml2::XMLElement* displayXML, DataInfo* dataInfo);
    static AnimationData* decodeAnimation(tinyxml2::XMLElement* animationXML, DataInfo* dataInfo);
    static MovementData* decodeMovement(tinyxml2::XMLElement* movementXML, ArmatureData* armatureData,
                                        DataInfo* dataInfo);
    static MovementBoneData* decodeMovementBone(tinyxml2::XMLElement* movBoneXml,
                                                tinyxml2::XMLElement* parentXml, BoneData* boneData,
                                                DataInfo* dataInfo);
    static FrameData* decodeFrame(tinyxml2::XMLElement* frameXML, tinyxml2::XMLElement* parentFrameXml,
                                  BoneData* boneData, DataInfo* dataInfo);
    static TextureData* decodeTexture(tinyxml2::XMLElement* textureXML, DataInfo* dataInfo);
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
