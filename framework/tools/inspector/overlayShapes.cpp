/// What the inspector draws over the game: boxes, touch areas, collision shapes.

#include "actors/CollisionSprite.h"
#include "app/Director.h"
#include "base/config.h"
#include "event/EventDispatcher.h"
#include "gameplay/collision/CollisionShape.h"
#include "inspector/NodeTree.h"
#include "inspector/outlines.h"
#include "math/AffineTransform.h"
#include "nodes/menu/Menu.h"
#include "nodes/menu/MenuItem.h"
#include "scene/Scene.h"
#if CC_USE_PHYSICS
#include "physics/PhysicsWorld.h"
#endif
#ifdef COPRA_HAS_BOX2D
#include "compat/box2d/Box2DOutlines.h"
#endif

#include <algorithm>

namespace copra {
namespace inspector {

using cocos2d::EventListener;
using cocos2d::Node;
using cocos2d::Vec2;

namespace {

struct OverlayCollector {
    const OverlayOptions& options;
    std::vector<OverlayShape> shapes;

    void addBox(const Node& node, OverlayKind kind) {
        if (node.getContentSize().width <= 0.0f && node.getContentSize().height <= 0.0f) return;
        const std::array<Vec2, 4> corners = cornersOf(node);
        shapes.push_back({kind, {corners.begin(), corners.end()}, Vec2::ZERO});
    }

    static bool listensForTouches(Node& node) {
        const auto listeners = node.getEventDispatcher()->listenersOf_(&node);
        return std::any_of(listeners.begin(), listeners.end(), [](const NodeListener& listener) {
            return listener.isActive && (listener.type == EventListener::Type::TOUCH_ONE_BY_ONE ||
                                         listener.type == EventListener::Type::TOUCH_ALL_AT_ONCE);
        });
    }

    void addTouch(Node& node) {
        const bool isMenu = dynamic_cast<cocos2d::Menu*>(&node) != nullptr; // its items are what is touched
        const auto* item = dynamic_cast<cocos2d::MenuItem*>(&node);
        const bool isItem = item && item->isEnabled();
        if (isItem || (!isMenu && listensForTouches(node))) addBox(node, OverlayKind::Touch);
    }

    void addCollision(const Node& node) {
        const auto* sprite = dynamic_cast<const CollisionSprite*>(&node);
        if (!sprite || !sprite->isCollidable()) return;
        std::vector<CollisionShape> local = sprite->getShapes();
        if (local.empty()) local.push_back(CollisionShape::circle(Vec2::ZERO, sprite->getRadius()));
        const cocos2d::AffineTransform t = sprite->getNodeToWorldAffineTransform();
        const Vec2 anchor = sprite->getAnchorPointInPoints();
        const Placement placement{PointApplyAffineTransform(anchor, t), Vec2(t.a, t.b), Vec2(t.c, t.d)};
        for (const CollisionShape& shape : local) addShape(node, placed(shape, placement));
    }

    void addShape(const Node& node, const CollisionShape& shape) {
        const Vec2 center = onScreen(node, shape.center);
        if (shape.isCircle()) {
            const float radius = center.distance(onScreen(node, shape.center + Vec2(shape.radius, 0.0f)));
            shapes.push_back({OverlayKind::Collision, {}, center, radius});
            return;
        }
        // A quarter of a circle around each corner of the rectangle.
        const Vec2 across(-shape.axis.y, shape.axis.x);
        const int kSteps = 6;
        OverlayShape outline{OverlayKind::Collision, {}, Vec2::ZERO};
        for (int corner = 0; corner < 4; ++corner) {
            const float x = corner == 0 || corner == 3 ? shape.half.x : -shape.half.x;
            const float y = corner < 2 ? shape.half.y : -shape.half.y;
            for (int step = 0; step <= kSteps; ++step) {
                const float angle =
                    (static_cast<float>(corner) + static_cast<float>(step) / kSteps) * 1.57079633f;
                const Vec2 from = Vec2(x, y) + Vec2::forAngle(angle) * shape.radius;
                outline.corners.push_back(
                    onScreen(node, shape.center + shape.axis * from.x + across * from.y));
            }
        }
        shapes.push_back(std::move(outline));
    }

    void add(Node& node) {
        if (!node.isVisible()) return;
        if (options.boxes) addBox(node, OverlayKind::Boxes);
        if (options.touch) addTouch(node);
        if (options.collision) addCollision(node);
        for (Node* child : childrenOf(node)) add(*child);
    }
};

} // namespace

std::vector<OverlayShape> overlayShapes(const std::vector<Node*>& roots, const OverlayOptions& options) {
    OverlayCollector collector{options, {}};
    for (Node* root : roots) collector.add(*root);
    return std::move(collector.shapes);
}

void showPhysics(cocos2d::Director& director, bool isShown) {
#if CC_USE_PHYSICS
    using cocos2d::PhysicsWorld;
    PhysicsWorld* world =
        director.getRunningScene() ? director.getRunningScene()->getPhysicsWorld() : nullptr;
    if (world) world->setDebugDrawMask(isShown ? PhysicsWorld::DEBUGDRAW_ALL : PhysicsWorld::DEBUGDRAW_NONE);
#else
    (void)director;
#endif
#ifdef COPRA_HAS_BOX2D
    setTakesBox2DSnapshots(isShown);
#endif
    (void)isShown;
}

} // namespace inspector
} // namespace copra
