#include "files/ZipFile.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "files/ResizableBuffer.h"
#include "files/ZipUtils.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>
#include <zlib.h>

namespace cocos2d {

namespace {

// The parts of an archive, by PKWARE's APPNOTE.TXT 6.3.3: all numbers are little endian.
constexpr std::uint32_t kLocalMark = 0x04034b50;
constexpr std::uint32_t kDirectoryMark = 0x02014b50;
constexpr std::uint32_t kEndMark = 0x06054b50;
constexpr std::size_t kLocalSize = 30;
constexpr std::size_t kDirectorySize = 46;
constexpr std::size_t kEndSize = 22;
constexpr std::size_t kLongestComment = 65535;
constexpr int kStored = 0;
constexpr int kDeflated = 8;
constexpr unsigned kEncrypted = 1;

std::uint32_t number(const unsigned char* bytes, int count) {
    std::uint32_t value = 0;
    for (int i = count - 1; i >= 0; --i) value = value << 8 | bytes[i];
    return value;
}

/// Unpacks deflated data without a header to exactly the size of `out`.
bool inflateRaw(const std::vector<unsigned char>& packed, std::vector<unsigned char>& out) {
    z_stream stream = {};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    unsigned char none = 0;
    stream.next_in = const_cast<unsigned char*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = out.empty() ? &none : out.data();
    stream.avail_out = static_cast<uInt>(out.size());
    const int state = ::inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return state == Z_STREAM_END && stream.avail_out == 0;
}

} // namespace

/// The bytes of an archive: a file, or memory.
class ZipFile::Source {
public:
    explicit Source(const std::string& path) : _file(path, std::ios::binary | std::ios::ate) {
        if (_file) _size = static_cast<std::size_t>(_file.tellg());
    }
    Source(const unsigned char* bytes, std::size_t size) : _bytes(bytes), _size(size) {}

    std::size_t size() const { return _size; }

    /// False where the archive has fewer.
    bool read(std::size_t place, std::size_t count, std::vector<unsigned char>& out) {
        if (place > _size || count > _size - place) return false;
        out.resize(count);
        if (count == 0) return true;
        if (_bytes) {
            std::memcpy(out.data(), _bytes + place, count);
            return true;
        }
        _file.clear();
        _file.seekg(static_cast<std::streamoff>(place));
        _file.read(reinterpret_cast<char*>(out.data()), static_cast<std::streamsize>(count));
        return static_cast<bool>(_file);
    }

private:
    std::ifstream _file;
    const unsigned char* _bytes = nullptr;
    std::size_t _size = 0;
};

ZipFile::ZipFile() = default;
ZipFile::~ZipFile() = default;

ZipFile::ZipFile(const std::string& zipFile, const std::string& filter)
    : _source(std::make_unique<Source>(zipFile)), _name(zipFile) {
    setFilter(filter);
}

ZipFile* ZipFile::createWithBuffer(const void* buffer, unsigned long size) {
    if (!buffer || size == 0) return nullptr;
    std::unique_ptr<ZipFile> archive(new ZipFile());
    archive->_name = "archive in memory";
    archive->_source = std::make_unique<Source>(static_cast<const unsigned char*>(buffer), size);
    return archive->setFilter("") ? archive.release() : nullptr;
}

bool ZipFile::setFilter(const std::string& filter) {
    _filter = filter;
    _order.clear();
    _entries.clear();
    _next = 0;
    if (readDirectory()) return true;
    log("ZipFile: %s is no zip archive", _name.c_str());
    return false;
}

// --- Reading ---

bool ZipFile::readDirectory() {
    // The end of the directory is the last thing but a comment of unknown length.
    const std::size_t tailSize = std::min(_source->size(), kEndSize + kLongestComment);
    std::vector<unsigned char> tail;
    if (tailSize < kEndSize || !_source->read(_source->size() - tailSize, tailSize, tail)) return false;
    std::size_t end = tailSize - kEndSize;
    while (number(&tail[end], 4) != kEndMark)
        if (end-- == 0) return false;

    const std::size_t count = number(&tail[end + 10], 2);
    std::vector<unsigned char> directory;
    if (!_source->read(number(&tail[end + 16], 4), number(&tail[end + 12], 4), directory)) return false;
    std::size_t at = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (directory.size() - at < kDirectorySize || number(&directory[at], 4) != kDirectoryMark)
            return false;
        const unsigned char* entry = &directory[at];
        const std::size_t nameSize = number(entry + 28, 2);
        const std::size_t size = kDirectorySize + nameSize + number(entry + 30, 2) + number(entry + 32, 2);
        if (directory.size() - at < size) return false;
        const std::string name(reinterpret_cast<const char*>(entry) + kDirectorySize, nameSize);
        // An encrypted file gets a method that nobody knows.
        const int method = number(entry + 8, 2) & kEncrypted ? -1 : static_cast<int>(number(entry + 10, 2));
        at += size;
        if (name.compare(0, _filter.size(), _filter) != 0) continue;
        const Entry told{number(entry + 20, 4), number(entry + 24, 4), number(entry + 42, 4),
                         number(entry + 16, 4), method};
        if (_entries.emplace(name, told).second) _order.push_back(name);
    }
    return true;
}

bool ZipFile::read(const std::string& fileName, std::vector<unsigned char>& contents) {
    contents.clear();
    const auto found = _entries.find(fileName);
    if (found == _entries.end()) return false;
    const Entry& entry = found->second;
    const auto refuse = [this, &fileName, &contents](const char* reason) {
        log("ZipFile: %s in %s %s", fileName.c_str(), _name.c_str(), reason);
        contents.clear();
        return false;
    };
    if (entry.method != kStored && entry.method != kDeflated)
        return refuse("is encrypted, or packed in a way that is not known here");
    if (entry.size > ZipUtils::maxInflatedSize) return refuse("is too large");

    std::vector<unsigned char> local;
    if (!_source->read(entry.place, kLocalSize, local) || number(local.data(), 4) != kLocalMark)
        return refuse("is not where it should be");
    const std::size_t place = entry.place + kLocalSize + number(&local[26], 2) + number(&local[28], 2);
    std::vector<unsigned char> packed;
    if (!_source->read(place, entry.packedSize, packed)) return refuse("is cut off");
    if (entry.method == kStored) {
        contents = std::move(packed);
        if (contents.size() != entry.size) return refuse("is not of the size that it says");
    } else {
        // A few bytes cannot become many: deflate makes at most 1032 of one.
        if (entry.size / 1032 > packed.size()) return refuse("is broken");
        contents.resize(entry.size);
        if (!inflateRaw(packed, contents)) return refuse("is broken");
    }
    const auto length = static_cast<uInt>(contents.size());
    if (crc32(0, contents.data(), length) != entry.sum && length > 0) return refuse("is broken");
    return true;
}

bool ZipFile::fileExists(const std::string& fileName) const {
    return _entries.count(fileName) > 0;
}

unsigned char* ZipFile::getFileData(const std::string& fileName, ssize_t* size) {
    if (size) *size = 0;
    std::vector<unsigned char> contents;
    if (!read(fileName, contents)) return nullptr;
    auto* memory = static_cast<unsigned char*>(std::malloc(std::max<std::size_t>(contents.size(), 1)));
    if (!memory) return nullptr;
    std::copy(contents.begin(), contents.end(), memory);
    if (size) *size = static_cast<ssize_t>(contents.size());
    return memory;
}

bool ZipFile::getFileData(const std::string& fileName, ResizableBuffer* buffer) {
    std::vector<unsigned char> contents;
    if (!buffer || !read(fileName, contents)) return false;
    buffer->resize(contents.size());
    if (!contents.empty()) std::memcpy(buffer->buffer(), contents.data(), contents.size());
    return true;
}

std::string ZipFile::getFirstFilename() {
    _next = 0;
    return getNextFilename();
}

std::string ZipFile::getNextFilename() {
    return _next < _order.size() ? _order[_next++] : std::string();
}

unsigned char* FileUtils::getFileDataFromZip(const std::string& zipFilePath, const std::string& filename,
                                             ssize_t* size) const {
    if (size) *size = 0;
    const std::string path = fullPathForFilename(zipFilePath);
    return path.empty() ? nullptr : ZipFile(path, filename).getFileData(filename, size);
}

} // namespace cocos2d
