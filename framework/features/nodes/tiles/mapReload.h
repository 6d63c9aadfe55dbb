#pragma once

namespace copra {

/// Adds the service that reads maps again when their files, tilesets, or templates change. Every map that is
/// read from a file calls it. A file that is broken changes nothing.
void reloadChangedMaps();

} // namespace copra
