#include "backend/text/HarfBuzzFont.h"

#include "base/toInteger.h"

#include <hb-ot.h>
#include <hb.h>

namespace copra {

namespace {

/// HarfBuzz computes in 1/64 of a pixel.
constexpr float kFractions = 64.0f;

struct BufferDeleter {
    void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};
using Buffer = std::unique_ptr<hb_buffer_t, BufferDeleter>;

/// The glyph of a character as FreeType finds it: also in symbol fonts, and by glyph names where there is no map.
hb_bool_t findGlyph(hb_font_t*, void* face, hb_codepoint_t character, hb_codepoint_t* glyph, void*) {
    *glyph = static_cast<GlyphFace*>(face)->glyphIndex(character);
    return *glyph != 0;
}

/// All else comes from the parent font, which reads the file.
hb_font_funcs_t* characterFunctions() {
    static const std::unique_ptr<hb_font_funcs_t, decltype(&hb_font_funcs_destroy)> s_functions = [] {
        hb_font_funcs_t* const functions = hb_font_funcs_create();
        hb_font_funcs_set_nominal_glyph_func(functions, findGlyph, nullptr, nullptr);
        hb_font_funcs_make_immutable(functions);
        return std::unique_ptr<hb_font_funcs_t, decltype(&hb_font_funcs_destroy)>(functions,
                                                                                  hb_font_funcs_destroy);
    }();
    return s_functions.get();
}

float pixels(hb_position_t position) {
    return static_cast<float>(position) / kFractions;
}

} // namespace

void HarfBuzzFont::Closer::operator()(hb_font_t* font) const {
    hb_font_destroy(font);
}

HarfBuzzFont::HarfBuzzFont(const FontBytes& font, GlyphFace& characters, float pixelSize) : _bytes(font) {
    hb_blob_t* const blob =
        hb_blob_create(reinterpret_cast<const char*>(font->data()), static_cast<unsigned>(font->size()),
                       HB_MEMORY_MODE_READONLY, nullptr, nullptr);
    hb_face_t* const face = hb_face_create(blob, 0);
    hb_font_t* const file = hb_font_create(face);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    const int scale = copra::toInteger<int>(pixelSize * kFractions);
    hb_font_set_scale(file, scale, scale);
    hb_ot_font_set_funcs(file);
    _font.reset(hb_font_create_sub_font(file));
    hb_font_destroy(file);
    hb_font_set_funcs(_font.get(), characterFunctions(), &characters, nullptr);
}

void HarfBuzzFont::shape(std::u32string_view text, const TextRun& run,
                         std::vector<ShapedGlyph>& glyphs) const {
    const Buffer buffer(hb_buffer_create());
    hb_buffer_add_utf32(buffer.get(), reinterpret_cast<const std::uint32_t*>(text.data()),
                        static_cast<int>(text.size()), static_cast<unsigned>(run.begin),
                        static_cast<int>(run.end - run.begin));
    hb_buffer_set_direction(buffer.get(), run.rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer.get(), hb_script_from_iso15924_tag(run.script));
    // The language stays unset: a text looks the same wherever the program runs.
    hb_shape(_font.get(), buffer.get(), nullptr, 0);
    unsigned count = 0;
    const hb_glyph_info_t* const infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t* const positions = hb_buffer_get_glyph_positions(buffer.get(), &count);
    for (unsigned i = 0; i < count; ++i)
        glyphs.push_back({infos[i].codepoint, infos[i].cluster, pixels(positions[i].x_advance),
                          pixels(positions[i].x_offset), pixels(positions[i].y_offset)});
}

} // namespace copra
