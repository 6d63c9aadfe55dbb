#include "backend/text/FontFolders.h"

#include "platform/system/RegularFile.h"
#include "platform/system/paths.h"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <cctype>
#include <tuple>

namespace fs = std::filesystem;

namespace copra {

namespace {

/// What is used for text without a known family, the best first.
constexpr const char* kUsualFamilies[] = {"Segoe UI", "Arial", "Tahoma", "DejaVu Sans", "Liberation Sans"};

bool isSameFamily(const std::string& a, const std::string& b) {
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [lower](char x, char y) { return lower(x) == lower(y); });
}

unsigned long readStream(FT_Stream stream, unsigned long offset, unsigned char* bytes, unsigned long count) {
    const auto* const file = static_cast<const RegularFile*>(stream->descriptor.pointer);
    if (count == 0) return offset > stream->size ? 1 : 0; // a seek: not 0 is an error
    return static_cast<unsigned long>(file->read(offset, bytes, count));
}

/// A font that is read from its file piece by piece: most of it is outlines that a search does not need.
class OpenFont {
public:
    OpenFont(FT_Library library, const std::string& path) : _file(path) {
        if (!_file.isOpen()) return;
        _stream.descriptor.pointer = &_file;
        _stream.size = static_cast<unsigned long>(_file.size());
        _stream.read = readStream;
        FT_Open_Args source = {};
        source.flags = FT_OPEN_STREAM;
        source.stream = &_stream;
        if (FT_Open_Face(library, &source, 0, &_face) != 0) _face = nullptr;
    }
    ~OpenFont() {
        if (_face) FT_Done_Face(_face);
    }
    OpenFont(const OpenFont&) = delete;
    OpenFont& operator=(const OpenFont&) = delete;

    /// Null if it is no font.
    FT_Face face() const { return _face; }

private:
    RegularFile _file;
    FT_StreamRec _stream = {};
    FT_Face _face = nullptr;
};

} // namespace

void FontFolders::add(const std::string& file) {
    const OpenFont font(_library.get(), file);
    const FT_Face face = font.face();
    if (!face || !face->family_name) return;
    const bool isInColor = FT_HAS_COLOR(face);
    if (!FT_IS_SCALABLE(face) && !isInColor) return; // labels use any size
    _fonts.push_back({file, face->family_name, face->style_flags == 0, isInColor});
}

void FontFolders::load() {
    if (_library) return;
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) != 0) return;
    _library.reset(library, FT_Done_FreeType);
    std::error_code error;
    for (const fs::path& folder : _folders)
        for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error))
            if (entry->is_regular_file(error)) add(pathText(entry->path()));
    std::sort(_fonts.begin(), _fonts.end(), [](const Font& a, const Font& b) {
        return std::tie(b.isRegular, a.file) < std::tie(a.isRegular, b.file);
    });
}

std::string FontFolders::find(const std::string& family, bool& exact) {
    load();
    const auto fileOf = [this](const std::string& name) {
        const auto found = std::find_if(_fonts.begin(), _fonts.end(), [&name](const Font& font) {
            return isSameFamily(font.family, name);
        });
        return found == _fonts.end() ? std::string() : found->file;
    };
    std::string file = fileOf(family);
    exact = !file.empty();
    for (const char* const usual : kUsualFamilies)
        if (file.empty()) file = fileOf(usual);
    return file.empty() && !_fonts.empty() ? _fonts.front().file : file;
}

std::string FontFolders::findFor(char32_t character, bool inColor) {
    load();
    for (const Font& font : _fonts) {
        if (font.isInColor != inColor) continue;
        const OpenFont opened(_library.get(), font.file);
        if (opened.face() && FT_Get_Char_Index(opened.face(), character) != 0) return font.file;
    }
    return inColor ? findFor(character, false) : "";
}

} // namespace copra
