#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

struct FT_LibraryRec_;

namespace copra {

/// The scalable fonts in folders, found by what the files say of themselves: for systems without fontconfig. The folders are
/// read on first use. Of a collection (.ttc) only the first font counts.
class FontFolders {
public:
    /// Folders that do not exist are skipped.
    explicit FontFolders(std::vector<std::filesystem::path> folders) : _folders(std::move(folders)) {}

    /// As in InstalledFonts. Without the family, the file of a font for the text of programs.
    std::string find(const std::string& family, bool& exact);
    /// As in InstalledFonts. Opens the fonts one after another: the result should be kept.
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
    std::vector<Font> _fonts; ///< regular ones first, then by file
};

} // namespace copra
