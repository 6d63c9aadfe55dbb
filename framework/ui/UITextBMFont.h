#pragma once

#include "ui/LabelWidget.h"

namespace cocos2d {
namespace ui {

/// A widget that shows a text in a bitmap font (.fnt).
class TextBMFont : public copra::LabelWidget {
public:
    static TextBMFont* create();
    /// If the font cannot be read, this is logged and the text is not shown.
    static TextBMFont* create(const std::string& text, const std::string& filename);

    /// An empty name is ignored.
    void setFntFile(const std::string& fileName);
    std::string getDescription() const override { return "TextBMFont"; }

    TextBMFont() = default;

protected:
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    std::string _fntFileName;
};

} // namespace ui
} // namespace cocos2d
