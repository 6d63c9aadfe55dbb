#pragma once

#include "files/ZipUtils.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Decompresses Zstandard data, in which tile maps may store their layers, as inflate() does with zlib data.
bool inflateZstd(const unsigned char* compressed, std::size_t size, std::vector<unsigned char>& out,
                 std::size_t maxSize = cocos2d::ZipUtils::maxInflatedSize);

} // namespace copra
