#include "images/PngCheck.h"

#include <algorithm>
#include <cstring>
#include <zlib.h>

namespace copra {

namespace {

// https://www.w3.org/TR/png/: a signature, then chunks of length, type, data and CRC; the first is the
// header.
constexpr std::size_t kSignature = 8;
constexpr std::size_t kChunkOverhead = 12;
constexpr std::size_t kHeaderLength = 13;

std::size_t big32(const std::uint8_t* bytes) {
    return std::size_t{bytes[0]} << 24 | std::size_t{bytes[1]} << 16 | std::size_t{bytes[2]} << 8 | bytes[3];
}

/// Decompresses without keeping the output, to see whether the data is complete.
class DataChecker {
public:
    /// `isRaw`: without a zlib header, as written by Apple's tools.
    explicit DataChecker(bool isRaw) {
        _isOpen = inflateInit2(&_stream, isRaw ? -MAX_WBITS : MAX_WBITS) == Z_OK;
    }
    DataChecker(const DataChecker&) = delete;
    DataChecker& operator=(const DataChecker&) = delete;
    ~DataChecker() {
        if (_isOpen) inflateEnd(&_stream);
    }

    void add(const std::uint8_t* data, std::size_t length) {
        _stream.next_in = const_cast<std::uint8_t*>(data);
        _stream.avail_in = static_cast<uInt>(length);
        while (_isOpen && _state == Z_OK && _stream.avail_in > 0) {
            _stream.next_out = _output;
            _stream.avail_out = sizeof _output;
            _state = inflate(&_stream, Z_NO_FLUSH);
        }
    }
    bool isComplete() const { return _state == Z_STREAM_END; }

private:
    z_stream _stream = {};
    bool _isOpen = false;
    int _state = Z_OK;
    std::uint8_t _output[1 << 14];
};

} // namespace

std::string pngFault(const std::uint8_t* bytes, std::size_t count) {
    if (count < kSignature + kChunkOverhead + kHeaderLength) return "it is truncated";
    const auto isNamed = [&](std::size_t at, const char* name) {
        return std::memcmp(bytes + at + 4, name, 4) == 0;
    };
    DataChecker data(isNamed(kSignature, "CgBI"));
    std::size_t at = kSignature;
    while (at + kChunkOverhead <= count && !isNamed(at, "IEND")) {
        const std::size_t length = big32(bytes + at);
        if (length > count - at - kChunkOverhead) return "a chunk reaches beyond the end of the file";
        if (isNamed(at, "IDAT")) data.add(bytes + at + 8, length);
        at += kChunkOverhead + length;
    }
    return data.isComplete() ? "" : "its data is corrupt or truncated";
}

} // namespace copra
