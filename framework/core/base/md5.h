#pragma once

#include <cstddef>
#include <string>

namespace copra {

/// Returns the MD5 checksum (RFC 1321) of `size` bytes as 32 lower-case hexadecimal digits. For comparing
/// files, not for security.
std::string md5(const void* bytes, std::size_t size);

} // namespace copra
