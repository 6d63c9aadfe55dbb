#include "base/md5.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace copra {
namespace {

constexpr std::size_t kBlock = 64;
using State = std::array<std::uint32_t, 4>;

std::uint32_t rotateLeft(std::uint32_t value, unsigned bits) {
    return value << bits | value >> (32u - bits);
}

/// The constants of the 64 steps: floor(2^32 * |sin(i + 1)|).
const std::array<std::uint32_t, 64>& sineTable() {
    static const auto table = [] {
        std::array<std::uint32_t, 64> sines{};
        for (std::size_t i = 0; i < sines.size(); ++i)
            sines[i] = static_cast<std::uint32_t>(
                std::floor(std::fabs(std::sin(static_cast<double>(i + 1))) * 4294967296.0));
        return sines;
    }();
    return table;
}

void addBlock(State& state, const unsigned char* block) {
    static constexpr unsigned kTurns[4][4] = {
        {7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    std::uint32_t words[16];
    for (int i = 0; i < 16; ++i) {
        const unsigned char* b = block + 4 * i;
        words[i] = static_cast<std::uint32_t>(b[0]) | static_cast<std::uint32_t>(b[1]) << 8 |
                   static_cast<std::uint32_t>(b[2]) << 16 | static_cast<std::uint32_t>(b[3]) << 24;
    }
    auto [a, b, c, d] = state;
    for (unsigned i = 0; i < 64; ++i) {
        const unsigned round = i / 16;
        std::uint32_t mix = 0;
        unsigned word = i;
        if (round == 0) {
            mix = (b & c) | (~b & d);
        } else if (round == 1) {
            mix = (d & b) | (~d & c);
            word = (5 * i + 1) % 16;
        } else if (round == 2) {
            mix = b ^ c ^ d;
            word = (3 * i + 5) % 16;
        } else {
            mix = c ^ (b | ~d);
            word = (7 * i) % 16;
        }
        const std::uint32_t sum = a + mix + sineTable()[i] + words[word];
        a = d;
        d = c;
        c = b;
        b += rotateLeft(sum, kTurns[round][i % 4]);
    }
    state = {state[0] + a, state[1] + b, state[2] + c, state[3] + d};
}

} // namespace

std::string md5(const void* bytes, std::size_t size) {
    State state{0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u};
    const auto* data = static_cast<const unsigned char*>(bytes);
    const std::size_t whole = size / kBlock * kBlock;
    for (std::size_t at = 0; at < whole; at += kBlock) addBlock(state, data + at);

    // Padding, one block or two: the remaining bytes, a one bit, zeros, and the length in bits.
    unsigned char tail[2 * kBlock] = {};
    const std::size_t rest = size - whole;
    if (rest > 0) std::memcpy(tail, data + whole, rest);
    tail[rest] = 0x80;
    const std::size_t tailSize = rest + 9 <= kBlock ? kBlock : 2 * kBlock;
    const std::uint64_t bits = static_cast<std::uint64_t>(size) * 8;
    for (unsigned i = 0; i < 8; ++i)
        tail[tailSize - 8 + i] = static_cast<unsigned char>(bits >> (8 * i) & 0xffu);
    for (std::size_t at = 0; at < tailSize; at += kBlock) addBlock(state, tail + at);

    std::string text;
    char digits[3];
    for (const std::uint32_t word : state)
        for (unsigned i = 0; i < 4; ++i) {
            std::snprintf(digits, sizeof digits, "%02x", word >> (8 * i) & 0xffu);
            text += digits;
        }
    return text;
}

} // namespace copra
