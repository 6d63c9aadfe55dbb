#pragma once

#include "ui/LabelWidget.h"

namespace cocos2d {
namespace ui {

/// A widget that shows a text in an image font whose characters have cells of equal size, for example a score.
class TextAtlas : public copra::LabelWidget {
public:
    static TextAtlas* create();
    /// Cell sizes are in points; the first cell holds the first character of `startCharMap`, the following cells
    /// the characters after it.
    static TextAtlas* create(const std::string& stringValue, const std::string& charMapFile, int itemWidth,
                             int itemHeight, const std::string& startCharMap);

    /// Sets text and font. An empty `startCharMap` is logged and ignored.
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
