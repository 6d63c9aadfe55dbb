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

/// Functions of Node under the names that they have in cocos2d-x 2.x and 4, for code that is ported from
/// there. New code calls the functions of Node. Only Node, which `NodeType` is, derives from this class.
template<class NodeType>
class NodeBase : public cocos2d::Ref {
public:
    /// Sets the draw order among siblings, as setLocalZOrder() does.
    virtual void setZOrder(int localZOrder) { node_().setLocalZOrder(localZOrder); }
    /// Returns the draw order among siblings, as getLocalZOrder() does.
    virtual int getZOrder() const { return node_().getLocalZOrder(); }
    /// Sets the position as a fraction of the parent's content size, as setPositionNormalized() does.
    virtual void setNormalizedPosition(const cocos2d::Vec2& position) {
        node_().setPositionNormalized(position);
    }
    /// Returns the normalized position that was set last, as getPositionNormalized() does.
    virtual const cocos2d::Vec2& getNormalizedPosition() const { return node_().getPositionNormalized(); }
    /// Sets whether the lower left corner is at the position, as setIgnoreAnchorPointForPosition() does.
    virtual void ignoreAnchorPointForPosition(bool ignore) {
        node_().setIgnoreAnchorPointForPosition(ignore);
    }
    /// Returns the axis-aligned box around the node in the space of its parent, as getBoundingBox() does.
    virtual cocos2d::Rect boundingBox() const { return node_().getBoundingBox(); }
    /// Returns the axis-aligned box around the node in the space of its parent. This is the form of
    /// boundingBox() that code that is ported from cocos2d-x 2.x overrides.
    virtual cocos2d::Rect boundingBox_() { return node_().getBoundingBox(); }
    /// Rotates only the y axis of the node, in degrees clockwise, as setRotationSkewX() does.
    virtual void setRotationX(float degrees) { node_().setRotationSkewX(degrees); }
    /// Returns the rotation of the y axis in degrees clockwise, as getRotationSkewX() does.
    virtual float getRotationX() const { return node_().getRotationSkewX(); }
    /// Rotates only the x axis of the node, in degrees clockwise, as setRotationSkewY() does.
    virtual void setRotationY(float degrees) { node_().setRotationSkewY(degrees); }
    /// Returns the rotation of the x axis in degrees clockwise, as getRotationSkewY() does.
    virtual float getRotationY() const { return node_().getRotationSkewY(); }
    /// Sets the z of the position, in points, as setPositionZ() does.
    virtual void setVertexZ(float vertexZ) { node_().setPositionZ(vertexZ); }
    /// Returns the z of the position, in points, as getPositionZ() does.
    virtual float getVertexZ() const { return node_().getPositionZ(); }
    /// Returns the transform from parent to node, as getParentToNodeAffineTransform() does.
    virtual cocos2d::AffineTransform parentToNodeTransform() const {
        return node_().getParentToNodeAffineTransform();
    }
    /// Returns the transform to world coordinates, as getNodeToWorldAffineTransform() does.
    virtual cocos2d::AffineTransform nodeToWorldTransform() const {
        return node_().getNodeToWorldAffineTransform();
    }
    /// Returns the transform from world coordinates, as getWorldToNodeAffineTransform() does.
    virtual cocos2d::AffineTransform worldToNodeTransform() const {
        return node_().getWorldToNodeAffineTransform();
    }

    /// Returns the number of running actions, as getNumberOfRunningActions() does.
    ssize_t numberOfRunningActions() const { return node_().getNumberOfRunningActions(); }
    /// Ends all timers and updates, as unscheduleAllCallbacks() does.
    void unscheduleAllSelectors() { node_().unscheduleAllCallbacks(); }

    /// Draws the node with a shader program, as setGLProgram() does.
    void setShaderProgram(cocos2d::GLProgram* program) { node_().setGLProgram(program); }
    /// Returns the shader program of the node, as getGLProgram() does.
    cocos2d::GLProgram* getShaderProgram() const { return node_().getGLProgram(); }
    /// Draws the node with a shader program and uniform values of its own, as setGLProgramState() does.
    virtual void setProgramState(cocos2d::GLProgramState* state) { node_().setGLProgramState(state); }
    /// Returns the shader program with its uniform values, as getGLProgramState() does.
    cocos2d::GLProgramState* getProgramState() const { return node_().getGLProgramState(); }

    /// Returns the position in world coordinates. From axmol.
    cocos2d::Vec2 getWorldPosition() const {
        const NodeType* const parent = node_().getParent();
        return parent ? parent->convertToWorldSpace(node_().getPosition()) : node_().getPosition();
    }
    /// Moves the node to a point in world coordinates, wherever its parent is. From axmol.
    void setWorldPosition(const cocos2d::Vec2& point) {
        const NodeType* const parent = node_().getParent();
        node_().setPosition(parent ? parent->convertToNodeSpace(point) : point);
    }
    /// Whether a point in world coordinates is inside the rectangle of the content size.
    bool hitTest(const cocos2d::Vec2& worldPoint) const {
        const cocos2d::Vec2 point = node_().convertToNodeSpace(worldPoint);
        return cocos2d::Rect(cocos2d::Vec2::ZERO, node_().getContentSize()).containsPoint(point);
    }

    /// Has no effect, as in cocos2d-x.
    void setGLServerState(int) {}
    /// Returns 0, whatever was passed to setGLServerState().
    int getGLServerState() const { return 0; }

    /// The memory of destroyed nodes is kept for later nodes; see scene/NodeMemory.h.
    static void* operator new(std::size_t bytes) { return allocateNode(bytes); }
    static void* operator new(std::size_t bytes, const std::nothrow_t&) { return allocateNode(bytes); }
    static void* operator new(std::size_t, void* place) noexcept { return place; }
    static void operator delete(void* memory, std::size_t bytes) noexcept { freeNode(memory, bytes); }
    static void operator delete(void* memory, const std::nothrow_t&) noexcept { ::operator delete(memory); }
    static void operator delete(void*, void*) noexcept {}

protected:
    NodeBase() = default;

    /// The matrix that an override of getNodeToParentTransform() fills and returns, as physics sprites of
    /// games do. All nodes share it, so it is valid until the next override is called.
    static inline cocos2d::Mat4 _transform;
    /// Always true when an override of getNodeToParentTransform() is called, so that it computes the matrix.
    static inline bool _transformDirty = true;
    static inline bool _transformUpdated = true; ///< Always true, as _transformDirty is.
    static inline bool _inverseDirty = true;     ///< Always true, as _transformDirty is.

private:
    NodeType& node_() { return static_cast<NodeType&>(*this); }
    const NodeType& node_() const { return static_cast<const NodeType&>(*this); }
};

} // namespace copra
