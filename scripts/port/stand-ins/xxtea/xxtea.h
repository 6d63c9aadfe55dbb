#pragma once

/// The cipher XXTEA, which the original has in its folder `external`. Results are made with malloc() and have a 0 behind them; null
/// for data that cannot be decrypted.

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

using xxtea_long = unsigned int;

namespace copraPort {

/// Little-endian words, the last one filled up with zeros.
inline std::vector<std::uint32_t> wordsOf(const unsigned char* data, std::size_t length) {
    std::vector<std::uint32_t> words((length + 3) / 4);
    for (std::size_t i = 0; i < length; ++i) words[i / 4] |= static_cast<std::uint32_t>(data[i]) << i % 4 * 8;
    return words;
}

inline unsigned char* bytesOf(const std::vector<std::uint32_t>& words, std::size_t length, xxtea_long* size) {
    auto* bytes = static_cast<unsigned char*>(std::malloc(length + 1));
    for (std::size_t i = 0; i < length; ++i) bytes[i] = static_cast<unsigned char>(words[i / 4] >> i % 4 * 8);
    bytes[length] = 0;
    *size = static_cast<xxtea_long>(length);
    return bytes;
}

/// The rounds of XXTEA, forward to encrypt and backward to decrypt.
inline void cipher(std::vector<std::uint32_t>& words, std::vector<std::uint32_t> key, bool encrypts) {
    constexpr std::uint32_t kDelta = 0x9E3779B9u;
    const std::size_t count = words.size();
    key.resize(4);
    const auto rounds = static_cast<std::uint32_t>(6 + 52 / count);
    const auto mix = [&](std::size_t at, std::uint32_t sum) {
        const std::uint32_t after = words[(at + 1) % count], before = words[(at + count - 1) % count];
        return ((before >> 5 ^ after << 2) + (after >> 3 ^ before << 4)) ^ ((sum ^ after) + (key[(at & 3) ^ (sum >> 2 & 3)] ^ before));
    };
    for (std::uint32_t round = 1; round <= rounds; ++round) {
        if (encrypts)
            for (std::size_t at = 0; at < count; ++at) words[at] += mix(at, round * kDelta);
        else
            for (std::size_t at = count; at-- > 0;) words[at] -= mix(at, (rounds - round + 1) * kDelta);
    }
}

} // namespace copraPort

inline unsigned char* xxtea_encrypt(unsigned char* data, xxtea_long length, unsigned char* key, xxtea_long keyLength, xxtea_long* size) {
    if (length == 0) return nullptr;
    auto words = copraPort::wordsOf(data, length);
    words.push_back(length);
    copraPort::cipher(words, copraPort::wordsOf(key, keyLength), true);
    return copraPort::bytesOf(words, words.size() * 4, size);
}

inline unsigned char* xxtea_decrypt(unsigned char* data, xxtea_long length, unsigned char* key, xxtea_long keyLength, xxtea_long* size) {
    *size = 0;
    auto words = copraPort::wordsOf(data, length);
    if (words.size() < 2) return nullptr;
    copraPort::cipher(words, copraPort::wordsOf(key, keyLength), false);
    const std::size_t most = (words.size() - 1) * 4, said = words.back();
    return said <= most && said + 3 >= most ? copraPort::bytesOf(words, said, size) : nullptr;
}
