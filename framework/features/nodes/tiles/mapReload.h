#pragma once

namespace copra {

/// Adds the service that reads maps again when their files change, or those of their tilesets and templates.
/// Every map that is read from a file calls it. A file that is broken changes nothing.
void reloadChangedMaps();

} // namespace copra
