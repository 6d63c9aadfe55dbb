#include "backend/codecs/BmpReader.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace copra {

namespace {

/// The bits of a channel in a pixel.
struct Channel {
    Channel() = default;
    explicit Channel(std::uint32_t place) : mask(place) {
        for (; place != 0 && (place & 1) == 0; place >>= 1) ++shift;
        for (; place != 0; place >>= 1) ++bits;
    }
    /// As 8 bits: those of narrow channels are repeated.
    std::uint8_t of(std::uint32_t pixel) const {
        if (bits == 0) return 0;
        std::uint32_t value = (pixel & mask) >> shift;
        if (bits >= 8) return static_cast<std::uint8_t>(value >> (bits - 8));
        value <<= 8 - bits;
        for (int known = bits; known < 8; known *= 2) value |= value >> known;
        return static_cast<std::uint8_t>(value);
    }
    std::uint32_t mask = 0;
    int shift = 0;
    int bits = 0;
};

class BmpReader {
public:
    BmpReader(const std::uint8_t* bytes, std::size_t count) : _bytes(bytes), _count(count) {}

    /// The reason if it fails, otherwise empty.
    std::string read(PixelImage& image) {
        readHeader();
        std::string fault = headerFault();
        if (!fault.empty()) return fault;
        readPalette();
        image.size = {static_cast<int>(_width), static_cast<int>(_height)};
        image.rgba.assign(_width * _height * 4, 0);
        _rgba = image.rgba.data();
        const bool isWhole = _compression == kRle8 || _compression == kRle4 ? readRuns() : readRows();
        if (!isWhole) return "it is cut off: pixels are missing";
        if (_alpha.bits > 0) keepVisible(image.rgba);
        return {};
    }

private:
    enum Compression : std::uint32_t { kNone = 0, kRle8 = 1, kRle4 = 2, kMasks = 3, kAlphaMasks = 6 };
    static constexpr std::size_t kFileHeader = 14;
    static constexpr std::uint32_t kOldHeader = 12; // of OS/2 1 and Windows 2
    static constexpr std::size_t kMaskPlace = 54;   // in long headers, and behind the short one

    std::uint32_t u8(std::size_t at) const { return at < _count ? _bytes[at] : 0; }
    std::uint32_t u16(std::size_t at) const { return u8(at) | u8(at + 1) << 8; }
    std::uint32_t u32(std::size_t at) const { return u16(at) | u16(at + 2) << 16; }

    void readHeader() {
        _header = u32(14);
        if (_header == kOldHeader) {
            _width = u16(18);
            _height = u16(20);
            _depth = u16(24);
            return;
        }
        const std::uint32_t height = u32(22);
        _isTopDown = height > 0x80000000U;
        _width = u32(18);
        _height = _isTopDown ? 0U - height : height;
        _depth = u16(28);
        _compression = u32(30);
        _colors = u32(46);
        if (_compression == kMasks || _compression == kAlphaMasks)
            setChannels(u32(kMaskPlace), u32(kMaskPlace + 4), u32(kMaskPlace + 8),
                        _header >= 56 || _compression == kAlphaMasks ? u32(kMaskPlace + 12) : 0);
        else if (_depth == 16)
            setChannels(0x7C00, 0x3E0, 0x1F, 0);
        else if (_depth == 24 || _depth == 32)
            setChannels(0xFF0000, 0xFF00, 0xFF, _depth == 32 ? 0xFF000000 : 0);
    }

    void setChannels(std::uint32_t red, std::uint32_t green, std::uint32_t blue, std::uint32_t alpha) {
        _red = Channel(red);
        _green = Channel(green);
        _blue = Channel(blue);
        _alpha = Channel(alpha);
    }

    std::string headerFault() const {
        constexpr std::uint32_t kLargest = 0x7FFF;
        if (_header != kOldHeader && _header < 40)
            return "BMP headers of " + std::to_string(_header) + " bytes are not supported";
        if (_width == 0 || _height == 0 || _width > kLargest || _height > kLargest)
            return "its header is corrupt: " + std::to_string(_width) + " x " + std::to_string(_height) +
                   " pixels";
        const bool isPlain = _compression == kNone && (_depth == 1 || _depth == 4 || _depth == 8 ||
                                                       _depth == 16 || _depth == 24 || _depth == 32);
        const bool hasMasks = (_compression == kMasks || _compression == kAlphaMasks) && _header != 64 &&
                              (_depth == 16 || _depth == 32);
        const bool hasRuns = (_compression == kRle8 && _depth == 8) || (_compression == kRle4 && _depth == 4);
        if (isPlain || hasMasks || (hasRuns && !_isTopDown)) return {};
        return "BMP files of " + std::to_string(_depth) + " bits with compression " +
               std::to_string(_compression) + " are not supported";
    }

    void readPalette() {
        std::size_t at = kFileHeader + _header;
        if (_header == 40 && _compression == kMasks) at += 12;
        if (_header == 40 && _compression == kAlphaMasks) at += 16;
        const std::size_t size = _header == kOldHeader ? 3 : 4;
        std::size_t count = 0;
        if (_depth <= 8) {
            count = std::size_t{1} << _depth;
            if (_colors > 0) count = std::min<std::size_t>(count, _colors);
        }
        const std::uint32_t pixels = u32(10);
        _pixels = pixels < at ? at + count * size : pixels;
        count = std::min(count, (_pixels - at) / size);
        for (std::size_t i = 0; i < count; ++i, at += size)
            _palette[i] = {static_cast<std::uint8_t>(u8(at + 2)), static_cast<std::uint8_t>(u8(at + 1)),
                           static_cast<std::uint8_t>(u8(at)), 255};
    }

    /// `row` counts in the order of the file.
    void set(std::size_t x, std::size_t row, const std::array<std::uint8_t, 4>& color) {
        const std::size_t y = _isTopDown ? row : _height - 1 - row;
        std::copy(color.begin(), color.end(), _rgba + (y * _width + x) * 4);
    }

    std::array<std::uint8_t, 4> colorAt(std::size_t row, std::size_t x) const {
        const std::size_t bit = x * _depth;
        const std::size_t at = row + bit / 8;
        if (_depth < 8) return _palette[u8(at) >> (8 - _depth - bit % 8) & ((1U << _depth) - 1)];
        if (_depth == 8) return _palette[u8(at)];
        const std::uint32_t pixel = _depth == 16   ? u16(at)
                                    : _depth == 24 ? u16(at) | u8(at + 2) << 16
                                                   : u32(at);
        return {_red.of(pixel), _green.of(pixel), _blue.of(pixel),
                _alpha.bits > 0 ? _alpha.of(pixel) : static_cast<std::uint8_t>(255)};
    }

    bool readRows() {
        const std::size_t stride = (_width * _depth + 31) / 32 * 4;
        // The last row may end with its last pixel.
        if (_pixels + (_height - 1) * stride + (_width * _depth + 7) / 8 > _count) return false;
        for (std::size_t row = 0; row < _height; ++row)
            for (std::size_t x = 0; x < _width; ++x) set(x, row, colorAt(_pixels + row * stride, x));
        return true;
    }

    /// Pixels that runs skip are transparent. False if the file ends before its end mark and before the last row.
    bool readRuns() {
        std::size_t x = 0;
        std::size_t row = 0;
        const auto add = [&](std::uint32_t index) {
            if (x < _width && row < _height) set(x, row, _palette[index]);
            ++x;
        };
        const auto indexOf = [this](std::uint32_t byte, std::uint32_t i) {
            return _depth == 8 ? byte : i % 2 == 0 ? byte >> 4 : byte & 15;
        };
        for (std::size_t at = _pixels; at + 2 <= _count;) {
            const std::uint32_t length = u8(at);
            const std::uint32_t value = u8(at + 1);
            at += 2;
            if (length > 0) {
                for (std::uint32_t i = 0; i < length; ++i) add(indexOf(value, i));
            } else if (value == 0) { // the end of a row
                x = 0;
                ++row;
            } else if (value == 1) { // the end of the image
                return true;
            } else if (value == 2) { // moves
                x += u8(at);
                row += u8(at + 1);
                at += 2;
            } else { // pixels, padded to 16 bits
                for (std::uint32_t i = 0; i < value; ++i) add(indexOf(u8(at + (_depth == 8 ? i : i / 2)), i));
                at += ((_depth == 8 ? value : (value + 1) / 2) + 1) / 2 * 2;
            }
        }
        return row >= _height || (row + 1 == _height && x >= _width);
    }

    /// Many programs leave the fourth byte 0, which means nothing then.
    static void keepVisible(std::vector<std::uint8_t>& rgba) {
        for (std::size_t i = 3; i < rgba.size(); i += 4)
            if (rgba[i] != 0) return;
        for (std::size_t i = 3; i < rgba.size(); i += 4) rgba[i] = 255;
    }

    const std::uint8_t* _bytes;
    std::size_t _count;
    std::uint8_t* _rgba = nullptr;
    std::uint32_t _header = 0; ///< its size in bytes
    std::size_t _width = 0;
    std::size_t _height = 0;
    std::uint32_t _depth = 0; ///< bits of a pixel
    std::uint32_t _compression = kNone;
    std::uint32_t _colors = 0; ///< in the palette; 0: as many as there can be
    bool _isTopDown = false;
    std::size_t _pixels = 0; ///< where they begin
    Channel _red, _green, _blue, _alpha;
    std::array<std::array<std::uint8_t, 4>, 256> _palette = {};
};

} // namespace

bool readBmp(const std::uint8_t* bytes, std::size_t count, PixelImage& image, std::string& reason) {
    PixelImage decoded;
    reason = BmpReader(bytes, count).read(decoded);
    if (!reason.empty()) return false;
    image = std::move(decoded);
    return true;
}

} // namespace copra
