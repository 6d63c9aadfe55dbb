#pragma once

#include <string>

namespace copra {

/// Logs that a font of this kind and file has no image of a character, for the first few of them, which are
/// counted in `count`. Spaces are not logged. Returns false.
bool warnOfMissingGlyph(const char* kind, const std::string& file, char32_t character, int& count);

} // namespace copra
