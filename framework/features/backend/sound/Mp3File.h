#pragma once

#include <cstddef>
#include <vector>

namespace copra {

/// Returns the size of the ID3 tag at the beginning of a file in bytes; 0 if there is none. It is at most the
/// size of the file.
std::size_t id3TagSize(const std::vector<unsigned char>& file);

/// Returns where MP3 begins in a file: 0 if it starts with the header of an MPEG audio frame, or with an ID3
/// tag that no other format follows; otherwise the first of two frames in the first 64 KB. The size of the
/// file means that there is no MP3. Unless only 0 matters, exclude all formats with a signature first.
std::size_t mp3Begin(const std::vector<unsigned char>& file);

} // namespace copra
