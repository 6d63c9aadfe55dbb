#pragma once

#include "base/Vector.h"
#include "scene/Node.h"

namespace cocos2d {

/// A node with a second list of children, the protected children. A widget keeps its internal nodes there.
///
/// getChildren() does not contain them, and they are sorted separately. Protected children with a z below 0
/// are drawn in front of the other children with a z below 0, and those with a z of 0 or more behind the
/// others. The internal nodes of a widget are therefore between the children that games add.
class ProtectedNode : public Node {
public:
    static ProtectedNode* create();

    /// Adds and retains a protected child, which keeps its z and tag. Null is ignored. A child that has a
    /// parent or is an ancestor of this node is an error: debug builds assert; release builds log it and do
    /// nothing.
    virtual void addProtectedChild(Node* child);
    /// Adds and retains a protected child with this z. Null is ignored. A child that has a parent or is an
    /// ancestor of this node is an error: debug builds assert; release builds log it and do nothing.
    virtual void addProtectedChild(Node* child, int localZOrder);
    /// Adds and retains a protected child with this z and tag. A child that is null, has a parent, or is an
    /// ancestor of this node is an error: debug builds assert; release builds log it and do nothing.
    virtual void addProtectedChild(Node* child, int localZOrder, int tag);
    /// Returns the first protected child with this tag, or null.
    virtual Node* getProtectedChildByTag(int tag);
    /// Removes and releases a protected child; any other node is ignored. `cleanup` also ends its actions and
    /// timers.
    virtual void removeProtectedChild(Node* child, bool cleanup = true);
    /// Removes the first protected child with this tag, or logs that there is none. `cleanup` also ends its
    /// actions and timers.
    virtual void removeProtectedChildByTag(int tag, bool cleanup = true);
    /// Removes all protected children, and ends their actions and timers.
    virtual void removeAllProtectedChildren();
    /// Removes all protected children. `cleanup` also ends their actions and timers.
    virtual void removeAllProtectedChildrenWithCleanup(bool cleanup);
    /// Sets the z of a protected child and moves it behind the other protected children with that z in the
    /// order. Null is an error: debug builds assert; release builds log it and do nothing.
    virtual void reorderProtectedChild(Node* child, int localZOrder);
    /// Sorts the protected children now instead of at the next visit.
    virtual void sortAllProtectedChildren();

    /// Returns the protected children, for tools that show them.
    const Vector<Node*>& protectedChildren_() const { return _protectedChildren; }

    /// Draws the node and the children of both lists in the order of the class description.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void cleanup() override;
    void onEnter() override;
    void onEnterTransitionDidFinish() override;
    void onExit() override;
    void onExitTransitionDidStart() override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;
    void updateDisplayedColor(const Color3B& parentColor) override;
    /// Sets the cameras that draw the node and, with `applyChildren`, the descendants in both lists.
    void setCameraMask(unsigned short mask, bool applyChildren = true) override;
    /// Sets the draw order in the whole scene, for this node and all its protected children.
    void setGlobalZOrder(float globalZOrder) override;
    /// Removes and releases a child or a protected child. Any other node is ignored.
    void removeChild(Node* child, bool cleanup = true) override;
    /// Sets the z of a child or of a protected child, so that it is drawn after its siblings with that z.
    void reorderChild(Node* child, int localZOrder) override;

    ProtectedNode();
    ~ProtectedNode() override;

protected:
    void disableCascadeColor() override;
    void disableCascadeOpacity() override;
    /// Draws the children of both lists with a z below 0, then the node, then the other children.
    void visitAllChildren(Renderer* renderer, uint32_t flags);

    Vector<Node*> _protectedChildren;         ///< See addProtectedChild().
    bool _reorderProtectedChildDirty = false; ///< The children have to be sorted.

private:
    template<class First, class Visit>
    void doAndVisit(const First& first, const Visit& visit);

    CC_DISALLOW_COPY_AND_ASSIGN(ProtectedNode)
};

} // namespace cocos2d
