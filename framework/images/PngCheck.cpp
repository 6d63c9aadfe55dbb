#include "images/PngCheck.h"

#include "base/limits.h"

#include <algorithm>
#include <cstring>
#include <zlib.h>

namespace copra {

namespace {

using Buffer = std::vector<std::uint8_t>;

// https://www.w3.org/TR/png/: a signature, then chunks of length, type, data and CRC; the first is the
// header.
constexpr std::size_t kSignature = 8;
constexpr std::size_t kChunkOverhead = 12;
constexpr std::size_t kHeaderLength = 13;

std::size_t big32(const std::uint8_t* bytes) {
    return std::size_t{bytes[0]} << 24 | std::size_t{bytes[1]} << 16 | std::size_t{bytes[2]} << 8 | bytes[3];
}

void appendBig32(Buffer& out, std::size_t value) {
    for (const int shift : {24, 16, 8, 0}) out.push_back(static_cast<std::uint8_t>(value >> shift));
}

/// The length of the data of an image with this header when it is not compressed; 0 if that is unknown.
std::size_t rawLength(const std::uint8_t* header) {
    const std::size_t width = big32(header);
    const std::size_t height = big32(header + 4);
    const std::size_t depth = header[8];
    const std::uint8_t colorType = header[9];
    const bool isInterlaced = header[12] != 0;
    if (isInterlaced || depth > 16 || width > limits::kTextureSide || height > limits::kTextureSide) return 0;
    const std::size_t channels = colorType == 2 ? 3 : colorType == 4 ? 2 : colorType == 6 ? 4 : 1;
    return height * (1 + (width * channels * depth + 7) / 8); // a byte for the filter of each row
}

/// Decompresses data into the blocks of a deflate stream that stores it, RFC 1951, 3.2.4. Data that does not fill the
/// expected length is only checked.
class DataUnpacker {
public:
    /// `isRaw`: without a zlib header, as written by Apple's tools.
    DataUnpacker(bool isRaw, std::size_t expected) : _expected(expected), _isRaw(isRaw) {
        _isOpen = inflateInit2(&_stream, isRaw ? -MAX_WBITS : MAX_WBITS) == Z_OK;
        if (!isRaw) _stored = {0x78, 0x01};
    }
    DataUnpacker(const DataUnpacker&) = delete;
    DataUnpacker& operator=(const DataUnpacker&) = delete;
    ~DataUnpacker() {
        if (_isOpen) inflateEnd(&_stream);
    }

    void add(const std::uint8_t* data, std::size_t length) {
        _stream.next_in = const_cast<std::uint8_t*>(data);
        _stream.avail_in = static_cast<uInt>(length);
        while (_isOpen && _state == Z_OK && _stream.avail_in > 0) {
            if (_stream.avail_out == 0) beginBlock();
            _state = inflate(&_stream, Z_NO_FLUSH);
        }
    }

    bool isComplete() const { return _state == Z_STREAM_END; }

    /// The stream, or nothing if its length is not the expected one.
    Buffer stored() && {
        if (!isComplete() || _expected == 0 || _stream.total_out != _expected) return {};
        if (!_isRaw) appendBig32(_stored, _stream.adler);
        return std::move(_stored);
    }

private:
    void beginBlock() {
        constexpr std::size_t kMaxBlock = 0xffff;
        const std::size_t left = _expected - std::min<std::size_t>(_expected, _stream.total_out);
        if (left == 0) { // surplus data, or only the end of the stream
            _stream.next_out = _surplus;
            _stream.avail_out = sizeof _surplus;
            return;
        }
        const std::size_t length = std::min(left, kMaxBlock);
        // Headers lie: memory for a large image is taken as its data arrives.
        constexpr std::size_t kMostReserved = 1 << 24;
        if (_stored.capacity() < kMaxBlock)
            _stored.reserve(std::min(_expected + _expected / kMaxBlock * 5 + 16, kMostReserved));
        const auto low = [](std::size_t value) { return static_cast<std::uint8_t>(value & 0xff); };
        const std::size_t inverse = ~length;
        _stored.insert(_stored.end(), {static_cast<std::uint8_t>(left == length), low(length),
                                       low(length >> 8), low(inverse), low(inverse >> 8)});
        _stored.resize(_stored.size() + length);
        _stream.next_out = _stored.data() + _stored.size() - length;
        _stream.avail_out = static_cast<uInt>(length);
    }

    z_stream _stream = {};
    std::size_t _expected;
    Buffer _stored;
    int _state = Z_OK;
    bool _isOpen = false;
    bool _isRaw;
    std::uint8_t _surplus[1 << 12];
};

/// The file with `data` instead of its IDAT chunks.
Buffer withData(const std::uint8_t* bytes, std::size_t firstData, const Buffer& data, const Buffer& rest) {
    Buffer file;
    file.reserve(firstData + kChunkOverhead + data.size() + rest.size() + kChunkOverhead);
    file.assign(bytes, bytes + firstData);
    appendBig32(file, data.size());
    for (const char c : {'I', 'D', 'A', 'T'}) file.push_back(static_cast<std::uint8_t>(c));
    file.insert(file.end(), data.begin(), data.end());
    appendBig32(file, 0); // a checksum, which the decoder does not look at
    file.insert(file.end(), rest.begin(), rest.end());
    return file;
}

} // namespace

std::string pngFault(const std::uint8_t* bytes, std::size_t count, Buffer& stored) {
    if (count < kSignature + kChunkOverhead + kHeaderLength) return "it is truncated";
    const auto isNamed = [&](std::size_t at, const char* name) {
        return std::memcmp(bytes + at + 4, name, 4) == 0;
    };
    const bool isRaw = isNamed(kSignature, "CgBI");
    const std::size_t headerAt = kSignature + (isRaw ? kChunkOverhead + big32(bytes + kSignature) : 0);
    const bool hasHeader =
        headerAt <= count && count - headerAt >= kChunkOverhead + kHeaderLength && isNamed(headerAt, "IHDR");
    DataUnpacker data(isRaw, hasHeader ? rawLength(bytes + headerAt + 8) : 0);
    std::size_t at = kSignature;
    std::size_t firstData = 0;
    Buffer rest; // the chunks after the data
    while (at + kChunkOverhead <= count && !isNamed(at, "IEND")) {
        const std::size_t length = big32(bytes + at);
        if (length > count - at - kChunkOverhead) return "a chunk reaches beyond the end of the file";
        if (isNamed(at, "IDAT")) {
            if (firstData == 0) firstData = at;
            data.add(bytes + at + 8, length);
        } else if (firstData != 0) {
            rest.insert(rest.end(), bytes + at, bytes + at + kChunkOverhead + length);
        }
        at += kChunkOverhead + length;
    }
    if (!data.isComplete()) return "its data is corrupt or truncated";
    rest.insert(rest.end(), bytes + at, bytes + count);
    const Buffer stream = std::move(data).stored();
    if (!stream.empty()) stored = withData(bytes, firstData, stream, rest);
    return "";
}

} // namespace copra
