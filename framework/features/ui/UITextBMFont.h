#pragma once

#include "ui/LabelWidget.h"
#include "ui/ResourceData.h"

namespace cocos2d {
namespace ui {

/// A widget that shows text in a bitmap font (.fnt).
class TextBMFont : public copra::LabelWidget {
public:
    /// Creates a widget without text. Until setFntFile() sets a font, an installed font is used.
    static TextBMFont* create();
    /// Creates a text widget as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a widget that shows `text` in a bitmap font. If the font cannot be read, the function logs
    /// that, and the widget shows the text in an installed font.
    static TextBMFont* create(const std::string& text, const std::string& filename);

    /// Sets the bitmap font. An empty name is ignored. If the font cannot be read, the function logs that,
    /// and the text keeps its font.
    void setFntFile(const std::string& fileName);
    /// Deprecated name of setString().
    void setText(const std::string& value) { setString(value); }
    /// Deprecated name of getString().
    const std::string& getStringValue() const { return getString(); }
    /// Returns the source of the font: the name that setFntFile() has set last, even if that font could not
    /// be read.
    ResourceData getRenderFile() const { return {0, _fntFileName, ""}; }
    /// Replaces the label with an empty one, which uses an installed font.
    void resetRender();
    std::string getDescription() const override { return "TextBMFont"; }

    TextBMFont() = default;

protected:
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

    RefPtr<Label>& _labelBMFontRenderer = _label; ///< The name in cocos2d-x.
    std::string _fntFileName;
};

} // namespace ui
} // namespace cocos2d
