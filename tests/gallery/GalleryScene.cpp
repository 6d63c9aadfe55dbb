#include "GalleryScene.h"

#include "Canvas.h"
#include "Demo.h"
#include "IndexScene.h"
#include "theme.h"

#include <string>

using namespace cocos2d;

namespace gallery {

namespace {

constexpr int kFrameZ = 100;          ///< header and footer cover nodes that stick out of the canvas
constexpr float kFrameMargin = 36.0f; ///< points; around the window in which transitions are seen

/// The image of an arrow button: a triangle that points left (-1) or right (1).
Node* arrow(int direction, const Color4B& color) {
    auto* drawing = DrawNode::create();
    drawing->setContentSize(Size(64, kFooter));
    const Vec2 center = middle(drawing);
    const auto sign = static_cast<float>(direction);
    drawing->drawTriangle(center + Vec2(11 * sign, 0), center + Vec2(-7 * sign, 11),
                          center + Vec2(-7 * sign, -11), Color4F(color));
    return drawing;
}

} // namespace

GalleryScene* GalleryScene::create(std::size_t index, int iteration) {
    auto* scene = new GalleryScene(index, iteration);
    scene->init();
    scene->autorelease();
    return scene;
}

bool GalleryScene::init() {
    if (!Scene::init()) return false;
    if (!isFramedOutside()) addBackground();
    auto* canvas = Canvas::create(_index, _iteration);
    canvas->setPosition(0, kFooter);
    addChild(canvas);
    demos()[_index].build(*canvas);
    if (!isFramedOutside()) {
        addHeader(this);
        addFooter(this);
    }
    addArrows(!isFramedOutside());
    listenToKeys();
    return true;
}

void GalleryScene::onEnter() {
    Scene::onEnter();
    if (!isFramedOutside()) return _director->setNotificationNode(nullptr);
    // Both scenes of a transition have the same frame.
    const Node* shown = _director->getNotificationNode();
    const auto tag = static_cast<int>(_index);
    if (shown && shown->getTag() == tag) return;
    Node* frame = makeFrame();
    frame->setTag(tag);
    _director->setNotificationNode(frame);
}

bool GalleryScene::isFramedOutside() const {
    return demos()[_index].family() == "transitions";
}

Node* GalleryScene::makeFrame() const {
    auto* frame = Node::create();
    const float height = kHeight - kHeader - kFooter;
    const Rect bars[] = {Rect(0, kFooter, kFrameMargin, height),
                         Rect(kWidth - kFrameMargin, kFooter, kFrameMargin, height),
                         Rect(0, kFooter, kWidth, kFrameMargin),
                         Rect(0, kHeight - kHeader - kFrameMargin, kWidth, kFrameMargin)};
    for (const Rect& bar : bars) {
        auto* layer = LayerColor::create(kPaper, bar.size.width, bar.size.height);
        layer->setPosition(bar.origin);
        frame->addChild(layer);
    }
    drawFrame(
        *addDrawing(frame),
        Rect(kFrameMargin, kFooter + kFrameMargin, kWidth - 2 * kFrameMargin, height - 2 * kFrameMargin),
        kInk);
    addHeader(frame);
    addFooter(frame);
    for (const int direction : {-1, 1}) {
        auto* image = arrow(direction, kHoney);
        image->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        image->setPosition(direction < 0 ? 36 : kWidth - 36, kFooter / 2);
        frame->addChild(image, kFrameZ);
    }
    return frame;
}

void GalleryScene::addBackground() {
    addChild(LayerColor::create(kPaper), -2);
    auto* grid = addDrawing(this, -1);
    for (float x = kCell; x < kWidth; x += kCell) {
        grid->drawLine(Vec2(x, kFooter), Vec2(x, kHeight - kHeader), Color4F(kGridLine));
    }
    for (float y = kFooter + kCell; y < kHeight - kHeader; y += kCell) {
        grid->drawLine(Vec2(0, y), Vec2(kWidth, y), Color4F(kGridLine));
    }
}

void GalleryScene::addHeader(Node* parent) const {
    auto* bar = LayerColor::create(kInk, kWidth, kHeader);
    bar->setPosition(0, kHeight - kHeader);
    parent->addChild(bar, kFrameZ);
    const Demo& demo = demos()[_index];
    auto* name = text(demo.name, 24, kHoney);
    name->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
    name->setPosition(24, kHeader - 23);
    bar->addChild(name);
    auto* caption = text(demo.caption, 16, kCream);
    caption->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
    caption->setPosition(24, 18);
    bar->addChild(caption);
}

void GalleryScene::addFooter(Node* parent) const {
    auto* bar = LayerColor::create(kInk, kWidth, kFooter);
    parent->addChild(bar, kFrameZ);
    const std::string position = std::to_string(_index + 1) + "/" + std::to_string(demos().size());
    addText(bar, position, Vec2(kWidth / 2, kFooter / 2), 18, kCream);
    auto* hints = addText(bar, "Page Up, Page Down     F5 restarts     Esc index",
                          Vec2(kWidth - 160, kFooter / 2), 14, kCardEdge);
    hints->setAnchorPoint(Vec2::ANCHOR_MIDDLE_RIGHT);
    hints->setPositionX(kWidth - 76);
}

void GalleryScene::addArrows(bool areShown) {
    auto* menu = Menu::create();
    menu->setPosition(Vec2::ZERO);
    for (const int direction : {-1, 1}) {
        Node* images[] = {arrow(direction, kHoney), arrow(direction, kCream)};
        if (!areShown) {
            for (Node*& image : images) {
                image = Node::create();
                image->setContentSize(Size(64, kFooter));
            }
        }
        auto* item =
            MenuItemSprite::create(images[0], images[1], [this, direction](Ref*) { step(direction); });
        item->setPosition(direction < 0 ? 36 : kWidth - 36, kFooter / 2);
        menu->addChild(item);
    }
    addChild(menu, kFrameZ);
}

void GalleryScene::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        using Key = EventKeyboard::KeyCode;
        // Keys that no scene needs: the others belong to the scene that is shown.
        if (key == Key::KEY_PG_DOWN) step(1);
        if (key == Key::KEY_PG_UP) step(-1);
        if (key == Key::KEY_F5) step(0);
        if (key == Key::KEY_ESCAPE) Director::getInstance()->replaceScene(IndexScene::create(_index));
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void GalleryScene::step(int by) const {
    const auto count = static_cast<long>(demos().size());
    const long next = (static_cast<long>(_index) + by + count) % count;
    Director::getInstance()->replaceScene(create(static_cast<std::size_t>(next)));
}

} // namespace gallery
