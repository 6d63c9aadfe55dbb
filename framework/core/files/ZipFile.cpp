#include "files/ZipFile.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/ResizableBuffer.h"
#include "files/ZipUtils.h"
#include "platform/system/RegularFile.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <set>
#include <zlib.h>

namespace cocos2d {

namespace {

// The records of an archive as in PKWARE's APPNOTE.TXT 6.3.3. All numbers are little endian.
constexpr std::uint32_t kLocalHeaderSignature = 0x04034b50;
constexpr std::uint32_t kDirectoryHeaderSignature = 0x02014b50;
constexpr std::uint32_t kEndOfDirectorySignature = 0x06054b50;
constexpr std::size_t kLocalHeaderSize = 30;
constexpr std::size_t kDirectoryHeaderSize = 46;
constexpr std::size_t kEndOfDirectorySize = 22;
constexpr std::size_t kMaxCommentSize = 65535;
constexpr int kMethodStored = 0;
constexpr int kMethodDeflated = 8;
constexpr int kMethodUnsupported = -1;
constexpr unsigned kFlagEncrypted = 1;
/// The best compression ratio of deflate. A larger size in the header is an error, found before memory is
/// allocated.
constexpr std::size_t kMaxDeflateRatio = 1032;

std::uint32_t littleEndian(const unsigned char* bytes, int count) {
    std::uint32_t value = 0;
    for (int i = count - 1; i >= 0; --i) value = value << 8 | bytes[i];
    return value;
}

/// Decompresses raw deflate data (without a header) to exactly the size of `out`.
bool inflateRaw(const std::vector<unsigned char>& compressed, std::vector<unsigned char>& out) {
    z_stream stream = {};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    unsigned char none = 0;
    stream.next_in = const_cast<unsigned char*>(compressed.data());
    stream.avail_in = static_cast<uInt>(compressed.size());
    stream.next_out = out.empty() ? &none : out.data();
    stream.avail_out = static_cast<uInt>(out.size());
    const int state = ::inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return state == Z_STREAM_END && stream.avail_out == 0;
}

} // namespace

/// The bytes of an archive, in a file or in memory.
class ZipFile::Source_ {
public:
    explicit Source_(const std::string& path) : _file(std::make_unique<copra::RegularFile>(path)) {
        _size = static_cast<std::size_t>(_file->size());
    }
    Source_(const unsigned char* bytes, std::size_t size) : _bytes(bytes), _size(size) {}

    std::size_t size() const { return _size; }

    /// Reads exactly `count` bytes at `offset`. Returns false if the archive ends before.
    bool read(std::size_t offset, std::size_t count, std::vector<unsigned char>& out) {
        if (offset > _size || count > _size - offset) return false;
        out.resize(count);
        if (count == 0) return true;
        if (_bytes) {
            std::memcpy(out.data(), _bytes + offset, count);
            return true;
        }
        return _file->read(offset, out.data(), count) == count;
    }

private:
    std::unique_ptr<copra::RegularFile> _file; ///< null for an archive in memory
    const unsigned char* _bytes = nullptr;
    std::size_t _size = 0;
};

struct ZipFile::Entry_ {
    std::size_t compressedSize = 0;
    std::size_t size = 0;
    std::size_t offset = 0; ///< of the local header
    unsigned long crc32 = 0;
    int method = 0;
};

struct ZipFile::Entries_ : std::map<std::string, Entry_> {};

ZipFile::ZipFile() : _entries(new Entries_) {}
ZipFile::~ZipFile() = default;

ZipFile::ZipFile(const std::string& zipFile, const std::string& filter) : ZipFile() {
    _source = std::make_unique<Source_>(zipFile);
    _name = zipFile;
    setFilter(filter);
}

ZipFile* ZipFile::createWithBuffer(const void* buffer, unsigned long size) {
    if (!buffer || size == 0) return nullptr;
    std::unique_ptr<ZipFile> archive(new ZipFile());
    archive->_name = "archive in memory";
    archive->_source = std::make_unique<Source_>(static_cast<const unsigned char*>(buffer), size);
    return archive->setFilter("") ? archive.release() : nullptr;
}

bool ZipFile::setFilter(const std::string& filter) {
    _filter = filter;
    _names.clear();
    _entries->clear();
    _next = 0;
    if (readDirectory()) return true;
    std::vector<unsigned char> begin;
    const bool isCut = _source->read(0, 4, begin) && littleEndian(begin.data(), 4) == kLocalHeaderSignature;
    copra::warning("ZipFile: %s is %s", _name.c_str(),
                   isCut ? "a damaged zip archive: the list of its files, at its end, is cut off or wrong"
                         : "not a zip archive");
    return false;
}

// --- Reading ---

bool ZipFile::findDirectory(Directory_& directory) {
    // The record is at the end of the archive, followed only by a comment of unknown length.
    const std::size_t tailSize = std::min(_source->size(), kEndOfDirectorySize + kMaxCommentSize);
    std::vector<unsigned char> tail;
    if (tailSize < kEndOfDirectorySize || !_source->read(_source->size() - tailSize, tailSize, tail))
        return false;
    std::size_t end = tailSize - kEndOfDirectorySize;
    while (littleEndian(&tail[end], 4) != kEndOfDirectorySignature)
        if (end-- == 0) return false;
    directory.entryCount = littleEndian(&tail[end + 10], 2);
    const std::size_t size = littleEndian(&tail[end + 12], 4);
    const std::size_t offset = littleEndian(&tail[end + 16], 4);
    const std::size_t recordAt = _source->size() - tailSize + end;
    if (size + offset > recordAt) return false;
    // Offsets count from the beginning of the archive, in front of which a file may have something else: a program that unpacks it.
    directory.start = recordAt - size - offset;
    return _source->read(directory.start + offset, size, directory.bytes);
}

bool ZipFile::readDirectory() {
    Directory_ directory;
    if (!findDirectory(directory)) return false;
    const std::vector<unsigned char>& bytes = directory.bytes;
    std::size_t at = 0;
    for (std::size_t i = 0; i < directory.entryCount; ++i) {
        if (bytes.size() - at < kDirectoryHeaderSize ||
            littleEndian(&bytes[at], 4) != kDirectoryHeaderSignature)
            return false;
        const unsigned char* const header = &bytes[at];
        const std::size_t nameSize = littleEndian(header + 28, 2);
        const std::size_t size =
            kDirectoryHeaderSize + nameSize + littleEndian(header + 30, 2) + littleEndian(header + 32, 2);
        if (bytes.size() - at < size) return false;
        at += size;
        const std::string name(reinterpret_cast<const char*>(header) + kDirectoryHeaderSize, nameSize);
        if (name.compare(0, _filter.size(), _filter) != 0) continue;
        const bool isEncrypted = (littleEndian(header + 8, 2) & kFlagEncrypted) != 0;
        Entry_ entry;
        entry.method = isEncrypted ? kMethodUnsupported : static_cast<int>(littleEndian(header + 10, 2));
        entry.crc32 = littleEndian(header + 16, 4);
        entry.compressedSize = littleEndian(header + 20, 4);
        entry.size = littleEndian(header + 24, 4);
        entry.offset = directory.start + littleEndian(header + 42, 4);
        if (_entries->emplace(name, entry).second) _names.push_back(name);
    }
    return true;
}

bool ZipFile::read(const std::string& fileName, std::vector<unsigned char>& contents) {
    const auto found = _entries->find(fileName);
    contents.clear();
    if (found == _entries->end()) return false;
    const char* const error = readEntry(found->second, contents);
    if (!error) return true;
    copra::warning("ZipFile: %s in %s %s", fileName.c_str(), _name.c_str(), error);
    contents.clear();
    return false;
}

const char* ZipFile::readEntry(const Entry_& entry, std::vector<unsigned char>& contents) {
    if (entry.method != kMethodStored && entry.method != kMethodDeflated)
        return "is encrypted or uses an unsupported compression method";
    if (entry.size > std::min(ZipUtils::maxInflatedSize, copra::largestUnpacked(_source->size())))
        return "is too large";

    std::vector<unsigned char> header;
    if (!_source->read(entry.offset, kLocalHeaderSize, header) ||
        littleEndian(header.data(), 4) != kLocalHeaderSignature)
        return "has no local header";
    const std::size_t offset =
        entry.offset + kLocalHeaderSize + littleEndian(&header[26], 2) + littleEndian(&header[28], 2);
    std::vector<unsigned char> compressed;
    if (!_source->read(offset, entry.compressedSize, compressed)) return "is truncated";
    if (entry.method == kMethodStored) {
        contents = std::move(compressed);
        if (contents.size() != entry.size) return "has a size that differs from its header";
    } else {
        if (entry.size / kMaxDeflateRatio > compressed.size()) return "is damaged";
        contents.resize(entry.size);
        if (!inflateRaw(compressed, contents)) return "is damaged";
    }
    const auto length = static_cast<uInt>(contents.size());
    if (length > 0 && ::crc32(0, contents.data(), length) != entry.crc32) return "is damaged";
    return nullptr;
}

bool ZipFile::fileExists(const std::string& fileName) const {
    return _entries->count(fileName) > 0;
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

std::vector<std::string> ZipFile::listFiles(const std::string& pathname) const {
    std::set<std::string> found;
    for (const std::string& name : _names) {
        if (name.compare(0, pathname.size(), pathname) != 0 || name.size() == pathname.size()) continue;
        const std::size_t slash = name.find('/', pathname.size());
        found.insert(
            name.substr(pathname.size(), slash == std::string::npos ? slash : slash + 1 - pathname.size()));
    }
    return {found.begin(), found.end()};
}

std::string ZipFile::getFirstFilename() {
    _next = 0;
    return getNextFilename();
}

std::string ZipFile::getNextFilename() {
    return _next < _names.size() ? _names[_next++] : std::string();
}

unsigned char* FileUtils::getFileDataFromZip(const std::string& zipFilePath, const std::string& filename,
                                             ssize_t* size) const {
    if (size) *size = 0;
    const std::string path = fullPathForFilename(zipFilePath);
    return path.empty() ? nullptr : ZipFile(path, filename).getFileData(filename, size);
}

} // namespace cocos2d
