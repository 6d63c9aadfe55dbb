#pragma once

#include "nodes/tiles/TmxFiles.h"
#include "nodes/tiles/TmxXml.h"

namespace copra {

/// Logs attributes of newer versions of Tiled that change what the editor shows but not what a map shows
/// here, each once for a map.
void reportUnused(const tinyxml2::XMLElement& element, const TmxSource& source, TmxFiles& files);

} // namespace copra
