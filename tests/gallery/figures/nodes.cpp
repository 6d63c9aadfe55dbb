#include "Figure.h"

#include <string>

using namespace cocos2d;
using namespace figures;
using namespace gallery;

namespace {

const Color4B kWorld = kSky;

/// A box with the name of a node.
void addNode(FigureCanvas& canvas, const std::string& name, const Vec2& place, const Color4B& color) {
    constexpr float kWidth = 62.0f, kHeight = 26.0f;
    canvas.box(Rect(place.x - kWidth / 2, place.y - kHeight / 2, kWidth, kHeight), faded(color, 90));
    canvas.text(name, place, 13, kInk);
}

void addTree(FigureCanvas& canvas, const Panel& panel) {
    const Vec2 scene(panel.getMidX() + 6, panel.getMaxY() - 34),
        world = scene + Vec2(-44, -72), score = scene + Vec2(52, -72), hero = world + Vec2(-34, -72),
        flower = world + Vec2(40, -72);
    constexpr Vec2 kDown(0, 13);
    for (const Vec2& child : {world, score}) canvas.line(scene - kDown, child + kDown, kSoftInk);
    for (const Vec2& child : {hero, flower}) canvas.line(world - kDown, child + kDown, kSoftInk);
    addNode(canvas, "scene", scene, kHoney);
    addNode(canvas, "world", world, kWorld);
    addNode(canvas, "score", score, kHoney);
    addNode(canvas, "hero", hero, kWorld);
    addNode(canvas, "flower", flower, kWorld);
}

/// The scene of that tree, with the world turned.
void addSceneOf(FigureCanvas& canvas, const Panel& panel, float rotation) {
    const Vec2 origin(panel.getMinX() + 58, panel.getMinY() + 30);
    auto* world = Node::create();
    world->setPosition(origin);
    world->setRotation(rotation);
    canvas.addChild(world, 1);
    addSprite(world, "bee_0", Vec2(100, 50), 0.8f);
    addSprite(world, "flower_rose", Vec2(60, 120), 0.7f);
    canvas.text("Score 12", Vec2(panel.getMaxX() - 42, panel.getMaxY() - 18), 14, kInk);

    const auto place = [&](float x, float y) {
        return PointApplyTransform(Vec2(x, y), world->getNodeToParentTransform());
    };
    canvas.arrow(origin, place(135, 0), kWorld);
    canvas.arrow(origin, place(0, 145), kWorld);
    canvas.text("x", place(146, 0), 13, kWorld);
    canvas.text("y", place(0, 156), 13, kWorld);
    canvas.dashes(place(100, 0), place(100, 50), kWorld);
    canvas.dashes(place(0, 50), place(100, 50), kWorld);
    canvas.dot(origin, 4, kWorld);
    canvas.text("world", origin - Vec2(0, 16), 13, kWorld);
}

} // namespace

FIGURE("nodes-tree", 700, 270) {
    const auto panels = canvas.panels({"the tree", "the scene", "world->setRotation(-20)"});
    addTree(canvas, panels[0]);
    addSceneOf(canvas, panels[1], 0);
    addSceneOf(canvas, panels[2], -20);
}
