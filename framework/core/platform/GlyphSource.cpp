#include "platform/GlyphSource.h"

#include <utility>

namespace copra {

namespace {

std::unique_ptr<GlyphSource>& current() {
    static std::unique_ptr<GlyphSource> source;
    return source;
}

} // namespace

GlyphSource* glyphSource() {
    return current().get();
}

void setGlyphSource(std::unique_ptr<GlyphSource> source) {
    current() = std::move(source);
}

} // namespace copra
