#include "hud/ScrollLayer.h"

#include "Tuning.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
// Speeds relative to the ground: layers closer to the viewer move faster.
constexpr float kPlantSpeed = 1.12f;
constexpr float kCloudSpeed = 1.45f;
constexpr float kCanopySpeed = 1.9f;
} // namespace

ScrollLayer* ScrollLayer::create(const std::string& image, float speed) {
    auto* layer = new ScrollLayer();
    if (layer->initWith(image, speed)) {
        layer->autorelease();
        return layer;
    }
    delete layer;
    return nullptr;
}

bool ScrollLayer::initWith(const std::string& image, float speed) {
    if (!Node::init()) return false;
    _speed = speed;
    for (Sprite** part : {&_lower, &_upper}) {
        *part = Sprite::create(image);
        if (!*part) return false;
        // The large images have one pixel per point, unlike the sheet.
        (*part)->setScale(tuning::kFieldWidth / (*part)->getContentSize().width);
        (*part)->setAnchorPoint(Vec2::ZERO);
        addChild(*part);
    }
    _height = _lower->getBoundingBox().size.height;
    updatePositions();
    scheduleUpdate();
    return true;
}

void ScrollLayer::update(float dt) {
    _offset = std::fmod(_offset + _speed * dt, _height);
    updatePositions();
}

void ScrollLayer::updatePositions() {
    _lower->setPosition(0, -_offset);
    _upper->setPosition(0, _height - _offset);
}

Node* createMeadow(const std::string& image, float speed) {
    auto* meadow = Node::create();
    for (auto* layer :
         {ScrollLayer::create(image, speed), ScrollLayer::create("flora.png", speed * kPlantSpeed),
          ScrollLayer::create("clouds.png", speed * kCloudSpeed)}) {
        if (layer) meadow->addChild(layer);
    }
    return meadow;
}

Node* createCanopy(float speed) {
    auto* leaves = ScrollLayer::create("canopy.png", speed * kCanopySpeed);
    return leaves ? leaves : Node::create();
}

} // namespace beecluster
