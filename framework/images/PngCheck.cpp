#include "images/PngCheck.h"

#include <algorithm>
#include <cstring>
#include <zlib.h>

namespace copra {

namespace {

// https://www.w3.org/TR/png/: a signature, then parts of length, name, data and checksum; the first is the
// header.
constexpr std::size_t kSignature = 8;
constexpr std::size_t kAroundData = 12;
constexpr std::size_t kHeaderPart = 13;

std::size_t big32(const std::uint8_t* bytes) {
    return std::size_t{bytes[0]} << 24 | std::size_t{bytes[1]} << 16 | std::size_t{bytes[2]} << 8 | bytes[3];
}

/// Unpacks and forgets; what counts is whether it ends, and how much it was.
class DataCounter {
public:
    /// `isRaw`: without zlib's header, as Apple's tools write it.
    explicit DataCounter(bool isRaw) {
        _isOpen = inflateInit2(&_stream, isRaw ? -MAX_WBITS : MAX_WBITS) == Z_OK;
    }
    DataCounter(const DataCounter&) = delete;
    DataCounter& operator=(const DataCounter&) = delete;
    ~DataCounter() {
        if (_isOpen) inflateEnd(&_stream);
    }

    void add(const std::uint8_t* data, std::size_t length) {
        _stream.next_in = const_cast<std::uint8_t*>(data);
        _stream.avail_in = static_cast<uInt>(length);
        while (_isOpen && _state == Z_OK && _stream.avail_in > 0) {
            _stream.next_out = _unpacked;
            _stream.avail_out = sizeof _unpacked;
            _state = inflate(&_stream, Z_NO_FLUSH);
        }
    }
    bool isWhole() const { return _state == Z_STREAM_END; }

private:
    z_stream _stream = {};
    bool _isOpen = false;
    int _state = Z_OK;
    std::uint8_t _unpacked[1 << 14];
};

} // namespace

std::string pngFault(const std::uint8_t* bytes, std::size_t count) {
    if (count < kSignature + kAroundData + kHeaderPart) return "it is cut off";
    const auto isNamed = [&](std::size_t at, const char* name) {
        return std::memcmp(bytes + at + 4, name, 4) == 0;
    };
    DataCounter data(isNamed(kSignature, "CgBI"));
    std::size_t at = kSignature;
    while (at + kAroundData <= count && !isNamed(at, "IEND")) {
        const std::size_t length = big32(bytes + at);
        if (length > count - at - kAroundData) return "a part of it reaches beyond the end of the file";
        if (isNamed(at, "IDAT")) data.add(bytes + at + 8, length);
        at += kAroundData + length;
    }
    return data.isWhole() ? "" : "its data is broken or cut off";
}

} // namespace copra
