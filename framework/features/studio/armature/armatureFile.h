#pragma once

#include "base/Data.h"
#include "base/Value.h"
#include "studio/armature/DataReaderHelper.h"

#include <memory>
#include <string>

namespace tinyxml2 {
class XMLDocument;
}

namespace copra {

/// A file of armatures that is being read. parse() may run on another thread.
struct ArmatureFile {
    std::string path;      ///< The path of the file.
    std::string contents;  ///< The bytes of the file.
    bool isXml = false;    ///< Whether the file is XML.
    bool isBinary = false; ///< Whether the file is in the binary form of Cocos Studio.
    /// Whether the sprite sheets that the file names are loaded.
    bool loadsSheets = false;
    /// The reason why the file cannot be read; empty if it can.
    std::string fault;
    cocos2d::Value values;                      ///< The parsed contents of a file that is not XML.
    std::shared_ptr<tinyxml2::XMLDocument> xml; ///< The parsed contents of an XML file.

    /// Parses the contents. If that is not possible, the function sets `fault`.
    void parse();
    /// Adds the contents to ArmatureDataManager. Call it only on the main thread.
    void addData() const;
    /// Returns the folder of the file, with a slash at the end.
    std::string folder() const;
    /// Logs a message with the path of the file.
    void report(const std::string& message) const;
};

/// Returns a file without contents, to read single parts with.
ArmatureFile armatureFileOf(const cocostudio::DataReaderHelper::DataInfo* info);

/// Adds the contents of a file that is not XML to ArmatureDataManager.
void addArmatureValues(const ArmatureFile& file);
/// Adds the contents of an XML file to ArmatureDataManager.
void addArmatureXml(const ArmatureFile& file);

} // namespace copra
