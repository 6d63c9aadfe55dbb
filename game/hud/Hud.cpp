#include "hud/Hud.h"

#include "Tuning.h"
#include "hud/Typography.h"
#include "text/Texts.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kMargin = 16.0f;    ///< points to the field's edges
constexpr float kBarWidth = 380.0f; ///< points; the bear's health
constexpr float kBarHeight = 12.0f;
constexpr float kChainWidth = 92.0f;
constexpr int kPulseTag = 1;

Node* makePlate(const std::string& icon, float x, Label* text, Node* parent) {
    auto* plate = Sprite::createWithSpriteFrameName("plaque.png");
    const Size size = plate->getContentSize();
    plate->setPosition(x, tuning::kFieldHeight - kMargin - size.height / 2);
    auto* symbol = Sprite::createWithSpriteFrameName(icon);
    symbol->setPosition(30, size.height / 2);
    plate->addChild(symbol);
    text->setAnchorPoint(Vec2(1, 0.5f));
    text->setPosition(size.width - 22, size.height / 2);
    plate->addChild(text);
    parent->addChild(plate);
    return plate;
}

void pulse(Node* node, float scale) {
    node->stopActionByTag(kPulseTag);
    node->setScale(1);
    auto* action = Sequence::create(ScaleTo::create(0.07f, scale),
                                    EaseSineOut::create(ScaleTo::create(0.2f, 1)), nullptr);
    action->setTag(kPulseTag);
    node->runAction(action);
}

} // namespace

Hud* Hud::create(const std::function<void()>& onPause) {
    auto* hud = new Hud();
    if (hud->initWith(onPause)) {
        hud->autorelease();
        return hud;
    }
    delete hud;
    return nullptr;
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
        if (multiplier > _shownMultiplier && _shownMultiplier > 0) pulse(_multiplier, 1.5f);
        _shownMultiplier = multiplier;
        _multiplier->setString("x" + std::to_string(multiplier));
    }
    _multiplier->setVisible(multiplier > 1);
    _chain->setVisible(chainLeft > 0);
    _chain->changeWidth(kChainWidth * chainLeft);
}

void Hud::setBees(int bees) {
    if (bees == _shownBees) return;
    if (_shownBees >= 0) pulse(_beePlate, bees > _shownBees ? 1.16f : 0.88f);
    _shownBees = bees;
    _bees->setString(std::to_string(bees));
    _bees->setTextColor(bees <= 2 ? Color4B(255, 120, 96, 255) : kCream);
}

void Hud::setRoyal(float left) {
    _royal->setVisible(left > 0);
    // Blinks towards the end.
    const bool faint = left < 0.3f && static_cast<int>(left * 40) % 2 == 0;
    _royal->setOpacity(faint ? 90 : 255);
}

void Hud::setBear(float health) {
    _bear->setVisible(health >= 0);
    _bearHealth->changeWidth(kBarWidth * std::max(health, 0.0f));
}

void Hud::announce(const std::string& title, const std::string& subtitle) {
    auto* text = Node::create();
    text->setPosition(tuning::kFieldWidth / 2, tuning::kFieldHeight * 0.58f);
    text->setCascadeOpacityEnabled(true);
    text->addChild(titleText(title, 62));
    if (!subtitle.empty()) {
        auto* below = outlinedText(subtitle, 26);
        below->setPositionY(-58);
        text->addChild(below);
    }
    text->setScale(0.6f);
    text->setOpacity(0);
    text->runAction(Sequence::create(
        cocos2d::Spawn::create(FadeIn::create(0.25f), EaseBackOut::create(ScaleTo::create(0.4f, 1)), nullptr),
        DelayTime::create(1.5f), FadeOut::create(0.35f), RemoveSelf::create(), nullptr));
    addChild(text, 5);
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
    auto* name = outlinedText(text("bear.name"), 20);
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
