#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// The fields of a TGA header that stb_image, the decoder of SFML, ignores. TGA files have no signature;
/// files of other formats have no fault here.
class TgaHeader {
public:
    TgaHeader(const std::uint8_t* bytes, std::size_t count);

    /// Returns why the file would be shown wrong; empty if it would not.
    std::string fault() const;
    /// Whether rows begin at the right. Only for files without a fault.
    bool runsLeft() const;

private:
    std::size_t u8(std::size_t at) const { return at < _count ? _bytes[at] : 0; }
    std::size_t u16(std::size_t at) const { return u8(at) | u8(at + 1) << 8; }
    bool hasAllPixels() const;

    const std::uint8_t* _bytes;
    std::size_t _count;
    bool _isTga;
};

} // namespace copra
