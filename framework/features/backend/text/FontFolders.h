#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

struct FT_LibraryRec_;

namespace copra {

/// Finds scalable fonts in folders by the names in the files, for systems without fontconfig. The folders are
/// read on first use. Only the first font of a collection (.ttc) counts.
class FontFolders {
public:
    /// Constructs an object that searches these folders. Folders that do not exist are skipped.
    explicit FontFolders(std::vector<std::filesystem::path> folders) : _folders(std::move(folders)) {}

    /// Returns the file of a font family, as InstalledFonts does. If the family is missing, the function
    /// returns the file of a common sans-serif font.
    std::string find(const std::string& family, bool& exact);
    /// Returns the file of a font with a character, as InstalledFonts does. It opens one font after the
    /// other, so keep the result.
    std::string findFor(char32_t character, bool inColor);

private:
    struct Font {
        std::string file;
        std::string family;
        bool isRegular = false;
        bool isInColor = false;
    };
    void load();
    void add(const std::string& file);

    std::vector<std::filesystem::path> _folders;
    std::shared_ptr<FT_LibraryRec_> _library;
    std::vector<Font> _fonts; ///< The fonts: regular ones first, then by file.
};

} // namespace copra
