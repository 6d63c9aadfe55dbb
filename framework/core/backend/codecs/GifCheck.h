#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// What is missing in a GIF, as a sentence, or "": stb_image, which SFML uses, shows the first image of a file that is cut off as far
/// as it goes. "" also for other files.
std::string gifFault(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
