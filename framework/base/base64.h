#pragma once

namespace cocos2d {

/// Decode base64 text. *out receives memory that the caller must free(), or null when there is nothing to
/// decode; the number of bytes is returned, 0 for text that is not base64.
int base64Decode(const unsigned char* in, unsigned int inLength, unsigned char** out);
/// Encode bytes as base64. *out receives null-terminated text that the caller must free(), or null when there
/// are no bytes; its length is returned.
int base64Encode(const unsigned char* in, unsigned int inLength, char** out);

} // namespace cocos2d
