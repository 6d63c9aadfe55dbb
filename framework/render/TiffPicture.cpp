#include "render/TiffPicture.h"

#include "render/TiffStrips.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace copra {

namespace {

enum Tag : unsigned {
    kWidth = 256,
    kHeight = 257,
    kBits = 258,
    kPacking = 259,
    kPhotometric = 262,
    kStripOffsets = 273,
    kChannels = 277,
    kRowsPerStrip = 278,
    kStripBytes = 279,
    kPlanar = 284,
    kPredictor = 317,
    kPalette = 320,
    kTileWidth = 322,
    kExtraSamples = 338,
};

enum Photometric : unsigned { kWhiteIsZero = 0, kBlackIsZero = 1, kRgb = 2, kPaletteColors = 3 };

/// The numbers of a file, in its byte order. What lies outside is 0.
class Numbers {
public:
    Numbers(const unsigned char* bytes, std::size_t count)
        : _bytes(bytes), _count(count), _isLittle(count > 0 && bytes[0] == 'I') {}

    unsigned at(std::size_t offset, std::size_t size) const {
        if (offset > _count || size > _count - offset) return 0;
        unsigned value = 0;
        for (std::size_t i = 0; i < size; ++i)
            value = value << 8 | _bytes[offset + (_isLittle ? size - 1 - i : i)];
        return value;
    }
    std::size_t count() const { return _count; }
    bool isLittle() const { return _isLittle; }

private:
    const unsigned char* _bytes;
    std::size_t _count;
    bool _isLittle;
};

/// The directory of the first picture.
class Directory {
public:
    explicit Directory(const Numbers& numbers) : _numbers(numbers), _start(numbers.at(4, 4)) {}

    bool has(unsigned tag) const { return find(tag) != 0; }
    /// The first number of a tag.
    unsigned number(unsigned tag, unsigned otherwise) const {
        const auto all = list(tag, 1);
        return all.empty() ? otherwise : all[0];
    }
    /// At most `most` numbers of a tag.
    std::vector<unsigned> list(unsigned tag, std::size_t most) const {
        const std::size_t entry = find(tag);
        if (entry == 0) return {};
        const unsigned type = _numbers.at(entry + 2, 2);
        const std::size_t size = type == 1 ? 1 : type == 3 ? 2 : type == 4 ? 4 : 0;
        if (size == 0) return {};
        std::size_t count = _numbers.at(entry + 4, 4);
        // Few numbers stand in the entry itself, others elsewhere in the file.
        const std::size_t at = count <= 4 / size ? entry + 8 : _numbers.at(entry + 8, 4);
        const std::size_t room = at < _numbers.count() ? (_numbers.count() - at) / size : 0;
        count = std::min({count, most, room});
        std::vector<unsigned> values(count);
        for (std::size_t i = 0; i < count; ++i) values[i] = _numbers.at(at + i * size, size);
        return values;
    }

private:
    static constexpr std::size_t kEntry = 12; // bytes

    /// Where the entry stands; 0 for none.
    std::size_t find(unsigned tag) const {
        const std::size_t count = _numbers.at(_start, 2);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t entry = _start + 2 + i * kEntry;
            if (entry + kEntry > _numbers.count()) return 0;
            if (_numbers.at(entry, 2) == tag) return entry;
        }
        return 0;
    }

    const Numbers& _numbers;
    std::size_t _start;
};

/// What the directory says about the pixels.
struct Layout {
    explicit Layout(const Directory& directory)
        : width(directory.number(kWidth, 0)),
          height(directory.number(kHeight, 0)),
          bits(directory.number(kBits, 1)),
          channels(directory.number(kChannels, 1)),
          photometric(directory.number(kPhotometric, kBlackIsZero)),
          packing(directory.number(kPacking, 1)),
          predictor(directory.number(kPredictor, 1)),
          rowsPerStrip(std::clamp(directory.number(kRowsPerStrip, height), 1u, std::max(1u, height))),
          alphaIsMultiplied(directory.number(kExtraSamples, 0) == 1),
          palette(photometric == kPaletteColors ? directory.list(kPalette, std::size_t{3} << 8)
                                                : std::vector<unsigned>()) {}

    std::string fault(const Directory& directory) const {
        if (width == 0 || height == 0) return "its header is damaged: it says no size";
        if (width > kLargestPictureSide || height > kLargestPictureSide ||
            width * height > kMostPicturePixels)
            return "its " + std::to_string(width) + " x " + std::to_string(height) + " pixels are too many";
        if (directory.has(kTileWidth)) return "TIFF pictures in tiles are not supported";
        if (directory.number(kPlanar, 1) != 1) return "TIFF pictures with planes are not supported";
        const bool isIndex = photometric == kPaletteColors;
        const bool hasGoodBits =
            bits == 8 || (bits == 16 && !isIndex) || ((bits == 1 || bits == 2 || bits == 4) && channels == 1);
        const unsigned most = photometric == kRgb ? 4 : isIndex ? 1 : 2;
        const unsigned least = photometric == kRgb ? 3 : 1;
        if (photometric > kPaletteColors || !hasGoodBits || channels < least || channels > most)
            return "TIFF pictures of this kind (photometric " + std::to_string(photometric) + ", " +
                   std::to_string(channels) + " x " + std::to_string(bits) + " bits) are not supported";
        if (isIndex && palette.size() < std::size_t{3} << bits) return "its palette is too short";
        return {};
    }
    std::size_t rowBytes() const { return (std::size_t{width} * channels * bits + 7) / 8; }
    bool hasAlpha() const { return channels == 2 || channels == 4; }

    unsigned width, height, bits, channels, photometric, packing, predictor, rowsPerStrip;
    bool alphaIsMultiplied;
    std::vector<unsigned> palette; ///< all reds, all greens, all blues, of 16 bits
};

/// Unpacks the rows one strip after the other.
class RowReader {
public:
    RowReader(const unsigned char* bytes, std::size_t count, const Layout& layout, bool isLittle)
        : _bytes(bytes), _count(count), _layout(layout), _isLittle(isLittle) {}

    bool read(const Directory& directory, std::vector<std::uint8_t>& rows, std::string& reason) const {
        const std::size_t strips = (_layout.height + _layout.rowsPerStrip - 1) / _layout.rowsPerStrip;
        const auto offsets = directory.list(kStripOffsets, strips);
        const auto sizes = directory.list(kStripBytes, strips);
        if (offsets.size() != strips || sizes.size() != strips) {
            reason = "it does not say where its rows are";
            return false;
        }
        // No way of packing makes more than this of a byte, so the header cannot ask for memory in vain.
        constexpr std::size_t kMostBytesAByte = 3000;
        std::size_t packed = 0;
        for (std::size_t i = 0; i < strips; ++i) packed += std::min<std::size_t>(sizes[i], _count);
        const std::size_t size = _layout.rowBytes() * _layout.height;
        if (size / kMostBytesAByte > packed) {
            reason = "it is too small a file for its size";
            return false;
        }
        rows.resize(size);
        for (std::size_t i = 0; i < strips; ++i) {
            if (readStrip(offsets[i], sizes[i], i, rows)) continue;
            reason =
                "its rows are damaged, or packed in an unknown way (" + std::to_string(_layout.packing) + ")";
            return false;
        }
        return true;
    }

private:
    bool readStrip(std::size_t offset, std::size_t size, std::size_t index,
                   std::vector<std::uint8_t>& rows) const {
        if (offset > _count) return false;
        const std::size_t top = index * _layout.rowsPerStrip;
        const std::size_t count = std::min<std::size_t>(_layout.rowsPerStrip, _layout.height - top);
        const std::size_t rowBytes = _layout.rowBytes();
        std::uint8_t* const first = rows.data() + top * rowBytes;
        if (!unpackTiffStrip(static_cast<TiffPacking>(_layout.packing), _bytes + offset,
                             std::min(size, _count - offset), first, count * rowBytes))
            return false;
        for (std::size_t row = 0; _layout.predictor == 2 && row < count; ++row) addUp(first + row * rowBytes);
        return true;
    }

    /// The predictor: each number is the difference to the one of the pixel before.
    void addUp(std::uint8_t* row) const {
        const std::size_t channels = _layout.channels;
        const std::size_t numbers = channels * _layout.width;
        if (_layout.bits == 8) {
            for (std::size_t i = channels; i < numbers; ++i)
                row[i] = static_cast<std::uint8_t>(row[i] + row[i - channels]);
        } else if (_layout.bits == 16) {
            const std::size_t low = _isLittle ? 0 : 1;
            for (std::size_t i = channels; i < numbers; ++i) {
                std::uint8_t* const now = row + i * 2;
                const std::uint8_t* const before = now - channels * 2;
                const unsigned sum = now[low] + before[low] + (now[1 - low] + before[1 - low]) * 256u;
                now[low] = static_cast<std::uint8_t>(sum);
                now[1 - low] = static_cast<std::uint8_t>(sum >> 8);
            }
        }
    }

    const unsigned char* _bytes;
    std::size_t _count;
    const Layout& _layout;
    bool _isLittle;
};

/// The numbers of a row as RGBA.
class PixelWriter {
public:
    PixelWriter(const Layout& layout, bool isLittle) : _layout(layout), _high(isLittle ? 1 : 0) {}

    void write(const std::uint8_t* row, unsigned char* rgba) const {
        for (std::size_t x = 0; x < _layout.width; ++x, rgba += 4) {
            const auto color = colorAt(row, x * _layout.channels);
            const unsigned alpha = _layout.hasAlpha() ? sample(row, (x + 1) * _layout.channels - 1) : 255;
            const bool isMultiplied = alpha == 255 || _layout.alphaIsMultiplied;
            for (std::size_t c = 0; c < 3; ++c)
                rgba[c] =
                    static_cast<unsigned char>(isMultiplied ? color[c] : (color[c] * alpha + 127) / 255);
            rgba[3] = static_cast<unsigned char>(alpha);
        }
    }

private:
    std::array<unsigned, 3> colorAt(const std::uint8_t* row, std::size_t index) const {
        if (_layout.photometric == kRgb)
            return {sample(row, index), sample(row, index + 1), sample(row, index + 2)};
        if (_layout.photometric == kPaletteColors) {
            const std::size_t colors = std::size_t{1} << _layout.bits;
            const std::size_t color = raw(row, index);
            return {_layout.palette[color] >> 8, _layout.palette[color + colors] >> 8,
                    _layout.palette[color + 2 * colors] >> 8};
        }
        const unsigned grey = sample(row, index);
        const unsigned light = _layout.photometric == kWhiteIsZero ? 255 - grey : grey;
        return {light, light, light};
    }

    /// From 0 to 255.
    unsigned sample(const std::uint8_t* row, std::size_t index) const {
        const unsigned value = raw(row, index);
        return _layout.bits < 8 ? value * 255 / ((1u << _layout.bits) - 1) : value;
    }

    /// As in the file; of 16 bits the upper 8.
    unsigned raw(const std::uint8_t* row, std::size_t index) const {
        if (_layout.bits == 8) return row[index];
        if (_layout.bits == 16) return row[index * 2 + _high];
        const std::size_t bit = index * _layout.bits;
        return row[bit / 8] >> (8 - _layout.bits - bit % 8) & ((1u << _layout.bits) - 1);
    }

    const Layout& _layout;
    std::size_t _high; ///< which of two bytes
};

} // namespace

bool readTiff(const unsigned char* bytes, std::size_t count, Picture& picture, std::string& reason) {
    const Numbers numbers(bytes, count);
    const Directory directory(numbers);
    const Layout layout(directory);
    reason = layout.fault(directory);
    if (!reason.empty()) return false;
    std::vector<std::uint8_t> rows;
    if (!RowReader(bytes, count, layout, numbers.isLittle()).read(directory, rows, reason)) return false;

    const std::size_t width = layout.width;
    picture.bytes.resize(width * layout.height * 4);
    const PixelWriter writer(layout, numbers.isLittle());
    for (std::size_t y = 0; y < layout.height; ++y)
        writer.write(rows.data() + y * layout.rowBytes(), picture.bytes.data() + y * width * 4);
    picture.size = {static_cast<int>(layout.width), static_cast<int>(layout.height)};
    picture.fileType = cocos2d::Image::Format::TIFF;
    picture.format = cocos2d::Texture2D::PixelFormat::RGBA8888;
    picture.premultiplied = true;
    return true;
}

} // namespace copra
