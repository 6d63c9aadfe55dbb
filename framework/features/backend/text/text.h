#pragma once

namespace copra {

/// Sets the glyph source of this process unless there is one. Needs no backend.
void installGlyphSource();

} // namespace copra
