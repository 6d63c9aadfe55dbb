#pragma once

#include <cstddef>
#include <vector>

namespace copra {

/// The size of the ID3 tag at the beginning of a file in bytes, 0 if there is none. At most the size of the file.
std::size_t id3TagSize(const std::vector<unsigned char>& file);

/// Where MP3 begins in a file: 0 with the header of an MPEG audio frame, or an ID3 tag that no other format follows; otherwise at the
/// first of two frames in the first 64 KB. The size of the file if it does not. Call it after all formats with a signature were
/// excluded, unless only 0 matters.
std::size_t mp3Begin(const std::vector<unsigned char>& file);

} // namespace copra
