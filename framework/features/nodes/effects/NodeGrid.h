#pragma once

#include "base/RefPtr.h"
#include "nodes/effects/Grid.h"
#include "nodes/effects/borrowedNode.h"
#include "platform/Pixels.h"
#include "scene/Node.h"

namespace cocos2d {

/// Container of the nodes that grid actions (Waves, ShuffleTiles ...) deform: its children and a target. Without an
/// active grid they are drawn normally, at no cost.
///
/// With an active grid they are drawn into a texture of the visible area first, so only what is on the screen is
/// deformed.
class NodeGrid : public Node {
public:
    static NodeGrid* create();
    /// Grids cover a part of the world, in points. A zero size means the whole design area.
    static NodeGrid* create(const Rect& rect);

    GridBase* getGrid() { return _nodeGrid; }
    const GridBase* getGrid() const { return _nodeGrid; }
    /// Retains the grid; null: draws normally. Grid actions set their grid.
    void setGrid(GridBase* grid);
    /// A node that is drawn like a first child without being one. Retained. This node and its ancestors assert and are
    /// ignored.
    void setTarget(Node* target);
    /// The area covered by the grids of actions that start afterwards.
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

    copra::BorrowedNodeScope _targetScope;
    RefPtr<Texture2D> _texture; ///< The contents; null before a grid is active.

    CC_DISALLOW_COPY_AND_ASSIGN(NodeGrid)
};

} // namespace cocos2d
