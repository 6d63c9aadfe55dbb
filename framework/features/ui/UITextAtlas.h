#pragma once

#include "ui/LabelWidget.h"
#include "ui/ResourceData.h"

namespace cocos2d {
namespace ui {

/// A widget that shows text, for example a score, with characters of equal size from an image.
class TextAtlas : public copra::LabelWidget {
public:
    /// Creates a widget without text. Until setProperty() sets an image, an installed font is used.
    static TextAtlas* create();
    /// Creates a text widget as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a widget that shows a string with an image of characters in cells, whose size is in points.
    /// The first cell shows the first character of `startCharMap`, and the following cells show the
    /// characters after it.
    static TextAtlas* create(const std::string& stringValue, const std::string& charMapFile, int itemWidth,
                             int itemHeight, const std::string& startCharMap);

    /// Sets the text and the image of the characters; see create(). If `startCharMap` is empty, the function
    /// logs that and does nothing. If the image cannot be loaded, the function logs that and sets only the
    /// text, which keeps its font.
    void setProperty(const std::string& stringValue, const std::string& charMapFile, int itemWidth,
                     int itemHeight, const std::string& startCharMap);
    /// Deprecated name of setString().
    void setStringValue(const std::string& value) { setString(value); }
    /// Deprecated name of getString().
    const std::string& getStringValue() const { return getString(); }
    /// Returns the source of the image of the characters, as setProperty() has set it.
    ResourceData getRenderFile() const { return {0, _charMapFileName, ""}; }
    std::string getDescription() const override { return "TextAtlas"; }

    TextAtlas() = default;

protected:
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

    RefPtr<Label>& _labelAtlasRenderer = _label; ///< The name in cocos2d-x.
    std::string _charMapFileName;
    std::string _startCharMap;
    int _itemWidth = 0;
    int _itemHeight = 0;
};

} // namespace ui
} // namespace cocos2d
