#pragma once

#include "base/RefPtr.h"
#include "nodes/effects/Grid.h"
#include "scene/Node.h"

namespace cocos2d {

/// Holds what grid actions (Waves, ShuffleTiles ...) bend and shatter: its children, and a target. Without an
/// active grid they are drawn as usual, at no cost.
///
/// What is drawn while a grid is active shows the world as the screen does, so only what is on the screen can
/// be moved around.
class NodeGrid : public Node {
public:
    static NodeGrid* create();
    /// A grid for a part of the world only, in points. A zero size means all of the design area.
    static NodeGrid* create(const Rect& rect);

    GridBase* getGrid() { return _nodeGrid; }
    const GridBase* getGrid() const { return _nodeGrid; }
    /// Retains the grid; null goes back to drawing as usual. Grid actions set theirs.
    void setGrid(GridBase* grid);
    /// Something drawn as if it was the first child, without being one. Retained.
    void setTarget(Node* target) { _gridTarget = target; }
    /// What the grids of actions that start from now on cover.
    void setGridRect(const Rect& gridRect) { _gridRect = gridRect; }
    const Rect& getGridRect() const { return _gridRect; }

    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

    NodeGrid();
    ~NodeGrid() override;

protected:
    RefPtr<Node> _gridTarget;
    RefPtr<GridBase> _nodeGrid;
    Rect _gridRect;

private:
    void visitContents(Renderer* renderer, const Mat4& parentTransform, uint32_t flags);
    void prepareTexture(const copra::PixelSize& size);

    RefPtr<Texture2D> _texture; ///< What the contents look like; none before a grid was active.

    CC_DISALLOW_COPY_AND_ASSIGN(NodeGrid)
};

} // namespace cocos2d
