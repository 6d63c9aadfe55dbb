#pragma once

#include "nodes/effects/GridAction.h"

namespace cocos2d {

/// Turns the contents like the page of a book from right to left: the page is bent around a cone whose apex lies below
/// the page and whose angle opens and closes again.
class PageTurn3D : public Grid3DAction {
public:
    static PageTurn3D* create(float duration, const Size& gridSize);
    PageTurn3D* clone() const override;
    /// A grid sorted by depth.
    GridBase* getGrid() override;
    void update(float time) override;
};

} // namespace cocos2d
