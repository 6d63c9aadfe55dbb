#pragma once

#include "ui/UILayout.h"

namespace cocos2d {
namespace ui {

/// A layout that places its children at its edges or next to each other, according to their
/// RelativeLayoutParameter.
class RelativeBox : public Layout {
public:
    /// Creates an empty box of size 0.
    static RelativeBox* create();
    /// Creates a box with a size in points.
    static RelativeBox* create(const Size& size);

    RelativeBox() = default;
    /// Initializes a layout that places its children relative to each other.
    bool init() override;
    /// Initializes a layout that places its children relative to each other, with a size in points.
    virtual bool initWithSize(const Size& size);
    std::string getDescription() const override { return "RelativeBox"; }

protected:
    Widget* createCloneInstance() override { return create(); }
};

} // namespace ui
} // namespace cocos2d
