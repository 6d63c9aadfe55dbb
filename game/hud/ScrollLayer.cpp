#include "hud/ScrollLayer.h"

#include "Layout.h"

#include <cmath>
#include <iterator>

using namespace cocos2d;

namespace beecluster {

namespace {

// Speeds relative to the ground: layers closer to the viewer move faster.
constexpr float kPlantSpeed = 1.12f;
constexpr float kCloudSpeed = 1.45f;
constexpr float kCanopySpeed = 1.9f;
// The picture of the leaves; its middle lies on a side of the field.
constexpr float kHalfCanopy = 120.0f;        // points; half of its width
constexpr float kCanopyHeight = 1280.0f;     // points
constexpr float kRightCanopyOffset = 500.0f; // points; so that the two sides differ

constexpr float kLandmarkAway = 620.0f;                          // points from one landmark to the next
constexpr float kFirstLandmark = 470.0f;                         // points; height
constexpr float kBelowViews = 900.0f;                            // points; lower is no view
constexpr float kLandmarks[] = {130.0f, 846.0f, 138.0f, 836.0f}; // points from the left; beside the creek

void add(Node* parent, Node* child) {
    if (child) parent->addChild(child);
}

} // namespace

bool ScrollLayer::initWith(const std::string& image, float speed, const ScrollPlace& place) {
    if (!Node::init()) return false;
    _image = image;
    _speed = speed;
    _place = place;
    _offset = place.offset;
    if (!addPart()) return false;
    fitView();
    scheduleUpdate();
    return true;
}

bool ScrollLayer::addPart() {
    // The large images have one pixel per point, unlike the sheets.
    const Rect& area = _place.part;
    auto* part =
        area.size.width > 0
            ? Sprite::create(_image, Rect(area.origin / layout::kArtScale, area.size / layout::kArtScale))
            : Sprite::create(_image);
    if (!part) return false;
    part->setScale(layout::kArtScale);
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
    add(meadow, ScrollLayer::create("flora.webp", speed * kPlantSpeed, place));
    if (!place.isMirrored) add(meadow, ScrollLayer::create("clouds.webp", speed * kCloudSpeed, place));
    return meadow;
}

void addLandmarks(Node* ground, const std::string& frame, float speed) {
    if (frame.empty() || !SpriteFrameCache::getInstance()->getSpriteFrameByName(frame)) return;
    const auto fall = [speed](float way) { return MoveBy::create(way / speed, Vec2(0, -way)); };
    constexpr float kCycle = kLandmarkAway * std::size(kLandmarks);
    float height = kFirstLandmark;
    for (const float x : kLandmarks) {
        auto* landmark = addSprite(ground, frame, Vec2(x, height));
        landmark->setFlippedX(x > layout::kFieldWidth / 2);
        const auto goOn = [=] {
            auto* place = Place::create(Vec2(x, kCycle - kBelowViews)); // above all views
            landmark->runAction(RepeatForever::create(Sequence::create(place, fall(kCycle), nullptr)));
        };
        landmark->runAction(Sequence::create(fall(height + kBelowViews), CallFunc::create(goOn), nullptr));
        height += kLandmarkAway;
    }
}

void stopMeadow(Node* node, float seconds) {
    if (auto* layer = dynamic_cast<ScrollLayer*>(node)) {
        const auto slow = [layer](float speed) { layer->setSpeed(speed); };
        layer->runAction(ActionFloat::create(seconds, layer->speed(), 0.0f, slow));
        return;
    }
    for (Node* child : node->getChildren()) stopMeadow(child, seconds);
}

Node* createCanopy(float speed, CanopyHalf half) {
    auto* canopy = Node::create();
    for (const bool isLeftSide : {true, false}) {
        const bool isRightHalf = isLeftSide == (half == CanopyHalf::InField);
        ScrollPlace place;
        place.x = (isLeftSide ? 0.0f : layout::kFieldWidth) - (isRightHalf ? 0.0f : kHalfCanopy);
        place.part = Rect(isRightHalf ? kHalfCanopy : 0.0f, 0.0f, kHalfCanopy, kCanopyHeight);
        place.offset = isLeftSide ? 0.0f : kRightCanopyOffset;
        add(canopy, ScrollLayer::create("canopy.webp", speed * kCanopySpeed, place));
    }
    return canopy;
}

} // namespace beecluster
