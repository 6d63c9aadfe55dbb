#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// Decodes the text of a <data> or <chunk> element: gids, row by row. `encoding` is "csv" or "base64",
/// `compression` for the latter "", "zlib", "gzip" or "zstd". The result always has `count` cells: what is
/// missing or broken is 0, what is too much is left out, and `fault` then says why. Never takes more memory
/// than the cells and the text need.
std::vector<std::uint32_t> decodeTmxCells(std::string_view text, std::string_view encoding,
                                          std::string_view compression, std::size_t count,
                                          std::string& fault);

} // namespace copra
