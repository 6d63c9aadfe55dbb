#pragma once

#include "files/Plist.h"

#include <string>
#include <string_view>

namespace copra {

/// Reads a property list in UTF-16, or in the binary form to which Xcode converts the property lists of an
/// application; see setForeignPlistReader(). Sets become arrays, and UIDs become integers. If the file is
/// damaged, one log line names `source`, and the visitor has received only the values before the damage.
[[nodiscard]] bool readForeignPlist(std::string_view file, const std::string& source, PlistVisitor& visitor,
                                    bool& isPlist);

} // namespace copra
