#pragma once

#include <cstddef>
#include <string>

namespace copra {

/// The MD5 sum of `size` bytes as 32 lower-case hexadecimal digits. For distinguishing files, not for secrets.
/// After RFC 1321.
std::string md5(const void* bytes, std::size_t size);

} // namespace copra
