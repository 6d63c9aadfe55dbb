#pragma once

#include "base/config.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace cocos2d {

/// Decompresses zlib, gzip, and CCZ data.
///
/// Functions with a parameter `out` allocate the result, which the caller releases with free(), and return
/// its size in bytes. For invalid data, they log that and set `out` to null. inflateMemory() and
/// inflateMemoryWithHint() then return 0; inflateGZipFile(), inflateCCZFile(), and inflateCCZBuffer() return
/// -1. No result is larger than maxInflatedSize, so that a small malicious file cannot exhaust memory.
class ZipUtils {
public:
    /// The maximum size of a result: 256 MiB, in bytes.
    static constexpr std::size_t maxInflatedSize = std::size_t{256} << 20;

    /// Inflates zlib or gzip data; the header says which it is. Returns the size of the result, which the
    /// caller frees, or 0 for damaged data.
    static ssize_t inflateMemory(unsigned char* in, ssize_t inLength, unsigned char** out);
    /// Inflates zlib or gzip data; the header says which it is. `outLengthHint` is the expected size of the
    /// result in bytes, or 0. Returns the size of the result, which the caller frees, or 0 for damaged data.
    static ssize_t inflateMemoryWithHint(unsigned char* in, ssize_t inLength, unsigned char** out,
                                         ssize_t outLengthHint);
    /// Inflates a file. Returns the size of the result, which the caller frees, or -1 for a file that is
    /// missing, empty, or damaged. A file that is not compressed is returned as it is.
    static int inflateGZipFile(const char* filename, unsigned char** out);
    /// Whether a file begins as gzip data.
    static bool isGZipFile(const char* filename);
    /// Whether bytes begin as gzip data.
    static bool isGZipBuffer(const unsigned char* buffer, ssize_t len);
    /// Inflates a CCZ file: a 16-byte header ("CCZ!", method, version, reserved, size; big endian) followed
    /// by zlib data. Returns the size of the result, which the caller frees, or -1 for a file that is missing
    /// or damaged. Encrypted files ("CCZp") are not supported.
    static int inflateCCZFile(const char* filename, unsigned char** out);
    /// Inflates CCZ data in memory. Returns the size of the result, which the caller frees, or -1 for data
    /// that is damaged, encrypted, or not CCZ data.
    static int inflateCCZBuffer(const unsigned char* buffer, ssize_t len, unsigned char** out);
    /// Whether a file begins as CCZ data.
    static bool isCCZFile(const char* filename);
    /// Whether bytes begin as CCZ data.
    static bool isCCZBuffer(const unsigned char* buffer, ssize_t len);

    /// Deprecated name of inflateMemory().
    static ssize_t ccInflateMemory(unsigned char* in, ssize_t inLength, unsigned char** out) {
        return inflateMemory(in, inLength, out);
    }
    /// Deprecated name of inflateMemoryWithHint().
    static ssize_t ccInflateMemoryWithHint(unsigned char* in, ssize_t inLength, unsigned char** out,
                                           ssize_t hint) {
        return inflateMemoryWithHint(in, inLength, out, hint);
    }
    /// Deprecated name of inflateGZipFile().
    static int ccInflateGZipFile(const char* filename, unsigned char** out) {
        return inflateGZipFile(filename, out);
    }
    /// Deprecated name of inflateCCZFile().
    static int ccInflateCCZFile(const char* filename, unsigned char** out) {
        return inflateCCZFile(filename, out);
    }
    /// Deprecated name of inflateCCZBuffer().
    static int ccInflateCCZBuffer(const unsigned char* buffer, ssize_t len, unsigned char** out) {
        return inflateCCZBuffer(buffer, len, out);
    }
    /// Deprecated name of isGZipFile().
    static bool ccIsGZipFile(const char* filename) { return isGZipFile(filename); }
    /// Deprecated name of isGZipBuffer().
    static bool ccIsGZipBuffer(const unsigned char* buffer, ssize_t len) { return isGZipBuffer(buffer, len); }
    /// Deprecated name of isCCZFile().
    static bool ccIsCCZFile(const char* filename) { return isCCZFile(filename); }
    /// Deprecated name of isCCZBuffer().
    static bool ccIsCCZBuffer(const unsigned char* buffer, ssize_t len) { return isCCZBuffer(buffer, len); }
};

} // namespace cocos2d

namespace copra {

/// Returns how many bytes a file of this size may become when it is decompressed, or when a few of its bytes
/// describe many: 64 MiB for 64 KiB, and 2 KiB for each byte beyond.
constexpr std::size_t largestUnpacked(std::size_t fileSize) {
    constexpr std::size_t kFree = std::size_t{64} << 10;
    // 320 MiB are more than all other limits.
    return (kFree << 10) + (std::clamp(fileSize, kFree, kFree * 3) - kFree) * 2048;
}

/// Decompresses zlib or gzip data to at most `maxSize` bytes and largestUnpacked(). Returns false, without a
/// log line, if the data is invalid or larger; `out` then holds what was decompressed before the error.
bool inflate(const unsigned char* compressed, std::size_t size, std::vector<unsigned char>& out,
             std::size_t sizeHint = 0, std::size_t maxSize = cocos2d::ZipUtils::maxInflatedSize);

} // namespace copra
