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
class SceneContext;
struct NodeExtras;
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

/// A place in the scene graph: children, a transform, a colour, a life cycle, timers and actions.
///
/// Draws nothing by itself; derive from it and override draw(), or use Sprite, Label and their like.
/// Coordinates are points of the parent, y up; rotations are degrees, clockwise; times are seconds. A node
/// retains its children and holds its parent weakly. Rarely used state (name, user data, components,
/// callbacks ...) lives in a part of its own that is allocated when first needed, so that a plain node stays
/// small.
class Node : public Ref {
public:
    static const int INVALID_TAG = -1;
    /// What visit() hands down in `parentFlags`.
    enum {
        FLAGS_TRANSFORM_DIRTY = 1 << 0,    ///< A transform above changed since the last frame.
        FLAGS_CONTENT_SIZE_DIRTY = 1 << 1, ///< The parent's size changed since the last frame.
        FLAGS_RENDER_AS_3D = 1 << 3,
        FLAGS_DIRTY_MASK = FLAGS_TRANSFORM_DIRTY | FLAGS_CONTENT_SIZE_DIRTY,
    };
    /// Set in the flags as well, by visit() without arguments: the node may be visited again in this frame.
    static constexpr uint32_t kVisitedByHand = 1u << 16;

    /// An autoreleased node at (0,0), anchor (0,0), size 0x0.
    static Node* create();
    virtual std::string getDescription() const;

    // --- Order ---

    /// Place among the siblings; below 0 is drawn behind the parent. Equal values keep the order of arrival.
    virtual void setLocalZOrder(int localZOrder);
    /// Sets the value without telling the parent; for code that sorts by itself.
    virtual void _setLocalZOrder(int z);
    virtual int getLocalZOrder() const { return _localZOrder; }
    void setZOrder(int localZOrder) { setLocalZOrder(localZOrder); }
    int getZOrder() const { return getLocalZOrder(); }
    /// Draw order across the whole scene: all of a lower value before all of a higher, whatever the tree
    /// says. Not inherited by children.
    virtual void setGlobalZOrder(float globalZOrder);
    virtual float getGlobalZOrder() const { return _globalZOrder; }
    /// Makes this node the newest of its z among the siblings.
    void updateOrderOfArrival();
    void setOrderOfArrival(int orderOfArrival) {
        _orderOfArrival = static_cast<std::uint32_t>(orderOfArrival);
    }
    int getOrderOfArrival() const { return static_cast<int>(_orderOfArrival); }

    // --- Place, size, shape ---

    virtual void setPosition(const Vec2& position);
    virtual void setPosition(float x, float y);
    virtual const Vec2& getPosition() const { return _position; }
    virtual void getPosition(float* x, float* y) const;
    virtual void setPositionX(float x);
    virtual float getPositionX() const { return _position.x; }
    virtual void setPositionY(float y);
    virtual float getPositionY() const { return _position.y; }
    /// Depth; kept and handed to the transform, without effect on a 2-D picture.
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
    /// Degrees: z is clockwise as in setRotation(), x and y turn the node out of the plane, right-handed. It
    /// is drawn in perspective then; everything that is reckoned with it sees it from straight ahead.
    virtual void setRotation3D(const Vec3& rotation);
    virtual Vec3 getRotation3D() const;
    /// The same as a quaternion.
    virtual void setRotationQuat(const Quaternion& quat);
    virtual Quaternion getRotationQuat() const;

    virtual void setSkewX(float degrees);
    virtual float getSkewX() const;
    virtual void setSkewY(float degrees);
    virtual float getSkewY() const;

    /// The point of the node that stands at its position, in fractions of its size; also the centre of turn
    /// and scale.
    virtual void setAnchorPoint(const Vec2& anchorPoint);
    virtual const Vec2& getAnchorPoint() const { return _anchorPoint; }
    virtual const Vec2& getAnchorPointInPoints() const { return _anchorPointInPoints; }
    virtual void setContentSize(const Size& contentSize);
    virtual const Size& getContentSize() const { return _contentSize; }
    /// The untransformed box around the node in its parent's space; children do not count.
    virtual Rect getBoundingBox() const;
    /// True: the lower left corner stands at the position, the anchor remains the centre of turn and scale.
    virtual void setIgnoreAnchorPointForPosition(bool ignore);
    virtual bool isIgnoreAnchorPointForPosition() const { return _ignoreAnchorPointForPosition; }
    void ignoreAnchorPointForPosition(bool ignore) { setIgnoreAnchorPointForPosition(ignore); }

    virtual void setVisible(bool visible);
    virtual bool isVisible() const { return _visible; }

    // --- Children ---

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

    // --- Life ---

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

    /// Emits what the node itself shows. Override it; `transform` leads from node to design space, `flags` as
    /// in visit().
    virtual void draw(Renderer* renderer, const Mat4& transform, uint32_t flags);
    virtual void draw() final;
    /// Draws the children with z < 0, the node, then the other children. Nothing where the node is invisible.
    virtual void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags);
    /// A visit of its own, e.g. into a RenderTexture. While a scene is being visited it happens where the
    /// node is; otherwise as if the node had no parent.
    virtual void visit() final;

    // --- Services, actions, timers ---

    virtual void setEventDispatcher(EventDispatcher* dispatcher);
    virtual EventDispatcher* getEventDispatcher() const { return _eventDispatcher; }
    virtual void setActionManager(ActionManager* actionManager);
    virtual ActionManager* getActionManager() { return _actionManager; }
    virtual const ActionManager* getActionManager() const { return _actionManager; }
    virtual void setScheduler(Scheduler* scheduler);
    virtual Scheduler* getScheduler() { return _scheduler; }
    virtual const Scheduler* getScheduler() const { return _scheduler; }

    /// Runs the action and returns it; waits until the node enters a scene.
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
    /// Lets actions, timers and event listeners of this node (not of its children) run again.
    virtual void resume();
    virtual void pause();
    /// Called every frame after scheduleUpdate().
    virtual void update(float delta);

    // --- Transforms and conversions ---

    /// Marks transforms stale after a change that the node could not see.
    virtual void updateTransform();
    virtual const Mat4& getNodeToParentTransform() const;
    virtual AffineTransform getNodeToParentAffineTransform() const;
    /// Up to and not including `ancestor`; null means to the world.
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
    /// Applied before the node's own transform; null takes it away. It may turn the node out of the plane.
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

    Component* getComponent(const std::string& name);
    /// Adds and retains; refuses a component that has an owner or a name already in use here.
    virtual bool addComponent(Component* component);
    virtual bool removeComponent(const std::string& name);
    virtual bool removeComponent(Component* component);
    virtual void removeAllComponents();

    // --- Colour and opacity ---

    virtual GLubyte getOpacity() const { return _realOpacity; }
    /// What is shown after the cascade from above.
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
    /// True where setOpacity() also darkens the colour, as premultiplied textures need.
    virtual void setOpacityModifyRGB(bool value);
    virtual bool isOpacityModifyRGB() const;

    /// Which cameras show the node; bits of CameraFlag.
    unsigned short getCameraMask() const;
    virtual void setCameraMask(unsigned short mask, bool applyChildren = true);

    // --- Older names ---

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

    /// Draws this node, without its children, with the program from now on; all nodes that are given it so
    /// share its values. Null means the standard one again.
    virtual void setGLProgram(GLProgram* glprogram);
    /// Never null: the standard one where none was set.
    GLProgram* getGLProgram() const;
    void setShaderProgram(GLProgram* program) { setGLProgram(program); }
    GLProgram* getShaderProgram() const { return getGLProgram(); }
    /// The same with values; the state is retained. Null means the standard one again.
    virtual void setGLProgramState(GLProgramState* glProgramState);
    /// Never null: that of the standard program where none was set.
    virtual GLProgramState* getGLProgramState() const;

protected:
    /// Places the child, without life cycle. Overridable so that a container can keep books.
    void insertChild(Node* child, int z);
    void detachChild(Node* child, ssize_t index, bool cleanup);
    virtual void updateCascadeOpacity();
    virtual void disableCascadeOpacity();
    virtual void updateCascadeColor();
    virtual void disableCascadeColor();
    /// Hooks for colour: called after the displayed values changed.
    virtual void updateColor() {}

    /// Brings `_modelViewTransform` up to date; returns the flags for draw() and the children.
    uint32_t processParentFlags(const Mat4& parentTransform, uint32_t parentFlags) {
        if (_special & kHasNormalizedPosition) resolveNormalizedPosition(parentFlags);
        const uint32_t flags = parentFlags | _visitFlags;
        if (flags & FLAGS_DIRTY_MASK) updateModelView(parentTransform);
        return flags;
    }
    /// Whether the camera that is shown through just now, if any, shows this node.
    bool isVisitableByVisitingCamera() const {
        return s_visitingFlag == 0 || (s_visitingFlag & getCameraMask()) != 0;
    }
    /// Whether it is drawn with a program of its own.
    bool hasProgram() const { return (_special & kHasProgram) != 0; }
    /// Has everything that is drawn until endTilt() seen in perspective where the node is turned out of the
    /// plane; false, and nothing to be ended, where it is not. For visit().
    bool beginTilt(Renderer* renderer) const { return (_special & kTilted) != 0 && pushTilt(renderer); }
    static void endTilt(Renderer* renderer, bool isTilted);
    /// `parentTransform` times the local transform.
    Mat4 transform(const Mat4& parentTransform);
    /// A point of this node in the view: points, y down.
    Vec2 convertToWindowSpace(const Vec2& nodePoint) const;
    /// The local transform, recomputed if stale.
    const AffineTransform& localTransform() const;
    /// To be called by whatever changes the shape.
    void markTransformDirty() {
        _transformDirty = true;
        _visitFlags |= FLAGS_TRANSFORM_DIRTY;
    }
    /// draw(), with the program where there is one: for a visit of one's own.
    void drawWithProgram(Renderer* renderer, uint32_t flags);
    copra::NodeExtras& extras();

    // The order is deliberate: what a visit reads lies together at the front.
    bool _visible = true;
    bool _running = false;
    bool _reorderChildDirty = false;
    mutable bool _transformDirty = true;
    uint8_t _visitFlags = FLAGS_DIRTY_MASK; ///< What changed here since the last visit.
    bool _ignoreAnchorPointForPosition = false;
    /// What few nodes have, as bits: a visit asks for all of it at once.
    enum Special : uint8_t {
        kHasProgram = 1,    ///< a program of its own, to be drawn with
        kTilted = 2,        ///< turned out of the plane, by its local transform
        kHasCameraMask = 4, ///< not that of the default camera
        kHasNormalizedPosition = 8,
    };
    void setSpecial(Special what, bool isSo) const {
        _special = static_cast<uint8_t>(isSo ? _special | what : _special & ~what);
    }
    mutable uint8_t _special = 0;

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
    bool _usesScheduler = false; ///< Something was scheduled once; saves the look-ups of those that never do.
    bool _hasListeners = false;  ///< Kept by the event dispatcher through the scene graph view.

private:
    /// Where onEnter() stands; evicted: it has to leave again before it is through.
    enum class Life : uint8_t { settled, entering, enteringChildren, evicted };
    Life _life = Life::settled;
    bool _isExiting = false;
    bool _isLeaving = false; ///< Its parent is taking it out just now.

protected:
    Scheduler* _scheduler; ///< Weak, owned by the context, like the next three.
    ActionManager* _actionManager;
    EventDispatcher* _eventDispatcher;
    Director* _director;

private:
    friend class ActionManager;
    friend class Camera;
    friend class copra::SceneContext;

    static bool isSortedBefore(const Node* a, const Node* b);
    bool isEntering() const { return _life == Life::entering || _life == Life::enteringChildren; }
    /// It has entered, or is about to, and will have to exit.
    bool isIn() const { return !_isExiting && (_running || isEntering()); }
    /// onEnter() and onExit() of a child. What an override does before it calls the base counts as well.
    void enterTree();
    void exitTree();
    void enter();
    void exitChildren(bool evenIfNotIn);
    template<class Visit>
    void forEachStayingChild(const Visit& visit);
    void leave(bool isHeard, bool cleanup);
    bool mayAttach(const Node* child) const;
    void attach(Node* child, int localZOrder);
    void resolveNormalizedPosition(uint32_t parentFlags);
    void computeLocalTransform() const;
    void updateAnchorPointInPoints();
    void updateModelView(const Mat4& parentTransform);
    [[gnu::noinline]] void visitMoved(Renderer* renderer, const Mat4& parentTransform, uint32_t flags);
    [[gnu::noinline]] void visitInFull(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags);
    void drawByRule(Renderer* renderer, uint32_t flags);
    void unbindProgram();

    bool pushTilt(Renderer* renderer) const;
    void computeTiltedTransform() const;

    static constexpr unsigned short kDefaultCameraMask = 1; // CameraFlag::DEFAULT
    static inline unsigned short s_visitingFlag = 0;        ///< Of the visiting camera; 0 is none.
    static inline bool s_isDefaultMaskHidden = false;       ///< Whether it shows no node with the usual mask.

    void* _runningActions = nullptr; ///< The ActionManager's entry for this node.
    copra::Owned<copra::NodeExtras> _extras;

    CC_DISALLOW_COPY_AND_ASSIGN(Node)
};

} // namespace cocos2d
