#pragma once

#include "ui/LabelWidget.h"

namespace cocos2d {
namespace ui {

/// A text in a picture with letters in cells of equal size, as scores often are.
class TextAtlas : public copra::LabelWidget {
public:
    static TextAtlas* create();
    /// Cells in points; the first shows the first character of `startCharMap`.
    static TextAtlas* create(const std::string& stringValue, const std::string& charMapFile, int itemWidth,
                             int itemHeight, const std::string& startCharMap);

    /// Sets everything at once. An empty `startCharMap` asserts and is ignored.
    void setProperty(const std::string& stringValue, const std::string& charMapFile, int itemWidth,
                     int itemHeight, const std::string& startCharMap);
    std::string getDescription() const override { return "TextAtlas"; }

    TextAtlas() = default;

protected:
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    std::string _charMapFileName;
    std::string _startCharMap;
    int _itemWidth = 0;
    int _itemHeight = 0;
};

} // namespace ui
} // namespace cocos2d
