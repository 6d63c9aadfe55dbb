#include "files/ZipUtils.h"

#include "base/refuse.h"
#include "files/FileUtils.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <zlib.h>

namespace copra {

namespace {

/// The initial size of the output buffer if the size of the result is unknown.
constexpr std::size_t kInitialSize = 64 * 1024;

/// resize() may allocate twice the old size, which can be more than the limit.
void growTo(std::vector<unsigned char>& bytes, std::size_t size) {
    bytes.reserve(size);
    bytes.resize(size);
}

} // namespace

bool inflate(const unsigned char* compressed, std::size_t size, std::vector<unsigned char>& out,
             std::size_t sizeHint, std::size_t maxSize) {
    out.clear();
    if (!compressed || size == 0) return false;
    maxSize = std::min(maxSize, largestUnpacked(size));
    z_stream stream = {};
    constexpr int kDetectHeader = 32; // added to the window bits: zlib or gzip
    if (inflateInit2(&stream, MAX_WBITS + kDetectHeader) != Z_OK) return false;
    stream.next_in = const_cast<unsigned char*>(compressed);
    stream.avail_in = static_cast<uInt>(size);

    out.resize(std::min(maxSize, sizeHint > 0 ? sizeHint : std::max(kInitialSize, size * 4)));
    std::size_t used = 0;
    int state = Z_OK;
    while (state == Z_OK) {
        if (used == out.size()) {
            if (used == maxSize) break;
            growTo(out, std::min(maxSize, out.size() * 2));
        }
        stream.next_out = out.data() + used;
        stream.avail_out = static_cast<uInt>(out.size() - used);
        state = ::inflate(&stream, Z_NO_FLUSH);
        used = out.size() - stream.avail_out;
    }
    inflateEnd(&stream);
    out.resize(used);
    return state == Z_STREAM_END;
}

} // namespace copra

namespace cocos2d {

namespace {

constexpr int kFailed = -1; // of functions that return an int
constexpr std::size_t kCczHeader = 16;
constexpr std::uint16_t kCczZlib = 0;
constexpr std::uint16_t kCczNewestVersion = 2;

ssize_t copyToMalloc(const std::vector<unsigned char>& bytes, unsigned char** out) {
    *out = static_cast<unsigned char*>(std::malloc(std::max<std::size_t>(1, bytes.size())));
    if (!*out) return 0;
    if (!bytes.empty()) std::memcpy(*out, bytes.data(), bytes.size());
    return static_cast<ssize_t>(bytes.size());
}

std::uint32_t bigEndian(const unsigned char* bytes, int count) {
    std::uint32_t number = 0;
    for (int i = 0; i < count; ++i) number = number << 8 | bytes[i];
    return number;
}

} // namespace

ssize_t ZipUtils::inflateMemory(unsigned char* in, ssize_t inLength, unsigned char** out) {
    return inflateMemoryWithHint(in, inLength, out, 0);
}

ssize_t ZipUtils::inflateMemoryWithHint(unsigned char* in, ssize_t inLength, unsigned char** out,
                                        ssize_t outLengthHint) {
    *out = nullptr;
    std::vector<unsigned char> bytes;
    const auto size = static_cast<std::size_t>(std::max<ssize_t>(0, inLength));
    const auto hint = static_cast<std::size_t>(std::max<ssize_t>(0, outLengthHint));
    if (!copra::inflate(in, size, bytes, hint)) {
        copra::warning("ZipUtils: cannot decompress %zd bytes: damaged, truncated or too large", inLength);
        return 0;
    }
    return copyToMalloc(bytes, out);
}

int ZipUtils::inflateGZipFile(const char* filename, unsigned char** out) {
    *out = nullptr;
    const Data data = FileUtils::getInstance()->getDataFromFile(filename);
    const unsigned char* const begin = data.getBytes();
    std::vector<unsigned char> bytes(begin,
                                     begin + data.getSize()); // a file that is not compressed, as it is
    const bool isDamaged = isGZipBuffer(begin, data.getSize()) &&
                           !copra::inflate(begin, static_cast<std::size_t>(data.getSize()), bytes);
    if (data.isNull() || isDamaged) {
        copra::warning("ZipUtils: %s: %s", filename,
                       isDamaged ? "not a valid gzip file" : "missing or empty");
        return kFailed;
    }
    return static_cast<int>(copyToMalloc(bytes, out));
}

bool ZipUtils::isGZipFile(const char* filename) {
    const Data data = FileUtils::getInstance()->getDataFromFile(filename);
    return isGZipBuffer(data.getBytes(), data.getSize());
}

bool ZipUtils::isGZipBuffer(const unsigned char* buffer, ssize_t len) {
    return buffer && len >= 2 && buffer[0] == 0x1f && buffer[1] == 0x8b;
}

int ZipUtils::inflateCCZFile(const char* filename, unsigned char** out) {
    const Data data = FileUtils::getInstance()->getDataFromFile(filename);
    const int size = inflateCCZBuffer(data.getBytes(), data.getSize(), out);
    if (size == kFailed) copra::warning("ZipUtils: %s cannot be read", filename);
    return size;
}

int ZipUtils::inflateCCZBuffer(const unsigned char* buffer, ssize_t len, unsigned char** out) {
    *out = nullptr;
    if (!isCCZBuffer(buffer, len) || buffer[3] != '!') {
        copra::warning("ZipUtils: not CCZ data, or encrypted");
        return kFailed;
    }
    const std::uint32_t method = bigEndian(buffer + 4, 2);
    const std::uint32_t version = bigEndian(buffer + 6, 2);
    const std::uint32_t size = bigEndian(buffer + 12, 4);
    if (method != kCczZlib || version > kCczNewestVersion || size > maxInflatedSize ||
        size > copra::largestUnpacked(static_cast<std::size_t>(len))) {
        copra::warning("ZipUtils: CCZ data with method %u, version %u, size %u is not supported", method,
                       version, size);
        return kFailed;
    }
    std::vector<unsigned char> bytes;
    if (!copra::inflate(buffer + kCczHeader, static_cast<std::size_t>(len) - kCczHeader, bytes, size, size)) {
        copra::warning("ZipUtils: CCZ data is damaged");
        return kFailed;
    }
    return static_cast<int>(copyToMalloc(bytes, out));
}

bool ZipUtils::isCCZFile(const char* filename) {
    const Data data = FileUtils::getInstance()->getDataFromFile(filename);
    return isCCZBuffer(data.getBytes(), data.getSize());
}

bool ZipUtils::isCCZBuffer(const unsigned char* buffer, ssize_t len) {
    return buffer && len >= static_cast<ssize_t>(kCczHeader) && std::memcmp(buffer, "CCZ", 3) == 0 &&
           (buffer[3] == '!' || buffer[3] == 'p');
}

} // namespace cocos2d
