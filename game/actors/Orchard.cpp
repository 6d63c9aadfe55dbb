#include "actors/Orchard.h"

#include "Tuning.h"
#include "actors/CollisionWorld.h"
#include "base/autoreleased.h"
#include "math/trigonometry.h"
#include "rules/Categories.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kAppleArt = 19.0f;   ///< points; radius of the drawn apple
constexpr float kLogHalf = 15.0f;    ///< points from a trunk's middle to its upper edge
constexpr float kLogArt = 226.0f;    ///< points; length of the drawn trunk that carries apples
constexpr GLubyte kShadowDark = 120; ///< of 255
const Vec2 kLogShadow(7, -9);        ///< points

Node* makeLog(const Hillside::Log& model) {
    const Vec2 direction = model.right - model.left;
    auto* log = Node::create();
    log->setTag(model.number);
    log->setRotation(-copra::kDegreesPerRadian * copra::arcTangent(direction.y, direction.x));
    auto* trunk = Sprite::createWithSpriteFrameName("log.png");
    trunk->setScaleX(direction.length() / kLogArt);
    trunk->setPositionY(-kLogHalf);
    auto* shadow = addSprite(log, "log.png", trunk->getPosition() + kLogShadow);
    shadow->setScaleX(trunk->getScaleX());
    shadow->setColor(Color3B::BLACK);
    shadow->setOpacity(kShadowDark / 2);
    log->addChild(trunk);
    return log;
}

/// Removes the nodes whose models are gone. Both lists have the same order.
template<class Shown, class Model, class IsOf>
void removeGone(std::vector<Shown*>& nodes, const std::vector<Model>& models, IsOf isOf) {
    std::size_t kept = 0;
    for (Shown* node : nodes) {
        if (kept < models.size() && isOf(node, models[kept])) {
            nodes[kept++] = node;
        } else {
            node->removeFromParent();
        }
    }
    nodes.resize(kept);
}

} // namespace

bool RollingApple::initApple(const Hillside::Apple& model) {
    if (!initWithSpriteFrameName(model.variant == 0 ? "apple_0.png" : "apple_1.png")) return false;
    _body = model.body;
    setScale(model.radius / kAppleArt);
    setRadius(kAppleArt * 0.88f); // smaller than drawn, for fairness
    setCategory(category::kRollingApple);
    setCollisionMask(category::kBee | category::kSting | category::kEnemy);
    _shadow = addSprite(this, "shadow.png", Vec2::ZERO, -1);
    _shadow->setOpacity(kShadowDark);
    return true;
}

void RollingApple::setPlacement(const Vec2& position, float rotation) {
    setPosition(position);
    setRotation(rotation);
    // The shadow stays below the apple and level, however the apple turns.
    const float radians = rotation * copra::kRadiansPerDegree;
    _shadow->setPosition(middleOf(this) + copra::rotated(Vec2(4, -kAppleArt * 0.72f), radians));
    _shadow->setRotation(-rotation);
}

Orchard* Orchard::create(float scroll, copra::CollisionWorld* world) {
    auto* orchard = new Orchard(scroll, world);
    return copra::autoreleased(orchard, orchard->init());
}

bool Orchard::init() {
    if (!Node::init()) return false;
    for (Node** layer : {&_logLayer, &_appleLayer}) addChild(*layer = Node::create());
    return true;
}

void Orchard::step(float dt, float spawnRate, copra::Random& random) {
    _hillside.step(dt, spawnRate, random);
    showLogs();
    showApples();
}

void Orchard::showApples() {
    const auto& apples = _hillside.apples();
    removeGone(_apples, apples, [](const RollingApple* apple, const Hillside::Apple& model) {
        return apple->body() == model.body;
    });
    while (_apples.size() < apples.size()) {
        auto* apple = RollingApple::create(apples[_apples.size()]);
        if (!apple) return;
        _appleLayer->addChild(apple);
        apple->setCollisionWorld(_world);
        _apples.push_back(apple);
    }
    for (std::size_t i = 0; i < apples.size(); ++i)
        _apples[i]->setPlacement(_hillside.world().find(apples[i].body)->position, apples[i].turn);
}

void Orchard::showLogs() {
    const auto& logs = _hillside.logs();
    removeGone(_logs, logs,
               [](const Node* log, const Hillside::Log& model) { return log->getTag() == model.number; });
    while (_logs.size() < logs.size()) {
        _logs.push_back(makeLog(logs[_logs.size()]));
        _logLayer->addChild(_logs.back());
    }
    for (std::size_t i = 0; i < logs.size(); ++i) _logs[i]->setPosition((logs[i].left + logs[i].right) / 2);
}

Vec2 Orchard::throwOf(const RollingApple* apple) const {
    const copra::Body* body = _hillside.world().find(apple->body());
    return body && _hillside.isThrown(apple->body()) ? body->velocity : Vec2::ZERO;
}

void Orchard::addTo(StateHash& hash) const {
    for (const RollingApple* apple : _apples) hash.add(apple->getPosition());
    for (const Node* log : _logs) hash.add(log->getPosition());
}

} // namespace beecluster
