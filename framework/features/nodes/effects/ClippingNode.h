#pragma once

#include "base/RefPtr.h"
#include "nodes/effects/borrowedNode.h"
#include "scene/Node.h"

namespace cocos2d {

/// Draws its children only where another node, the stencil, draws something, or only where it does not. The stencil
/// itself is invisible. Clipping nodes can be nested eight deep. For rectangles a ClippingRectangleNode is faster.
class ClippingNode : public Node {
public:
    /// Without a stencil: no child is shown, or all of them when inverted.
    static ClippingNode* create();
    /// Retains the stencil, which may be null.
    static ClippingNode* create(Node* stencil);

    Node* getStencil() const { return _stencil; }
    /// Retains the stencil; null removes it. It shares this node's life cycle (onEnter, onExit ...) and is drawn in this
    /// node's space, but is not a child and must not have a parent. This node and its ancestors assert and are ignored.
    void setStencil(Node* stencil);

    /// Whether there is something to clip; otherwise nothing is drawn. True if there are children; override it in a
    /// class that draws by itself.
    virtual bool hasContent() const { return !_children.empty(); }

    /// The stencil counts where its alpha (0..1) is greater than this. 1 (default): everything that the stencil draws
    /// counts, with any alpha.
    GLfloat getAlphaThreshold() const { return _alphaThreshold; }
    void setAlphaThreshold(GLfloat alphaThreshold) { _alphaThreshold = alphaThreshold; }
    /// True: the children are drawn where the stencil does not draw.
    bool isInverted() const { return _inverted; }
    void setInverted(bool inverted) { _inverted = inverted; }

    void onEnter() override;
    void onEnterTransitionDidFinish() override;
    void onExitTransitionDidStart() override;
    void onExit() override;
    void cleanup() override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void setCameraMask(unsigned short mask, bool applyChildren = true) override;

    ClippingNode();
    ~ClippingNode() override;
    bool init() override;
    virtual bool init(Node* stencil);

protected:
    RefPtr<Node> _stencil;
    GLfloat _alphaThreshold = 1.0f;
    bool _inverted = false;

private:
    /// Calls `function` with the stencil, if there is one, unless that leads back to this node.
    template<class Function>
    void forStencil(copra::BorrowedNodeScope::Call kind, const Function& function);

    copra::BorrowedNodeScope _stencilScope;

    CC_DISALLOW_COPY_AND_ASSIGN(ClippingNode)
};

} // namespace cocos2d
