#pragma once

#include "ui/UILayout.h"

namespace cocos2d {
namespace ui {

/// A layout that arranges its children in a column, from the top down.
class VBox : public Layout {
public:
    /// Creates an empty box of size 0.
    static VBox* create();
    /// Creates a box with a size in points.
    static VBox* create(const Size& size);

    VBox() = default;
    /// Initializes a layout that arranges its children from the top to the bottom.
    bool init() override;
    /// Initializes a layout that arranges its children from the top to the bottom, with a size in points.
    virtual bool initWithSize(const Size& size);
    std::string getDescription() const override { return "VBox"; }

protected:
    Widget* createCloneInstance() override { return create(); }
};

} // namespace ui
} // namespace cocos2d
