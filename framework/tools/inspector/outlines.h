#pragma once

#include "app/fwd.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "scene/fwd.h"

#include <array>
#include <vector>

namespace copra {
namespace inspector {

/// Converts a point of `node`, in world coordinates, to the screen, in design points, as the camera of the
/// node shows it.
cocos2d::Vec2 onScreen(const cocos2d::Node& node, const cocos2d::Vec2& worldPoint);
/// The corners of the node's content on the screen, around it.
std::array<cocos2d::Vec2, 4> cornersOf(const cocos2d::Node& node);
/// Whether a point of the screen is in the content of the node. False for nodes without a size.
bool covers(const cocos2d::Node& node, const cocos2d::Vec2& point);

/// The visible nodes whose content covers a point of the screen, from front to back. Scenes and layers, which
/// cover everything, come after all others.
std::vector<cocos2d::Node*> nodesAt(const std::vector<cocos2d::Node*>& roots, const cocos2d::Vec2& point);
/// The node that the next click at the same place selects: the one behind `selected`, or the front one.
cocos2d::Node* pick(const std::vector<cocos2d::Node*>& roots, const cocos2d::Vec2& point,
                    const cocos2d::Node* selected);

/// The outlines that the inspector can draw over the game.
enum class OverlayKind { Boxes, Touch, Collision, Physics };

/// A line, or a circle, on the screen in design points.
struct OverlayShape {
    OverlayKind kind;
    std::vector<cocos2d::Vec2> corners; ///< The corners; empty for a circle.
    cocos2d::Vec2 center;
    float radius = 0.0f;
    bool isClosed = true; ///< Whether the last corner is connected with the first.
};

/// The outlines that are shown.
struct OverlayOptions {
    bool boxes = false;     ///< Boxes of the content of all visible nodes.
    bool touch = false;     ///< Areas of nodes that listen for touches, and of items of menus.
    bool collision = false; ///< Shapes of CollisionSprites.
    bool physics =
        false; ///< Shapes, joints, and contacts of the PhysicsWorld, which draws them itself, and of Box2D.
};

/// The shapes of all visible nodes below `roots`.
std::vector<OverlayShape> overlayShapes(const std::vector<cocos2d::Node*>& roots,
                                        const OverlayOptions& options);
/// Turns the drawing of physics on or off: in the PhysicsWorld of the scene, which draws itself, and for
/// box2DShapes(). Ignored if physics is not part of the build.
void showPhysics(cocos2d::Director& director, bool isShown);
/// Forgets the Box2D worlds that the game no longer steps. Call it once in each frame in which the game is
/// not paused.
void forgetOldBox2DShapes();
/// Returns the shapes and joints of the Box2D worlds that the game steps. They are on their sprites: if the
/// user data of a body is a node below `roots`, its parent and scale apply. Otherwise, a meter has 32 points
/// of the world.
std::vector<OverlayShape> box2DShapes(const std::vector<cocos2d::Node*>& roots);

} // namespace inspector
} // namespace copra
