#include "files/FileStream.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/missingFile.h"
#include "files/onFileRead.h"
#include "platform/system/paths.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;

namespace cocos2d {

namespace {

/// A file that exists has to be a regular one: opening a FIFO or a device could block or have side effects.
bool mayOpen(const fs::path& path, bool mayCreate) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return fs::is_regular_file(status) || (mayCreate && status.type() == fs::file_type::not_found);
}

std::ios::openmode flagsOf(IFileStream::Mode mode) {
    switch (mode) {
    case IFileStream::Mode::WRITE:
        return std::ios::in | std::ios::out | std::ios::trunc;
    case IFileStream::Mode::APPEND:
        return std::ios::in | std::ios::out | std::ios::app;
    case IFileStream::Mode::OVERLAPPED:
        return std::ios::in | std::ios::out;
    default:
        return std::ios::in;
    }
}

std::ios::seekdir directionOf(int origin) {
    if (origin == SEEK_CUR) return std::ios::cur;
    return origin == SEEK_END ? std::ios::end : std::ios::beg;
}

} // namespace

FileStream::FileStream() = default;
FileStream::~FileStream() = default;
FileStream::FileStream(FileStream&& other) noexcept = default;
FileStream& FileStream::operator=(FileStream&& other) noexcept = default;

bool FileStream::open(const std::string& path, Mode mode) {
    close();
    const fs::path native = copra::nativePath(path);
    if (!mayOpen(native, mode != Mode::READ)) return false;
    if (mode == Mode::READ && copra::onFileRead) copra::onFileRead(path);
    if (mode == Mode::OVERLAPPED)
        std::ofstream(native, std::ios::binary | std::ios::app); // exists from here on
    auto stream = std::make_unique<std::fstream>(native, flagsOf(mode) | std::ios::binary);
    if (!stream->is_open()) return false;
    _path = path;
    _mode = mode;
    _stream = std::move(stream);
    return true;
}

int FileStream::close() {
    if (!_stream) return -1;
    _stream->clear();
    _stream->close();
    const bool isStored = _stream->good();
    _stream.reset();
    return isStored ? 0 : -1;
}

int64_t FileStream::seek(int64_t offset, int origin) const {
    if (!_stream) return -1;
    _stream->clear();
    _stream->seekg(offset, directionOf(origin));
    return tell();
}

int FileStream::read(void* buf, unsigned int size) const {
    if (!_stream) return -1;
    _stream->clear();
    _stream->seekg(0, std::ios::cur); // a stream asks for it between writing and reading
    _stream->read(static_cast<char*>(buf), size);
    const int count = _stream->bad() ? -1 : static_cast<int>(_stream->gcount());
    _stream->clear(); // the end of the file is a position, too
    return count;
}

int FileStream::write(const void* buf, unsigned int size) const {
    if (!_stream || _mode == Mode::READ) return -1;
    _stream->clear();
    _stream->seekp(0, std::ios::cur);
    _stream->write(static_cast<const char*>(buf), size);
    return _stream->good() ? static_cast<int>(size) : -1;
}

int64_t FileStream::tell() const {
    return _stream ? static_cast<int64_t>(_stream->tellg()) : -1;
}

int64_t FileStream::size() const {
    if (!_stream) return -1;
    _stream->flush();
    std::error_code error;
    const std::uintmax_t bytes = fs::file_size(copra::nativePath(_path), error);
    return error ? -1 : static_cast<int64_t>(bytes);
}

bool FileStream::resize(int64_t size) const {
    if (!_stream || _mode == Mode::READ || size < 0) return false;
    _stream->flush();
    std::error_code error;
    fs::resize_file(copra::nativePath(_path), static_cast<std::uintmax_t>(size), error);
    return !error;
}

bool FileStream::isOpen() const {
    return _stream != nullptr;
}

// --- FileUtils ---

std::unique_ptr<IFileStream> FileUtils::openFileStream(const std::string& filePath,
                                                       FileStreamMode mode) const {
    const bool isRead = mode == FileStreamMode::READ;
    const std::string path = isRead ? fullPathForFilename(filePath) : getSuitableFOpen(filePath);
    auto stream = std::make_unique<FileStream>();
    if (!path.empty() && stream->open(path, mode)) return stream;
    if (isRead && path.empty())
        copra::warnOfMissingFile("File", filePath);
    else
        copra::warning("FileUtils: cannot open %s", path.c_str());
    return nullptr;
}

} // namespace cocos2d
