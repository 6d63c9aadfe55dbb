#pragma once

/// Forward declarations of the classes of physics, for headers that only name them.

namespace cocos2d {
class PhysicsBody;
class PhysicsContact;
class PhysicsContactPostSolve;
class PhysicsContactPreSolve;
class PhysicsJoint;
class PhysicsShape;
class PhysicsWorld;
} // namespace cocos2d

namespace copra {
class PhysicsContacts;
struct PhysicsFrame;
class PhysicsSync;
} // namespace copra
