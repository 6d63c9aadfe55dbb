#pragma once

#include "nodes/tiles/TmxFiles.h"
#include "nodes/tiles/TmxXml.h"

namespace copra {

/// Reads a <tileset> element, or the file (.tsx) that it names. Adds the properties of its tiles to
/// `map.tileProperties`. A tileset whose file cannot be read is returned without images, so that its range of
/// gids is not given to another tileset.
TmxTileset readTmxTileset(const tinyxml2::XMLElement& element, const TmxSource& source, TmxFiles& files,
                          TmxMap& map);

} // namespace copra
