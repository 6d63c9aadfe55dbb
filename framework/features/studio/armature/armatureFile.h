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

/// A file of armatures on its way into memory. parse() may run on another thread.
struct ArmatureFile {
    std::string path;
    std::string contents;
    bool isXml = false;
    bool isBinary = false;
    /// Whether the sprite sheets that the file names are loaded.
    bool loadsSheets = false;
    /// Why it cannot be read; empty if it can.
    std::string fault;
    /// The contents, of one kind.
    cocos2d::Value values;
    std::shared_ptr<tinyxml2::XMLDocument> xml;

    /// Parses the contents; sets `fault` if that is not possible.
    void parse();
    /// Adds everything to ArmatureDataManager. Main thread only.
    void addData() const;
    /// With the slash at its end.
    std::string folder() const;
    void report(const std::string& message) const;
};

/// A file without contents, for the parts of one.
ArmatureFile armatureFileOf(const cocostudio::DataReaderHelper::DataInfo* info);

/// What a file holds, added to ArmatureDataManager.
void addArmatureValues(const ArmatureFile& file);
void addArmatureXml(const ArmatureFile& file);

} // namespace copra
