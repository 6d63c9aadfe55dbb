#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// What is wrong with a PNG file as far as its parts and its packed data go, or "". A decoder that trusts
/// them may ask for gigabytes, or not come to an end; this one only counts. Takes little memory, and less
/// time than decoding.
std::string pngFault(const std::uint8_t* bytes, std::size_t count);

} // namespace copra
