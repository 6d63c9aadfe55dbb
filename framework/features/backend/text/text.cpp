#include "backend/text/text.h"

#include "backend/text/FreeTypeGlyphs.h"

namespace copra {

void installGlyphSource() {
    if (!glyphSource()) setGlyphSource(makeFreeTypeGlyphs());
}

} // namespace copra
