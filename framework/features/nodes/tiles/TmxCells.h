#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace copra {

/// Decodes the text of a <data> or <chunk> element into gids, row by row. `encoding` is "csv" or "base64";
/// `compression`, for base64 only, is "", "zlib", "gzip", or "zstd".
///
/// The result always has `count` cells. Missing and invalid cells are 0, and surplus ones are ignored;
/// `error` then holds the reason, otherwise "". The memory is bounded by the text and `count`.
std::vector<std::uint32_t> decodeTmxCells(std::string_view text, std::string_view encoding,
                                          std::string_view compression, std::size_t count,
                                          std::string& error);

} // namespace copra
