#include "nodes/text/labelFont.h"

#include "files/FileUtils.h"
#include "nodes/text/Label.h"

namespace copra {

using cocos2d::FileUtils;
using cocos2d::Label;
using cocos2d::TTFConfig;

namespace {

void setFontFile(Label& label, TTFConfig config, float size) {
    config.fontSize = size;
    label.setTTFConfig(config);
}

} // namespace

bool isBitmapFont(const std::string& name) {
    const FileUtils& files = *FileUtils::getInstance();
    // The search comes last: it lists folders.
    return files.getFileExtension(name) == ".fnt" && files.isFileExist(name);
}

bool isFontFile(const std::string& name) {
    return name.find('.') != std::string::npos && FileUtils::getInstance()->isFileExist(name);
}

void setLabelFont(Label& label, const std::string& name, float size) {
    if (isBitmapFont(name)) {
        label.setBMFontFilePath(name);
    } else if (isFontFile(name)) {
        TTFConfig config = label.getTTFConfig();
        config.fontFilePath = name;
        setFontFile(label, config, size);
    } else {
        const bool wasFile = label.getLabelType() == Label::LabelType::TTF;
        label.setSystemFontName(name);
        if (wasFile)
            label.requestSystemFontRefresh(); // games may override it, and the original calls it here
        label.setSystemFontSize(size);
    }
}

void setLabelFontSize(Label& label, float size) {
    if (label.getLabelType() == Label::LabelType::BMFONT)
        label.setBMFontSize(size);
    else if (label.getLabelType() == Label::LabelType::TTF)
        setFontFile(label, label.getTTFConfig(), size);
    else
        label.setSystemFontSize(size);
}

float labelFontSize(const Label& label) {
    if (label.getLabelType() == Label::LabelType::BMFONT) return label.getBMFontSize();
    if (label.getLabelType() == Label::LabelType::TTF) return label.getTTFConfig().fontSize;
    return label.getSystemFontSize();
}

} // namespace copra
