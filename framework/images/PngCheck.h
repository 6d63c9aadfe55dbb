#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// What is wrong with the chunks and the compressed data of a PNG file, or "". The decoder in SFML
/// (stb_image) may allocate gigabytes for corrupt data or loop for minutes.
///
/// `stored` becomes the same file with data that is stored instead of compressed, so that the decoder does not decompress
/// it a second time, and more slowly than zlib. It stays empty for interlaced files and for those whose data is longer
/// or shorter than their header says.
std::string pngFault(const std::uint8_t* bytes, std::size_t count, std::vector<std::uint8_t>& stored);

} // namespace copra
