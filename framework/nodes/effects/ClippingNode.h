#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"

namespace cocos2d {

/// Shows its children only where another node, the stencil, draws something, or only where it does not. The
/// stencil is not seen itself. Clipping nodes nest, eight deep; a ClippingRectangleNode is cheaper where a
/// rectangle is enough.
class ClippingNode : public Node {
public:
    /// Without a stencil, which shows no children (or all of them when inverted).
    static ClippingNode* create();
    /// Retains the stencil, which may be null.
    static ClippingNode* create(Node* stencil);

    Node* getStencil() const { return _stencil; }
    /// Retains the stencil; null takes it away. It lives as this node does (onEnter, onExit ...) and is drawn
    /// in this node's space, but is no child: it must have no parent.
    void setStencil(Node* stencil);

    /// Whether there is something to clip; without it nothing is drawn. True if there are children; override
    /// it for a node that draws by itself.
    virtual bool hasContent() const { return !_children.empty(); }

    /// Where the stencil's alpha (0..1) is not greater than this, it counts as not drawn. 1, the start, means
    /// that the whole shape of what is drawn counts, whatever its alpha.
    GLfloat getAlphaThreshold() const { return _alphaThreshold; }
    void setAlphaThreshold(GLfloat alphaThreshold) { _alphaThreshold = alphaThreshold; }
    /// Shows the children where the stencil is not drawn.
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
    CC_DISALLOW_COPY_AND_ASSIGN(ClippingNode)
};

} // namespace cocos2d
