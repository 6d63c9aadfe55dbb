#pragma once

#include <string>

namespace copra {

/// Lets the nodes of all scenes, and of the notification node, take a file that has changed: maps (.tmx, .tsx, .tx), particle
/// files (.plist), fonts. A file that is broken changes nothing. Returns the number of nodes.
int reloadNodes(const std::string& path);

} // namespace copra
