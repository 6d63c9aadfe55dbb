#pragma once

#include "nodes/menu/MenuItemLabel.h"

namespace cocos2d {

/// A menu item that shows a string in an installed font or a font file.
class MenuItemFont : public MenuItemLabel {
public:
    /// Creates an item that shows `value`, in the font and size that are set for new items.
    static MenuItemFont* create(const std::string& value = "");
    /// Creates an item that shows `value` and calls `callback` when it is activated.
    static MenuItemFont* create(const std::string& value, const ccMenuCallback& callback);
    /// Creates an item that shows `value` and calls a member function of `target` when it is activated. The
    /// target is not retained.
    static MenuItemFont* create(const std::string& value, Ref* target, SEL_MenuHandler selector);

    /// Sets the font size of items that are created afterward, in points; 32 by default.
    static void setFontSize(int size);
    /// Returns the font size of items that are created afterward, in points.
    static int getFontSize();
    /// Deprecated name of getFontSize().
    static int fontSize() { return getFontSize(); }
    /// Sets the font of items that are created afterward: a family or a file; "Marker Felt" by default.
    static void setFontName(const std::string& name);
    /// Returns the font of items that are created afterward.
    static const std::string& getFontName();
    /// Deprecated name of getFontName().
    static const std::string& fontName() { return getFontName(); }

    MenuItemFont() = default;
    /// Initializes a new item with a text in the font of setFontName() and setFontSize(), and a callback.
    bool initWithString(const std::string& value, const ccMenuCallback& callback);
    /// Initializes a new item with a text in the font of setFontName() and setFontSize(), and a member
    /// function of `target`. The target is not retained.
    bool initWithString(const std::string& value, Ref* target, SEL_MenuHandler selector);

    /// Sets the font size of this item in points.
    void setFontSizeObj(int size);
    /// Returns the font size of this item in points.
    int getFontSizeObj() const { return _fontSize; }
    /// Returns the font size of this item in points, as getFontSizeObj() does.
    int fontSizeObj() const { return _fontSize; }
    /// Sets the font of this item: a family or a file.
    void setFontNameObj(const std::string& name);
    /// Returns the font of this item: a family or a file.
    const std::string& getFontNameObj() const { return _fontName; }
    /// Returns the font of this item, as getFontNameObj() does.
    const std::string& fontNameObj() const { return _fontName; }

protected:
    /// Creates the label again with the current font.
    void updateLabel();

    int _fontSize = 0;
    std::string _fontName;
};

} // namespace cocos2d
