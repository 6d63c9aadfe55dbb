#include "backend/codecs/TgaHeader.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string_view>

namespace copra {

namespace {

constexpr std::size_t kHeader = 18;
constexpr std::size_t kRunLengths = 8; ///< the bit of the types that are encoded

bool hasSignature(const std::uint8_t* bytes, std::size_t count) {
    constexpr std::string_view kSignatures[] = {"\x89PNG", "\xff\xd8\xff", "GIF8", "8BPS", "#?R"};
    return std::any_of(std::begin(kSignatures), std::end(kSignatures), [&](std::string_view signature) {
        return count >= signature.size() && std::memcmp(bytes, signature.data(), signature.size()) == 0;
    });
}

} // namespace

TgaHeader::TgaHeader(const std::uint8_t* bytes, std::size_t count) : _bytes(bytes), _count(count) {
    const std::size_t type = u8(2) & ~kRunLengths;
    _isTga = count >= kHeader && !hasSignature(bytes, count) && u8(1) <= 1 && type >= 1 && type <= 3;
}

std::string TgaHeader::fault() const {
    if (!_isTga) return {};
    const bool hasPalette = (u8(2) & ~kRunLengths) == 1;
    if (hasPalette && u16(3) != 0) return "TGA palettes that do not begin with color 0 are not supported";
    return hasAllPixels() ? "" : "it is cut off: pixels are missing";
}

bool TgaHeader::runsLeft() const {
    constexpr std::size_t kFromRight = 0x10;
    return _isTga && (u8(17) & kFromRight) != 0;
}

bool TgaHeader::hasAllPixels() const {
    const std::size_t paletteSize = u8(1) == 1 ? u16(5) * ((u8(7) + 7) / 8) : 0;
    const std::size_t pixels = u16(12) * u16(14);
    const std::size_t pixelSize = (u8(16) + 7) / 8;
    std::size_t at = kHeader + u8(0) + paletteSize;
    if ((u8(2) & kRunLengths) == 0) return at + pixels * pixelSize <= _count;
    for (std::size_t found = 0; found < pixels;) {
        if (at >= _count) return false;
        const std::size_t packet = u8(at);
        const std::size_t length = (packet & 0x7F) + 1;
        at += 1 + ((packet & 0x80) != 0 ? 1 : length) * pixelSize;
        found += length;
    }
    return at <= _count;
}

} // namespace copra
