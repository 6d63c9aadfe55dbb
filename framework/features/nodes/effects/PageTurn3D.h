#pragma once

#include "nodes/effects/GridAction.h"

namespace cocos2d {

/// Turns the contents over like the page of a book, from right to left. The page is bent around a cone whose
/// apex lies below the page and whose angle opens and closes again.
class PageTurn3D : public Grid3DAction {
public:
    /// Creates an action that turns the contents over like a page, from right to left. `duration` is in
    /// seconds. `gridSize` is the number of columns and rows, from 1 to 512; other numbers are clamped with a
    /// warning.
    static PageTurn3D* create(float duration, const Size& gridSize);
    PageTurn3D* clone() const override;
    /// Creates a grid that is sorted by depth.
    GridBase* getGrid() override;
    void update(float time) override;
};

} // namespace cocos2d
