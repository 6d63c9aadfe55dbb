#include "hud/ScrollLayer.h"

#include "Tuning.h"
#include "base/autoreleased.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
// How much faster than the ground a layer moves: the closer to the viewer, the faster.
constexpr float kPlants = 1.12F;
constexpr float kClouds = 1.45F;
constexpr float kCanopySpeed = 1.9F;
} // namespace

ScrollLayer* ScrollLayer::create(const std::string& picture, float speed) {
    auto* layer = new ScrollLayer();
    return copra::autoreleased(layer, layer->initWith(picture, speed));
}

bool ScrollLayer::initWith(const std::string& picture, float speed) {
    if (!Node::init()) return false;
    _speed = speed;
    for (Sprite** part : {&_lower, &_upper}) {
        *part = Sprite::create(picture);
        if (!*part) return false;
        // The large pictures have one pixel a point, whatever the sheet has.
        (*part)->setScale(tuning::kFieldWidth / (*part)->getContentSize().width);
        (*part)->setAnchorPoint(Vec2::ZERO);
        addChild(*part);
    }
    _height = _lower->getBoundingBox().size.height;
    place();
    scheduleUpdate();
    return true;
}

void ScrollLayer::update(float dt) {
    _offset = std::fmod(_offset + _speed * dt, _height);
    place();
}

void ScrollLayer::place() {
    _lower->setPosition(0, -_offset);
    _upper->setPosition(0, _height - _offset);
}

Node* createMeadow(const std::string& picture, float speed) {
    auto* meadow = Node::create();
    for (auto* layer :
         {ScrollLayer::create(picture, speed), ScrollLayer::create("flora.png", speed * kPlants),
          ScrollLayer::create("clouds.png", speed * kClouds)}) {
        if (layer) meadow->addChild(layer);
    }
    return meadow;
}

Node* createCanopy(float speed) {
    auto* leaves = ScrollLayer::create("canopy.png", speed * kCanopySpeed);
    return leaves ? leaves : Node::create();
}

} // namespace beecluster
