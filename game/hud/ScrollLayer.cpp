#include "hud/ScrollLayer.h"

#include "Layout.h"
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

// Speeds relative to the ground: layers closer to the viewer move faster.
constexpr float kPlantSpeed = 1.12f;
constexpr float kCloudSpeed = 1.45f;
constexpr float kCanopySpeed = 1.9f;

void add(Node* parent, Node* child) {
    if (child) parent->addChild(child);
}

} // namespace

ScrollLayer* ScrollLayer::create(const std::string& image, float speed, const ScrollPlace& place) {
    auto* layer = new ScrollLayer();
    if (layer->initWith(image, speed, place)) {
        layer->autorelease();
        return layer;
    }
    delete layer;
    return nullptr;
}

bool ScrollLayer::initWith(const std::string& image, float speed, const ScrollPlace& place) {
    if (!Node::init()) return false;
    _image = image;
    _speed = speed;
    _place = place;
    if (!addPart()) return false;
    fitView();
    scheduleUpdate();
    return true;
}

bool ScrollLayer::addPart() {
    auto* part = Sprite::create(_image);
    if (!part) return false;
    // The large images have one pixel per point, unlike the sheet.
    part->setScale(layout::kFieldWidth / part->getContentSize().width);
    part->setAnchorPoint(Vec2::ZERO);
    part->setFlippedX(_place.isMirrored);
    part->setPositionX(_place.x);
    addChild(part);
    _parts.push_back(part);
    _height = part->getBoundingBox().size.height;
    return true;
}

void ScrollLayer::fitView() {
    const Rect view = viewfit::visibleRect();
    // The picture stays where it is when the lower edge of the view moves.
    _offset = std::fmod(std::fmod(_offset + view.getMinY() - _bottom, _height) + _height, _height);
    _bottom = view.getMinY();
    // One part more than fits, for the one that leaves below.
    const auto needed = static_cast<std::size_t>(std::ceil((view.size.height + 1) / _height)) + 1;
    while (_parts.size() < needed && addPart()) {
    }
    for (; _parts.size() > needed; _parts.pop_back()) _parts.back()->removeFromParent();
    updatePositions();
}

void ScrollLayer::update(float dt) {
    _offset = std::fmod(_offset + _speed * dt, _height);
    updatePositions();
}

void ScrollLayer::updatePositions() {
    float y = _bottom - _offset;
    for (Sprite* part : _parts) {
        part->setPositionY(y);
        y += _height;
    }
}

Node* createMeadow(const std::string& image, float speed, const ScrollPlace& place) {
    auto* meadow = Node::create();
    add(meadow, ScrollLayer::create(image, speed, place));
    add(meadow, ScrollLayer::create("flora.png", speed * kPlantSpeed, place));
    if (!place.isMirrored) add(meadow, ScrollLayer::create("clouds.png", speed * kCloudSpeed, place));
    return meadow;
}

void stopMeadow(Node* node, float seconds) {
    if (auto* layer = dynamic_cast<ScrollLayer*>(node)) {
        const auto slow = [layer](float speed) { layer->setSpeed(speed); };
        layer->runAction(ActionFloat::create(seconds, layer->speed(), 0.0f, slow));
        return;
    }
    for (Node* child : node->getChildren()) stopMeadow(child, seconds);
}

Node* createCanopy(float speed, const ScrollPlace& place) {
    auto* leaves = ScrollLayer::create("canopy.png", speed * kCanopySpeed, place);
    return leaves ? leaves : Node::create();
}

} // namespace beecluster
