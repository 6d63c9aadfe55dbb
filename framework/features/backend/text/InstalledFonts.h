#pragma once

#include <memory>
#include <string>

#ifdef COPRA_WITH_FONTCONFIG
struct _FcConfig;
#else
#include "backend/text/FontFolders.h"
#endif

namespace copra {

/// The installed fonts according to fontconfig; in builds without COPRA_WITH_FONTCONFIG, those in the folders
/// of the system and of the user. Loaded on first use.
class InstalledFonts {
public:
    InstalledFonts();
    ~InstalledFonts();
    /// Returns the file of the font that matches a family best; empty if no font is installed. Sets `exact`
    /// to whether it belongs to that family.
    std::string find(const std::string& family, bool& exact);
    /// Returns the file of a font that has a glyph for a character; empty if there is none. With `inColor`,
    /// emoji fonts come first.
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
