#pragma once

#include "base/Owned.h"
#include "base/Vector.h"
#include "base/fwd.h"
#include "base/macros.h"
#include "event/fwd.h"
#include "math/AffineTransform.h"
#include "math/Color.h"
#include "math/Mat4.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "platform/GLTypes.h"
#include "render/fwd.h"
#include "scene/NodeBase.h"
#include "scene/RareFlags.h"
#include "scene/fwd.h"
#include "time/Scheduler.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace cocos2d {

/// An element of the scene graph: it has children, a transform, a color, a life cycle, timers, and actions.
///
/// A node draws nothing by itself: derive from it and override draw(), or use Sprite, Label, and similar classes. Coordinates are points of
/// the parent, y up; rotations are degrees clockwise; times are seconds. A node retains its children, but not its parent. Its timers and
/// actions run only while it is in the running scene. Setters of the transform ignore NaN with a warning.
class Node : public copra::NodeBase<Node> {
public:
    static const int INVALID_TAG = -1; ///< The tag of a node that has no tag.
    /// Flags that visit() passes to the children in `parentFlags`.
    enum {
        FLAGS_TRANSFORM_DIRTY = 1 << 0,    ///< The transform of an ancestor changed since the last frame.
        FLAGS_CONTENT_SIZE_DIRTY = 1 << 1, ///< The content size of the parent changed since the last frame.
        FLAGS_RENDER_AS_3D = 1 << 3,       ///< Has no effect. It exists for code that passes it on.
        FLAGS_DIRTY_MASK = FLAGS_TRANSFORM_DIRTY | FLAGS_CONTENT_SIZE_DIRTY, ///< Both dirty flags.
    };
    /// @internal A flag that visit() without arguments adds: the node may be visited again in this frame.
    static constexpr uint32_t kSeparateVisit = 1u << 16;

    /// Creates an autoreleased node with the position (0, 0), the anchor point (0, 0), and the content size 0 x 0.
    static Node* create();
    virtual std::string getDescription() const; ///< Returns a description with the tag, for log lines.

    // --- Order (Node_children.cpp) ---

    /// Sets the draw order among siblings. A node with a z below 0 is behind its parent. Siblings with equal z are in order of addition.
    virtual void setLocalZOrder(int localZOrder);
    virtual void _setLocalZOrder(int z); ///< Sets the draw order without notifying the parent.
    virtual int getLocalZOrder() const { return _localZOrder; } ///< Returns the draw order among siblings.
    /// Sets the draw order in the whole scene; 0 by default. Lower values are drawn first. Children do not inherit it.
    virtual void setGlobalZOrder(float globalZOrder);
    virtual float getGlobalZOrder() const { return _globalZOrder; } ///< Returns the scene-wide draw order.
    void updateOrderOfArrival();                ///< Makes the node the newest among the siblings with its z.
    void setOrderOfArrival(int orderOfArrival); ///< Sets the number that orders siblings of the same z.
    /// Returns the number that orders siblings of the same z.
    int getOrderOfArrival() const { return static_cast<int>(_orderOfArrival); }

    // --- Place, size, shape (Node_transform.cpp, Node_rotation3D.cpp) ---

    /// Sets where the anchor point is in the parent, in points, y up. It replaces a normalized position. NaN is ignored with a warning.
    virtual void setPosition(const Vec2& position);
    virtual void setPosition(float x, float y); ///< Sets the position to (x, y), in points, y up.
    virtual const Vec2& getPosition() const { return _position; } ///< Returns the position, in points.
    virtual void getPosition(float* x, float* y) const; ///< Stores the position in `*x` and `*y`; skips null.
    virtual void setPositionX(float x);                 ///< Sets the x of the position, in points.
    virtual float getPositionX() const { return _position.x; } ///< Returns the x of the position, in points.
    virtual void setPositionY(float y);                        ///< Sets the y of the position, in points.
    virtual float getPositionY() const { return _position.y; } ///< Returns the y of the position, in points.
    /// Sets the z of the position, in points. It changes the transform, but not how a 2-D node is drawn.
    virtual void setPositionZ(float positionZ);
    virtual float getPositionZ() const;               ///< Returns the z of the position, in points.
    virtual void setPosition3D(const Vec3& position); ///< Sets x, y, and z of the position, in points.
    virtual Vec3 getPosition3D() const;               ///< Returns x, y, and z of the position, in points.
    /// Sets the position as a fraction of the parent's content size. The next visit converts it to points.
    virtual void setPositionNormalized(const Vec2& position);
    virtual const Vec2& getPositionNormalized() const; ///< Returns the normalized position that was set last.

    /// Sets the scale of all axes, about the anchor point; 1 by default. Negative values mirror the node.
    virtual void setScale(float scale);
    virtual void setScale(float scaleX, float scaleY); ///< Sets the scale of the x axis and of the y axis.
    virtual float getScale() const;       ///< Returns the x scale; if y differs, only debug builds assert.
    virtual void setScaleX(float scaleX); ///< Sets the scale of the x axis; negative values mirror the node.
    virtual float getScaleX() const { return _scaleX; } ///< Returns the scale of the x axis.
    virtual void setScaleY(float scaleY); ///< Sets the scale of the y axis; negative values mirror the node.
    virtual float getScaleY() const { return _scaleY; } ///< Returns the scale of the y axis.
    virtual void setScaleZ(float scaleZ); ///< Sets the z scale, for nodes that are rotated out of the plane.
    virtual float getScaleZ() const { return _scaleZ; } ///< Returns the scale of the z axis.

    virtual void setRotation(float degrees); ///< Sets the rotation about the anchor, in degrees clockwise.
    /// Returns the rotation in degrees clockwise. If the axes differ, debug builds assert; release builds return that of the y axis.
    virtual float getRotation() const;
    /// Rotates only the y axis of the node, in degrees clockwise, which slants the node horizontally.
    virtual void setRotationSkewX(float degrees);
    virtual float getRotationSkewX() const { return _rotationX; } ///< Returns the rotation of the y axis.
    /// Rotates only the x axis of the node, in degrees clockwise, which slants the node vertically.
    virtual void setRotationSkewY(float degrees);
    virtual float getRotationSkewY() const { return _rotationY; } ///< Returns the rotation of the x axis.
    /// Sets the rotation about three axes, in degrees: z is clockwise, as in setRotation(); x and y are right-handed and rotate the
    /// node out of the plane. Such a node is drawn in perspective, which its transforms and conversions ignore.
    virtual void setRotation3D(const Vec3& rotation);
    virtual Vec3 getRotation3D() const; ///< Returns the rotation about three axes, in degrees.
    virtual void setRotationQuat(const Quaternion& quat); ///< Sets the 3-D rotation as a quaternion.
    virtual Quaternion getRotationQuat() const;           ///< Returns the 3-D rotation as a quaternion.

    /// Slants the y axis by an angle in degrees. 0 by default. At 90, the slant is infinite: use -89 to 89.
    virtual void setSkewX(float degrees);
    virtual float getSkewX() const; ///< Returns the slant of the y axis, in degrees.
    /// Slants the x axis by an angle in degrees. 0 by default. At 90, the slant is infinite: use -89 to 89.
    virtual void setSkewY(float degrees);
    virtual float getSkewY() const; ///< Returns the slant of the x axis, in degrees.

    /// Sets the point of the node that is at its position, as fractions of the content size. The node rotates and scales about it.
    virtual void setAnchorPoint(const Vec2& anchorPoint);
    virtual const Vec2& getAnchorPoint() const { return _anchorPoint; } ///< Returns the anchor in fractions.
    /// Returns the anchor point in points, from the lower left corner of the node.
    virtual const Vec2& getAnchorPointInPoints() const { return _anchorPointInPoints; }
    /// Sets the untransformed size in points, to which the anchor point refers. Children keep their size; see also Sprite.
    virtual void setContentSize(const Size& contentSize);
    virtual const Size& getContentSize() const { return _contentSize; } ///< Returns the size in points.
    /// Returns the axis-aligned box around the node in the space of its parent, without the children.
    virtual Rect getBoundingBox() const;
    /// Whether the lower left corner, not the anchor point, is at the position; false by default. The node still rotates about its anchor.
    virtual void setIgnoreAnchorPointForPosition(bool ignore);
    virtual bool isIgnoreAnchorPointForPosition() const { return _ignoreAnchorPointForPosition; }

    /// Shows (true, the default) or hides the node with its descendants. A hidden node continues its actions, timers, and listeners.
    virtual void setVisible(bool visible);
    virtual bool isVisible() const { return _visible; } ///< Whether the node is shown; true by default.

    // --- Children (Node_children.cpp, Node_lookup.cpp) ---

    /// Adds and retains `child`, whose z, tag, and name stay the same. A child that is null, has a parent, or is an ancestor of this
    /// node is an error: debug builds assert; release builds log it and do nothing.
    virtual void addChild(Node* child);
    virtual void addChild(Node* child, int localZOrder); ///< Adds a child with a z. Higher ones are in front.
    virtual void addChild(Node* child, int localZOrder, int tag); ///< Adds a child with this z and tag.
    /// Adds a child with this z and name. getChildByName() finds it by name.
    virtual void addChild(Node* child, int localZOrder, const std::string& name);

    /// Returns the direct children, in the drawing order of the last sort. Do not change the list; use addChild() and removeChild().
    virtual Vector<Node*>& getChildren();
    virtual const Vector<Node*>& getChildren() const { return _children; } ///< Returns the direct children.
    __Array* childrenAsArray_() const; ///< Returns the children, autoreleased; null if there are none.
    /// Returns the number of direct children.
    virtual ssize_t getChildrenCount() const { return static_cast<ssize_t>(_children.size()); }
    /// Returns the first direct child with this tag, or null. For INVALID_TAG, debug builds assert; release builds log it and return null.
    virtual Node* getChildByTag(int tag) const;
    /// Returns the first direct child with this tag as a pointer of type T, or null. If the child is of another class, debug builds log a
    /// warning, and the use of the pointer is undefined behavior.
    template<typename T>
    T getChildByTag(int tag) const;
    /// Returns the first direct child with this name, or null. For "", debug builds assert; release builds log that and return null.
    virtual Node* getChildByName(const std::string& name) const;
    /// Returns the first direct child with this name as a pointer of type T, or null. If the child is of another class, debug builds log a
    /// warning, and the use of the pointer is undefined behavior.
    template<typename T>
    T getChildByName(const std::string& name) const;
    /// Calls `callback` for each match until it returns true. `name` is a path of ECMAScript regular expressions ("enemy[0-9]+/gun"). A
    /// leading "//" searches all descendants, a trailing "/.." selects the parents of the matches. An invalid pattern is only logged. An
    /// empty name or callback is an error: debug builds assert; release builds log it and do nothing.
    virtual void enumerateChildren(const std::string& name, std::function<bool(Node* node)> callback) const;

    /// Sets the parent. addChild() and removeChild() call it: override it to be notified, but do not call it in games.
    virtual void setParent(Node* parent);
    /// Returns the parent, or null for a scene and for a node that has not been added. The parent is not retained.
    virtual Node* getParent() { return _parent; }
    virtual const Node* getParent() const { return _parent; } ///< Returns the parent, or null without one.

    /// Removes the node from its parent, if there is one, with cleanup. If the parent held the last reference, the node is destroyed.
    virtual void removeFromParent();
    /// Removes the node from its parent. With `cleanup`, the actions and timers of the node and of its descendants end. Otherwise, they are
    /// paused until the node is added again.
    virtual void removeFromParentAndCleanup(bool cleanup);
    /// Removes and releases a child; a node that is not a child is ignored. For `cleanup`, see removeFromParentAndCleanup().
    virtual void removeChild(Node* child, bool cleanup = true);
    /// Removes the first child with the tag, or logs that there is none. INVALID_TAG is an error: debug builds assert; release builds log
    /// it and do nothing. For `cleanup`, see removeFromParentAndCleanup().
    virtual void removeChildByTag(int tag, bool cleanup = true);
    /// Removes the first child with the name, or logs that there is none. An empty name is an error: debug builds assert; release builds
    /// log it and do nothing. For `cleanup`, see removeFromParentAndCleanup().
    virtual void removeChildByName(const std::string& name, bool cleanup = true);
    virtual void removeAllChildren(); ///< Removes all children and ends their actions and timers.
    /// Removes all children. For `cleanup`, see removeFromParentAndCleanup().
    virtual void removeAllChildrenWithCleanup(bool cleanup);
    /// Sets the z of a child, so that it is drawn after its siblings with that z. A node that is not a child is ignored with a warning.
    /// Null is an error: debug builds assert; release builds log it and do nothing.
    virtual void reorderChild(Node* child, int localZOrder);
    virtual void sortAllChildren(); ///< Sorts the children now instead of at the next visit.
    /// Sorts any list of nodes by z, then by order of arrival.
    template<typename T>
    static void sortNodes(Vector<T*>& nodes);

    virtual Scene* getScene() const; ///< Returns the scene that contains this node, or null.

    // --- Identity (Node.cpp) ---

    /// Returns the number by which the node can be found; INVALID_TAG by default. Several nodes may have the same tag.
    virtual int getTag() const { return _tag; }
    virtual void setTag(int tag) { _tag = tag; } ///< Sets the number by which the node can be found.
    /// Returns the name by which the node can be found; empty by default. Several nodes may have the same name.
    virtual const std::string& getName() const;
    virtual void setName(const std::string& name); ///< Sets the name by which the node can be found.
    virtual void* getUserData(); ///< Returns the pointer that setUserData() has stored; null by default.
    virtual const void* getUserData() const;  ///< Returns what setUserData() has stored; null by default.
    virtual void setUserData(void* userData); ///< Stores any pointer of the game. The node does not own it.
    virtual Ref* getUserObject(); ///< Returns the object that setUserObject() has stored; null by default.
    virtual const Ref* getUserObject() const; ///< Returns what setUserObject() has stored; null by default.
    virtual void setUserObject(Ref* userObject); ///< Stores and retains any object of the game, or null.

    // --- Life cycle ---
    // Node_lifecycle.cpp

    /// Whether the node is in a running scene, that is, between onEnter() and onExit().
    virtual bool isRunning() const { return _running; }
    static int getAttachedNodeCount(); ///< Returns the number of running nodes in all scenes.
    /// Called when the node enters a running scene. An override must call the function of its base class.
    virtual void onEnter();
    /// Called after the transition to the scene, or after onEnter() if there is none. An override must call the function of its base class.
    virtual void onEnterTransitionDidFinish();
    /// Called when a transition to another scene begins; without one, and when the node is removed, right before onExit(). An override must
    /// call the function of its base class.
    virtual void onExitTransitionDidStart();
    /// Called when the node leaves a running scene. An override must call the function of its base class.
    virtual void onExit();
    virtual void cleanup(); ///< Stops all actions and timers of this node and its descendants.

    /// Sets a function that onEnter() also calls. An empty function removes it. The function may remove the node.
    void setOnEnterCallback(const std::function<void()>& callback);
    const std::function<void()>& getOnEnterCallback() const; ///< Returns what setOnEnterCallback() has set.
    /// Sets a function that onExit() also calls. An empty function removes it. The function may remove the node.
    void setOnExitCallback(const std::function<void()>& callback);
    const std::function<void()>& getOnExitCallback() const; ///< Returns what setOnExitCallback() has set.
    /// Sets a function that onEnterTransitionDidFinish() also calls. An empty function removes it. The function may remove the node.
    void setonEnterTransitionDidFinishCallback(const std::function<void()>& callback);
    /// Returns the function that setonEnterTransitionDidFinishCallback() has set.
    const std::function<void()>& getonEnterTransitionDidFinishCallback() const;
    /// Sets a function that onExitTransitionDidStart() also calls. An empty function removes it. The function may remove the node.
    void setonExitTransitionDidStartCallback(const std::function<void()>& callback);
    /// Returns the function that setonExitTransitionDidStartCallback() has set.
    const std::function<void()>& getonExitTransitionDidStartCallback() const;

    // --- Drawing (Node.cpp) ---

    /// Draws the node without its children. Override it to draw something. `transform` converts points of the node to design points;
    /// `flags` combines the `parentFlags` of visit() with the changes of this node.
    virtual void draw(Renderer* renderer, const Mat4& transform, uint32_t flags);
    virtual void draw(); ///< Draws the node now, with the transform of the last visit.
    /// Draws the children with a z below 0, then the node, and then the other children. An invisible node draws nothing.
    virtual void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags);
    /// Visits the node separately, for example to draw it into a RenderTexture. While a scene is being visited, the node is drawn
    /// with its transform in that scene; otherwise, it is drawn as if it had no parent.
    virtual void visit();

    // --- Services, actions, timers (Node_services.cpp) ---

    /// Replaces the event dispatcher and removes the node's listeners. For null, debug builds assert; release builds log it and do nothing.
    virtual void setEventDispatcher(EventDispatcher* dispatcher);
    /// Returns the dispatcher of the node's listeners, by default the one of the Director. Never null.
    virtual EventDispatcher* getEventDispatcher() const { return _eventDispatcher; }
    /// Replaces the action manager and stops the node's actions. For null, debug builds assert; release builds log that and do nothing.
    virtual void setActionManager(ActionManager* actionManager);
    /// Returns the manager that runs the node's actions, by default the one of the Director. Never null.
    virtual ActionManager* getActionManager() { return _actionManager; }
    /// Returns the manager that runs the node's actions, read-only.
    virtual const ActionManager* getActionManager() const { return _actionManager; }
    /// Replaces the scheduler and ends the node's timers and updates. For null, debug builds assert; release builds log it and do nothing.
    virtual void setScheduler(Scheduler* scheduler);
    /// Returns the scheduler that calls the node's timers, by default the one of the Director. Never null.
    virtual Scheduler* getScheduler() { return _scheduler; }
    /// Returns the scheduler that calls the node's timers, read-only.
    virtual const Scheduler* getScheduler() const { return _scheduler; }

    /// Runs an action on the node and returns it. It is paused until the node enters a scene. Null is an error: debug builds assert;
    /// release builds log it and return null. An action that is running already is not started again; clone() it.
    virtual Action* runAction(Action* action);
    void stopAllActions();             ///< Removes all actions of the node without completing them.
    void stopAction(Action* action);   ///< Removes an action from its node without completing it.
    void stopActionByTag(int tag);     ///< Removes the first action with the tag without completing it.
    void stopAllActionsByTag(int tag); ///< Removes all actions with the tag without completing them.
    /// Removes all actions that have one of the bits in their flags, without completing them.
    void stopActionsByFlags(unsigned int flags);
    Action* getActionByTag(int tag);           ///< Returns the first running action with the tag, or null.
    ssize_t getNumberOfRunningActions() const; ///< Returns the number of running actions of this node.
    ssize_t getNumberOfRunningActionsByTag(int tag) const; ///< Returns how many actions run with the tag.

    void scheduleUpdate(); ///< Makes the scheduler call update() every frame, with priority 0.
    void scheduleUpdateWithPriority(int priority); ///< Calls update() every frame, lower priorities first.
    void unscheduleUpdate(); ///< Ends the calls of update() that scheduleUpdate() began.
    /// Calls a member function every frame. Null is an error: debug builds assert; release builds log it and do nothing.
    void schedule(SEL_SCHEDULE selector);
    /// Calls a member function every `interval` seconds, the first time after one interval; 0 or less calls it every frame.
    void schedule(SEL_SCHEDULE selector, float interval);
    /// Calls a member function `repeat` + 1 times (CC_REPEAT_FOREVER: endlessly), every `interval` seconds, first after `delay` seconds or,
    /// if that is 0, after one interval. Null is an error: debug builds assert; release builds log it and do nothing.
    void schedule(SEL_SCHEDULE selector, float interval, unsigned int repeat, float delay);
    /// Calls `callback` every frame. If the key is in use, the timer restarts with the old callback. To replace it, call unschedule(key) first.
    void schedule(const std::function<void(float)>& callback, const std::string& key);
    /// Calls `callback` every `interval` seconds, the first time after one interval; 0 or less calls it every frame.
    void schedule(const std::function<void(float)>& callback, float interval, const std::string& key);
    /// Calls `callback` `repeat` + 1 times (CC_REPEAT_FOREVER: endlessly), every `interval` seconds, first after `delay` or, if it is 0,
    /// one interval. An empty key is an error: debug builds assert; release builds log it and do nothing.
    void schedule(const std::function<void(float)>& callback, float interval, unsigned int repeat,
                  float delay, const std::string& key);
    void scheduleOnce(SEL_SCHEDULE selector, float delay); ///< Calls a member function once, after `delay` s.
    /// Calls `callback` once, after `delay` seconds. If the key is in use, the timer restarts with the old callback.
    void scheduleOnce(const std::function<void(float)>& callback, float delay, const std::string& key);
    void unschedule(SEL_SCHEDULE selector);  ///< Ends the calls of a member function.
    void unschedule(const std::string& key); ///< Ends the calls of the callback with this key.
    void unscheduleAllCallbacks();           ///< Ends the calls of all scheduled functions and of update().
    bool isScheduled(SEL_SCHEDULE selector) const;  ///< Whether the node has a timer for a member function.
    bool isScheduled(const std::string& key) const; ///< Whether the node has a timer with this key.
    virtual void resume(); ///< Resumes the node's actions, timers, and listeners, not its children's.
    virtual void pause();  ///< Pauses the node's actions, timers, and listeners. Its children continue.
    void resumeSchedulerAndActions(); ///< Deprecated name of resume().
    void pauseSchedulerAndActions();  ///< Deprecated name of pause().
    /// Called every frame after scheduleUpdate(), with the seconds since the last frame. The base class updates components, so call it.
    virtual void update(float delta);

    // --- Transforms and conversions (Node_transform.cpp) ---

    /// Calls updateTransform() of all children. A sprite with an atlas of its own, from Sprite::setTextureAtlas(), updates its quad there.
    virtual void updateTransform();
    virtual const Mat4& getNodeToParentTransform() const; ///< Returns the transform from node to parent.
    virtual AffineTransform getNodeToParentAffineTransform() const; ///< Returns the node-to-parent transform.
    /// Returns the local transform. Code that is ported from cocos2d-x 2.x may override the form that is not const.
    virtual AffineTransform nodeToParentTransform() const { return getNodeToParentAffineTransform(); }
    virtual AffineTransform nodeToParentTransform(); ///< Returns the transform from node to parent.
    /// Returns the transform to the space of `ancestor`, or to world coordinates for null.
    virtual Mat4 getNodeToParentTransform(Node* ancestor) const;
    /// Returns the 2-D transform from the node to the space of `ancestor`, or to world coordinates for null.
    virtual AffineTransform getNodeToParentAffineTransform(Node* ancestor) const;
    /// Replaces the local transform until a property of it changes.
    virtual void setNodeToParentTransform(const Mat4& transform);
    virtual const Mat4& getParentToNodeTransform() const; ///< Returns the transform from parent to node.
    virtual AffineTransform getParentToNodeAffineTransform() const; ///< Returns the parent-to-node transform.
    virtual Mat4 getNodeToWorldTransform() const; ///< Returns the transform from node to world coordinates.
    virtual AffineTransform getNodeToWorldAffineTransform() const; ///< Returns the node-to-world transform.
    virtual Mat4 getWorldToNodeTransform() const; ///< Returns the transform from world coordinates to node.
    virtual AffineTransform getWorldToNodeAffineTransform() const; ///< Returns the world-to-node transform.
    /// Sets a matrix that is applied to the points of the node before its scale, rotation, and position are. Null removes the matrix.
    virtual void setAdditionalTransform(const Mat4* additionalTransform);
    void setAdditionalTransform(const Mat4& additionalTransform); ///< Applies this matrix before the scale.
    /// Sets a 2-D transform that is applied to the points of the node before its scale, rotation, and position are.
    virtual void setAdditionalTransform(const AffineTransform& additionalTransform);

    /// Converts world coordinates, in points, to a point of this node, measured from its lower left corner.
    Vec2 convertToNodeSpace(const Vec2& worldPoint) const;
    /// Converts a point of this node, measured from its lower left corner, to world coordinates, in points.
    Vec2 convertToWorldSpace(const Vec2& nodePoint) const;
    /// Converts world coordinates to a point of this node, measured from its anchor point.
    Vec2 convertToNodeSpaceAR(const Vec2& worldPoint) const;
    /// Converts a point of this node, measured from its anchor point, to world coordinates.
    Vec2 convertToWorldSpaceAR(const Vec2& nodePoint) const;
    /// Returns where a touch is, from the node's lower left corner. For null, debug builds assert; release builds log it and return (0, 0).
    Vec2 convertTouchToNodeSpace(Touch* touch) const;
    /// Returns where a touch is, from the anchor point of the node. For null, debug builds assert; release builds log it and return (0, 0).
    Vec2 convertTouchToNodeSpaceAR(Touch* touch) const;

    // --- Components ---
    // Node.cpp

    Component* getComponent(const std::string& name); ///< Returns the component of this name, or null.
    /// Adds and retains a component. For null, an owner, or a name in use, debug builds assert; release builds log that and return false.
    virtual bool addComponent(Component* component);
    /// Removes the component with this name. Returns false if there is none.
    virtual bool removeComponent(const std::string& name);
    virtual bool removeComponent(Component* component); ///< Removes a component; false if it is not found.
    virtual void removeAllComponents(); ///< Calls onRemove() of each component and removes it.

    // --- Physics ---

    /// Replaces the physics body, a component that moves the node. Null removes it. Exists only in builds with the module physics.
    void setPhysicsBody(PhysicsBody* physicsBody);
    /// Returns the physics body, or null.
    PhysicsBody* getPhysicsBody() const; // Node.cpp

    // --- Color and opacity (Node_color.cpp) ---

    /// Returns the opacity of the node, from 0 (invisible) to 255 (opaque, the default).
    virtual GLubyte getOpacity() const { return _realOpacity; }
    /// Returns the opacity with which the node is drawn: its own, multiplied by the opacity of cascading ancestors.
    virtual GLubyte getDisplayedOpacity() const { return _displayedOpacity; }
    virtual void setOpacity(GLubyte opacity); ///< Sets the opacity, from 0 (invisible) to 255 (opaque).
    virtual void updateDisplayedOpacity(GLubyte parentOpacity); ///< Applies the opacity of the parent.
    /// Whether the opacity of this node multiplies the opacity of its children; false by default.
    virtual bool isCascadeOpacityEnabled() const { return _cascadeOpacityEnabled; }
    virtual void setCascadeOpacityEnabled(bool cascadeOpacityEnabled); ///< Whether children are faded too.
    /// Returns the color that multiplies the texture of the node; white by default.
    virtual const Color3B& getColor() const { return _realColor; }
    /// Returns the color with which the node is drawn: its own, multiplied by the colors of cascading ancestors.
    virtual const Color3B& getDisplayedColor() const { return _displayedColor; }
    virtual void setColor(const Color3B& color); ///< Sets the color that multiplies the texture of the node.
    virtual void updateDisplayedColor(const Color3B& parentColor); ///< Applies the color of the parent.
    /// Whether the color of this node multiplies the color of its children; false by default.
    virtual bool isCascadeColorEnabled() const { return _cascadeColorEnabled; }
    virtual void setCascadeColorEnabled(bool cascadeColorEnabled); ///< Whether children are tinted too.
    /// In sprites and labels, sets whether setOpacity() also darkens the color. Other nodes ignore it.
    virtual void setOpacityModifyRGB(bool value);
    virtual bool isOpacityModifyRGB() const; ///< Whether setOpacity() also darkens the color of the node.

    unsigned short getCameraMask() const; ///< Returns the cameras that draw the node, as bits of CameraFlag.
    /// Sets the cameras that draw the node and, with `applyChildren`, its descendants, as bits of CameraFlag.
    virtual void setCameraMask(unsigned short mask, bool applyChildren = true);

    // --- For subclasses and for `new` followed by init ---

    Node();
    ~Node() override;
    virtual bool init(); ///< Initializes the node and returns true. Derived classes call it first.

    // --- Shaders ---
    // opengl/Node_programs.cpp

    /// Draws this node, without its children, with a shader program; null means the default. Uniform values apply to all nodes with it.
    virtual void setGLProgram(GLProgram* glprogram);
    GLProgram* getGLProgram() const; ///< Returns the shader program, by default the standard one; never null.
    /// Draws this node, without its children, with a retained program state, which has its own uniform values. Null means the default.
    virtual void setGLProgramState(GLProgramState* glProgramState);
    /// Returns the shader program with its uniform values. Never null: without setGLProgramState(), it is the state of the default program.
    virtual GLProgramState* getGLProgramState() const;

protected:
    void insertChild(Node* child, int z); ///< Inserts the child into the list, without life-cycle callbacks.
    void detachChild(Node* child, ssize_t index, bool cleanup); ///< Removes a child and notifies it.
    virtual void updateCascadeOpacity();                        ///< Computes the displayed opacity.
    virtual void disableCascadeOpacity(); ///< Makes the children show their own opacity.
    virtual void updateCascadeColor();    ///< Computes the displayed color.
    virtual void disableCascadeColor();   ///< Makes the children show their own color.
    virtual void updateColor() {}         ///< Called after the displayed color or opacity has changed.
    void cascadeTo(Node* child);          ///< Computes the displayed color and opacity of a new child.

    /// Updates `_modelViewTransform`; returns the flags for draw() and the children.
    uint32_t processParentFlags(const Mat4& parentTransform, uint32_t parentFlags);
    bool isVisitableByVisitingCamera() const; ///< Whether the visiting camera, if any, draws this node.
    /// The shader program that the node is drawn with, for Renderer::useProgram(); null: the standard one.
    copra::DrawProgram* drawProgram() const;
    bool drawsSpecially() const; ///< Whether more than draw() with arguments draws it.
    /// Whether the node is rotated out of the plane and so drawn in perspective; see copra::PerspectiveScope.
    bool hasPerspective() const { return _rareFlags.has(copra::RareFlag::Rotation3D); }
    /// Whether a visit of the node needs more than its draw() and its children.
    bool visitsSpecially() const;
    /// For overrides of visit() that do not call Node::visit(). If the node overrides visit() without arguments, this function calls it
    /// and returns true. If that calls the base class, the visit() of `Class` is called again, and this function then returns false.
    template<class Class>
    bool visitsByOverride_(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags);
    /// For overrides of visit() that do not call Node::visit(). Calls draw(), or the node's override of draw() without arguments, with its
    /// transform on the matrix stack and with the context of OpenGL that it needs.
    void drawInEitherForm_(Renderer* renderer, uint32_t flags);
    Mat4 transform(const Mat4& parentTransform); ///< Returns `parentTransform` times the local transform.
    Vec2 convertToWindowSpace(const Vec2& nodePoint) const; ///< Converts a node point to the screen, y down.
    const AffineTransform& localTransform() const;          ///< The local transform, recomputed if necessary.
    /// Whether a property of the local transform changed since it was computed.
    bool isLocalTransformDirty() const { return (_visitFlags & kLocalTransformDirty) != 0; }
    void markTransformDirty(); ///< Call it after every change of a property of the local transform.
    /// Whether a visit without dirty flags would have no effect, apart from the children: parents may leave it out. False for a class that
    /// overrides visit() or draw(). Such a class may override this function, and must call stopResting() before the answer changes.
    virtual bool drawsNothing_() const;
    /// Whether a visit would only draw the same quad again in `batch`. Parents may then copy the quad instead.
    virtual bool repeatsQuad_(copra::QuadBatch& batch) const;
    /// Makes the parent visit this node again. Must be called when it has something else to draw, or a new child.
    void stopResting();
    /// Calls draw() with the node's shader program, if it has one. It is for overrides of visit().
    void drawWithProgram(Renderer* renderer, uint32_t flags);
    copra::NodeExtras& extras(); ///< The rare state; allocated on first use.

    static constexpr uint8_t kLocalTransformDirty = 0x40; ///< Bits of _visitFlags besides those of visit().
    static constexpr uint8_t kResting = 0x80; ///< The parent, or one above it, leaves out its visit.

    // Members that a visit reads come first, so that they share cache lines.
    bool _visible = true;
    mutable copra::RareFlags _rareFlags = copra::RareFlags::ofNewNodes; ///< The rare state that the node has.
    /// Changes of this node since the last visit, kLocalTransformDirty, kResting.
    mutable uint8_t _visitFlags = FLAGS_DIRTY_MASK | kLocalTransformDirty;
    bool _running : 1;                      ///< See isRunning().
    bool _reorderChildDirty : 1;            ///< The children have to be sorted.
    bool _ignoreAnchorPointForPosition : 1; ///< See setIgnoreAnchorPointForPosition().
    bool _cascadeColorEnabled : 1;          ///< See setCascadeColorEnabled().
    bool _cascadeOpacityEnabled : 1;        ///< See setCascadeOpacityEnabled().
    bool _isTransitionFinished : 1;         ///< The transition to it has ended.
    bool _usesScheduler : 1; ///< Set by the first schedule call; saves look-ups for other nodes.
    bool _hasListeners : 1;  ///< Set by the event dispatcher through SceneGraph.

private:
    bool _isLeaving = false; ///< The parent is removing it.
    copra::LifecycleState _lifecycle{};
    bool _knowsResting = false; ///< Whether NodeExtras::resting refers to the current list of children.

protected:
    Node* _parent = nullptr; ///< The parent, not retained.
    Vector<Node*> _children;
    int _localZOrder = 0;
    std::uint32_t _orderOfArrival = 0;
    float _globalZOrder = 0.0f;
    int _tag = INVALID_TAG;

    Mat4 _modelViewTransform; ///< The transform from the node to design points at the last visit.
    mutable AffineTransform _localTransform;

    Vec2 _position;
    float _scaleX = 1.0f;
    float _scaleY = 1.0f;
    float _scaleZ = 1.0f;
    float _rotationX = 0.0f; ///< The clockwise rotation of the y axis; see setRotationSkewX().
    float _rotationY = 0.0f; ///< The clockwise rotation of the x axis; see setRotationSkewY().
    Vec2 _anchorPoint;
    Vec2 _anchorPointInPoints;
    Size _contentSize;

    GLubyte _displayedOpacity = 255;
    GLubyte _realOpacity = 255; ///< See setOpacity().
    Color3B _displayedColor = Color3B::WHITE;
    Color3B _realColor = Color3B::WHITE; ///< See setColor().

private:
    std::uint32_t _restingIndex = 0; ///< The index among the parent's children, while kResting is set.

protected:
    Scheduler* _scheduler;                       ///< Calls the timers of the node; retained.
    ActionManager* _actionManager;               ///< Runs the actions of the node; retained.
    EventDispatcher* _eventDispatcher;           ///< Calls the listeners of the node; retained.
    static inline Director* _director = nullptr; ///< The Director, or null before it is created.

private:
    friend class ActionManager;
    friend class PhysicsBody;
    friend class ProtectedNode; // its children enter and leave like the others
    friend class copra::SceneContext;

    // Node_lifecycle.cpp
    /// Call onEnter() and onExit() for the parent, and track calls by overrides that do not reach the base class.
    void enterTree();
    void exitTree();
    void leaveTree(bool isParentRunning, bool cleanup, copra::FirstException& exception);
    void exitChildren(const Vector<Node*>& children, bool all);
    void enterSelf();
    struct Life_;

    // Node_children.cpp
    static bool isSortedBefore(const Node* a, const Node* b);
    bool canAttachChild(const Node* child) const;
    void attachChild(Node* child, int localZOrder);
    void addChildInFullForm(Node* child, int localZOrder);

    // Node_transform.cpp, Node_placing.cpp, Node_rotation3D.cpp
    void resolveNormalizedPosition(uint32_t parentFlags);
    void computeLocalTransform() const;
    void computePlainTransform() const;
    void computeTransform3D() const;
    bool isPlacedSpecially() const;
    void placeSpecially(uint32_t parentFlags);
    void moveTo(float x, float y);
    [[gnu::noinline]] void setPositionSpecially(float x, float y);
    [[gnu::noinline]] void setOwnPosition(const Vec2& position);
    void updateAnchorPointInPoints();
    void updateModelView(const Mat4& parentTransform);
    friend class copra::PerspectiveScope;
    void applyPerspective(Renderer& renderer) const;
    // Node.cpp, Node_placing.cpp
    [[gnu::noinline]] void visitMoved(Renderer* renderer, const Mat4& parentTransform, uint32_t flags);
    [[gnu::noinline]] void visitGeneral(Renderer* renderer, const Mat4& parentTransform, uint32_t flags);
    void visitTree(Renderer* renderer, uint32_t flags);
    // Node_resting.cpp
    struct Resting_;
    void prepareResting();
    void forgetResting();
    ssize_t visitAwake(ssize_t first, bool inFront, Renderer* renderer, uint32_t flags);
    [[gnu::noinline]] void showAgain();
    // Node_drawing.cpp
    void drawForCamera(Renderer* renderer, uint32_t flags);
    // Node_overrides.cpp
    void visitSpecially(Renderer* renderer, uint32_t flags);
    bool visitByOverride(Renderer* renderer, const Mat4& parentTransform, uint32_t flags,
                         void (*goOn)(Node&, Renderer*, const Mat4&, uint32_t));
    void findOverrides() const;
    bool hasOverride(copra::Override which) const;
    bool isOverride(copra::Override which) const;
    bool drawByOverride(Renderer& renderer);
    bool overridesTransform() const;
    AffineTransform effectiveTransform(float* z = nullptr) const;
    AffineTransform askForTransform(float* z) const;
    AffineTransform seenFrom(const Node* ancestor, AffineTransform t, float* z = nullptr) const;
    void unbindProgram();
    void linkPhysicsBody(PhysicsBody* body);
    void* _runningActions = nullptr; ///< The ActionManager's entry for this node.
    copra::Owned<copra::NodeExtras> _extras;

    CC_DISALLOW_COPY_AND_ASSIGN(Node)
};

} // namespace cocos2d

#include "scene/Node.inl"
