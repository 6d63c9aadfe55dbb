#pragma once

namespace copra {

/// Adds the font service if it does not exist yet. The service sets the glyph source when there is a backend,
/// and releases unused fonts in Director::purgeCachedData(). Everything that opens a font calls this function
/// first.
void useFonts();

} // namespace copra
