#pragma once

namespace copra {

/// Adds the service of fonts to the frames, unless it is there: it sets the glyph source when there is a backend, and releases unused
/// fonts with Director::purgeCachedData(). Everything that opens a font calls it first.
void useFonts();

} // namespace copra
