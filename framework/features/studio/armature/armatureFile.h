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
    std::string path;
    std::string contents;
    bool isXml = false;
    bool isBinary = false;
    /// Whether the sprite sheets that the file names are loaded.
    bool loadsSheets = false;
    /// Why the file cannot be read; empty if it can.
    std::string fault;
    /// The contents: in `xml` for an XML file, otherwise in `values`.
    cocos2d::Value values;
    std::shared_ptr<tinyxml2::XMLDocument> xml;

    /// Parses the contents. If that is not possible, the function sets `fault`.
    void parse();
    /// Adds the contents to ArmatureDataManager. Only for the main thread.
    void addData() const;
    /// Returns the folder of the file, with a slash at the end.
    std::string folder() const;
    void report(const std::string& message) const;
};

/// Returns a file without contents, to read single parts with.
ArmatureFile armatureFileOf(const cocostudio::DataReaderHelper::DataInfo* info);

/// Adds the contents of a file to ArmatureDataManager.
void addArmatureValues(const ArmatureFile& file);
void addArmatureXml(const ArmatureFile& file);

} // namespace copra
