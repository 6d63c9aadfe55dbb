#include "platform/base64.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace copra {

namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

int valueOf(char c) {
    const auto position = kAlphabet.find(c);
    return position == std::string_view::npos ? -1 : static_cast<int>(position);
}

bool isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

} // namespace

std::string toBase64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0; // 24 bits: three bytes are four characters
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
        const std::size_t present = std::min<std::size_t>(3, bytes.size() - i) + 1;
        for (std::size_t k = 0; k < 4; ++k)
            text += k < present ? kAlphabet[group >> (18 - 6 * k) & 63u] : '=';
    }
    return text;
}

bool fromBase64(std::string_view text, std::vector<unsigned char>& bytes) {
    std::array<int, 256> values;
    for (int c = 0; c < 256; ++c) values[static_cast<std::size_t>(c)] = valueOf(static_cast<char>(c));
    bytes.clear();
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        if (isBlank(c) || c == '=') continue;
        const int value = values[static_cast<unsigned char>(c)];
        if (value < 0) return false;
        bits = bits << 6 | static_cast<std::uint32_t>(value);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes.push_back(static_cast<unsigned char>(bits >> count));
    }
    return true;
}

} // namespace copra

namespace cocos2d {

int base64Decode(const unsigned char* in, unsigned int inLength, unsigned char** out) {
    *out = nullptr;
    std::vector<unsigned char> bytes;
    if (!in || !copra::fromBase64({reinterpret_cast<const char*>(in), inLength}, bytes) || bytes.empty())
        return 0;
    *out = static_cast<unsigned char*>(std::malloc(bytes.size()));
    if (!*out) return 0;
    std::memcpy(*out, bytes.data(), bytes.size());
    return static_cast<int>(bytes.size());
}

int base64Encode(const unsigned char* in, unsigned int inLength, char** out) {
    const std::string text = copra::toBase64({reinterpret_cast<const char*>(in), inLength});
    *out = static_cast<char*>(std::malloc(text.size() + 1));
    if (!*out) return 0;
    std::memcpy(*out, text.c_str(), text.size() + 1);
    return static_cast<int>(text.size());
}

} // namespace cocos2d
