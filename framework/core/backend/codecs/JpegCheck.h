#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// What is wrong with the Huffman tables of a JPEG file, or "". stb_image, which SFML uses, aborts the
/// process if a DC table has a symbol of more than 15 bits. "" also for other files.
std::string jpegFault(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
