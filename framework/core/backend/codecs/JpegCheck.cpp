#include "backend/codecs/JpegCheck.h"

#include <algorithm>

namespace copra {

namespace {

constexpr std::uint8_t kMarker = 0xff;
constexpr std::uint8_t kStart = 0xd8;
constexpr std::uint8_t kHuffmanTables = 0xc4;

/// Markers without a segment, and byte stuffing in entropy-coded data.
bool hasNoLength(std::uint8_t marker) {
    return marker == 0x00 || marker == 0x01 || (marker >= 0xd0 && marker <= 0xd9);
}

// ITU T.81, B.2.4.2: class and destination, the number of codes per length, then the symbols.
bool tablesAreValid(const std::uint8_t* table, const std::uint8_t* end) {
    constexpr std::ptrdiff_t kHeader = 17;
    constexpr std::uint8_t kMaxBits = 15;
    while (end - table >= kHeader) {
        std::ptrdiff_t symbols = 0;
        for (int i = 1; i < kHeader; ++i) symbols += table[i];
        const bool isDc = table[0] >> 4 == 0;
        table += kHeader;
        symbols = std::min(symbols, end - table);
        if (isDc && std::any_of(table, table + symbols, [](std::uint8_t bits) { return bits > kMaxBits; }))
            return false;
        table += symbols;
    }
    return true;
}

} // namespace

std::string jpegFault(const std::uint8_t* bytes, std::size_t count) {
    if (count < 2 || bytes[0] != kMarker || bytes[1] != kStart) return {};
    std::size_t at = 2;
    while (at + 4 <= count) {
        if (bytes[at] != kMarker || bytes[at + 1] == kMarker) {
            ++at;
        } else if (hasNoLength(bytes[at + 1])) {
            at += 2;
        } else {
            const std::size_t length = std::size_t{bytes[at + 2]} << 8 | bytes[at + 3];
            const std::size_t end = std::min(count, at + 2 + std::max<std::size_t>(2, length));
            if (bytes[at + 1] == kHuffmanTables && !tablesAreValid(bytes + at + 4, bytes + end))
                return "one of its Huffman tables is corrupt";
            at = end;
        }
    }
    return "";
}

} // namespace copra
