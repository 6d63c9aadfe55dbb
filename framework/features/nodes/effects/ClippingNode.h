#pragma once

#include "base/RefPtr.h"
#include "nodes/effects/borrowedNode.h"
#include "scene/Node.h"

namespace cocos2d {

/// Draws its children only where another node, the stencil, draws something, or only where it does not. The
/// stencil itself is invisible. Clipping nodes can be nested eight deep; a deeper one does not clip,
/// and the log says so. For rectangles, a ClippingRectangleNode is faster.
class ClippingNode : public Node {
public:
    /// Creates a node without a stencil. It shows none of its children, or all of them when it is inverted.
    static ClippingNode* create();
    /// Creates a node with a stencil, which it retains and which may be null.
    static ClippingNode* create(Node* stencil);

    /// Returns the node whose shape clips the children, or null.
    Node* getStencil() const { return _stencil; }
    /// Sets the stencil, which is retained. Null removes it. The stencil enters and exits the scene with this
    /// node, and is drawn in its space. It is not a child and should not have a parent, which is logged. This
    /// node and its ancestors are errors: debug builds assert; release builds log it and change nothing.
    void setStencil(Node* stencil);

    /// Whether there is something to clip; otherwise, nothing is drawn. The base class returns true if there
    /// are children. Override it in a class that draws by itself.
    virtual bool hasContent() const { return !_children.empty(); }

    /// Returns the alpha (0 to 1) above which the stencil counts. With 1, the default, everything that the
    /// stencil draws counts, whatever its alpha is.
    GLfloat getAlphaThreshold() const { return _alphaThreshold; }
    /// Sets the alpha (0 to 1) above which the stencil counts. If the stencil is an image, set 0.5: with 1,
    /// the default, everything that the stencil draws counts, even the transparent parts of the image.
    void setAlphaThreshold(GLfloat alphaThreshold) { _alphaThreshold = alphaThreshold; }
    /// Whether the children are drawn where the stencil does not draw, instead of where it does.
    bool isInverted() const { return _inverted; }
    /// Sets whether the children are drawn where the stencil does not draw, instead of where it does.
    void setInverted(bool inverted) { _inverted = inverted; }

    void onEnter() override;
    void onEnterTransitionDidFinish() override;
    void onExitTransitionDidStart() override;
    void onExit() override;
    void cleanup() override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    /// Sets the cameras that draw the node, and those that draw its stencil.
    void setCameraMask(unsigned short mask, bool applyChildren = true) override;

    ClippingNode();
    ~ClippingNode() override;
    /// Initializes a clipping node without a stencil.
    bool init() override;
    /// Initializes a clipping node with a stencil, which is retained and may be null.
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
