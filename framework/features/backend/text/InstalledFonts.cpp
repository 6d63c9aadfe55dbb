#include "backend/text/InstalledFonts.h"

#ifdef COPRA_WITH_FONTCONFIG
#include <fontconfig/fontconfig.h>
#else
#include "platform/system/fontFolders.h"
#endif

namespace copra {

InstalledFonts::~InstalledFonts() = default;

#ifdef COPRA_WITH_FONTCONFIG

InstalledFonts::InstalledFonts() = default;

namespace {

struct PatternDeleter {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, PatternDeleter>;

struct CharSetDeleter {
    void operator()(FcCharSet* characters) const { FcCharSetDestroy(characters); }
};

const FcChar8* asFontconfigText(const std::string& text) {
    return reinterpret_cast<const FcChar8*>(text.c_str());
}

/// The installed font that matches best.
Pattern match(FcConfig* config, FcPattern& wanted) {
    FcPatternAddBool(&wanted, FC_SCALABLE, FcTrue); // labels use any size
    FcConfigSubstitute(config, &wanted, FcMatchPattern);
    FcDefaultSubstitute(&wanted);
    FcResult result = FcResultNoMatch;
    return Pattern(FcFontMatch(config, &wanted, &result));
}

std::string fileOf(FcPattern* font) {
    FcChar8* file = nullptr;
    const bool found = font && FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch;
    return found ? reinterpret_cast<const char*>(file) : "";
}

/// Whether the font belongs to the family.
bool isOfFamily(FcPattern& font, const std::string& family) {
    FcChar8* name = nullptr;
    for (int i = 0; FcPatternGetString(&font, FC_FAMILY, i, &name) == FcResultMatch; ++i)
        if (FcStrCmpIgnoreCase(name, asFontconfigText(family)) == 0) return true;
    return false;
}

} // namespace

void InstalledFonts::Closer::operator()(_FcConfig* config) const {
    FcConfigDestroy(config);
}

bool InstalledFonts::load() {
    if (!_loaded) _config.reset(FcInitLoadConfigAndFonts());
    _loaded = true;
    return _config != nullptr;
}

std::string InstalledFonts::find(const std::string& family, bool& exact) {
    exact = false;
    if (!load()) return "";
    const Pattern wanted(FcPatternCreate());
    if (!family.empty()) FcPatternAddString(wanted.get(), FC_FAMILY, asFontconfigText(family));
    const Pattern found = match(_config.get(), *wanted);
    exact = found && isOfFamily(*found, family);
    return fileOf(found.get());
}

std::string InstalledFonts::findFor(char32_t character, bool inColor) {
    if (!load()) return "";
    const std::unique_ptr<FcCharSet, CharSetDeleter> characters(FcCharSetCreate());
    FcCharSetAddChar(characters.get(), character);
    const Pattern wanted(FcPatternCreate());
    FcPatternAddCharSet(wanted.get(), FC_CHARSET, characters.get());
    if (inColor) {
        FcPatternAddString(wanted.get(), FC_FAMILY, asFontconfigText("emoji"));
        FcPatternAddBool(wanted.get(), FC_COLOR, FcTrue);
    }
    const Pattern found = match(_config.get(), *wanted);
    FcCharSet* has = nullptr;
    const bool isFound = found && FcPatternGetCharSet(found.get(), FC_CHARSET, 0, &has) == FcResultMatch &&
                         FcCharSetHasChar(has, character);
    if (isFound) return fileOf(found.get());
    return inColor ? findFor(character, false) : "";
}

#else

InstalledFonts::InstalledFonts() : _folders(fontFolders()) {}

std::string InstalledFonts::find(const std::string& family, bool& exact) {
    return _folders.find(family, exact);
}

std::string InstalledFonts::findFor(char32_t character, bool inColor) {
    return _folders.findFor(character, inColor);
}

#endif

} // namespace copra
