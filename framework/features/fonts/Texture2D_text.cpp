#include "fonts/textBitmap.h"

#include "base/refuse.h"
#include "base/toInteger.h"
#include "platform/Screen.h"
#include "render/Texture2D.h"

namespace cocos2d {

bool Texture2D::initWithString(const char* text, const std::string& fontName, float fontSize,
                               const Size& dimensions, TextHAlignment hAlignment, TextVAlignment vAlignment,
                               bool enableWrap, int overflow) {
    FontDefinition definition;
    definition._fontName = fontName;
    definition._fontSize = copra::toInteger<int>(fontSize);
    definition._dimensions = dimensions;
    definition._alignment = hAlignment;
    definition._vertAlignment = vAlignment;
    definition._enableWrap = enableWrap;
    definition._overflow = overflow;
    return initWithString(text, definition);
}

bool Texture2D::initWithString(const char* text, const FontDefinition& textDefinition) {
    if (!text || !*text) return false;
    copra::TextBitmap bitmap = copra::drawText(text, textDefinition, copra::screen().contentScaleFactor);
    if (bitmap.rgba.empty()) {
        copra::warning("Texture2D: the text '%s' cannot be rendered", text);
        return false;
    }
    if (!adopt(std::move(bitmap.rgba), PixelFormat::RGBA8888, bitmap.size.width, bitmap.size.height))
        return false;
    _hasPremultipliedAlpha = true;
    return true;
}

} // namespace cocos2d
