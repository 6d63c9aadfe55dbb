#include "images/JpegCheck.h"

#include <algorithm>

namespace copra {

namespace {

constexpr std::uint8_t kMark = 0xff;
constexpr std::uint8_t kTables = 0xc4;

/// Marks that stand alone, and what in packed data only looks like one.
bool hasNoLength(std::uint8_t mark) {
    return mark == 0x00 || mark == 0x01 || (mark >= 0xd0 && mark <= 0xd9);
}

// ITU T.81, B.2.4.2: class and number, how many codes of each length, then what each code stands for.
bool tablesAreSound(const std::uint8_t* table, const std::uint8_t* end) {
    constexpr std::ptrdiff_t kHeader = 17;
    constexpr std::uint8_t kMostBits = 15;
    while (end - table >= kHeader) {
        std::ptrdiff_t symbols = 0;
        for (int i = 1; i < kHeader; ++i) symbols += table[i];
        const bool isForConstants = table[0] >> 4 == 0;
        table += kHeader;
        symbols = std::min(symbols, end - table);
        if (isForConstants &&
            std::any_of(table, table + symbols, [](std::uint8_t bits) { return bits > kMostBits; }))
            return false;
        table += symbols;
    }
    return true;
}

} // namespace

std::string jpegFault(const std::uint8_t* bytes, std::size_t count) {
    std::size_t at = 2;
    while (at + 4 <= count) {
        if (bytes[at] != kMark || bytes[at + 1] == kMark) {
            ++at;
        } else if (hasNoLength(bytes[at + 1])) {
            at += 2;
        } else {
            const std::size_t length = std::size_t{bytes[at + 2]} << 8 | bytes[at + 3];
            const std::size_t end = std::min(count, at + 2 + std::max<std::size_t>(2, length));
            if (bytes[at + 1] == kTables && !tablesAreSound(bytes + at + 4, bytes + end))
                return "one of its tables is damaged";
            at = end;
        }
    }
    return "";
}

} // namespace copra
