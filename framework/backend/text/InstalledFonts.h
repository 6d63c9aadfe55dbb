#pragma once

#include <memory>
#include <string>

struct _FcConfig;

namespace copra {

/// The fonts that are installed on this system, asked of fontconfig; they are looked through when first asked
/// for.
class InstalledFonts {
public:
    /// The file of the font that fits a family name best; empty when nothing is installed. `exact` tells
    /// whether it is of that family.
    std::string find(const std::string& family, bool& exact);
    /// The file of a font that has a letter; empty when none has.
    std::string findFor(char32_t letter);

private:
    struct Closer {
        void operator()(_FcConfig* config) const;
    };
    bool load();

    std::unique_ptr<_FcConfig, Closer> _config; ///< our own: nothing is left behind in the process
    bool _loaded = false;
};

} // namespace copra
