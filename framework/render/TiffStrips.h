#pragma once

#include <cstddef>
#include <cstdint>

namespace copra {

/// How the rows of a TIFF file are packed; the numbers are those of the file.
enum class TiffPacking { None = 1, Lzw = 5, Deflate = 8, PackBits = 32773, OldDeflate = 32946 };

/// Unpacks a strip of rows to exactly `size` bytes. False where it is damaged, shorter, or packed in a way
/// that is not known; what was sound is then in `out`.
bool unpackTiffStrip(TiffPacking packing, const std::uint8_t* packed, std::size_t count, std::uint8_t* out,
                     std::size_t size);

} // namespace copra
