#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// Returns what is wrong with the Huffman tables of a JPEG file, as a sentence; "" for correct and other
/// files. stb_image, which SFML uses, aborts the process if a DC table has a symbol of more than 15 bits.
std::string jpegFault(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
