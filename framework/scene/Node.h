#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/Vector.h"
#include "base/macros.h"
#include "math/AffineTransform.h"
#include "math/Color.h"
#include "math/Mat4.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "platform/GLTypes.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace copra {
class PerspectiveScope;
class SceneContext;
enum class LifecycleEvent : std::uint8_t;
enum class LifecycleState : std::uint8_t;
struct NodeExtras;

/// What few nodes have.
enum class RareFlag : std::uint8_t {
    Program = 1,    ///< A shader program of its own.
    Rotation3D = 2, ///< Turned out of the plane by its local transform, so drawn in perspective.
    CameraMask = 4, ///< Not that of the default camera.
    NormalizedPosition = 8,
};
} // namespace copra

namespace cocos2d {

class Action;
class ActionManager;
class Component;
class Director;
class EventDispatcher;
class GLProgram;
class GLProgramState;
class Renderer;
class Scene;

/// An element of the scene graph: children, a transform, a color, a life cycle, timers and actions.
///
/// Draws nothing by itself; derive from it and override draw(), or use Sprite, Label and similar classes.
/// Coordinates are points of the parent, y up; rotations are degrees, clockwise; times are seconds. A node
/// retains its children and holds its parent weakly. Rarely used state (name, user data, components,
/// callbacks ...) is in copra::NodeExtras, which is allocated when first needed, so that a plain node stays
/// small.
class Node : public Ref {
public:
    static const int INVALID_TAG = -1;
    /// What visit() passes down in `parentFlags`.
    enum {
        FLAGS_TRANSFORM_DIRTY = 1 << 0,    ///< A transform above changed since the last frame.
        FLAGS_CONTENT_SIZE_DIRTY = 1 << 1, ///< The parent's size changed since the last frame.
        FLAGS_RENDER_AS_3D = 1 << 3,
        FLAGS_DIRTY_MASK = FLAGS_TRANSFORM_DIRTY | FLAGS_CONTENT_SIZE_DIRTY,
    };
    /// A further flag, set by visit() without arguments: the node may be visited again in this frame.
    static constexpr uint32_t kSeparateVisit = 1u << 16;

    /// An autoreleased node at (0,0), anchor (0,0), size 0x0.
    static Node* create();
    virtual std::string getDescription() const;

    // --- Order ---
    // Node_children.cpp

    /// Draw order among the siblings; below 0 is drawn behind the parent. Equal values keep the order of
    /// arrival.
    virtual void setLocalZOrder(int localZOrder);
    /// Sets the value without notifying the parent; for code that sorts by itself.
    virtual void _setLocalZOrder(int z);
    virtual int getLocalZOrder() const { return _localZOrder; }
    void setZOrder(int localZOrder) { setLocalZOrder(localZOrder); }
    int getZOrder() const { return getLocalZOrder(); }
    /// Draw order across the whole scene: nodes of a lower value before those of a higher one, whatever the
    /// tree says. Not inherited by children.
    virtual void setGlobalZOrder(float globalZOrder);
    virtual float getGlobalZOrder() const { return _globalZOrder; }
    /// Makes this node the newest of its z among the siblings.
    void updateOrderOfArrival();
    void setOrderOfArrival(int orderOfArrival) {
        _orderOfArrival = static_cast<std::uint32_t>(orderOfArrival);
    }
    int getOrderOfArrival() const { return static_cast<int>(_orderOfArrival); }

    // --- Place, size, shape ---
    // Node_transform.cpp, Node_rotation3D.cpp

    virtual void setPosition(const Vec2& position);
    virtual void setPosition(float x, float y);
    virtual const Vec2& getPosition() const { return _position; }
    virtual void getPosition(float* x, float* y) const;
    virtual void setPositionX(float x);
    virtual float getPositionX() const { return _position.x; }
    virtual void setPositionY(float y);
    virtual float getPositionY() const { return _position.y; }
    /// Depth; part of the transform, without effect on what a 2-D node shows.
    virtual void setPositionZ(float positionZ);
    virtual float getPositionZ() const { return _positionZ; }
    virtual void setPosition3D(const Vec3& position);
    virtual Vec3 getPosition3D() const { return Vec3(_position.x, _position.y, _positionZ); }
    /// A position in fractions of the parent's size; becomes a real position at the next visit.
    virtual void setPositionNormalized(const Vec2& position);
    void setNormalizedPosition(const Vec2& position) { setPositionNormalized(position); }
    virtual const Vec2& getPositionNormalized() const;
    const Vec2& getNormalizedPosition() const { return getPositionNormalized(); }

    virtual void setScale(float scale);
    virtual void setScale(float scaleX, float scaleY);
    /// Asserts that both axes are equal; returns the x scale.
    virtual float getScale() const;
    virtual void setScaleX(float scaleX);
    virtual float getScaleX() const { return _scaleX; }
    virtual void setScaleY(float scaleY);
    virtual float getScaleY() const { return _scaleY; }
    virtual void setScaleZ(float scaleZ);
    virtual float getScaleZ() const { return _scaleZ; }

    virtual void setRotation(float degrees);
    /// Asserts that both axes are turned equally; returns the x rotation.
    virtual float getRotation() const;
    /// Turns the x axis alone; unequal rotations of the axes shear the node.
    virtual void setRotationSkewX(float degrees);
    virtual float getRotationSkewX() const { return _rotationX; }
    virtual void setRotationSkewY(float degrees);
    virtual float getRotationSkewY() const { return _rotationY; }
    /// Degrees: z is clockwise as in setRotation(), x and y turn the node out of the plane, right-handed. The
    /// node is drawn in perspective then; transforms and conversions are those of the node without perspective.
    virtual void setRotation3D(const Vec3& rotation);
    virtual Vec3 getRotation3D() const;
    /// The same as a quaternion.
    virtual void setRotationQuat(const Quaternion& quat);
    virtual Quaternion getRotationQuat() const;

    virtual void setSkewX(float degrees);
    virtual float getSkewX() const;
    virtual void setSkewY(float degrees);
    virtual float getSkewY() const;

    /// The point of the node that is at its position, in fractions of its size; also the center of rotation
    /// and scale.
    virtual void setAnchorPoint(const Vec2& anchorPoint);
    virtual const Vec2& getAnchorPoint() const { return _anchorPoint; }
    virtual const Vec2& getAnchorPointInPoints() const { return _anchorPointInPoints; }
    virtual void setContentSize(const Size& contentSize);
    virtual const Size& getContentSize() const { return _contentSize; }
    /// The untransformed box around the node in its parent's space; children do not count.
    virtual Rect getBoundingBox() const;
    /// True: the lower left corner is at the position; the anchor remains the center of rotation and scale.
    virtual void setIgnoreAnchorPointForPosition(bool ignore);
    virtual bool isIgnoreAnchorPointForPosition() const { return _ignoreAnchorPointForPosition; }
    void ignoreAnchorPointForPosition(bool ignore) { setIgnoreAnchorPointForPosition(ignore); }

    virtual void setVisible(bool visible);
    virtual bool isVisible() const { return _visible; }

    // --- Children ---
    // Node_children.cpp, Node_lookup.cpp

    /// Adds and retains `child`, which must have no parent and not be an ancestor of this node. Without z,
    /// tag or name the child keeps its own.
    virtual void addChild(Node* child);
    virtual void addChild(Node* child, int localZOrder);
    virtual void addChild(Node* child, int localZOrder, int tag);
    virtual void addChild(Node* child, int localZOrder, const std::string& name);

    virtual Vector<Node*>& getChildren() { return _children; }
    virtual const Vector<Node*>& getChildren() const { return _children; }
    virtual ssize_t getChildrenCount() const { return static_cast<ssize_t>(_children.size()); }
    /// The first direct child with this tag or name, or null.
    virtual Node* getChildByTag(int tag) const;
    template<typename T>
    T getChildByTag(int tag) const {
        return static_cast<T>(getChildByTag(tag));
    }
    virtual Node* getChildByName(const std::string& name) const;
    template<typename T>
    T getChildByName(const std::string& name) const {
        return static_cast<T>(getChildByName(name));
    }
    /// Calls `callback` for every node that matches `name`; true from the callback ends the search. The name
    /// is a path of ECMAScript regular expressions ("enemy[[:digit:]]+/gun"), "//" in front searches the
    /// whole subtree and "/.." at the end names the parent.
    virtual void enumerateChildren(const std::string& name, std::function<bool(Node* node)> callback) const;

    virtual void setParent(Node* parent);
    virtual Node* getParent() { return _parent; }
    virtual const Node* getParent() const { return _parent; }

    virtual void removeFromParent();
    /// `cleanup` also stops the actions and timers of the node and all below it.
    virtual void removeFromParentAndCleanup(bool cleanup);
    virtual void removeChild(Node* child, bool cleanup = true);
    virtual void removeChildByTag(int tag, bool cleanup = true);
    virtual void removeChildByName(const std::string& name, bool cleanup = true);
    virtual void removeAllChildren();
    virtual void removeAllChildrenWithCleanup(bool cleanup);
    /// Sets the child's z and makes it the newest of that z, also when z stays the same.
    virtual void reorderChild(Node* child, int localZOrder);
    /// Sorts the children now instead of at the next visit.
    virtual void sortAllChildren();
    /// Sorts any list of nodes by z, then by arrival.
    template<typename T>
    static void sortNodes(Vector<T*>& nodes) {
        std::stable_sort(nodes.begin(), nodes.end(),
                         [](const T* a, const T* b) { return isSortedBefore(a, b); });
    }

    /// The scene this node is part of, or null.
    virtual Scene* getScene() const;

    // --- Identity ---
    // Node.cpp

    virtual int getTag() const { return _tag; }
    virtual void setTag(int tag) { _tag = tag; }
    virtual const std::string& getName() const;
    virtual void setName(const std::string& name);
    /// A pointer for the user, never touched.
    virtual void* getUserData();
    virtual const void* getUserData() const;
    virtual void setUserData(void* userData);
    /// An object for the user, retained.
    virtual Ref* getUserObject();
    virtual const Ref* getUserObject() const;
    virtual void setUserObject(Ref* userObject);

    // --- Life cycle ---
    // Node_lifecycle.cpp

    virtual bool isRunning() const { return _running; }
    /// How many nodes are running, in all scenes.
    static int getAttachedNodeCount();
    virtual void onEnter();
    virtual void onEnterTransitionDidFinish();
    virtual void onExitTransitionDidStart();
    virtual void onExit();
    /// Stops all actions and timers of this node and all below it.
    virtual void cleanup();

    void setOnEnterCallback(const std::function<void()>& callback);
    const std::function<void()>& getOnEnterCallback() const;
    void setOnExitCallback(const std::function<void()>& callback);
    const std::function<void()>& getOnExitCallback() const;
    void setonEnterTransitionDidFinishCallback(const std::function<void()>& callback);
    const std::function<void()>& getonEnterTransitionDidFinishCallback() const;
    void setonExitTransitionDidStartCallback(const std::function<void()>& callback);
    const std::function<void()>& getonExitTransitionDidStartCallback() const;

    // --- Drawing ---
    // Node.cpp

    /// Emits what the node itself shows. Override it; `transform` maps node space to design space, `flags` are
    /// those of visit().
    virtual void draw(Renderer* renderer, const Mat4& transform, uint32_t flags);
    virtual void draw() final;
    /// Draws the children with z < 0, the node, then the other children. An invisible node draws nothing.
    virtual void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags);
    /// A separate visit, for example into a RenderTexture. While a scene is being visited the node is drawn
    /// where it is in that scene, otherwise as if it had no parent.
    virtual void visit() final;

    // --- Services, actions, timers ---
    // Node_services.cpp

    virtual void setEventDispatcher(EventDispatcher* dispatcher);
    virtual EventDispatcher* getEventDispatcher() const { return _eventDispatcher; }
    virtual void setActionManager(ActionManager* actionManager);
    virtual ActionManager* getActionManager() { return _actionManager; }
    virtual const ActionManager* getActionManager() const { return _actionManager; }
    virtual void setScheduler(Scheduler* scheduler);
    virtual Scheduler* getScheduler() { return _scheduler; }
    virtual const Scheduler* getScheduler() const { return _scheduler; }

    /// Runs the action and returns it; it is paused until the node enters a scene. Null is refused.
    virtual Action* runAction(Action* action);
    void stopAllActions();
    void stopAction(Action* action);
    void stopActionByTag(int tag);
    void stopAllActionsByTag(int tag);
    void stopActionsByFlags(unsigned int flags);
    Action* getActionByTag(int tag);
    ssize_t getNumberOfRunningActions() const;
    ssize_t getNumberOfRunningActionsByTag(int tag) const;

    /// Calls update() every frame, priority 0.
    void scheduleUpdate();
    /// Lower priorities are called first.
    void scheduleUpdateWithPriority(int priority);
    void unscheduleUpdate();
    void schedule(SEL_SCHEDULE selector);
    void schedule(SEL_SCHEDULE selector, float interval);
    /// Called `repeat` + 1 times every `interval` seconds after `delay` seconds.
    void schedule(SEL_SCHEDULE selector, float interval, unsigned int repeat, float delay);
    void schedule(const std::function<void(float)>& callback, const std::string& key);
    void schedule(const std::function<void(float)>& callback, float interval, const std::string& key);
    void schedule(const std::function<void(float)>& callback, float interval, unsigned int repeat,
                  float delay, const std::string& key);
    void scheduleOnce(SEL_SCHEDULE selector, float delay);
    void scheduleOnce(const std::function<void(float)>& callback, float delay, const std::string& key);
    void unschedule(SEL_SCHEDULE selector);
    void unschedule(const std::string& key);
    void unscheduleAllCallbacks();
    bool isScheduled(SEL_SCHEDULE selector) const;
    bool isScheduled(const std::string& key) const;
    /// Resumes the actions, timers and event listeners of this node, not of its children.
    virtual void resume();
    virtual void pause();
    /// Called every frame after scheduleUpdate().
    virtual void update(float delta);

    // --- Transforms and conversions ---
    // Node_transform.cpp

    /// Passed on to the children; sprites of a SpriteBatchNode update their quads.
    virtual void updateTransform();
    virtual const Mat4& getNodeToParentTransform() const;
    virtual AffineTransform getNodeToParentAffineTransform() const;
    /// To the space of `ancestor`; null means to the world.
    virtual Mat4 getNodeToParentTransform(Node* ancestor) const;
    virtual AffineTransform getNodeToParentAffineTransform(Node* ancestor) const;
    /// Replaces the local transform until a property changes.
    virtual void setNodeToParentTransform(const Mat4& transform);
    virtual const Mat4& getParentToNodeTransform() const;
    virtual AffineTransform getParentToNodeAffineTransform() const;
    virtual Mat4 getNodeToWorldTransform() const;
    virtual AffineTransform getNodeToWorldAffineTransform() const;
    virtual Mat4 getWorldToNodeTransform() const;
    virtual AffineTransform getWorldToNodeAffineTransform() const;
    /// Applied before the node's own transform; null removes it. It may turn the node out of the plane.
    virtual void setAdditionalTransform(const Mat4* additionalTransform);
    void setAdditionalTransform(const Mat4& additionalTransform) {
        setAdditionalTransform(&additionalTransform);
    }
    virtual void setAdditionalTransform(const AffineTransform& additionalTransform);

    Vec2 convertToNodeSpace(const Vec2& worldPoint) const;
    Vec2 convertToWorldSpace(const Vec2& nodePoint) const;
    /// The AR forms measure from the anchor point instead of the lower left corner.
    Vec2 convertToNodeSpaceAR(const Vec2& worldPoint) const;
    Vec2 convertToWorldSpaceAR(const Vec2& nodePoint) const;
    Vec2 convertTouchToNodeSpace(class Touch* touch) const;
    Vec2 convertTouchToNodeSpaceAR(class Touch* touch) const;

    // --- Components ---
    // Node.cpp

    Component* getComponent(const std::string& name);
    /// Adds and retains; refuses a component that has an owner or a name already in use here.
    virtual bool addComponent(Component* component);
    virtual bool removeComponent(const std::string& name);
    virtual bool removeComponent(Component* component);
    virtual void removeAllComponents();

    // --- Color and opacity ---
    // Node_color.cpp

    virtual GLubyte getOpacity() const { return _realOpacity; }
    /// The opacity after the cascade from the ancestors, 0 to 255.
    virtual GLubyte getDisplayedOpacity() const { return _displayedOpacity; }
    virtual void setOpacity(GLubyte opacity);
    virtual void updateDisplayedOpacity(GLubyte parentOpacity);
    virtual bool isCascadeOpacityEnabled() const { return _cascadeOpacityEnabled; }
    /// True: the children's opacity is multiplied by this node's. Off by default.
    virtual void setCascadeOpacityEnabled(bool cascadeOpacityEnabled);
    virtual const Color3B& getColor() const { return _realColor; }
    virtual const Color3B& getDisplayedColor() const { return _displayedColor; }
    virtual void setColor(const Color3B& color);
    virtual void updateDisplayedColor(const Color3B& parentColor);
    virtual bool isCascadeColorEnabled() const { return _cascadeColorEnabled; }
    virtual void setCascadeColorEnabled(bool cascadeColorEnabled);
    /// True if setOpacity() also darkens the color, as premultiplied textures need.
    virtual void setOpacityModifyRGB(bool value);
    virtual bool isOpacityModifyRGB() const;

    /// Which cameras show the node; bits of CameraFlag.
    unsigned short getCameraMask() const;
    virtual void setCameraMask(unsigned short mask, bool applyChildren = true);

    // --- Deprecated aliases ---

    Rect boundingBox() const { return getBoundingBox(); }
    void setRotationX(float degrees) { setRotationSkewX(degrees); }
    float getRotationX() const { return getRotationSkewX(); }
    void setRotationY(float degrees) { setRotationSkewY(degrees); }
    float getRotationY() const { return getRotationSkewY(); }
    void setVertexZ(float vertexZ) { setPositionZ(vertexZ); }
    float getVertexZ() const { return getPositionZ(); }
    ssize_t numberOfRunningActions() const { return getNumberOfRunningActions(); }
    void unscheduleAllSelectors() { unscheduleAllCallbacks(); }
    void resumeSchedulerAndActions() { resume(); }
    void pauseSchedulerAndActions() { pause(); }
    AffineTransform nodeToParentTransform() const { return getNodeToParentAffineTransform(); }
    AffineTransform parentToNodeTransform() const { return getParentToNodeAffineTransform(); }
    AffineTransform nodeToWorldTransform() const { return getNodeToWorldAffineTransform(); }
    AffineTransform worldToNodeTransform() const { return getWorldToNodeAffineTransform(); }

    // --- For subclasses and for `new` followed by init ---

    Node();
    ~Node() override;
    virtual bool init();

    // --- Shaders ---
    // Node_shading.cpp

    /// Draws this node, without its children, with the program. All nodes with the same program share its
    /// uniform values. Null restores the default program.
    virtual void setGLProgram(GLProgram* glprogram);
    /// Never null: the default program if none was set.
    GLProgram* getGLProgram() const;
    void setShaderProgram(GLProgram* program) { setGLProgram(program); }
    GLProgram* getShaderProgram() const { return getGLProgram(); }
    /// The same with uniform values of its own; the state is retained. Null restores the default program.
    virtual void setGLProgramState(GLProgramState* glProgramState);
    /// Never null: that of the default program if none was set.
    virtual GLProgramState* getGLProgramState() const;

protected:
    /// Inserts the child into the list, without life-cycle callbacks.
    void insertChild(Node* child, int z);
    void detachChild(Node* child, ssize_t index, bool cleanup);
    virtual void updateCascadeOpacity();
    virtual void disableCascadeOpacity();
    virtual void updateCascadeColor();
    virtual void disableCascadeColor();
    /// Called after the displayed color or opacity changed.
    virtual void updateColor() {}

    /// Brings `_modelViewTransform` up to date; returns the flags for draw() and the children.
    uint32_t processParentFlags(const Mat4& parentTransform, uint32_t parentFlags) {
        if (hasRareFlag(copra::RareFlag::NormalizedPosition)) resolveNormalizedPosition(parentFlags);
        const uint32_t flags = parentFlags | _visitFlags;
        if (flags & FLAGS_DIRTY_MASK) updateModelView(parentTransform);
        return flags;
    }
    /// Whether the camera being visited, if any, shows this node.
    bool isVisitableByVisitingCamera() const {
        return s_visitingFlag == 0 || (s_visitingFlag & getCameraMask()) != 0;
    }
    /// Whether the node is drawn with a shader program of its own.
    bool hasProgram() const { return hasRareFlag(copra::RareFlag::Program); }
    /// Whether a 3-D rotation turns it out of the plane; copra::PerspectiveScope draws it then.
    bool hasPerspective() const { return hasRareFlag(copra::RareFlag::Rotation3D); }
    /// `parentTransform` times the local transform.
    Mat4 transform(const Mat4& parentTransform);
    /// A point of this node in the view: points, y down.
    Vec2 convertToWindowSpace(const Vec2& nodePoint) const;
    /// The local transform, recomputed if stale.
    const AffineTransform& localTransform() const;
    /// Call it after any change of the local transform.
    void markTransformDirty() {
        _transformDirty = true;
        _visitFlags |= FLAGS_TRANSFORM_DIRTY;
    }
    /// draw() with the node's shader program, if it has one; for overrides of visit().
    void drawWithProgram(Renderer* renderer, uint32_t flags);
    copra::NodeExtras& extras();

    // The order is deliberate: what a visit reads is together at the front.
    bool _visible = true;
    bool _running = false;
    bool _reorderChildDirty = false;
    mutable bool _transformDirty = true;
    uint8_t _visitFlags = FLAGS_DIRTY_MASK; ///< What changed here since the last visit.
    bool _ignoreAnchorPointForPosition = false;
    mutable uint8_t _rareFlags = 0; ///< copra::RareFlag; a visit checks all of them at once.

    Node* _parent = nullptr; ///< Weak.
    Vector<Node*> _children;
    int _localZOrder = 0;
    std::uint32_t _orderOfArrival = 0;
    float _globalZOrder = 0.0f;
    int _tag = INVALID_TAG;

    Mat4 _modelViewTransform; ///< To design space, as of the last visit. Only its six affine entries and z
                              ///< ever change.
    mutable AffineTransform _localTransform;

    Vec2 _position;
    float _positionZ = 0.0f;
    float _scaleX = 1.0f;
    float _scaleY = 1.0f;
    float _scaleZ = 1.0f;
    float _rotationX = 0.0f;
    float _rotationY = 0.0f;
    Vec2 _anchorPoint;
    Vec2 _anchorPointInPoints;
    Size _contentSize;

    GLubyte _displayedOpacity = 255;
    GLubyte _realOpacity = 255;
    Color3B _displayedColor = Color3B::WHITE;
    Color3B _realColor = Color3B::WHITE;
    bool _cascadeColorEnabled = false;
    bool _cascadeOpacityEnabled = false;

    bool _isTransitionFinished = false;
    bool _usesScheduler = false; ///< Something was scheduled once; saves look-ups for nodes that never do.
    bool _hasListeners = false;  ///< Set by the event dispatcher through SceneGraph.

private:
    copra::LifecycleState _lifecycle{};
    bool _isLeaving = false; ///< Its parent is removing it.

protected:
    Scheduler* _scheduler; ///< Weak, owned by the context, like the next three.
    ActionManager* _actionManager;
    EventDispatcher* _eventDispatcher;
    Director* _director;

private:
    friend class ActionManager;
    friend class Camera;
    friend class copra::SceneContext;

    bool hasRareFlag(copra::RareFlag flag) const { return (_rareFlags & static_cast<uint8_t>(flag)) != 0; }
    void setRareFlag(copra::RareFlag flag, bool on) const {
        const auto bit = static_cast<uint8_t>(flag);
        _rareFlags = static_cast<uint8_t>(on ? _rareFlags | bit : _rareFlags & ~bit);
    }

    // Node_lifecycle.cpp
    void advanceLifecycle(copra::LifecycleEvent event);
    /// onEnter() and onExit() as called by the parent; what an override does before it calls the base counts.
    void enterTree();
    void exitTree();
    void leaveTree(bool isParentRunning, bool cleanup);
    void enterSelf();
    void exitChildren(bool all);
    template<class Visit>
    void forEachRemainingChild(const Visit& visit);

    // Node_children.cpp
    static bool isSortedBefore(const Node* a, const Node* b);
    bool canAttachChild(const Node* child) const;
    void attachChild(Node* child, int localZOrder);

    // Node_transform.cpp, Node_rotation3D.cpp
    void resolveNormalizedPosition(uint32_t parentFlags);
    void computeLocalTransform() const;
    void computeTransform3D() const;
    void updateAnchorPointInPoints();
    void updateModelView(const Mat4& parentTransform);
    friend class copra::PerspectiveScope;
    void applyPerspective(Renderer& renderer) const;

    // Node.cpp, Node_shading.cpp
    [[gnu::noinline]] void visitMoved(Renderer* renderer, const Mat4& parentTransform, uint32_t flags);
    [[gnu::noinline]] void visitGeneral(Renderer* renderer, const Mat4& parentTransform,
                                        uint32_t parentFlags);
    void drawForCamera(Renderer* renderer, uint32_t flags);
    void unbindProgram();

    static constexpr unsigned short kDefaultCameraMask = 1; // CameraFlag::DEFAULT
    static inline unsigned short s_visitingFlag = 0;        ///< Of the camera being visited; 0 is none.
    static inline bool s_isDefaultMaskHidden = false; ///< Whether it shows no node with the default mask.

    void* _runningActions = nullptr; ///< The ActionManager's entry for this node.
    copra::Owned<copra::NodeExtras> _extras;

    CC_DISALLOW_COPY_AND_ASSIGN(Node)
};

} // namespace cocos2d
