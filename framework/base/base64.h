#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace cocos2d {

/// Decode base64 text. *out receives memory that the caller must free(), or null when there is nothing to
/// decode; the number of bytes is returned, 0 for text that is not base64.
int base64Decode(const unsigned char* in, unsigned int inLength, unsigned char** out);
/// Encode bytes as base64. *out receives null-terminated text that the caller must free(), or null when there
/// are no bytes; its length is returned.
int base64Encode(const unsigned char* in, unsigned int inLength, char** out);

} // namespace cocos2d

namespace copra {

/// Decodes base64 text; blanks are skipped, and it ends at the first '='. Returns the place of the first
/// character that is not base64, or npos; `bytes` then holds what came before it.
std::size_t decodeBase64(std::string_view text, std::vector<unsigned char>& bytes);

} // namespace copra
