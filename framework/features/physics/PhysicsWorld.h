#pragma once

#include "base/Array.h"
#include "base/FirstException.h"
#include "base/Vector.h"
#include "event/fwd.h"
#include "math/AffineTransform.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "nodes/shapes/fwd.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsContact.h"
#include "physics/fwd.h"
#include "scene/SceneSimulation.h"
#include "scene/fwd.h"

#include <functional>
#include <vector>

struct cpSpace;

namespace cocos2d {

/// A hit of PhysicsWorld::rayCast().
struct PhysicsRayCastInfo {
    PhysicsShape* shape; ///< The shape that the ray hits.
    Vec2 start;          ///< The beginning of the ray, in points of the scene.
    Vec2 end;            ///< The end of the ray, in points of the scene.
    Vec2 contact;        ///< The point where the ray enters the shape, in points of the scene.
    Vec2 normal;         ///< The normal of the surface where the ray enters the shape.
    float fraction;      ///< The place of the hit as a fraction, from start (0) to end (1).
    void* data;          ///< Always null. The callback receives the user's data as its last argument.
};

/// Receives a hit of PhysicsWorld::rayCast(). Returns true to continue, or false to end the query.
using PhysicsRayCastCallbackFunc =
    std::function<bool(PhysicsWorld& world, const PhysicsRayCastInfo& info, void* data)>;
/// Receives a shape that PhysicsWorld::queryRect() found. Returns true to continue, or false to end the
/// query.
using PhysicsQueryRectCallbackFunc = std::function<bool(PhysicsWorld&, PhysicsShape&, void*)>;
/// Receives a shape that PhysicsWorld::queryPoint() found. Returns true to continue, or false to end the
/// query.
using PhysicsQueryPointCallbackFunc = PhysicsQueryRectCallbackFunc;

/// The physics of a scene, which simulates the bodies of the scene's nodes in a space of Chipmunk.
/// Scene::createWithPhysics() creates it.
///
/// In every frame, after the update of the scheduler and before the scene is drawn, the world takes over
/// changes of the nodes, advances the simulation, and moves the nodes. Director::pause() does not stop that,
/// but setSpeed(0) does. Equal steps give equal results. Callbacks may add, remove, and destroy bodies,
/// shapes, and joints. What they add is simulated from the next update on, and what they remove is out of the
/// simulation from the next step on.
class PhysicsWorld : public copra::SceneSimulation {
public:
    /// The bit of setDebugDrawMask() for drawing nothing over the scene.
    static constexpr int DEBUGDRAW_NONE = 0;
    static constexpr int DEBUGDRAW_SHAPE = 1; ///< The bit of setDebugDrawMask() for drawing the shapes.
    static constexpr int DEBUGDRAW_JOINT = 2; ///< The bit of setDebugDrawMask() for drawing the joints.
    /// The bit of setDebugDrawMask() for drawing the points of contact.
    static constexpr int DEBUGDRAW_CONTACT = 4;
    static constexpr int DEBUGDRAW_ALL = 7; ///< All bits of setDebugDrawMask().

    PhysicsWorld(const PhysicsWorld&) = delete;
    PhysicsWorld& operator=(const PhysicsWorld&) = delete;

    // --- Bodies and joints ---
    // PhysicsWorld_members.cpp

    /// Adds a joint and takes ownership of it. The joint acts from the next update on. Null is ignored. A
    /// joint that is in another world is an error: debug builds assert; release builds log it and do nothing.
    virtual void addJoint(PhysicsJoint* joint);
    /// Removes a joint. If `destroy` is false, it can be added again, and is deleted with one of its bodies.
    /// Null is ignored; a joint that is not in this world is logged and ignored.
    virtual void removeJoint(PhysicsJoint* joint, bool destroy = true);
    /// Removes all joints; for `destroy`, see removeJoint().
    virtual void removeAllJoints(bool destroy = true);
    /// Removes a body and destroys its joints. The body stays a component of its node. Null, and a body that
    /// is not in this world, are logged and ignored.
    virtual void removeBody(PhysicsBody* body);
    /// Removes the first body with the tag, and destroys its joints. If there is none, the function does
    /// nothing.
    virtual void removeBody(int tag);
    /// Removes all bodies and destroys their joints.
    virtual void removeAllBodies();
    /// Returns the bodies in the order in which they were added.
    const Vector<PhysicsBody*>& getAllBodies() const { return _bodies; }
    /// Returns the first body with the tag, or null.
    PhysicsBody* getBody(int tag) const;
    /// Returns the scene that owns the world.
    Scene& getScene() const { return *_scene; }

    // --- Queries ---
    // PhysicsWorld_queries.cpp

    /// Calls `func` for each shape that the line from `start` to `end`, in points of the scene, hits. The
    /// order is not defined. A null function is an error: debug builds assert; release builds log it and do
    /// nothing. NaN and infinite coordinates are logged, and nothing is found.
    void rayCast(PhysicsRayCastCallbackFunc func, const Vec2& start, const Vec2& end, void* data);
    /// Calls `func` for each shape whose bounding box touches the rectangle, which is in points of the scene.
    /// A null function is an error: debug builds assert; release builds log it and do nothing. NaN and
    /// infinite coordinates are logged, and nothing is found.
    void queryRect(PhysicsQueryRectCallbackFunc func, const Rect& rect, void* data);
    /// Calls `func` for each shape that contains the point, which is in points of the scene. A null function
    /// is an error: debug builds assert; release builds log it and do nothing. NaN and infinite coordinates
    /// are logged, and nothing is found.
    void queryPoint(PhysicsQueryPointCallbackFunc func, const Vec2& point, void* data);
    /// Returns the shapes that contain the point, in points of the scene, or an empty vector if no shape
    /// does. NaN and infinite coordinates are logged, and the vector is empty.
    Vector<PhysicsShape*> getShapes(const Vec2& point) const;
    /// Returns the shape that contains the point most deeply, or null if there is none. The point is in
    /// points of the scene. NaN and infinite coordinates are logged, and the function returns null.
    PhysicsShape* getShape(const Vec2& point) const;

    // --- Time ---
    // PhysicsWorld_step.cpp

    /// Returns the acceleration of all bodies in points per second squared.
    Vec2 getGravity() const { return _gravity; }
    /// Sets the acceleration of all bodies in points per second squared; (0, -98) by default. NaN and
    /// infinite values are logged and ignored.
    void setGravity(const Vec2& gravity);
    /// Sets how fast the time of the simulation passes: 1, the default, is normal, and 0 stops it. Negative,
    /// infinite, and NaN values are ignored.
    void setSpeed(float speed);
    /// Returns how fast the time of the simulation passes; 1 by default.
    float getSpeed() { return _speed; }
    /// Makes the world step only once in `rate` frames; 1 by default. A step then covers the time of all of
    /// these frames. A rate of 0 or less is ignored.
    void setUpdateRate(int rate) {
        if (rate > 0) _updateRate = rate;
    }
    /// Returns the number of frames between steps; 1 by default.
    int getUpdateRate() { return _updateRate; }
    /// Sets into how many steps each step is divided. A number above 1 sets the update rate to 1. A number of
    /// 0 or less is ignored.
    void setSubsteps(int steps);
    /// Returns into how many steps each step is divided; 1 by default.
    int getSubsteps() const { return _substeps; }
    /// Sets how far shapes may overlap, in points, and which part of a deeper overlap is left after a second,
    /// from 0 to 1. Numbers outside of the range are limited to it. NaN and infinity are logged and ignored.
    /// From axmol.
    void setSlopBias(float slop, float bias);
    /// Makes the world step by 1 / `updatesPerSecond` seconds, independent of the frames. Only the updates of
    /// the nodes then apply the damping of their bodies; see PhysicsBody::setLinearDamping(). A rate of 0 or
    /// less is ignored.
    void setFixedUpdateRate(int updatesPerSecond) {
        if (updatesPerSecond > 0) _fixedRate = updatesPerSecond;
    }
    /// Returns the number of steps per second, or 0 if the steps follow the frames.
    int getFixedUpdateRate() const { return _fixedRate; }
    /// Sets whether the frames of the scene advance the world; true by default. If they do not, call step().
    void setAutoStep(bool autoStep) { _autoStep = autoStep; }
    /// Whether the frames of the scene advance the world; true by default. If they do not, call step().
    bool isAutoStep() { return _autoStep; }
    /// Makes one step of `delta` seconds, which getSpeed() does not scale. While auto step is on, and in a
    /// callback of a step or a query, the function logs that and does nothing.
    void step(float delta);
    /// Sets a function that is called before every update, even one of 0 seconds. An empty function removes
    /// it.
    void setPreUpdateCallback(const std::function<void()>& callback);
    /// Sets a function that is called after every update of more than 0 seconds. An empty function removes
    /// it.
    void setPostUpdateCallback(const std::function<void()>& callback);

    /// Sets what is drawn over the scene, as a combination of DEBUGDRAW_... bits.
    void setDebugDrawMask(int mask);
    /// Returns what is drawn over the scene, as a combination of DEBUGDRAW_... bits.
    int getDebugDrawMask() { return _debugDrawMask; }

    /// Updates the world if auto step is on. The frame of the scene calls it.
    void advance(float delta) override;

protected:
    /// Creates the world of a scene, which owns it.
    static PhysicsWorld* construct(Scene* scene);
    /// Constructs the world of a scene. construct() calls it.
    explicit PhysicsWorld(Scene* scene);
    ~PhysicsWorld() override;

    /// Adds a body. Called when its node enters the scene. Null is an error: debug builds assert; release
    /// builds log it and do nothing.
    virtual void addBody(PhysicsBody* body);
    /// Advances the world by `delta` seconds, in substeps or at a fixed rate.
    virtual void update(float delta, bool userCall = false);
    /// Draws what setDebugDrawMask() selects.
    virtual void debugDraw();

private:
    friend class PhysicsBody;
    friend class PhysicsJoint;
    friend class Scene;
    friend class copra::PhysicsContacts;
    friend class copra::PhysicsSync;
    struct Query_;

    // PhysicsWorld_members.cpp
    void deferBody(PhysicsBody* body);
    void deferShape(PhysicsShape* shape);
    void deferJoints() { _areJointsDirty = true; }
    void flushShapes();
    void flushBodies(bool alsoAdd);
    void flushJoints(bool alsoAdd);
    void flushRemoved();
    bool isLocked() const;
    bool owns(const PhysicsJoint* joint) const;
    void syncJoint(PhysicsJoint& joint);
    void startJoint(PhysicsJoint& joint);
    bool hasBodiesOf(const PhysicsJoint& joint) const;
    void setJointActive(PhysicsJoint& joint, bool active);
    void detachJoint(PhysicsJoint& joint);

    // PhysicsWorld_step.cpp
    void stepFrames(float delta);
    void stepSpace(double seconds);
    void sortBodies();
    copra::PhysicsFrame frameOf(Node* parent) const;
    template<class Visit>
    void forEachPlaced(const Visit& visit);

    Scene* _scene;
    EventDispatcher* _eventDispatcher;
    cpSpace* _cpSpace = nullptr;
    Vec2 _gravity{0.0f, -98.0f};
    float _speed = 1.0f;
    int _updateRate = 1;
    int _updateRateCount = 0;
    float _updateTime = 0.0f;
    int _substeps = 1;
    int _fixedRate = 0;
    bool _autoStep = true;
    bool _areJointsDirty = false;
    const PhysicsJoint* _startingJoint = nullptr; // The joint whose constraints are being created.
    bool _isSortDirty = false;
    bool _isUpdating = false;
    bool _isDying = false;
    int _debugDrawMask = DEBUGDRAW_NONE;
    DrawNode* _debugDraw = nullptr; ///< The node that draws for debugging, retained.

    Vector<PhysicsBody*> _bodies;
    copra::Array<PhysicsBody*> _placed; ///< The bodies of _bodies, outer nodes first; null for removed ones.
    Vector<PhysicsBody*> _deferredBodies; ///< The bodies to synchronize when the space is not locked.
    Vector<PhysicsShape*> _deferredShapes;
    std::vector<PhysicsJoint*> _joints; ///< The joints of this world, owned.
    /// The first exception that a listener to contacts threw in the current step.
    copra::FirstException _thrown;
    std::function<void()> _preUpdateCallback;
    std::function<void()> _postUpdateCallback;
};

} // namespace cocos2d
