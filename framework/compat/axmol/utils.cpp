/// Functions of axmol's namespace utils.

#include "base/base64.h"
#include "base/md5.h"
#include "base/refuse.h"
#include "compat/axmol/axmol.h"

#include <cctype>
#include <cstdlib>

namespace cocos2d::utils {

namespace {

void appendHex(std::string& out, char byte, const char* digits) {
    const auto value = static_cast<unsigned char>(byte);
    out += digits[value >> 4];
    out += digits[value & 15];
}

/// 0 to 15, or -1.
int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    const int lower = std::tolower(static_cast<unsigned char>(c));
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

} // namespace

std::string base64Encode(std::string_view bytes) {
    char* out = nullptr;
    const int length = cocos2d::base64Encode(reinterpret_cast<const unsigned char*>(bytes.data()),
                                             static_cast<unsigned>(bytes.size()), &out);
    std::string text(out ? out : "", out ? static_cast<std::size_t>(length) : 0);
    std::free(out);
    return text;
}

std::string base64Decode(std::string_view text) {
    unsigned char* out = nullptr;
    const int length = cocos2d::base64Decode(reinterpret_cast<const unsigned char*>(text.data()),
                                             static_cast<unsigned>(text.size()), &out);
    std::string bytes(reinterpret_cast<const char*>(out), out ? static_cast<std::size_t>(length) : 0);
    std::free(out);
    return bytes;
}

std::string urlEncode(std::string_view text) {
    std::string encoded;
    for (const char c : text) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) ||
                             (c != '\0' && std::string_view("-_.~").find(c) != std::string_view::npos);
        if (isPlain) {
            encoded += c;
        } else {
            encoded += '%';
            appendHex(encoded, c, "0123456789ABCDEF");
        }
    }
    return encoded;
}

std::string urlDecode(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCode =
            text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 && hexDigit(text[i + 2]) >= 0;
        if (isCode) {
            decoded += static_cast<char>(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2]));
            i += 2;
        } else {
            decoded += text[i] == '+' ? ' ' : text[i];
        }
    }
    return decoded;
}

std::string bin2hex(std::string_view bytes, bool isUpper) {
    std::string hex;
    for (const char byte : bytes) appendHex(hex, byte, isUpper ? "0123456789ABCDEF" : "0123456789abcdef");
    return hex;
}

std::string computeDigest(std::string_view data, std::string_view algorithm, bool toHex) {
    if (algorithm != "md5") {
        copra::warning("utils::computeDigest: the algorithm '%s' is not supported; use 'md5'",
                       std::string(algorithm).c_str());
        return {};
    }
    std::string digits = copra::md5(data.data(), data.size());
    if (toHex) return digits;
    std::string bytes;
    for (std::size_t i = 0; i < digits.size(); i += 2)
        bytes += static_cast<char>(hexDigit(digits[i]) * 16 + hexDigit(digits[i + 1]));
    return bytes;
}

} // namespace cocos2d::utils
