#pragma once

#include <string_view>

namespace copra {

class PlistVisitor;

/// Reads a property list in the plain form that tools write, without making a tree. Returns false at anything
/// else, such as attributes, entities, and errors: then the visitor has received a part, and visitPlist()
/// reads the whole file.
[[nodiscard]] bool readPlainPlist(std::string_view xml, PlistVisitor& visitor);

} // namespace copra
