#include "studio/armature/DataReaderHelper.h"

#include "base/RefPtr.h"
#include "base/refuse.h"
#include "files/Background.h"
#include "files/FileUtils.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/armatureFile.h"
#include "studio/values/CocoLoader.h"
#include "studio/values/studioDictionary.h"

#include <cstring>
#include <memory>
#include <tinyxml2.h>

using namespace cocos2d;

namespace copra {

// --- A file ---

void ArmatureFile::parse() {
    if (!fault.empty()) return;
    if (isXml) {
        xml = std::make_shared<tinyxml2::XMLDocument>();
        if (xml->Parse(contents.data(), contents.size()) != tinyxml2::XML_SUCCESS) fault = xml->ErrorStr();
        return;
    }
    if (isBinary) {
        readCocoBinary(reinterpret_cast<const std::uint8_t*>(contents.data()), contents.size(), values,
                       fault);
    } else {
        const bool hasByteOrderMark = contents.compare(0, 3, "\xEF\xBB\xBF") == 0;
        parseStudioJson(hasByteOrderMark ? contents.substr(3) : contents, values, fault);
    }
    if (values.getType() == Value::Type::MAP)
        fault.clear();
    else if (fault.empty())
        fault = "it has no armatures";
}

void ArmatureFile::addData() const {
    if (!fault.empty())
        report(fault);
    else if (isXml)
        addArmatureXml(*this);
    else
        addArmatureValues(*this);
}

ArmatureFile armatureFileOf(const cocostudio::DataReaderHelper::DataInfo* info) {
    ArmatureFile file;
    file.path = info ? info->baseFilePath + info->filename : "(contents)";
    return file;
}

std::string ArmatureFile::folder() const {
    return path.substr(0, path.find_last_of('/') + 1);
}

void ArmatureFile::report(const std::string& message) const {
    copra::warning("ArmatureDataManager: %s: %s", path.c_str(), message.c_str());
}

} // namespace copra

namespace cocostudio {

namespace {

RefPtr<DataReaderHelper> s_dataReaderHelper;
float s_positionReadScale = 1.0f;

} // namespace

DataReaderHelper::DataReaderHelper() = default;
DataReaderHelper::~DataReaderHelper() = default;

DataReaderHelper* DataReaderHelper::getInstance() {
    if (!s_dataReaderHelper) s_dataReaderHelper.weakAssign(new DataReaderHelper());
    return s_dataReaderHelper;
}

void DataReaderHelper::purge() {
    s_dataReaderHelper = nullptr;
}

void DataReaderHelper::setPositionReadScale(float scale) {
    s_positionReadScale = scale;
}

float DataReaderHelper::getPositionReadScale() {
    return s_positionReadScale;
}

/// False if the file is read already.
bool DataReaderHelper::readContents(const std::string& path, copra::ArmatureFile& file) {
    if (!_files.insert(path).second) return false;
    FileUtils* const files = FileUtils::getInstance();
    const std::string extension = files->getFileExtension(path);
    file.path = path;
    file.isXml = extension == ".xml";
    file.isBinary = extension == ".csb";
    file.loadsSheets = ArmatureDataManager::getInstance()->isAutoLoadSpriteFile();
    if (!files->isFileExist(path))
        file.fault = "the file is missing";
    else if (!file.isXml && !file.isBinary && extension != ".json" && extension != ".exportjson")
        file.fault = "the extension is unknown";
    else
        files->getContents(path, &file.contents);
    return true;
}

void DataReaderHelper::addDataFromFile(const std::string& filePath) {
    copra::ArmatureFile file;
    if (!readContents(filePath, file)) return;
    file.parse();
    if (!file.fault.empty()) removeConfigFile(filePath);
    file.addData();
}

void DataReaderHelper::addDataFromFileAsync(const std::string& imagePath, const std::string& plistPath,
                                            const std::string& filePath, Ref* target, SEL_SCHEDULE selector) {
    const auto file = std::make_shared<copra::ArmatureFile>();
    if (!readContents(filePath, *file)) {
        const float loaded =
            _asyncTotal == 0 ? 1.0f
                             : static_cast<float>(_asyncTotal - _asyncLeft) / static_cast<float>(_asyncTotal);
        if (target && selector) (target->*selector)(loaded);
        return;
    }
    ++_asyncTotal;
    ++_asyncLeft;
    const RefPtr<DataReaderHelper> self(this);
    const RefPtr<Ref> kept(target);
    copra::runInBackground([file] { file->parse(); },
                           [=] {
                               if (!file->fault.empty()) self->removeConfigFile(filePath);
                               // Not if it was removed, or everything purged, meanwhile.
                               const bool isWanted =
                                   self == s_dataReaderHelper &&
                                   (!file->fault.empty() || self->_files.count(filePath) != 0);
                               if (isWanted) {
                                   file->addData();
                                   if (!imagePath.empty() && !plistPath.empty())
                                       ArmatureDataManager::getInstance()->addSpriteFrameFromFile(
                                           plistPath, imagePath, filePath);
                               }
                               self->finishAsync(kept, selector);
                           });
}

void DataReaderHelper::finishAsync(Ref* target, SEL_SCHEDULE selector) {
    --_asyncLeft;
    const float loaded = static_cast<float>(_asyncTotal - _asyncLeft) / static_cast<float>(_asyncTotal);
    if (_asyncLeft == 0) _asyncTotal = 0;
    if (target && selector) (target->*selector)(loaded);
}

void DataReaderHelper::removeConfigFile(const std::string& configFile) {
    _files.erase(configFile);
}

// --- Contents of files ---

void DataReaderHelper::addDataFromCache(const std::string& pFileContent, DataInfo* dataInfo) {
    copra::ArmatureFile file = copra::armatureFileOf(dataInfo);
    file.contents = pFileContent;
    file.isXml = true;
    file.parse();
    file.addData();
}

void DataReaderHelper::addDataFromJsonCache(const std::string& fileContent, DataInfo* dataInfo) {
    copra::ArmatureFile file = copra::armatureFileOf(dataInfo);
    file.contents = fileContent;
    file.parse();
    file.addData();
}

void DataReaderHelper::addDataFromBinaryCache(const char* fileContent, DataInfo* dataInfo) {
    copra::ArmatureFile file = copra::armatureFileOf(dataInfo);
    stCocoFileHeader header{};
    if (fileContent) std::memcpy(&header, fileContent, sizeof header);
    const std::size_t size = header.m_nCompressSize ? header.m_nCompressSize : header.m_nDataSize;
    if (fileContent) file.contents.assign(fileContent, sizeof header + size);
    file.isBinary = true;
    file.parse();
    file.addData();
}

} // namespace cocostudio
