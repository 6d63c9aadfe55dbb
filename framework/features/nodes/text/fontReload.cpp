#include "nodes/text/fontReload.h"

#include "app/nodesOfClass.h"
#include "files/FileUtils.h"
#include "fonts/FontAtlasCache.h"
#include "nodes/text/Label.h"
#include "platform/FrameService.h"

#include <map>

namespace copra {

namespace {

using namespace cocos2d;

/// The name by which the label uses the font file; empty if it does not.
std::string fontNameIn(Label& label, const std::string& path) {
    const bool isBitmap = label.getLabelType() == Label::LabelType::BMFONT;
    if (!isBitmap && label.getLabelType() != Label::LabelType::TTF) return std::string();
    const std::string& name = isBitmap ? label.getBMFontFilePath() : label.getTTFConfig().fontFilePath;
    if (name.empty() || FileUtils::getInstance()->fullPathForFilename(name) != path) return std::string();
    // One that takes its image from elsewhere cannot be opened by the name alone.
    if (isBitmap && label.getFontAtlas() != FontAtlasCache::getFontAtlasFNT(name)) return std::string();
    return name;
}

void reloadFonts(const std::string& path) {
    std::map<std::string, std::vector<RefPtr<Label>>> labels; // by the name of the font
    for (const RefPtr<Label>& label : nodesOfClass<Label>()) {
        const std::string name = fontNameIn(*label, path);
        if (!name.empty()) labels[name].push_back(label);
    }
    for (const auto& [name, users] : labels) {
        if (!FontAtlasCache::reloadFont_(name)) continue;
        for (const RefPtr<Label>& label : users) {
            if (label->getLabelType() == Label::LabelType::BMFONT)
                label->setBMFontFilePath(name, label->getBMFontSize());
            else
                label->setTTFConfig(TTFConfig(label->getTTFConfig()));
        }
    }
}

class FontReload : public FrameService {
public:
    void fileChanged(const std::string& path) override {
        const std::string extension = FileUtils::getInstance()->getFileExtension(path);
        for (const char* font : {".ttf", ".otf", ".ttc", ".fnt"})
            if (extension == font) reloadFonts(path);
    }
};

} // namespace

void reloadChangedFonts() {
    frameService<FontReload>();
}

} // namespace copra
