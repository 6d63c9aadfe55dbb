#include "view/ViewFit.h"

#include "Layout.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster::viewfit {

namespace {
constexpr float kCoverSize = 6000.0f; ///< points; larger than any view
constexpr float kWidestView = 2.6f;   ///< width by height of the widest view; wider windows get bars
constexpr float kTallestView = 0.5f;  ///< of the tallest
constexpr float kTallWindow = 0.76f;  ///< of windows for a tall field, at most: tablets and phones upright
constexpr float kLargestMenu = 1.3f;  ///< of menuScale(); wider ones would not fit into the field

void place(Scene* scene) {
    if (scene->getPosition() != fieldOrigin()) scene->setPosition(fieldOrigin());
}

void fitAll(Node* node) {
    if (auto* fitted = dynamic_cast<Fitted*>(node)) fitted->fitView();
    const Vector<Node*> children = node->getChildren(); // a copy: fitting adds and removes some
    for (Node* child : children) fitAll(child);
}

} // namespace

FieldShape shapeOfWindow() {
    auto* view = Director::getInstance()->getOpenGLView();
    const Size frame = view ? view->getFrameSize() : Size::ZERO;
    return frame.width < frame.height * kTallWindow ? FieldShape::Tall : FieldShape::Wide;
}

void useField(FieldShape shape) {
    if (playfield().shape == shape) return;
    setPlayfield(shape);
    fit();
}

void fit() {
    auto* view = Director::getInstance()->getOpenGLView();
    if (!view) return;
    const Size frame = view->getFrameSize();
    if (frame.width <= 0 || frame.height <= 0) return;
    const float shape = std::clamp(frame.width / frame.height, kTallestView, kWidestView);
    const float height = playfield().height();
    const Size size = shape > layout::kFieldWidth / height
                          ? Size(height * shape, height)
                          : Size(layout::kFieldWidth, layout::kFieldWidth / shape);
    view->setDesignResolutionSize(size.width, size.height, ResolutionPolicy::SHOW_ALL);
}

Vec2 fieldOrigin() {
    const Size size = Director::getInstance()->getWinSize();
    return Vec2((size.width - layout::kFieldWidth) / 2,
                (size.height - playfield().height()) / 2 - playfield().bottom);
}

Rect visibleRect() {
    const Size size = Director::getInstance()->getWinSize();
    return Rect(-fieldOrigin().x, -fieldOrigin().y, size.width, size.height);
}

float middleShift() {
    return playfield().at(0.5f) - layout::kFieldHeight / 2;
}

void follow(Scene* scene) {
    place(scene);
    // At its end a transition puts its scenes to (0, 0).
    scene->schedule([scene](float) { place(scene); }, "place in the window");
    auto* resized = EventListenerCustom::create(GLViewImpl::EVENT_WINDOW_RESIZED, [scene](EventCustom*) {
        place(scene);
        fitAll(scene);
    });
    Director::getInstance()->getEventDispatcher()->addEventListenerWithSceneGraphPriority(resized, scene);
}

float menuScale() {
    return std::clamp(visibleRect().size.height / layout::kFieldHeight, 1.0f, kLargestMenu);
}

void showCursor(bool isVisible) {
    if (auto* view = Director::getInstance()->getOpenGLView()) view->setCursorVisible(isVisible);
}

LayerColor* makeCover(const Color4B& color) {
    auto* cover = LayerColor::create(color, kCoverSize, kCoverSize);
    cover->setPosition((layout::kFieldWidth - kCoverSize) / 2, (layout::kFieldHeight - kCoverSize) / 2);
    return cover;
}

} // namespace beecluster::viewfit
