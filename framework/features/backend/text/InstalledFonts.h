#pragma once

#include <memory>
#include <string>

#ifdef COPRA_WITH_FONTCONFIG
struct _FcConfig;
#else
#include "backend/text/FontFolders.h"
#endif

namespace copra {

/// The fonts that are installed on this system, according to fontconfig, without it (COPRA_WITH_FONTCONFIG) those in the
/// folders of the system and of the user; loaded on first use.
class InstalledFonts {
public:
    InstalledFonts();
    ~InstalledFonts();
    /// The file of the font that matches a family best; empty if no font is installed. `exact` is set to whether
    /// it is of that family.
    std::string find(const std::string& family, bool& exact);
    /// The file of a font that has a glyph for a character, of one for emoji if there is one and `inColor` is set; empty
    /// if there is none.
    std::string findFor(char32_t character, bool inColor);

private:
#ifdef COPRA_WITH_FONTCONFIG
    struct Closer {
        void operator()(_FcConfig* config) const;
    };
    bool load();

    std::unique_ptr<_FcConfig, Closer> _config; ///< not the process-wide one, which would never be freed
    bool _loaded = false;
#else
    FontFolders _folders;
#endif
};

} // namespace copra
