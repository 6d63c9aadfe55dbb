#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace cocos2d {

/// Decodes base64 text. Returns the number of bytes, or 0 if the input is empty or not base64. `*out`
/// receives the bytes, which the caller must free(), or null.
int base64Decode(const unsigned char* in, unsigned int inLength, unsigned char** out);
/// Encodes bytes as base64. Returns the length of the result. `*out` receives the null-terminated string,
/// which the caller must free(), or null if there are no bytes.
int base64Encode(const unsigned char* in, unsigned int inLength, char** out);

} // namespace cocos2d

namespace copra {

/// Decodes base64 text up to the first '='; white space is skipped. Returns npos, or the index of the first
/// character that is not base64; `bytes` receives what was decoded up to there.
std::size_t decodeBase64(std::string_view text, std::vector<unsigned char>& bytes);

} // namespace copra
