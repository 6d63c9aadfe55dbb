#include "fonts/FontFiles.h"
#include "fonts/fontService.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/GlyphSource.h"

#include <set>
#include <vector>

namespace copra {

using cocos2d::FileUtils;

namespace {

bool isFontFile(const std::string& name) {
    const std::string extension = FileUtils::getInstance()->getFileExtension(name);
    return extension == ".ttf" || extension == ".otf" || extension == ".ttc";
}

/// "fonts/Marker Felt.ttf" -> "Marker Felt": font files are usually named after the family.
std::string familyOf(const std::string& font) {
    std::string family = font.substr(font.find_last_of('/') + 1);
    if (isFontFile(family)) family.resize(family.find_last_of('.'));
    return family;
}

/// The file of this name, also without its extension; empty if there is none.
std::string fileNamed(const std::string& font) {
    FileUtils& disk = *FileUtils::getInstance();
    const bool notify = disk.isPopupNotify();
    disk.setPopupNotify(false); // a family need not be a file
    std::string file = disk.fullPathForFilename(font);
    if (file.empty() && !font.empty() && !isFontFile(font)) file = disk.fullPathForFilename(font + ".ttf");
    disk.setPopupNotify(notify);
    return disk.isFileExist(file) ? file : "";
}

std::vector<std::string> bundledFonts() {
    FileUtils& disk = *FileUtils::getInstance();
    std::vector<std::string> files;
    for (const std::string& path : disk.getSearchPaths())
        for (const std::string& file : disk.listFiles(path + "fonts"))
            if (isFontFile(file)) files.push_back(file);
    return files;
}

void logSubstitute(const std::string& font, const std::string& substitute) {
    static std::set<std::string> s_logged;
    if (s_logged.insert(font).second)
        copra::warning("FontFiles: there is no font file %s; %s is used", font.c_str(), substitute.c_str());
}

} // namespace

void offerFontFiles(const std::string& font, const std::function<bool(const std::string& file)>& accepts) {
    useFonts();
    const std::string own = fileNamed(font);
    if (!own.empty() && accepts(own)) return;
    const auto offer = [&](const std::string& substitute) {
        if (own.empty() && isFontFile(font)) logSubstitute(font, substitute);
        return accepts(substitute);
    };
    if (GlyphSource* const source = glyphSource()) {
        bool exact = false;
        const std::string installed = source->findInstalled(familyOf(font), exact);
        if (!installed.empty() && offer(installed)) return;
    }
    for (const std::string& file : bundledFonts())
        if (offer(file)) return;
}

} // namespace copra
