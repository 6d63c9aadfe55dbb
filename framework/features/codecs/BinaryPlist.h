#pragma once

#include "files/Plist.h"

#include <string>
#include <string_view>

namespace copra {

/// Reads property lists in the binary form, which Xcode makes of those in an application, and in UTF-16: see setForeignPlistReader().
/// Sets and UIDs are read as arrays and integers. Of a damaged file, after one log line with `source`, the visitor has received a part.
[[nodiscard]] bool readForeignPlist(std::string_view file, const std::string& source, PlistVisitor& visitor,
                                    bool& isPlist);

} // namespace copra
