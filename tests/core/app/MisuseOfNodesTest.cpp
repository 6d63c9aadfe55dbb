#include "app/Misuse.h"

#include "math/Quaternion.h"
#include "scene/Camera.h"
#include "scene/Component.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <cmath>
using namespace cocos2d;

TEST_F(MisuseTest, OfTheTree) {
    const RefPtr<Node> other = Node::create();
    const RefPtr<Node> child = Node::create();
    node->addChild(child);
    const auto unchanged = [&] { return node->getChildrenCount() == 1 && child->getParent() == node.get(); };
    check({
        {"add null", "the child is null", [&] { node->addChild(nullptr); }, unchanged},
        {"add null with z", "the child is null", [&] { node->addChild(nullptr, 1); }, unchanged},
        {"add null with a tag", "the child is null", [&] { node->addChild(nullptr, 1, 2); }, unchanged},
        {"add null with a name", "the child is null", [&] { node->addChild(nullptr, 1, "x"); }, unchanged},
        {"add twice", "has a parent already", [&] { node->addChild(child); }, unchanged},
        {"add twice with a tag", "has a parent already", [&] { node->addChild(child, 1, 77); },
         [&] { return unchanged() && child->getTag() == Node::INVALID_TAG; }},
        {"add twice with a name", "has a parent already", [&] { node->addChild(child, 1, "x"); },
         [&] { return unchanged() && child->getName().empty() && child->getLocalZOrder() == 0; }},
        {"add to another", "has a parent already", [&] { other->addChild(child); }, unchanged},
        {"add to itself", "to itself", [&] { other->addChild(other); },
         [&] { return other->getChildrenCount() == 0 && !other->getParent(); }},
        {"add to its own descendant", "has a parent already|own descendant", [&] { child->addChild(node); },
         unchanged},
        {"remove null", "", [&] { node->removeChild(nullptr); }, unchanged},
        {"remove a stranger", "", [&] { node->removeChild(other); }, unchanged},
        {"remove an orphan from its parent", "", [&] { other->removeFromParent(); }, unchanged},
        {"remove an unknown tag", "", [&] { node->removeChildByTag(77); }, unchanged},
        {"remove the invalid tag", "tag is invalid", [&] { node->removeChildByTag(Node::INVALID_TAG); },
         unchanged},
        {"remove an unknown name", "", [&] { node->removeChildByName("x"); }, unchanged},
        {"remove no name", "name is empty", [&] { node->removeChildByName(""); }, unchanged},
        {"reorder null", "the child is null", [&] { node->reorderChild(nullptr, 1); }, unchanged},
        {"reorder a stranger", "", [&] { node->reorderChild(other, 1); },
         [&] { return unchanged() && other->getLocalZOrder() == 0; }},
        {"look for the invalid tag", "tag is invalid",
         [&] { EXPECT_EQ(node->getChildByTag(Node::INVALID_TAG), nullptr); }, unchanged},
        {"look for no name", "name is empty", [&] { EXPECT_EQ(node->getChildByName(""), nullptr); },
         unchanged},
        {"enumerate no name", "name is empty",
         [&] { node->enumerateChildren("", [](Node*) { return false; }); }, unchanged},
        {"enumerate without a callback", "callback is empty", [&] { node->enumerateChildren("x", nullptr); },
         unchanged},
        {"add no component", "the component is null", [&] { node->addComponent(nullptr); }, unchanged},
        {"remove no component", "", [&] { node->removeComponent(static_cast<Component*>(nullptr)); },
         unchanged},
        {"no scheduler", "scheduler is null", [&] { node->setScheduler(nullptr); },
         [&] { return node->getScheduler() != nullptr; }},
        {"no action manager", "manager is null", [&] { node->setActionManager(nullptr); },
         [&] { return node->getActionManager() != nullptr; }},
        {"no dispatcher", "dispatcher is null", [&] { node->setEventDispatcher(nullptr); },
         [&] { return node->getEventDispatcher() != nullptr; }},
        {"convert no touch", "touch is null",
         [&] { EXPECT_EQ(node->convertTouchToNodeSpace(nullptr), Vec2::ZERO); }, unchanged},
        {"convert no touch from the anchor", "touch is null",
         [&] { EXPECT_EQ(node->convertTouchToNodeSpaceAR(nullptr), Vec2::ZERO); }, unchanged},
        {"no transform", "", [&] { node->setAdditionalTransform(nullptr); }, unchanged},
        {"no user object", "", [&] { node->setUserObject(nullptr); }, unchanged},
        {"look for no component", "", [&] { EXPECT_EQ(node->getComponent(""), nullptr); }, unchanged},
        {"remove a component of no name", "", [&] { EXPECT_FALSE(node->removeComponent("")); }, unchanged},
        {"leave without having entered", "", [&] { other->onExit(); }, [&] { return !other->isRunning(); }},
        {"ask for no position", "", [&] { node->getPosition(nullptr, nullptr); }, unchanged},
    });
}

TEST_F(MisuseTest, OfNumbers) {
    node->setPosition(1, 2);
    node->setScale(2);
    node->setRotation(3);
    const auto unchanged = [&] {
        return node->getPosition() == Vec2(1, 2) && node->getScale() == 2 && node->getRotation() == 3 &&
               node->getGlobalZOrder() == 0;
    };
    check({
        warned(
            "position", "NaN", [&] { node->setPosition(kNaN, 5); }, unchanged),
        warned(
            "position y", "NaN", [&] { node->setPositionY(kNaN); }, unchanged),
        warned(
            "position as a vector", "NaN", [&] { node->setPosition(Vec2(5, std::sqrt(-1.0f))); }, unchanged),
        warned(
            "depth", "NaN", [&] { node->setPositionZ(kNaN); }, unchanged),
        warned(
            "scale", "NaN", [&] { node->setScale(kNaN); }, unchanged),
        warned(
            "scale of one axis", "NaN", [&] { node->setScaleX(kNaN); }, unchanged),
        warned(
            "rotation", "NaN", [&] { node->setRotation(kNaN); }, unchanged),
        warned(
            "skew", "NaN", [&] { node->setSkewX(kNaN); }, unchanged),
        warned(
            "anchor", "NaN", [&] { node->setAnchorPoint(Vec2(kNaN, 0)); }, unchanged),
        warned(
            "size", "NaN", [&] { node->setContentSize(Size(kNaN, 1)); }, unchanged),
        warned(
            "global z", "NaN", [&] { node->setGlobalZOrder(kNaN); }, unchanged),
        warned(
            "two axes of scale", "NaN", [&] { node->setScale(2, kNaN); }, unchanged),
        warned(
            "scale in depth", "NaN", [&] { node->setScaleZ(kNaN); },
            [&] { return unchanged() && node->getScaleZ() == 2; }),
        warned(
            "rotation of one axis", "NaN", [&] { node->setRotationSkewY(kNaN); }, unchanged),
        warned(
            "rotation in space", "NaN", [&] { node->setRotation3D(Vec3(kNaN, 0, 3)); }, unchanged),
        warned(
            "rotation as a quaternion", "NaN", [&] { node->setRotationQuat(Quaternion(kNaN, 0, 0, 1)); },
            unchanged),
        warned(
            "skew of the other axis", "NaN", [&] { node->setSkewY(kNaN); }, unchanged),
        warned(
            "position in space", "NaN", [&] { node->setPosition3D(Vec3(1, kNaN, 0)); }, unchanged),
        warned(
            "share of the parent", "NaN", [&] { node->setPositionNormalized(Vec2(kNaN, 0)); }, unchanged),
        warned(
            "additional transform", "NaN",
            [&] {
                Mat4 transform;
                transform.m[12] = kNaN;
                node->setAdditionalTransform(&transform);
            },
            [&] { return unchanged() && node->getNodeToParentTransform().m[12] == 1; }),
        warned(
            "time scale", "NaN", [&] { director->getScheduler()->setTimeScale(kNaN); },
            [&] { return director->getScheduler()->getTimeScale() == 1; }),
        {"time", "",
         [&] {
             int calls = 0;
             node->schedule([&](float) { ++calls; }, 0.1f, "t");
             for (const float dt : {0.0f, kNaN, 0.1f}) director->getScheduler()->update(dt);
             EXPECT_EQ(calls, 1);
             node->unschedule("t");
         },
         unchanged},
        {"scale of a node that has two", "no single value",
         [&] {
             node->setScale(2, 3);
             EXPECT_EQ(node->getScale(), 2);
             node->setScale(2);
         },
         unchanged},
        warned(
            "content scale", "must be positive", [&] { director->setContentScaleFactor(0); },
            [&] { return director->getContentScaleFactor() == 1; }),
        warned(
            "frame interval", "negative", [&] { director->setAnimationInterval(-1); },
            [&] { return director->getAnimationInterval() > 0; }),
        {"frame time", "", [&] { director->mainLoop(kNaN); }, [&] { return director->getDeltaTime() >= 0; }},
    });
}

TEST_F(MisuseTest, OfCameras) {
    const RefPtr<Camera> camera = Camera::create();
    const auto isFinite = [](const Camera& each) {
        const Mat4& seen = each.getViewProjectionMatrix();
        return std::all_of(seen.m, seen.m + 16, [](float f) { return std::isfinite(f); });
    };
    const auto whole = [&] { return isFinite(*camera); };
    const auto create = [&](float angle, float aspectRatio, float nearPlane, float farPlane) {
        return [=] {
            EXPECT_TRUE(isFinite(*Camera::createPerspective(angle, aspectRatio, nearPlane, farPlane)));
        };
    };
    check({
        warned("no angle", "not a field of view", create(0, 1, 1, 10), always),
        warned("NaN", "not a field of view", create(kNaN, 1, 1, 10), always),
        warned("a mirrored view", "not a field of view", create(60, -1, 1, 10), always),
        warned("no plane", "not a field of view", create(60, 1, kNaN, 10), always),
        refused("no aspect ratio", "an aspect ratio", [] { return Camera::createPerspective(60, 0, 1, 10); }),
        warned(
            "NaN for a width", "NaN",
            [&] { EXPECT_TRUE(isFinite(*Camera::createOrthographic(kNaN, 1, 1, 10))); }, always),
        refused("one plane", "two planes", [] { return Camera::createPerspective(60, 1, 5, 5); }),
        refused("no width", "a width", [] { return Camera::createOrthographic(0, 1, 1, 10); }),
        {"no box", "box is null", [&] { EXPECT_FALSE(camera->isVisibleInFrustum(nullptr)); }, whole},
        {"nothing to unproject", "null", [&] { camera->unproject(Size(1, 1), nullptr, nullptr); }, whole},
        {"nothing to unproject upwards", "null", [&] { camera->unprojectGL(Size(1, 1), nullptr, nullptr); },
         whole},
        warned(
            "rotation", "NaN", [&] { camera->setRotation3D(Vec3(0, kNaN, 0)); }, whole),
        warned(
            "position", "NaN", [&] { camera->setPosition3D(Vec3(0, 0, kNaN)); }, whole),
        {"look at where it is", "", [&] { camera->lookAt(camera->getPosition3D()); }, whole},
        {"look along what is up", "", [&] { camera->lookAt(camera->getPosition3D() + Vec3(0, 5, 0)); },
         whole},
        {"no scene", "", [&] { camera->setScene(nullptr); }, whole},
        {"no brush", "",
         [&] {
             camera->setBackgroundBrush(nullptr);
             camera->clearBackground();
         },
         [&] { return !camera->isBrushValid(); }},
        {"a node under no camera", "",
         [&] { EXPECT_FALSE(isScreenPointInRect(Vec2::ZERO, nullptr, Mat4(), Rect(0, 0, 1, 1), nullptr)); },
         whole},
        {"two in one scene", "",
         [&] {
             director->getRunningScene()->addChild(camera);
             camera->setScale(0);
             frame();
             camera->removeFromParent();
         },
         always},
        {"a scene without", "",
         [&] {
             director->getRunningScene()->removeChild(director->getRunningScene()->getDefaultCamera());
             frame();
             EXPECT_EQ(Camera::getDefaultCamera(), nullptr);
         },
         always},
    });
}

TEST_F(MisuseTest, OfComponents) {
    const RefPtr<Component> component = Component::create();
    component->setName("a");
    node->addComponent(component);
    const RefPtr<Node> other = Node::create();
    const auto unchanged = [&] {
        return node->getComponent("a") == component.get() && component->getOwner() == node.get();
    };
    check({
        {"twice", "owner already", [&] { EXPECT_FALSE(node->addComponent(component)); }, unchanged},
        {"on two nodes", "owner already", [&] { EXPECT_FALSE(other->addComponent(component)); }, unchanged},
        {"two of a name", "is taken",
         [&] {
             Component* twin = Component::create();
             twin->setName("a");
             EXPECT_FALSE(node->addComponent(twin));
         },
         unchanged},
        {"none", "component is null", [&] { EXPECT_FALSE(node->addComponent(nullptr)); }, unchanged},
        {"one of another node", "", [&] { EXPECT_FALSE(other->removeComponent(component)); }, unchanged},
        {"an unknown name", "", [&] { EXPECT_FALSE(node->removeComponent("b")); }, unchanged},
        {"all of none", "", [&] { other->removeAllComponents(); }, unchanged},
    });
    node->removeAllComponents();
    EXPECT_EQ(component->getReferenceCount(), 1u);
}
