#pragma once

#include "ui/UILayout.h"

namespace cocos2d {
namespace ui {

/// A layout that arranges its children in a row, from left to right.
class HBox : public Layout {
public:
    /// Creates an empty box of size 0.
    static HBox* create();
    /// Creates a box with a size in points.
    static HBox* create(const Size& size);

    HBox() = default;
    /// Initializes a layout that arranges its children from the left to the right.
    bool init() override;
    /// Initializes a layout that arranges its children from the left to the right, with a size in points.
    virtual bool initWithSize(const Size& size);
    std::string getDescription() const override { return "HBox"; }

protected:
    Widget* createCloneInstance() override { return create(); }
};

} // namespace ui
} // namespace cocos2d
