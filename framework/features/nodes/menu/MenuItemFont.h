#pragma once

#include "nodes/menu/MenuItemLabel.h"

namespace cocos2d {

/// A menu item that shows a text in an installed font or in a font file.
class MenuItemFont : public MenuItemLabel {
public:
    /// Creates an item with a text in the font and size that are set for new items.
    static MenuItemFont* create(const std::string& value = "");
    /// Creates an item with a text. Activation calls `callback`.
    static MenuItemFont* create(const std::string& value, const ccMenuCallback& callback);
    /// Creates an item with a text. Activation calls a member function of `target`, which is not retained.
    static MenuItemFont* create(const std::string& value, Ref* target, SEL_MenuHandler selector);

    /// Sets the font size in points of items that are created afterward. The default is 32.
    static void setFontSize(int size);
    /// The font size in points of items that are created afterward.
    static int getFontSize();
    static int fontSize() { return getFontSize(); }
    /// Sets the font of items that are created afterward: a family or a file. The default is "Marker Felt".
    static void setFontName(const std::string& name);
    /// The font of items that are created afterward.
    static const std::string& getFontName();
    static const std::string& fontName() { return getFontName(); }

    MenuItemFont() = default;
    bool initWithString(const std::string& value, const ccMenuCallback& callback);
    bool initWithString(const std::string& value, Ref* target, SEL_MenuHandler selector);

    /// Size (points) and font of this item.
    void setFontSizeObj(int size);
    int getFontSizeObj() const { return _fontSize; }
    /// The same as getFontSizeObj().
    int fontSizeObj() const { return _fontSize; }
    /// The font of this item: a file or a family.
    void setFontNameObj(const std::string& name);
    const std::string& getFontNameObj() const { return _fontName; }
    /// The same as getFontNameObj().
    const std::string& fontNameObj() const { return _fontName; }

protected:
    /// Creates the label again with the current font.
    void recreateLabel();

    int _fontSize = 0;
    std::string _fontName;
};

} // namespace cocos2d
