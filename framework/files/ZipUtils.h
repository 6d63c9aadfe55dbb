#pragma once

#include "base/config.h"

#include <cstddef>
#include <vector>

namespace cocos2d {

/// Unpacks zlib, gzip and CCZ data. Each function that has an `out` gives memory there that the caller frees
/// with free(), or null, and returns the number of bytes, or 0 with one log line when the data is broken.
///
/// Nothing unpacks to more than maxInflatedSize, so that a small broken or malicious file cannot take all
/// memory.
class ZipUtils {
public:
    /// Bytes; 256 MiB.
    static constexpr std::size_t maxInflatedSize = std::size_t{256} << 20;

    /// zlib or gzip, told apart by their header.
    static ssize_t inflateMemory(unsigned char* in, ssize_t inLength, unsigned char** out);
    /// `outLengthHint`: the size that is expected.
    static ssize_t inflateMemoryWithHint(unsigned char* in, ssize_t inLength, unsigned char** out,
                                         ssize_t outLengthHint);
    static int inflateGZipFile(const char* filename, unsigned char** out);
    static bool isGZipFile(const char* filename);
    static bool isGZipBuffer(const unsigned char* buffer, ssize_t len);
    /// CCZ: a 16-byte header ("CCZ!", method, version, reserved, size; big endian) before zlib data.
    /// Encrypted files
    /// ("CCZp") are refused.
    static int inflateCCZFile(const char* filename, unsigned char** out);
    static int inflateCCZBuffer(const unsigned char* buffer, ssize_t len, unsigned char** out);
    static bool isCCZFile(const char* filename);
    static bool isCCZBuffer(const unsigned char* buffer, ssize_t len);

    /// Older names.
    static ssize_t ccInflateMemory(unsigned char* in, ssize_t inLength, unsigned char** out) {
        return inflateMemory(in, inLength, out);
    }
    static ssize_t ccInflateMemoryWithHint(unsigned char* in, ssize_t inLength, unsigned char** out,
                                           ssize_t hint) {
        return inflateMemoryWithHint(in, inLength, out, hint);
    }
    static int ccInflateGZipFile(const char* filename, unsigned char** out) {
        return inflateGZipFile(filename, out);
    }
    static int ccInflateCCZFile(const char* filename, unsigned char** out) {
        return inflateCCZFile(filename, out);
    }
    static int ccInflateCCZBuffer(const unsigned char* buffer, ssize_t len, unsigned char** out) {
        return inflateCCZBuffer(buffer, len, out);
    }
    static bool ccIsGZipFile(const char* filename) { return isGZipFile(filename); }
    static bool ccIsGZipBuffer(const unsigned char* buffer, ssize_t len) { return isGZipBuffer(buffer, len); }
    static bool ccIsCCZFile(const char* filename) { return isCCZFile(filename); }
    static bool ccIsCCZBuffer(const unsigned char* buffer, ssize_t len) { return isCCZBuffer(buffer, len); }
};

} // namespace cocos2d

namespace copra {

/// Unpacks zlib or gzip data to at most `maxSize` bytes. False, without a log line, if it is broken or
/// larger.
bool inflate(const unsigned char* packed, std::size_t size, std::vector<unsigned char>& out,
             std::size_t sizeHint = 0, std::size_t maxSize = cocos2d::ZipUtils::maxInflatedSize);

/// The same for Zstandard data. What was sound is in `out` also after a failure.
bool inflateZstd(const unsigned char* packed, std::size_t size, std::vector<unsigned char>& out,
                 std::size_t maxSize = cocos2d::ZipUtils::maxInflatedSize);

} // namespace copra
