#pragma once

#include "physics/fwd.h"

struct cpBody;
struct cpSpace;

namespace copra {

/// Synchronizes Chipmunk's objects with those of the framework: which body a shape belongs to, which space a
/// body, its shapes, and its joints are in, and whether a body is dynamic.
///
/// While a space is locked, that is, in every callback of a step or a query, Chipmunk refuses such changes.
/// They are made when the world flushes its lists of deferred objects. Each function compares the two sides
/// and changes what differs, so it does not matter how often or in which order it is called.
class PhysicsSync {
public:
    /// Makes Chipmunk's object agree with ours, at once or, in a locked space, as soon as the step is over.
    static void sync(cocos2d::PhysicsShape& shape);
    static void sync(cocos2d::PhysicsBody& body);
    /// Takes the shape out of its space, unless that is locked. Listeners of its contacts still find its body
    /// then.
    static void leaveSpace(cocos2d::PhysicsShape& shape);
    /// Removes the joint from its world and its bodies and deletes it, as soon as its space is not locked.
    static void destroy(cocos2d::PhysicsJoint& joint);
    /// Calls sync() again when the space is no longer locked.
    static void defer(cocos2d::PhysicsBody& body, cpSpace* space);
    static void defer(cocos2d::PhysicsShape& shape, cpSpace* space);
    /// The body of shapes that have none, as Chipmunk's shapes need one.
    static cpBody* detachedBody();

private:
    static bool leaveSpace(cocos2d::PhysicsBody& body);
    static void applyType(cocos2d::PhysicsBody& body);
};

} // namespace copra
