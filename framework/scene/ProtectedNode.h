#pragma once

#include "base/Vector.h"
#include "scene/Node.h"

namespace cocos2d {

/// A node with a second set of children that its own code adds and that getChildren() does not show: what a
/// widget is made of. Each kind is sorted for itself: below z 0 the protected ones lie in front of the other
/// children, from z 0 on behind them, so that what a widget is made of stands between them.
class ProtectedNode : public Node {
public:
    static ProtectedNode* create();

    /// Adds and retains a child that has no parent. Without z or tag it keeps its own.
    virtual void addProtectedChild(Node* child);
    virtual void addProtectedChild(Node* child, int localZOrder);
    virtual void addProtectedChild(Node* child, int localZOrder, int tag);
    /// The first with this tag, or null.
    virtual Node* getProtectedChildByTag(int tag);
    /// `cleanup` also stops actions and timers. A node that is no protected child is ignored.
    virtual void removeProtectedChild(Node* child, bool cleanup = true);
    virtual void removeProtectedChildByTag(int tag, bool cleanup = true);
    virtual void removeAllProtectedChildren();
    virtual void removeAllProtectedChildrenWithCleanup(bool cleanup);
    virtual void reorderProtectedChild(Node* child, int localZOrder);
    /// Sorts now instead of at the next visit.
    virtual void sortAllProtectedChildren();

    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void cleanup() override;
    void onEnter() override;
    void onEnterTransitionDidFinish() override;
    void onExit() override;
    void onExitTransitionDidStart() override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;
    void updateDisplayedColor(const Color3B& parentColor) override;
    void setCameraMask(unsigned short mask, bool applyChildren = true) override;
    void setGlobalZOrder(float globalZOrder) override;
    void removeChild(Node* child, bool cleanup = true) override;
    void reorderChild(Node* child, int localZOrder) override;

    ProtectedNode();
    ~ProtectedNode() override;

protected:
    void disableCascadeColor() override;
    void disableCascadeOpacity() override;
    /// Draws children of both kinds with z < 0, the node, then the others.
    void visitAllChildren(Renderer* renderer, uint32_t flags);

    Vector<Node*> _protectedChildren;
    bool _reorderProtectedChildDirty = false;

private:
    CC_DISALLOW_COPY_AND_ASSIGN(ProtectedNode)
};

} // namespace cocos2d
