#include "backend/codecs/GifCheck.h"

#include <array>
#include <cstring>

/// Finds the first image of a GIF and counts its pixels: follows the blocks to the image, and its codes (LZW of variable length,
/// https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F) by the lengths of the strings that they stand for.

namespace copra {

namespace {

/// Reads a GIF. What lies behind its end is 0.
class GifBytes {
public:
    GifBytes(const std::uint8_t* bytes, std::size_t count) : _bytes(bytes), _count(count) {}

    bool isOver() const { return _at >= _count; }
    void skip(std::size_t bytes) { _at += bytes; }
    unsigned u8() {
        const unsigned byte = isOver() ? 0 : _bytes[_at];
        ++_at;
        return byte;
    }
    unsigned u16() {
        const unsigned low = u8();
        return low | u8() << 8;
    }
    void skipPalette(unsigned flags) {
        if (flags & 0x80) skip(std::size_t{6} << (flags & 7));
    }
    void skipBlocks() {
        while (const unsigned size = u8()) skip(size);
    }

private:
    const std::uint8_t* _bytes;
    std::size_t _count;
    std::size_t _at = 0;
};

/// The codes of an image, which lie in blocks of up to 255 bytes.
class GifCodes {
public:
    explicit GifCodes(GifBytes& bytes) : _file(bytes) {}

    /// False at the end of the blocks, or of the file.
    bool read(unsigned width, unsigned& code) {
        for (; _bitCount < width; _bitCount += 8) {
            if (_left == 0) _left = _file.u8();
            if (_left == 0 || _file.isOver()) return false;
            _bits |= _file.u8() << _bitCount;
            --_left;
        }
        code = _bits & ((1u << width) - 1);
        _bits >>= width;
        _bitCount -= width;
        return true;
    }

private:
    GifBytes& _file;
    unsigned _left = 0; ///< of the block
    unsigned _bits = 0;
    unsigned _bitCount = 0;
};

constexpr unsigned kLongestCode = 12;
constexpr unsigned kShortestClear = 2; // of two colors

/// How many of `wanted` pixels the codes have.
std::size_t pixelsOf(GifBytes& file, std::size_t wanted) {
    const unsigned colorBits = file.u8();
    if (colorBits < kShortestClear || colorBits >= kLongestCode) return 0;
    GifCodes codes(file);
    std::array<std::size_t, std::size_t{1} << kLongestCode> lengths{};
    const unsigned clear = 1u << colorBits;
    unsigned next = clear + 2; // the next string of the table
    unsigned width = colorBits + 1;
    std::size_t before = 0; // the length of the last string
    std::size_t pixels = 0;
    lengths.fill(1);
    unsigned code = 0;
    while (pixels < wanted && codes.read(width, code)) {
        if (code == clear + 1) break;
        if (code == clear) {
            next = clear + 2;
            width = colorBits + 1;
            before = 0;
            continue;
        }
        if (code > next || (code == next && before == 0)) break;
        if (before > 0 && next < lengths.size()) lengths[next++] = before + 1;
        before = lengths[code];
        pixels += before;
        if (next == 1u << width && width < kLongestCode) ++width;
    }
    return pixels;
}

} // namespace

std::string gifFault(const std::uint8_t* bytes, std::size_t count) {
    constexpr unsigned kExtension = 0x21;
    constexpr unsigned kImage = 0x2c;
    if (count < 4 || std::memcmp(bytes, "GIF8", 4) != 0) return {};
    GifBytes file(bytes, count);
    file.skip(10);
    file.skipPalette(file.u8());
    file.skip(2);
    while (!file.isOver()) {
        const unsigned block = file.u8();
        if (block == kExtension) {
            file.skip(1);
            file.skipBlocks();
        } else if (block == kImage) {
            file.skip(4);
            const std::size_t width = file.u16();
            const std::size_t height = file.u16();
            file.skipPalette(file.u8());
            const bool isCut = file.isOver() || pixelsOf(file, width * height) < width * height;
            return isCut ? "it is cut off: pixels are missing" : "";
        } else {
            return "it has no image";
        }
    }
    return "it is cut off: it has no image";
}

} // namespace copra
