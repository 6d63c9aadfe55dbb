#include "hud/Hud.h"

#include "Tuning.h"
#include "base/autoreleased.h"
#include "hud/Lettering.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kMargin = 16;    ///< points to the field's edges
constexpr float kBarWidth = 380; ///< points; the bear's health
constexpr float kBarHeight = 12;
constexpr float kChainWidth = 92;
constexpr int kPulseTag = 1;

Node* makePlate(const std::string& icon, float x, Label* text, Node* parent) {
    auto* plate = Sprite::createWithSpriteFrameName("plaque.png");
    const Size size = plate->getContentSize();
    plate->setPosition(x, tuning::kFieldHeight - kMargin - size.height / 2);
    auto* sign = Sprite::createWithSpriteFrameName(icon);
    sign->setPosition(30, size.height / 2);
    plate->addChild(sign);
    text->setAnchorPoint(Vec2(1, 0.5F));
    text->setPosition(size.width - 22, size.height / 2);
    plate->addChild(text);
    parent->addChild(plate);
    return plate;
}

void pulse(Node* node, float scale) {
    node->stopActionByTag(kPulseTag);
    node->setScale(1);
    auto* action = Sequence::create(ScaleTo::create(0.07F, scale),
                                    EaseSineOut::create(ScaleTo::create(0.2F, 1)), nullptr);
    action->setTag(kPulseTag);
    node->runAction(action);
}

} // namespace

Hud* Hud::create(const std::function<void()>& onPause) {
    auto* hud = new Hud();
    return copra::autoreleased(hud, hud->initWith(onPause));
}

bool Hud::initWith(const std::function<void()>& onPause) {
    if (!Node::init()) return false;
    addScore();
    addBees();
    addBear();
    addPause(onPause);
    return true;
}

void Hud::setScore(int points, int multiplier, float chainLeft) {
    if (points != _shownPoints) {
        _shownPoints = points;
        _score->setString(grouped(points));
    }
    if (multiplier != _shownMultiplier) {
        if (multiplier > _shownMultiplier && _shownMultiplier > 0) pulse(_multiplier, 1.5F);
        _shownMultiplier = multiplier;
        _multiplier->setString("x" + std::to_string(multiplier));
    }
    _multiplier->setVisible(multiplier > 1);
    _chain->setVisible(chainLeft > 0);
    _chain->changeWidth(kChainWidth * chainLeft);
}

void Hud::setBees(int bees) {
    if (bees == _shownBees) return;
    if (_shownBees >= 0) pulse(_beePlate, bees > _shownBees ? 1.16F : 0.88F);
    _shownBees = bees;
    _bees->setString(std::to_string(bees));
    _bees->setTextColor(bees <= 2 ? Color4B(255, 120, 96, 255) : kCream);
}

void Hud::setRoyal(float left) {
    _royal->setVisible(left > 0);
    // Blinks towards the end.
    const bool faint = left < 0.3F && static_cast<int>(left * 40) % 2 == 0;
    _royal->setOpacity(faint ? 90 : 255);
}

void Hud::setBear(float health) {
    _bear->setVisible(health >= 0);
    _bearHealth->changeWidth(kBarWidth * std::max(health, 0.0F));
}

void Hud::announce(const std::string& large, const std::string& small) {
    auto* words = Node::create();
    words->setPosition(tuning::kFieldWidth / 2, tuning::kFieldHeight * 0.58F);
    words->setCascadeOpacityEnabled(true);
    words->addChild(titleText(large, 62));
    if (!small.empty()) {
        auto* below = outlinedText(small, 26);
        below->setPositionY(-58);
        words->addChild(below);
    }
    words->setScale(0.6F);
    words->setOpacity(0);
    words->runAction(Sequence::create(
        cocos2d::Spawn::create(FadeIn::create(0.25F), EaseBackOut::create(ScaleTo::create(0.4F, 1)), nullptr),
        DelayTime::create(1.5F), FadeOut::create(0.35F), RemoveSelf::create(), nullptr));
    addChild(words, 5);
}

void Hud::addScore() {
    _score = outlinedText("0", 24);
    auto* plate = makePlate("icon_honey.png", kMargin + 84, _score, this);
    _multiplier = outlinedText("x1", 26, kHoney);
    _multiplier->setPosition(plate->getPosition() + Vec2(108, 2));
    addChild(_multiplier);
    _chain = LayerColor::create(Color4B(255, 207, 74, 220), kChainWidth, 4);
    _chain->setPosition(plate->getPosition() + Vec2(-kChainWidth / 2, -30));
    addChild(_chain);
}

void Hud::addBees() {
    _bees = outlinedText("0", 24);
    _beePlate = makePlate("icon_bee.png", tuning::kFieldWidth - kMargin - 84 - 58, _bees, this);
    _royal = Sprite::createWithSpriteFrameName("jelly.png");
    _royal->setPosition(_beePlate->getPosition() - Vec2(112, 0));
    _royal->setVisible(false);
    addChild(_royal);
}

void Hud::addBear() {
    _bear = Node::create();
    _bear->setPosition(tuning::kFieldWidth / 2 - kBarWidth / 2, kMargin + 8);
    auto* frame = LayerColor::create(Color4B(43, 23, 8, 210), kBarWidth + 8, kBarHeight + 8);
    frame->setPosition(-4, -4);
    _bear->addChild(frame);
    _bearHealth = LayerColor::create(Color4B(232, 74, 52, 255), kBarWidth, kBarHeight);
    _bear->addChild(_bearHealth);
    auto* name = outlinedText("The Bear", 20);
    name->setPosition(kBarWidth / 2, kBarHeight + 18);
    _bear->addChild(name);
    _bear->setVisible(false);
    addChild(_bear);
}

void Hud::addPause(const std::function<void()>& onPause) {
    auto* item = MenuItemSprite::create(Sprite::createWithSpriteFrameName("pause.png"),
                                        Sprite::createWithSpriteFrameName("pause_pressed.png"),
                                        [onPause](Ref*) { onPause(); });
    item->setPosition(tuning::kFieldWidth - kMargin - 22, tuning::kFieldHeight - kMargin - 25);
    auto* menu = Menu::create(item, nullptr);
    menu->setPosition(Vec2::ZERO);
    addChild(menu);
}

} // namespace beecluster
