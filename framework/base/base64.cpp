#include "base/base64.h"

#include "base/log.h"

#include <array>
#include <cstdint>
#include <cstdlib>

namespace cocos2d {
namespace {

constexpr char kAlphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoDigit = 255;

constexpr std::array<std::uint8_t, 256> makeDigits() {
    std::array<std::uint8_t, 256> digits{};
    for (auto& digit : digits) digit = kNoDigit;
    for (std::uint8_t i = 0; i < 64; ++i) digits[static_cast<unsigned char>(kAlphabet[i])] = i;
    return digits;
}
constexpr std::array<std::uint8_t, 256> kDigits = makeDigits();

bool isBlank(unsigned char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

} // namespace

int base64Decode(const unsigned char* in, unsigned int inLength, unsigned char** out) {
    *out = nullptr;
    auto* const bytes = static_cast<unsigned char*>(std::malloc(inLength * 3u / 4u + 1u));
    if (!bytes) return 0;
    std::uint32_t bits = 0;
    int bitCount = 0;
    int count = 0;
    for (unsigned int i = 0; i < inLength && in[i] != '=' && in[i] != '\0'; ++i) {
        if (isBlank(in[i])) continue;
        const std::uint8_t digit = kDigits[in[i]];
        if (digit == kNoDigit) {
            log("base64Decode: character %d at %u is not base64", in[i], i);
            std::free(bytes);
            return 0;
        }
        bits = (bits << 6 | digit) & 0xffffffu;
        bitCount += 6;
        if (bitCount >= 8) {
            bitCount -= 8;
            bytes[count++] = static_cast<unsigned char>(bits >> bitCount & 0xffu);
        }
    }
    if (count == 0) {
        std::free(bytes);
        return 0;
    }
    *out = bytes;
    return count;
}

int base64Encode(const unsigned char* in, unsigned int inLength, char** out) {
    *out = nullptr;
    if (inLength == 0) return 0;
    auto* const text = static_cast<char*>(std::malloc((static_cast<std::size_t>(inLength) + 2) / 3 * 4 + 1));
    if (!text) return 0;
    int length = 0;
    for (unsigned int i = 0; i < inLength; i += 3) {
        const unsigned int present = inLength - i;
        const std::uint32_t group = static_cast<std::uint32_t>(in[i]) << 16 |
                                    (present > 1 ? static_cast<std::uint32_t>(in[i + 1]) << 8 : 0u) |
                                    (present > 2 ? static_cast<std::uint32_t>(in[i + 2]) : 0u);
        text[length++] = kAlphabet[group >> 18 & 63u];
        text[length++] = kAlphabet[group >> 12 & 63u];
        text[length++] = present > 1 ? kAlphabet[group >> 6 & 63u] : '=';
        text[length++] = present > 2 ? kAlphabet[group & 63u] : '=';
    }
    text[length] = '\0';
    *out = text;
    return length;
}

} // namespace cocos2d
