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

/// Reads the files of ArmatureDataManager, each only once.
class DataReaderHelper : public cocos2d::Ref {
protected:
    /// The format of a file.
    enum ConfigType {
        DragonBone_XML,   ///< XML of DragonBones.
        CocoStudio_JSON,  ///< JSON of Cocos Studio (.ExportJson).
        CocoStudio_Binary ///< The binary format of Cocos Studio (.csb).
    };

    /// A file that is read in the background. It is not used here.
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
    /// Returns the reader of the program, which is created on first use. purge() deletes it, so that files
    /// are read again.
    static DataReaderHelper* getInstance();
    /// Name of getInstance() in cocos2d-x 2.x.
    static DataReaderHelper* sharedDataReaderHelper() { return getInstance(); }
    /// Deletes the reader with its list of files. What it has read stays in ArmatureDataManager.
    static void purge();

    /// Sets the scale of positions in files that are read from now on, 1 initially. It is useful for files
    /// that were drawn for another resolution.
    static void setPositionReadScale(float scale);
    /// Returns the scale of positions in files that are read from now on.
    static float getPositionReadScale();

    /// Reads a file and adds its contents to ArmatureDataManager, unless it was read before.
    void addDataFromFile(const std::string& filePath);
    /// Reads a file in the background; see ArmatureDataManager::addArmatureFileInfoAsync(). If an image and a
    /// property list are given, that sheet is loaded instead of those that the file names.
    void addDataFromFileAsync(const std::string& imagePath, const std::string& plistPath,
                              const std::string& filePath, cocos2d::Ref* target,
                              cocos2d::SEL_SCHEDULE selector);
    /// Forgets that a file was read, so that it can be read again.
    void removeConfigFile(const std::string& configFile);

    // --- Parts of files, for readers of a game. Nothing is added to ArmatureDataManager but by addDataFrom... ---

    /// The values that the parts of a file share.
    typedef struct _DataInfo {
        /// Not used by Copra: always null.
        AsyncStruct* asyncStruct = nullptr;
        /// Not used by Copra: always empty.
        std::queue<std::string> configFileQueue;
        /// The scale of positions in the file, 1 initially.
        float contentScale = 1.0f;
        /// The name of the file.
        std::string filename;
        std::string baseFilePath; ///< The folder of the file, with a slash at the end.
        /// The version of an XML file, which decides how its values are read.
        float flashToolVersion = 2.0f;
        /// The version of a json or binary file, which decides how its values are read.
        float cocoStudioVersion = 0.1f;
    } DataInfo;

    /// Adds the armatures, animations, and textures of an XML file, given its contents. Damaged parts are
    /// logged and left out.
    static void addDataFromCache(const std::string& pFileContent, DataInfo* dataInfo = nullptr);
    /// Adds the armatures, animations, and textures of a JSON file (.ExportJson), given its contents.
    static void addDataFromJsonCache(const std::string& fileContent, DataInfo* dataInfo = nullptr);
    /// Adds the armatures, animations, and textures of a binary file (.csb), given its contents. Their header
    /// states the length.
    static void addDataFromBinaryCache(const char* fileContent, DataInfo* dataInfo = nullptr);

    // armatureValues.cpp: json, and the binary form. decodeArmature() sets the version that the others need. Results are autoreleased;
    // what a damaged file lacks has its default.
    /// Reads an armature: its name and its bones.
    static ArmatureData* decodeArmature(const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads a bone: its name, its parent, and its displays.
    static BoneData* decodeBone(const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads what a bone can show: an image, an armature, or particles, according to the type in the file.
    static DisplayData* decodeBoneDisplay(const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads all movements of an armature, with its name.
    static AnimationData* decodeAnimation(const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads a movement: its duration, easing, and loop, and its bones.
    static MovementData* decodeMovement(const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads the key frames of one bone in a movement, in the order of time.
    static MovementBoneData* decodeMovementBone(const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads a key frame: its place, color, display, easing, and events.
    static FrameData* decodeFrame(const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads the description of an image: its name, size, pivot, and contours.
    static TextureData* decodeTexture(const rapidjson::Value& json);
    /// Reads a polygon around an image, in the points of the image.
    static ContourData* decodeContour(const rapidjson::Value& json);
    /// Reads the place, scale, skew, and color of a bone or a display.
    static void decodeNode(BaseData* node, const rapidjson::Value& json, DataInfo* dataInfo);
    /// Reads an armature from a node of a binary file: its name and its bones.
    static ArmatureData* decodeArmature(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// Reads a bone from a node of a binary file: its name, its parent, and its displays.
    static BoneData* decodeBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// Reads what a bone can show from a node of a binary file: an image, an armature, or particles.
    static DisplayData* decodeBoneDisplay(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                          DataInfo* dataInfo);
    /// Reads all movements of an armature, with its name, from a node of a binary file.
    static AnimationData* decodeAnimation(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                          DataInfo* dataInfo);
    /// Reads a movement from a node of a binary file: its duration, easing, and loop, and its bones.
    static MovementData* decodeMovement(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// Reads the key frames of one bone in a movement from a node of a binary file, in the order of time.
    static MovementBoneData* decodeMovementBone(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                                                DataInfo* dataInfo);
    /// Reads a key frame from a node of a binary file: its place, color, display, easing, and events.
    static FrameData* decodeFrame(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode, DataInfo* dataInfo);
    /// Reads the description of an image from a node of a binary file: its name, size, pivot, and contours.
    static TextureData* decodeTexture(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode);
    /// Reads a polygon around an image from a node of a binary file, in the points of the image.
    static ContourData* decodeContour(CocoLoader* cocoLoader, stExpCocoNode* pCocoNode);
    /// Reads the place, scale, skew, and color of a bone or a display from a node of a binary file.
    static void decodeNode(BaseData* node, CocoLoader* cocoLoader, stExpCocoNode* pCocoNode,
                           DataInfo* dataInfo);

    // armatureXml.cpp: XML of the plugin for Flash. The armature of an animation must have been added. Results are autoreleased.
    /// Reads an armature from its XML element: its name and its bones.
    static ArmatureData* decodeArmature(tinyxml2::XMLElement* armatureXML, DataInfo* dataInfo);
    /// Reads a bone from its XML element: its name, its parent, and its displays.
    static BoneData* decodeBone(tinyxml2::XMLElement* boneXML, tinyxml2::XMLElement* parentXML,
                                DataInfo* dataInfo);
    /// Reads what a bone can show from its XML element: an image, an armature, or particles.
    static DisplayData* decodeBoneDisplay(tinyxml2::XMLElement* displayXML, DataInfo* dataInfo);
    /// Reads all movements of an armature, with its name, from its XML element.
    static AnimationData* decodeAnimation(tinyxml2::XMLElement* animationXML, DataInfo* dataInfo);
    /// Reads a movement from its XML element: its duration, easing, and loop, and its bones.
    static MovementData* decodeMovement(tinyxml2::XMLElement* movementXML, ArmatureData* armatureData,
                                        DataInfo* dataInfo);
    /// Reads the key frames of one bone in a movement from its XML element, in the order of time.
    static MovementBoneData* decodeMovementBone(tinyxml2::XMLElement* movBoneXml,
                                                tinyxml2::XMLElement* parentXml, BoneData* boneData,
                                                DataInfo* dataInfo);
    /// Reads a key frame from its XML element: its place, color, display, easing, and events.
    static FrameData* decodeFrame(tinyxml2::XMLElement* frameXML, tinyxml2::XMLElement* parentFrameXml,
                                  BoneData* boneData, DataInfo* dataInfo);
    /// Reads the description of an image from its XML element: its name, size, pivot, and contours.
    static TextureData* decodeTexture(tinyxml2::XMLElement* textureXML, DataInfo* dataInfo);
    /// Reads a polygon around an image from its XML element, in the points of the image.
    static ContourData* decodeContour(tinyxml2::XMLElement* contourXML, DataInfo* dataInfo);

    /// Constructs a reader that has read no files. Games call getInstance().
    DataReaderHelper();
    ~DataReaderHelper() override;

private:
    bool readContents(const std::string& path, copra::ArmatureFile& file);
    void finishAsync(cocos2d::Ref* target, cocos2d::SEL_SCHEDULE selector);

    std::set<std::string> _files; ///< The files that have been read or are being read.
    int _asyncTotal = 0;
    int _asyncLeft = 0;
};

} // namespace cocostudio
