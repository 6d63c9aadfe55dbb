#include "hud/ScrollLayer.h"

#include "Layout.h"
#include "hud/ViewFit.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

// Speeds relative to the ground: layers closer to the viewer move faster.
constexpr float kPlantSpeed = 1.12f;
constexpr float kCloudSpeed = 1.45f;
constexpr float kCanopySpeed = 1.9f;
const Color4B kOutsideColor(38, 26, 10, 96); ///< what lies outside the field is a bit darker
constexpr float kShadowWidth = 26.0f;        ///< points; of the edge of the field
const Color4B kShadowColor(38, 26, 10, 110);

ScrollPlace tall(float x, bool isMirrored) {
    const Rect view = viewfit::visibleRect();
    return {x, view.getMinY(), view.getMaxY(), isMirrored};
}

void add(Node* parent, Node* child) {
    if (child) parent->addChild(child);
}

/// A box outside the field with a soft shadow where it meets the field.
void addShade(Node* parent, const Rect& box) {
    auto* shade = LayerColor::create(kOutsideColor, box.size.width, box.size.height);
    shade->setPosition(box.origin);
    parent->addChild(shade);
}

void addShadow(Node* parent, const Vec2& position, const Size& size, const Vec2& direction) {
    auto* shadow = LayerGradient::create(
        kShadowColor, Color4B(kShadowColor.r, kShadowColor.g, kShadowColor.b, 0), direction);
    shadow->setContentSize(size);
    shadow->setPosition(position);
    parent->addChild(shadow);
}

/// The mirrored meadow on one side; `x` is the left edge of its image.
void addSide(Node* parent, const std::string& image, float speed, float x) {
    add(parent, ScrollLayer::create(image, speed, tall(x, true)));
    add(parent, ScrollLayer::create("flora.png", speed * kPlantSpeed, tall(x, true)));
    const Rect view = viewfit::visibleRect();
    addShade(parent, Rect(x, view.getMinY(), layout::kFieldWidth, view.size.height));
    add(parent, ScrollLayer::create("canopy.png", speed * kCanopySpeed, tall(x, true)));
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
    _speed = speed;
    _bottom = place.bottom;
    // One part more than fits, for the one that leaves below.
    for (float covered = place.bottom - 1.0f; covered < place.top; covered += _height) {
        auto* part = Sprite::create(image);
        if (!part) return false;
        // The large images have one pixel per point, unlike the sheet.
        part->setScale(layout::kFieldWidth / part->getContentSize().width);
        part->setAnchorPoint(Vec2::ZERO);
        part->setFlippedX(place.isMirrored);
        part->setPositionX(place.x);
        addChild(part);
        _parts.push_back(part);
        _height = part->getBoundingBox().size.height;
        if (_parts.size() == 1) covered -= _height;
    }
    // The image lies at y = 0 before it scrolls, wherever the layer begins.
    _offset = std::fmod(std::fmod(_bottom, _height) + _height, _height);
    updatePositions();
    scheduleUpdate();
    return true;
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

Node* createMeadow(const std::string& image, float speed) {
    auto* meadow = Node::create();
    add(meadow, ScrollLayer::create(image, speed, tall(0, false)));
    add(meadow, ScrollLayer::create("flora.png", speed * kPlantSpeed, tall(0, false)));
    add(meadow, ScrollLayer::create("clouds.png", speed * kCloudSpeed, tall(0, false)));
    return meadow;
}

Node* createSurroundings(const std::string& image, float speed) {
    auto* surroundings = Node::create();
    const Rect view = viewfit::visibleRect();
    constexpr float kWidth = layout::kFieldWidth;
    constexpr float kHeight = layout::kFieldHeight;
    if (view.getMinX() < 0) {
        addSide(surroundings, image, speed, -kWidth);
        addSide(surroundings, image, speed, kWidth);
        addShadow(surroundings, Vec2(0, 0), Size(kShadowWidth, kHeight), Vec2(1, 0));
        addShadow(surroundings, Vec2(kWidth - kShadowWidth, 0), Size(kShadowWidth, kHeight), Vec2(-1, 0));
    }
    if (view.getMinY() < 0) {
        const float beyond = -view.getMinY();
        addShade(surroundings, Rect(0, kHeight, kWidth, beyond));
        addShade(surroundings, Rect(0, -beyond, kWidth, beyond));
        addShadow(surroundings, Vec2(0, 0), Size(kWidth, kShadowWidth), Vec2(0, 1));
        addShadow(surroundings, Vec2(0, kHeight - kShadowWidth), Size(kWidth, kShadowWidth), Vec2(0, -1));
    }
    return surroundings;
}

void stopMeadow(Node* meadow, float seconds) {
    for (Node* child : meadow->getChildren()) {
        auto* layer = dynamic_cast<ScrollLayer*>(child);
        if (!layer) continue;
        const auto slow = [layer](float speed) { layer->setSpeed(speed); };
        layer->runAction(ActionFloat::create(seconds, layer->speed(), 0.0f, slow));
    }
}

Node* createCanopy(float speed) {
    auto* leaves = ScrollLayer::create("canopy.png", speed * kCanopySpeed, tall(0, false));
    return leaves ? leaves : Node::create();
}

} // namespace beecluster
