#pragma once

#include "platform/GlyphSource.h"

#include <memory>

namespace copra {

/// A glyph source that rasterizes with FreeType, shapes with HarfBuzz and finds installed fonts with fontconfig. Null,
/// after logging, if FreeType cannot be initialized.
[[nodiscard]] std::unique_ptr<GlyphSource> makeFreeTypeGlyphs();

} // namespace copra
