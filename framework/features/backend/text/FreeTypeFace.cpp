#include "backend/text/FreeTypeFace.h"

#include "backend/text/scaleBitmap.h"
#include "base/limits.h"
#include "base/toInteger.h"

#include FT_FONT_FORMATS_H
#include FT_GLYPH_H
#include FT_OUTLINE_H
#include FT_STROKER_H

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace copra {

namespace {

/// FreeType's fixed-point numbers count 1/64 of a pixel.
constexpr int kShift = 6;
constexpr FT_Pos kOne = 1 << kShift;
/// At 72 dpi a point is a pixel.
constexpr FT_UInt kDpi = 72;

int wholePixels(FT_Pos fixed) {
    return static_cast<int>(fixed >> kShift);
}

FT_Pos rounded(FT_Pos fixed) {
    return (fixed + kOne / 2) & ~(kOne - 1);
}

struct GlyphDeleter {
    void operator()(FT_Glyph glyph) const { FT_Done_Glyph(glyph); }
};
using OwnedGlyph = std::unique_ptr<FT_GlyphRec_, GlyphDeleter>;

struct StrokerDeleter {
    void operator()(FT_Stroker stroker) const { FT_Stroker_Done(stroker); }
};
using OwnedStroker = std::unique_ptr<FT_StrokerRec_, StrokerDeleter>;

/// Copies a color bitmap, whose pixels are premultiplied and begin with blue.
void copyColors(const FT_Bitmap& bitmap, Glyph& glyph) {
    glyph.rgba.reserve(static_cast<std::size_t>(glyph.width) * static_cast<std::size_t>(glyph.height) * 4);
    for (int y = 0; y < glyph.height; ++y) {
        const unsigned char* pixel = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
        for (int x = 0; x < glyph.width; ++x, pixel += 4)
            glyph.rgba.insert(glyph.rgba.end(), {pixel[2], pixel[1], pixel[0], pixel[3]});
    }
}

/// Copies a gray or black-and-white bitmap.
void copyAlpha(const FT_Bitmap& bitmap, Glyph& glyph) {
    if (!bitmap.buffer) return;
    const bool mono = bitmap.pixel_mode == FT_PIXEL_MODE_MONO;
    glyph.alpha.assign(static_cast<std::size_t>(glyph.width) * static_cast<std::size_t>(glyph.height), 0);
    for (int y = 0; y < glyph.height; ++y) {
        const unsigned char* const row = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
        std::uint8_t* const out = glyph.alpha.data() + static_cast<std::size_t>(y) * bitmap.width;
        if (!mono) {
            std::memcpy(out, row, bitmap.width);
            continue;
        }
        for (int x = 0; x < glyph.width; ++x) out[x] = row[x / 8] & (0x80 >> x % 8) ? 255 : 0;
    }
}

/// Bitmaps of other kinds leave the glyph blank.
void copyBitmap(const FT_Bitmap& bitmap, Glyph& glyph) {
    glyph.width = static_cast<int>(bitmap.width);
    glyph.height = static_cast<int>(bitmap.rows);
    if (bitmap.pixel_mode == FT_PIXEL_MODE_BGRA)
        copyColors(bitmap, glyph);
    else if (bitmap.pixel_mode == FT_PIXEL_MODE_MONO || bitmap.pixel_mode == FT_PIXEL_MODE_GRAY)
        copyAlpha(bitmap, glyph);
}

/// Whether a glyph is much larger than its font, as no real one is: it would need a huge bitmap.
bool isGlyphTooLarge(double width, double height, float pixelSize) {
    constexpr double kMostPixels = 1 << 24; // 64 MiB as a texture
    constexpr double kMostEms = 16.0; // the side of a square; the widest ligatures are 20 ems wide and 2 high
    const double side = kMostEms * static_cast<double>(pixelSize);
    return isTooLarge("FreeTypeFace", "pixels of a glyph", width * height,
                      std::min(side * side, kMostPixels));
}

bool isGlyphTooLarge(const FT_BBox& fixed, float pixelSize) {
    return isGlyphTooLarge(static_cast<double>(fixed.xMax - fixed.xMin) / kOne,
                           static_cast<double>(fixed.yMax - fixed.yMin) / kOne, pixelSize);
}

} // namespace

std::unique_ptr<FreeTypeFace> FreeTypeFace::open(std::shared_ptr<FT_LibraryRec_> library,
                                                 const FontBytes& font, float pixelSize) {
    FT_Face face = nullptr;
    if (!font ||
        FT_New_Memory_Face(library.get(), font->data(), static_cast<FT_Long>(font->size()), 0, &face))
        return nullptr;
    std::unique_ptr<FreeTypeFace> opened(new FreeTypeFace(std::move(library), font, face, pixelSize));
    if (!opened->chooseSize()) return nullptr;
    // Symbol fonts have no Unicode character map; use any other.
    if (FT_Select_Charmap(face, FT_ENCODING_UNICODE) && face->num_charmaps > 0)
        FT_Set_Charmap(face, face->charmaps[0]);
    opened->readMetrics();
    return opened;
}

FreeTypeFace::FreeTypeFace(std::shared_ptr<FT_LibraryRec_> library, FontBytes font, FT_Face face,
                           float pixelSize)
    : _library(std::move(library)), _font(std::move(font)), _face(face), _pixelSize(pixelSize) {}

FreeTypeFace::~FreeTypeFace() {
    FT_Done_Face(_face);
}

bool FreeTypeFace::chooseSize() {
    const auto size = copra::toInteger<FT_F26Dot6>(_pixelSize * static_cast<float>(kOne));
    if (size <= 0) return false;
    if (!FT_IS_SCALABLE(_face) && FT_HAS_COLOR(_face) && _face->num_fixed_sizes > 0) return chooseBitmaps();
    return FT_Set_Char_Size(_face, size, size, kDpi, kDpi) == 0;
}

/// Selects the bitmaps from which the size can be scaled: the next larger ones, or the largest.
bool FreeTypeFace::chooseBitmaps() {
    const auto height = [&](int index) {
        return static_cast<float>(_face->available_sizes[index].y_ppem) / kOne;
    };
    int best = 0;
    for (int i = 1; i < _face->num_fixed_sizes; ++i) {
        const bool isLargeEnough = height(i) >= _pixelSize;
        const bool bestIsLargeEnough = height(best) >= _pixelSize;
        const bool isSmaller = height(i) < height(best);
        if (isLargeEnough ? !bestIsLargeEnough || isSmaller : !bestIsLargeEnough && !isSmaller) best = i;
    }
    if (height(best) <= 0.0f || FT_Select_Size(_face, best)) return false;
    _bitmapScale = _pixelSize / height(best);
    return true;
}

int FreeTypeFace::scaled(int pixels) const {
    constexpr float kMost = 1 << 24; // a font may say that its bitmaps are for tiny sizes
    return static_cast<int>(
        std::lround(std::clamp(static_cast<float>(pixels) * _bitmapScale, -kMost, kMost)));
}

/// From the size of the font's bitmaps to that of the face.
void FreeTypeFace::scaleGlyph(Glyph& glyph) const {
    if (_bitmapScale == 1.0f) return;
    glyph.advance = scaled(glyph.advance);
    glyph.left = scaled(glyph.left);
    glyph.top = scaled(glyph.top);
    if (glyph.isBlank()) return;
    const PixelSize size = {std::max(1, scaled(glyph.width)), std::max(1, scaled(glyph.height))};
    if (isGlyphTooLarge(size.width, size.height, _pixelSize)) {
        glyph.alpha.clear();
        glyph.rgba.clear();
        return;
    }
    glyph.rgba = scaleBitmap(glyph.rgba, {glyph.width, glyph.height}, size);
    glyph.width = size.width;
    glyph.height = size.height;
}

void FreeTypeFace::readMetrics() {
    const FT_Size_Metrics& metrics = _face->size->metrics;
    FT_Pos ascender = metrics.ascender;
    FT_Pos descender = metrics.descender;
    // Since 2.8.1 FreeType rounds the size metrics of TrueType fonts outward; the original used the nearest
    // pixel.
    if (std::strcmp(FT_Get_Font_Format(_face), "TrueType") == 0) {
        ascender = rounded(FT_MulFix(_face->ascender, metrics.y_scale));
        descender = rounded(FT_MulFix(_face->descender, metrics.y_scale));
    }
    _ascender = scaled(wholePixels(ascender));
    _descender = _ascender - scaled(wholePixels(ascender - descender));
}

/// Loads a glyph with its bitmap, or as an outline if that is too large to be drawn.
bool FreeTypeFace::loadBitmap(std::uint32_t index) {
    const bool isInColor = FT_HAS_COLOR(_face);
    const FT_Int32 flags = FT_LOAD_NO_AUTOHINT | (isInColor ? FT_LOAD_COLOR : 0);
    if (index == 0 || FT_Load_Glyph(_face, index, flags)) return false;
    if (_face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return true;
    FT_BBox box;
    FT_Outline_Get_CBox(&_face->glyph->outline, &box);
    if (isGlyphTooLarge(box, _pixelSize)) return true;
    return isInColor ? FT_Load_Glyph(_face, index, flags | FT_LOAD_RENDER) == 0
                     : FT_Render_Glyph(_face->glyph, FT_RENDER_MODE_NORMAL) == 0;
}

bool FreeTypeFace::rasterize(std::uint32_t index, Glyph& glyph) {
    glyph = Glyph();
    if (!loadBitmap(index)) return false;
    const FT_GlyphSlot slot = _face->glyph;
    glyph.advance = wholePixels(slot->metrics.horiAdvance);
    if (slot->format != FT_GLYPH_FORMAT_BITMAP) return true;
    glyph.left = slot->bitmap_left;
    glyph.top = slot->bitmap_top;
    copyBitmap(slot->bitmap, glyph);
    scaleGlyph(glyph);
    return true;
}

bool FreeTypeFace::rasterizeOutline(std::uint32_t index, float radius, Glyph& glyph) {
    glyph = Glyph();
    const FT_Int32 flags = FT_IS_SCALABLE(_face) ? FT_LOAD_NO_BITMAP : FT_LOAD_COLOR;
    if (index == 0 || FT_Load_Glyph(_face, index, flags | FT_LOAD_NO_AUTOHINT)) return false;
    glyph.advance = scaled(wholePixels(_face->glyph->metrics.horiAdvance));
    if (_face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return true; // bitmap fonts have no outline to widen

    FT_Stroker rawStroker = nullptr;
    FT_Glyph rawGlyph = nullptr;
    if (FT_Stroker_New(_library.get(), &rawStroker)) return true;
    const OwnedStroker stroker(rawStroker);
    FT_Stroker_Set(rawStroker, static_cast<FT_Fixed>(radius * static_cast<float>(kOne)),
                   FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0);
    if (FT_Get_Glyph(_face->glyph, &rawGlyph)) return true;
    // Both calls replace the glyph that is passed, so it is owned only after them.
    const auto isOutlineTooLarge = [&] {
        FT_BBox box;
        FT_Glyph_Get_CBox(rawGlyph, FT_GLYPH_BBOX_UNSCALED, &box);
        return isGlyphTooLarge(box, _pixelSize + radius);
    };
    if (FT_Glyph_StrokeBorder(&rawGlyph, rawStroker, 0, 1) || isOutlineTooLarge() ||
        FT_Glyph_To_Bitmap(&rawGlyph, FT_RENDER_MODE_NORMAL, nullptr, 1)) {
        FT_Done_Glyph(rawGlyph);
        return true;
    }
    const OwnedGlyph owned(rawGlyph);
    const auto* const bitmap = reinterpret_cast<FT_BitmapGlyph>(rawGlyph);
    glyph.left = bitmap->left;
    glyph.top = bitmap->top;
    copyBitmap(bitmap->bitmap, glyph);
    return true;
}

bool FreeTypeFace::hasKerning() const {
    return FT_HAS_KERNING(_face);
}

int FreeTypeFace::kerning(char32_t first, char32_t second) {
    const FT_UInt left = FT_Get_Char_Index(_face, first);
    const FT_UInt right = FT_Get_Char_Index(_face, second);
    FT_Vector distance = {0, 0};
    if (left == 0 || right == 0 || FT_Get_Kerning(_face, left, right, FT_KERNING_DEFAULT, &distance))
        return 0;
    return wholePixels(distance.x);
}

void FreeTypeFace::shape(std::u32string_view text, const TextRun& run, std::vector<ShapedGlyph>& glyphs) {
    if (!_shapes) _shapes = std::make_unique<HarfBuzzFont>(_font, *this, _pixelSize);
    _shapes->shape(text, run, glyphs);
}

} // namespace copra
