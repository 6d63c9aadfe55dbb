#include "backend/text/InstalledFonts.h"

#include <fontconfig/fontconfig.h>
#include <memory>

namespace copra {

namespace {

struct PatternDeleter {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, PatternDeleter>;

const FcChar8* asFontconfigText(const std::string& text) {
    return reinterpret_cast<const FcChar8*>(text.c_str());
}

/// Whether one of the font's names is the family asked for.
bool isOfFamily(FcPattern& font, const std::string& family) {
    FcChar8* name = nullptr;
    for (int i = 0; FcPatternGetString(&font, FC_FAMILY, i, &name) == FcResultMatch; ++i)
        if (FcStrCmpIgnoreCase(name, asFontconfigText(family)) == 0) return true;
    return false;
}

} // namespace

std::string findFont(const std::string& family, bool& exact) {
    exact = false;
    if (!FcInit()) return "";
    const Pattern wanted(FcPatternCreate());
    if (!family.empty()) FcPatternAddString(wanted.get(), FC_FAMILY, asFontconfigText(family));
    FcPatternAddBool(wanted.get(), FC_SCALABLE, FcTrue); // labels ask for any size
    FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(nullptr, wanted.get(), &result));
    FcChar8* file = nullptr;
    if (!found || FcPatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch) return "";
    exact = isOfFamily(*found, family);
    return reinterpret_cast<const char*>(file);
}

} // namespace copra
