#pragma once

#include "base/Ref.h"
#include "math/AffineTransform.h"
#include "math/Mat4.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "render/fwd.h"

#include <cstddef>
#include <new>

namespace copra {

void* allocateNode(std::size_t bytes); // NodeMemory.h
void freeNode(void* memory, std::size_t bytes) noexcept;

/// Functions of Node under the names that they have in 2.x and in cocos2d-x 4, for games from there. New code
/// calls those of Node. Only Node, which `NodeType` is, derives from this class.
template<class NodeType>
class NodeBase : public cocos2d::Ref {
public:
    /// As setLocalZOrder(), setPositionNormalized(), setIgnoreAnchorPointForPosition() and so on.
    virtual void setZOrder(int localZOrder) { node_().setLocalZOrder(localZOrder); }
    virtual int getZOrder() const { return node_().getLocalZOrder(); }
    virtual void setNormalizedPosition(const cocos2d::Vec2& position) {
        node_().setPositionNormalized(position);
    }
    virtual const cocos2d::Vec2& getNormalizedPosition() const { return node_().getPositionNormalized(); }
    /// The same as setIgnoreAnchorPointForPosition().
    virtual void ignoreAnchorPointForPosition(bool ignore) {
        node_().setIgnoreAnchorPointForPosition(ignore);
    }
    virtual cocos2d::Rect boundingBox() const { return node_().getBoundingBox(); }
    /// The form that games for 2.x override.
    virtual cocos2d::Rect boundingBox_() { return node_().getBoundingBox(); }
    virtual void setRotationX(float degrees) { node_().setRotationSkewX(degrees); }
    virtual float getRotationX() const { return node_().getRotationSkewX(); }
    virtual void setRotationY(float degrees) { node_().setRotationSkewY(degrees); }
    virtual float getRotationY() const { return node_().getRotationSkewY(); }
    virtual void setVertexZ(float vertexZ) { node_().setPositionZ(vertexZ); }
    virtual float getVertexZ() const { return node_().getPositionZ(); }
    virtual cocos2d::AffineTransform parentToNodeTransform() const {
        return node_().getParentToNodeAffineTransform();
    }
    virtual cocos2d::AffineTransform nodeToWorldTransform() const {
        return node_().getNodeToWorldAffineTransform();
    }
    virtual cocos2d::AffineTransform worldToNodeTransform() const {
        return node_().getWorldToNodeAffineTransform();
    }

    /// The same as getNumberOfRunningActions().
    ssize_t numberOfRunningActions() const { return node_().getNumberOfRunningActions(); }
    /// The same as unscheduleAllCallbacks().
    void unscheduleAllSelectors() { node_().unscheduleAllCallbacks(); }

    /// As setGLProgram() and setGLProgramState().
    void setShaderProgram(cocos2d::GLProgram* program) { node_().setGLProgram(program); }
    cocos2d::GLProgram* getShaderProgram() const { return node_().getGLProgram(); }
    virtual void setProgramState(cocos2d::GLProgramState* state) { node_().setGLProgramState(state); }
    cocos2d::GLProgramState* getProgramState() const { return node_().getGLProgramState(); }

    /// Returns the position in points of the world. From axmol.
    cocos2d::Vec2 getWorldPosition() const {
        const NodeType* const parent = node_().getParent();
        return parent ? parent->convertToWorldSpace(node_().getPosition()) : node_().getPosition();
    }
    /// Moves the node to a point of the world, wherever its parent is. From axmol.
    void setWorldPosition(const cocos2d::Vec2& point) {
        const NodeType* const parent = node_().getParent();
        node_().setPosition(parent ? parent->convertToNodeSpace(point) : point);
    }
    /// Whether a point of the world is in the rectangle of the content size.
    bool hitTest(const cocos2d::Vec2& worldPoint) const {
        const cocos2d::Vec2 point = node_().convertToNodeSpace(worldPoint);
        return cocos2d::Rect(cocos2d::Vec2::ZERO, node_().getContentSize()).containsPoint(point);
    }

    /// Without effect, as in the original.
    void setGLServerState(int) {}
    int getGLServerState() const { return 0; }

    /// The memory of destroyed nodes is kept for later ones, see scene/NodeMemory.h.
    static void* operator new(std::size_t bytes) { return allocateNode(bytes); }
    static void* operator new(std::size_t bytes, const std::nothrow_t&) { return allocateNode(bytes); }
    static void* operator new(std::size_t, void* place) noexcept { return place; }
    static void operator delete(void* memory, std::size_t bytes) noexcept { freeNode(memory, bytes); }
    static void operator delete(void* memory, const std::nothrow_t&) noexcept { ::operator delete(memory); }
    static void operator delete(void*, void*) noexcept {}

protected:
    NodeBase() = default;

    /// What an override of getNodeToParentTransform() fills and returns, as physics sprites of games do. One
    /// for all nodes: valid until the next one is asked.
    static inline cocos2d::Mat4 _transform;
    /// For the same overrides: always true when they are asked, so that they compute the matrix.
    static inline bool _transformDirty = true;
    static inline bool _transformUpdated = true; ///< likewise
    static inline bool _inverseDirty = true;     ///< likewise

private:
    NodeType& node_() { return static_cast<NodeType&>(*this); }
    const NodeType& node_() const { return static_cast<const NodeType&>(*this); }
};

} // namespace copra
