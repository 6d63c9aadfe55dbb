#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cocos2d {

/// Decodes `inLength` base64 characters into `*out` (free() it). Returns the number of bytes; 0 and null for
/// text that is not base64.
int base64Decode(const unsigned char* in, unsigned int inLength, unsigned char** out);
/// Encodes bytes into the terminated text `*out` (free() it). Returns its length.
int base64Encode(const unsigned char* in, unsigned int inLength, char** out);

} // namespace cocos2d

namespace copra {

/// The text of `bytes` in base64 (RFC 4648, padded).
std::string toBase64(std::string_view bytes);
/// The bytes of a base64 text; white space and missing padding are accepted. False if another character
/// occurs.
bool fromBase64(std::string_view text, std::vector<unsigned char>& bytes);

} // namespace copra
