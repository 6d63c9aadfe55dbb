#pragma once

#include "nodes/effects/GridAction.h"

namespace cocos2d {

/// Turns the picture like the page of a book, from the right edge to the left: the page bends around a cone
/// whose tip lies below the page and whose angle opens and closes again.
class PageTurn3D : public Grid3DAction {
public:
    static PageTurn3D* create(float duration, const Size& gridSize);
    PageTurn3D* clone() const override;
    /// A grid whose nearer parts cover the farther ones.
    GridBase* getGrid() override;
    void update(float time) override;
};

} // namespace cocos2d
