#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// Returns what is missing in a truncated GIF, as a sentence; "" for complete and other files. stb_image,
/// which SFML uses, would show a part of the first image.
std::string gifFault(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
