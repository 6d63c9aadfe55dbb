#pragma once

#include "ui/LabelWidget.h"

namespace cocos2d {
namespace ui {

/// A text in a bitmap font.
class TextBMFont : public copra::LabelWidget {
public:
    static TextBMFont* create();
    /// A font that cannot be read is logged; the text is then not shown.
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
