#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// What is wrong with the chunks and the compressed data of a PNG file, or "". The decoder in SFML
/// (stb_image) may allocate gigabytes for corrupt data or loop for minutes. This check decompresses into a
/// small buffer, which is faster than decoding.
std::string pngFault(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
