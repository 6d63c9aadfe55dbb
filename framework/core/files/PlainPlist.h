#pragma once

#include <string_view>

namespace copra {

class PlistVisitor;

/// Reads a property list in the plain form that tools write, without building a tree. Returns false at
/// anything else, such as attributes, entities, and errors. The visitor has then received a part, and
/// visitPlist() reads the whole file.
[[nodiscard]] bool readPlainPlist(std::string_view xml, PlistVisitor& visitor);

} // namespace copra
