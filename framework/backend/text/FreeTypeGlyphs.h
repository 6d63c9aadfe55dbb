#pragma once

#include "platform/GlyphSource.h"

#include <memory>

namespace copra {

/// Letters drawn by FreeType, installed fonts found by fontconfig. Null, with a log line, if FreeType does
/// not start.
std::unique_ptr<GlyphSource> makeFreeTypeGlyphs();

} // namespace copra
