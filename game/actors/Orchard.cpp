#include "actors/Orchard.h"

#include "Tuning.h"
#include "actors/Categories.h"
#include "actors/CollisionWorld.h"
#include "base/autoreleased.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kAppleArt = 19;      ///< points; radius of the drawn apple
constexpr float kLogHalf = 15;       ///< points from a trunk's middle to its upper edge
constexpr float kLogArt = 226;       ///< points of the drawn trunk that carry
constexpr GLubyte kShadowDark = 120; ///< of 255
const Vec2 kLogShadow(7, -9);        ///< points

Node* makeLog(const Hillside::Log& shown) {
    const Vec2 way = shown.right - shown.left;
    auto* log = Node::create();
    log->setTag(shown.number);
    log->setRotation(-copra::kDegreesPerRadian * std::atan2(way.y, way.x));
    auto* trunk = Sprite::createWithSpriteFrameName("log.png");
    trunk->setScaleX(way.length() / kLogArt);
    trunk->setPositionY(-kLogHalf);
    auto* shadow = Sprite::createWithSpriteFrameName("log.png");
    shadow->setScaleX(trunk->getScaleX());
    shadow->setPosition(trunk->getPosition() + kLogShadow);
    shadow->setColor(Color3B::BLACK);
    shadow->setOpacity(kShadowDark / 2);
    log->addChild(shadow);
    log->addChild(trunk);
    return log;
}

} // namespace

Windfall* Windfall::create(const Hillside::Apple& apple) {
    auto* windfall = new Windfall();
    if (windfall->initWithSpriteFrameName(apple.look == 0 ? "apple_0.png" : "apple_1.png")) {
        windfall->autorelease();
        windfall->_body = apple.body;
        windfall->setScale(apple.radius / kAppleArt);
        windfall->setRadius(kAppleArt * 0.88F); // less than drawn, for fairness
        windfall->setCategory(category::kWindfall);
        windfall->setCollisionMask(category::kBee | category::kSting);
        windfall->_shadow = Sprite::createWithSpriteFrameName("shadow.png");
        windfall->_shadow->setOpacity(kShadowDark);
        windfall->addChild(windfall->_shadow, -1);
        return windfall;
    }
    delete windfall;
    return nullptr;
}

void Windfall::place(const Vec2& place, float turn) {
    setPosition(place);
    setRotation(turn);
    // The shadow stays below, and level, however the apple turns.
    const float radians = turn * copra::kRadiansPerDegree;
    const Size& size = getContentSize();
    _shadow->setPosition(Vec2(size.width / 2, size.height / 2) +
                         copra::rotated(Vec2(4, -kAppleArt * 0.72F), radians));
    _shadow->setRotation(-turn);
}

Orchard* Orchard::create(float scroll, copra::CollisionWorld* world) {
    auto* orchard = new Orchard(scroll, world);
    orchard->init();
    return copra::autoreleased(orchard);
}

bool Orchard::init() {
    if (!Node::init()) return false;
    for (Node** layer : {&_logLayer, &_appleLayer}) {
        *layer = Node::create();
        addChild(*layer);
    }
    return true;
}

void Orchard::step(float dt, float pressure, copra::Random& random) {
    _hillside.step(dt, pressure, random);
    showLogs();
    showApples();
}

void Orchard::showApples() {
    const auto& apples = _hillside.apples();
    // Both lists keep their order, so whoever is not next in the hillside's has gone.
    std::size_t kept = 0;
    for (Windfall* windfall : _apples) {
        if (kept < apples.size() && apples[kept].body == windfall->body())
            _apples[kept++] = windfall;
        else
            windfall->removeFromParent();
    }
    _apples.resize(kept);
    for (std::size_t i = kept; i < apples.size(); ++i) {
        auto* windfall = Windfall::create(apples[i]);
        if (!windfall) return;
        _appleLayer->addChild(windfall);
        windfall->setCollisionWorld(_world);
        _apples.push_back(windfall);
    }
    for (std::size_t i = 0; i < apples.size(); ++i)
        _apples[i]->place(_hillside.world().find(apples[i].body)->position, apples[i].turn);
}

void Orchard::showLogs() {
    const auto& logs = _hillside.logs();
    std::size_t kept = 0;
    for (Node* log : _logs) {
        if (kept < logs.size() && logs[kept].number == log->getTag())
            _logs[kept++] = log;
        else
            log->removeFromParent();
    }
    _logs.resize(kept);
    for (std::size_t i = kept; i < logs.size(); ++i) {
        _logs.push_back(makeLog(logs[i]));
        _logLayer->addChild(_logs.back());
    }
    for (std::size_t i = 0; i < logs.size(); ++i) _logs[i]->setPosition((logs[i].left + logs[i].right) / 2);
}

void Orchard::knock(Windfall* apple, const Vec2& stingVelocity) {
    _hillside.knock(apple->body(), stingVelocity);
}

void Orchard::addTo(StateHash& hash) const {
    for (const Windfall* apple : _apples) hash.add(apple->getPosition());
    for (const Node* log : _logs) hash.add(log->getPosition());
}

} // namespace beecluster
