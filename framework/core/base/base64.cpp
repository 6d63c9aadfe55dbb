#include "base/base64.h"

#include "base/refuse.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace copra {
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

std::size_t decodeBase64(std::string_view text, std::vector<unsigned char>& bytes) {
    bytes.clear();
    bytes.reserve(text.size() / 4 * 3 + 3);
    std::uint32_t bits = 0;
    int bitCount = 0;
    for (std::size_t i = 0; i < text.size() && text[i] != '='; ++i) {
        const auto character = static_cast<unsigned char>(text[i]);
        if (isBlank(character)) continue;
        const std::uint8_t digit = kDigits[character];
        if (digit == kNoDigit) return i;
        bits = (bits << 6 | digit) & 0xffffffu;
        bitCount += 6;
        if (bitCount >= 8) {
            bitCount -= 8;
            bytes.push_back(static_cast<unsigned char>(bits >> bitCount & 0xffu));
        }
    }
    return std::string_view::npos;
}

} // namespace copra

namespace cocos2d {

int base64Decode(const unsigned char* in, unsigned int inLength, unsigned char** out) {
    *out = nullptr;
    std::vector<unsigned char> bytes;
    const std::string_view text(reinterpret_cast<const char*>(in), in ? inLength : 0);
    const std::size_t wrong = copra::decodeBase64(text.substr(0, text.find('\0')), bytes);
    if (wrong != std::string_view::npos) {
        copra::warning("base64Decode: character %d at %zu is not base64", in[wrong], wrong);
        return 0;
    }
    if (bytes.empty()) return 0;
    *out = static_cast<unsigned char*>(std::malloc(bytes.size()));
    if (!*out) return 0;
    std::memcpy(*out, bytes.data(), bytes.size());
    return static_cast<int>(bytes.size());
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
        text[length++] = copra::kAlphabet[group >> 18 & 63u];
        text[length++] = copra::kAlphabet[group >> 12 & 63u];
        text[length++] = present > 1 ? copra::kAlphabet[group >> 6 & 63u] : '=';
        text[length++] = present > 2 ? copra::kAlphabet[group & 63u] : '=';
    }
    text[length] = '\0';
    *out = text;
    return length;
}

} // namespace cocos2d
