#pragma once

#include "base/limits.h"
#include "nodes/tiles/TmxMap.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace copra {

/// Loads the text of a file that a map refers to. Returns false if there is no such file.
using TmxFileLoader = std::function<bool(const std::string& path, std::string& text)>;

/// The most cells of one layer. A larger size is a damaged file, or one made to exhaust memory.
inline constexpr std::size_t kMaxTmxCells = limits::kMapCells;
/// The most cells of all layers of a map together.
inline constexpr std::size_t kMaxTmxCellsTotal = limits::kMapCellsTotal;

/// Reads a map in the format TMX 1.x of the editor Tiled.
///
/// `source` names the map in log lines. `folder` (ending with a slash, or empty) is put before the names of
/// the files that the map refers to, which `load` then reads. Returns false, with one log line, if the text
/// is not a map. Any other error is one log line with file and line number; the valid parts around it are
/// kept.
bool readTmx(std::string_view xml, const std::string& source, const std::string& folder,
             const TmxFileLoader& load, TmxMap& map);

} // namespace copra
