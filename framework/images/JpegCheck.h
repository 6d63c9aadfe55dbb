#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// What is wrong with the Huffman tables of a JPEG file, or "". The decoder within SFML ends the program
/// where one for constant parts asks for more bits than there can be.
std::string jpegFault(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
