#pragma once

#include <string>
#include <string_view>

namespace copra {

/// Converts XML in UTF-16, which TinyXML2 does not read, to UTF-8. Returns false, without a change, for any
/// other text.
[[nodiscard]] bool convertUtf16Xml(std::string_view xml, std::string& utf8);

} // namespace copra
