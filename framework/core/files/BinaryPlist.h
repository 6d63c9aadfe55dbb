#pragma once

#include "files/Plist.h"

#include <string>
#include <string_view>

namespace copra {

/// Whether a file is a property list in the binary form, which Xcode makes of those in an application.
bool isBinaryPlist(std::string_view file);

/// Reads a property list in the binary form: like visitPlist(). Sets and UIDs are read as arrays and integers. False, after one log line
/// with `source`, if it is damaged; the visitor has received a part then.
[[nodiscard]] bool visitBinaryPlist(std::string_view file, const std::string& source, PlistVisitor& visitor);

} // namespace copra
