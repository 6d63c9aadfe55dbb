#pragma once

#include "platform/GlyphSource.h"

#include <memory>

namespace copra {

/// Creates a glyph source that rasterizes with FreeType, shapes with HarfBuzz and finds installed fonts with
/// fontconfig. If FreeType cannot be initialized, the function logs that and returns null.
[[nodiscard]] std::unique_ptr<GlyphSource> makeFreeTypeGlyphs();

} // namespace copra
