#pragma once

#include "base/RefPtr.h"
#include "nodes/effects/Grid.h"
#include "nodes/effects/borrowedNode.h"
#include "platform/Pixels.h"
#include "scene/Node.h"

namespace cocos2d {

/// Contains the nodes that grid actions (Waves, ShuffleTiles, and others) deform: its children and a target.
/// Without an active grid, they are drawn normally, at no cost.
///
/// With an active grid, they are first drawn into a texture of the visible area, so only what is on the
/// screen is deformed.
class NodeGrid : public Node {
public:
    /// Creates a node without children, whose grids cover the whole design area.
    static NodeGrid* create();
    /// Creates a node whose grids cover an area in world coordinates. A zero size means the whole design
    /// area.
    static NodeGrid* create(const Rect& rect);

    /// Returns the grid that a grid action has set, or null.
    GridBase* getGrid() { return _nodeGrid; }
    /// Returns a constant pointer to the grid that a grid action has set, or null.
    const GridBase* getGrid() const { return _nodeGrid; }
    /// Sets the grid, which is retained. With null, the nodes are drawn normally. Grid actions set the grid
    /// of their node.
    void setGrid(GridBase* grid);
    /// Sets a node that is drawn as if it were the first child. It is retained. This node and its ancestors
    /// are errors: debug builds assert; release builds log it and change nothing.
    void setTarget(Node* target);
    /// Sets the area, in world coordinates, that the grids of actions cover that start afterward.
    void setGridRect(const Rect& gridRect) { _gridRect = gridRect; }
    /// Returns the area, in world coordinates, that the grids of actions cover. An empty area means the whole
    /// design area.
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

    copra::BorrowedNodeScope _targetScope;
    RefPtr<Texture2D> _texture; ///< The contents; null before a grid is active.

    CC_DISALLOW_COPY_AND_ASSIGN(NodeGrid)
};

} // namespace cocos2d
