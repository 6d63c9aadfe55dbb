#include "fonts/FontFiles.h"
#include "fonts/fontService.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/GlyphSource.h"

#include <set>

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

void addBundledFonts(std::vector<std::string>& files) {
    FileUtils& disk = *FileUtils::getInstance();
    for (const std::string& path : disk.getSearchPaths())
        for (const std::string& file : disk.listFiles(path + "fonts"))
            if (isFontFile(file)) files.push_back(file);
}

void logSubstitute(const std::string& font, const std::string& substitute) {
    static std::set<std::string> s_logged;
    if (s_logged.insert(font).second)
        copra::warning("FontFiles: there is no font file %s; %s is used", font.c_str(), substitute.c_str());
}

} // namespace

std::vector<std::string> fontFilesFor(const std::string& font) {
    useFonts();
    FileUtils& disk = *FileUtils::getInstance();
    const bool notify = disk.isPopupNotify();
    disk.setPopupNotify(false); // a family need not be a file
    std::string file = disk.fullPathForFilename(font);
    if (file.empty() && !font.empty() && !isFontFile(font)) file = disk.fullPathForFilename(font + ".ttf");
    disk.setPopupNotify(notify);

    std::vector<std::string> files;
    if (!file.empty() && disk.isFileExist(file)) files.push_back(file);
    const std::size_t found = files.size();
    if (GlyphSource* const source = glyphSource()) {
        bool exact = false;
        const std::string installed = source->findInstalled(familyOf(font), exact);
        if (!installed.empty()) files.push_back(installed);
    }
    addBundledFonts(files);
    if (found == 0 && isFontFile(font) && !files.empty()) logSubstitute(font, files.front());
    return files;
}

} // namespace copra
