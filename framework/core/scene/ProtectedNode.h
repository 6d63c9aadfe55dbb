#pragma once

#include "base/Vector.h"
#include "scene/Node.h"

namespace cocos2d {

/// A node with a second list of children, which getChildren() does not contain: the internal parts of a
/// widget. The two lists are sorted separately. Protected children with z < 0 are drawn in front of the other
/// children with z < 0, and the ones with z >= 0 behind the others, so that the parts of a widget lie between
/// the children that users add.
class ProtectedNode : public Node {
public:
    static ProtectedNode* create();

    /// Adds and retains a child, which must not have a parent. Without z or tag the child keeps its own.
    virtual void addProtectedChild(Node* child);
    virtual void addProtectedChild(Node* child, int localZOrder);
    virtual void addProtectedChild(Node* child, int localZOrder, int tag);
    /// The first protected child with this tag, or null.
    virtual Node* getProtectedChildByTag(int tag);
    /// Removes and releases a protected child. `cleanup` also ends its actions and timers.
    virtual void removeProtectedChild(Node* child, bool cleanup = true);
    /// Removes the first protected child with this tag; a tag without a child is logged.
    virtual void removeProtectedChildByTag(int tag, bool cleanup = true);
    /// Removes all protected children, with cleanup.
    virtual void removeAllProtectedChildren();
    /// Removes all protected children. `cleanup` also stops their actions and timers.
    virtual void removeAllProtectedChildrenWithCleanup(bool cleanup);
    /// Sets the z of a protected child and sorts it behind the others with that z.
    virtual void reorderProtectedChild(Node* child, int localZOrder);
    /// Sorts the protected children now instead of at the next visit.
    virtual void sortAllProtectedChildren();

    /// The protected children, for tools that show them.
    const Vector<Node*>& protectedChildren_() const { return _protectedChildren; }

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
    /// Draws the children of both lists with z < 0, the node, then the other children.
    void visitAllChildren(Renderer* renderer, uint32_t flags);

    Vector<Node*> _protectedChildren;         ///< See addProtectedChild().
    bool _reorderProtectedChildDirty = false; ///< The children have to be sorted.

private:
    template<class First, class Visit>
    void doAndVisit(const First& first, const Visit& visit);

    CC_DISALLOW_COPY_AND_ASSIGN(ProtectedNode)
};

} // namespace cocos2d
