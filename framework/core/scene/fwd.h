#pragma once

#include <cstdint>

/// Forward declarations of the classes of scene, for headers that only name them.

namespace cocos2d {
class Action;
class ActionManager;
class Camera;
class CameraBackgroundColorBrush;
class CameraBackgroundDepthBrush;
class Component;
class Node;
class Scene;
} // namespace cocos2d

namespace cocos2d::experimental {
class FrameBuffer;
struct Viewport;
} // namespace cocos2d::experimental

namespace copra {
struct CopyZone;
enum class LifecycleState : std::uint8_t;
struct NodeExtras;
enum class Override : std::uint8_t;
class PerspectiveScope;
class SceneContext;
class SceneSimulation;
} // namespace copra

// Classes of modules above this one, or without a fwd.h.

namespace cocos2d {
class __Array;
class __Set;
class Director;
class PhysicsBody;
class PhysicsWorld;
class Scheduler;
} // namespace cocos2d
