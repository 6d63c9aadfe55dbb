// The member functions of FileUtils that read files.

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/Plist.h"
#include "files/missingFile.h"
#include "files/onFileRead.h"
#include "platform/system/RegularFile.h"
#include "platform/system/paths.h"

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <new>

namespace fs = std::filesystem;

namespace cocos2d {

namespace {

/// 2^32 - 1: the largest size that the API can express on every platform.
constexpr std::uintmax_t kMaxFileSize = 0xffffffffu;

/// Resizes the buffer. False if there is too little memory, which may be for a file with holes.
bool canResize(ResizableBuffer& buffer, std::size_t size) {
    try {
        buffer.resize(size);
        return size == 0 || buffer.buffer();
    } catch (const std::bad_alloc&) {
        return false;
    }
}

void logTypeMismatch(const std::string& filename, const char* expected) {
    copra::warning("FileUtils: %s: the root of the property list is not %s", filename.c_str(), expected);
}

ValueMap mapFrom(Value root, const std::string& source) {
    if (root.getType() == Value::Type::MAP) return std::move(root.asValueMap());
    if (root.getType() != Value::Type::NONE) logTypeMismatch(source, "a dictionary");
    return {};
}

bool readPropertyList(const FileUtils& files, const std::string& filename, std::string& text) {
    if (!files.isFileExist(filename)) { // asked first, because a failed search may log a line itself
        copra::warnOfMissingFile("Property list", filename);
        return false;
    }
    return files.getContents(filename, &text) == FileUtils::Status::OK; // which says why not
}

} // namespace

FileUtils::Status FileUtils::getContents(const std::string& filename, ResizableBuffer* buffer) const {
    const std::string path = fullPathForFilename(filename);
    if (path.empty()) return Status::NotExists;
    std::error_code error;
    if (!fs::exists(copra::nativePath(path), error)) return Status::NotExists;
    if (copra::onFileRead) copra::onFileRead(path);
    const copra::RegularFile file(getSuitableFOpen(path));
    if (!file.isOpen()) {
        copra::warning("FileUtils: cannot read %s: %s", path.c_str(), file.error().c_str());
        return Status::OpenFailed;
    }
    const auto size = static_cast<std::size_t>(file.size());
    if (size > kMaxFileSize || !canResize(*buffer, size)) {
        copra::warning("FileUtils: cannot read %s: %zu bytes are too many", path.c_str(), size);
        return Status::TooLarge;
    }
    if (size == 0) return Status::OK;
    const std::size_t read = file.read(0, buffer->buffer(), size);
    if (read < size) {
        buffer->resize(read);
        copra::warning("FileUtils: cannot read %s: it ends after %zu of %zu bytes", path.c_str(), read, size);
        return Status::ReadFailed;
    }
    return Status::OK;
}

std::string FileUtils::getStringFromFile(const std::string& filename) const {
    std::string text;
    getContents(filename, &text);
    return text;
}

Data FileUtils::getDataFromFile(const std::string& filename) const {
    Data data;
    getContents(filename, &data);
    return data;
}

unsigned char* FileUtils::getFileData(const std::string& filename, const char* /*mode*/,
                                      ssize_t* size) const {
    const Data data = getDataFromFile(filename);
    if (size) *size = 0;
    if (data.isNull()) return nullptr;
    auto* const copy = static_cast<unsigned char*>(std::malloc(static_cast<std::size_t>(data.getSize()) + 1));
    if (!copy) return nullptr;
    copy[data.getSize()] = 0; // see Data
    std::memcpy(copy, data.getBytes(), static_cast<std::size_t>(data.getSize()));
    if (size) *size = data.getSize();
    return copy;
}

ValueMap FileUtils::getValueMapFromFile(const std::string& filename) const {
    std::string text;
    if (!readPropertyList(*this, filename, text)) return {};
    return mapFrom(copra::readPlist(text, filename), filename);
}

ValueMap FileUtils::getValueMapFromData(const char* filedata, int filesize) const {
    if (!filedata || filesize <= 0) return {};
    return mapFrom(copra::readPlist({filedata, static_cast<std::size_t>(filesize)}, "property list data"),
                   "property list data");
}

ValueVector FileUtils::getValueVectorFromFile(const std::string& filename) const {
    std::string text;
    if (!readPropertyList(*this, filename, text)) return {};
    Value root = copra::readPlist(text, filename);
    if (root.getType() == Value::Type::VECTOR) return std::move(root.asValueVector());
    if (root.getType() != Value::Type::NONE) logTypeMismatch(filename, "an array");
    return {};
}

long FileUtils::getFileSize(const std::string& filepath) const {
    const std::string path = fullPathForFilename(filepath);
    std::error_code error;
    const std::uintmax_t size = path.empty() ? 0 : fs::file_size(copra::nativePath(path), error);
    if (!path.empty() && !error) return static_cast<long>(size);
    copra::warning("FileUtils: cannot get the size of %s: there is no such file", filepath.c_str());
    return -1;
}

} // namespace cocos2d
