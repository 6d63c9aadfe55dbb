#include "hud/Hud.h"

#include "Layout.h"
#include "hud/Notice.h"
#include "hud/StageStrip.h"
#include "view/Typography.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kMargin = 16.0f;   ///< points to the field's edges
constexpr float kBarTop = 66.0f;   ///< points below the upper edge, under the name
constexpr float kStripTop = 20.0f; ///< points below the upper edge
constexpr float kChainWidth = 92.0f;
constexpr float kPromptHeight = 46.0f;  ///< points above the lower edge
constexpr float kPromptMargin = 24.0f;  ///< points to the sides of the field
constexpr float kPromptTime = 4.2f;     ///< seconds
constexpr float kPromptAvoids = 150.0f; ///< points; a swarm at rest is nearer than that to the lower edge
constexpr float kHighPrompt = 0.4f;     ///< of the height of the field: above the swarm's home, below titles
constexpr int kFaint = 90;              ///< opacity of what covers the swarm
constexpr int kFadeStep = 12;           ///< of opacity, in a step
constexpr float kCornerWidth = 300.0f;  ///< points; what is shown covers a swarm in a corner of that size
constexpr float kCornerHeight = 150.0f; ///< points
constexpr float kBeside = 80.0f;        ///< points outside the field, where the view is taller than it
constexpr float kCombAside = 72.0f;     ///< points beside the jar
constexpr int kPulseTag = 1;
constexpr int kShakeTag = 2;
const Color3B kEmptyComb{92, 74, 60};
const Color3B kFaintHoney{170, 140, 110}; ///< of honey that is not enough yet

Node* makePlate(const std::string& icon, float x, Label* text, Node* parent) {
    auto* plate = Sprite::createWithSpriteFrameName("plaque.png");
    const Size size = plate->getContentSize();
    plate->setPosition(x, layout::kFieldHeight - kMargin - size.height / 2);
    addSprite(plate, icon, Vec2(30, size.height / 2));
    text->setAnchorPoint(Vec2(1, 0.5f));
    text->setPosition(size.width - 22, size.height / 2);
    plate->addChild(text);
    plate->setCascadeOpacityEnabled(true);
    parent->addChild(plate);
    return plate;
}

/// Makes what covers the swarm a bit fainter with each step, or clearer again.
void fade(Node* node, bool isOverSwarm) {
    const int opacity = std::clamp(node->getOpacity() + (isOverSwarm ? -kFadeStep : kFadeStep), kFaint, 255);
    if (opacity != node->getOpacity()) node->setOpacity(static_cast<GLubyte>(opacity));
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

bool Hud::initWith(const std::function<void()>& onPause) {
    if (!Node::init()) return false;
    _promptRoom = Rect(kPromptMargin, kPromptHeight, layout::kFieldWidth - 2 * kPromptMargin, 0);
    addChild(_top = Node::create());
    for (Node** corner : {&_left, &_right}) {
        _top->addChild(*corner = Node::create());
        (*corner)->setCascadeOpacityEnabled(true);
    }
    addChild(_bottom = Node::create());
    _bottom->addChild(_prompts = Node::create(), 4);
    _prompts->setCascadeOpacityEnabled(true);
    fitView();
    addScore();
    addBees();
    addJar();
    _boss = addAt(_top, BossBar::create(), Vec2(layout::kFieldWidth / 2, layout::kFieldHeight - kBarTop));
    _strip =
        addAt(_top, StageStrip::create(), Vec2(layout::kFieldWidth / 2, layout::kFieldHeight - kStripTop));
    addPause(onPause);
    return true;
}

void Hud::fitView() {
    const Rect view = viewfit::visibleRect();
    _top->setPositionY(std::min(view.getMaxY() - layout::kFieldHeight, kBeside));
    _bottom->setPositionY(std::max(view.getMinY(), playfield().bottom - kBeside));
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

void Hud::setHoney(float honey, bool isReady) {
    _honey->setPercentage(100 * honey);
    if (isReady == _isHoneyReady) return;
    _isHoneyReady = isReady;
    _honey->setColor(isReady ? Color3B::WHITE : kFaintHoney);
    _jar->stopAllActions();
    _jar->setRotation(0);
    if (!isReady) return;
    auto* sway = Sequence::create(RotateTo::create(0.08f, 7), RotateTo::create(0.16f, -7),
                                  RotateTo::create(0.08f, 0), DelayTime::create(2.2f), nullptr);
    _jar->runAction(RepeatForever::create(sway));
    pulse(_jar, 1.25f);
}

void Hud::refuseHoney() {
    if (_jar->getActionByTag(kShakeTag)) return;
    auto* shake = Sequence::create(RotateTo::create(0.05f, 14), RotateTo::create(0.1f, -14),
                                   RotateTo::create(0.1f, 14), RotateTo::create(0.05f, 0), nullptr);
    shake->setTag(kShakeTag);
    _jar->runAction(shake);
}

void Hud::prompt(const std::string& text) {
    if (_prompt) _prompt->removeFromParent();
    _prompt = makeNotice(text, 24, _promptRoom.size.width);
    placePrompt();
    _prompts->setOpacity(isSwarmInFront() ? kFaint : 255);
    _prompt->setOpacity(0);
    const auto forget = [this] { _prompt = nullptr; };
    runAndRemove(_prompt, FadeIn::create(0.3f), DelayTime::create(kPromptTime), FadeOut::create(0.4f),
                 CallFunc::create(forget));
    _prompts->addChild(_prompt);
}

void Hud::setSwarm(const Vec2& center) {
    _swarm = center.y;
    fade(_prompts, isSwarmInFront());
    const bool isHigh = center.y > layout::kFieldHeight + _top->getPositionY() - kCornerHeight;
    fade(_left, isHigh && center.x < kCornerWidth);
    fade(_right, isHigh && center.x > layout::kFieldWidth - kCornerWidth);
}

void Hud::placePrompt() {
    const float low = _bottom->getPositionY() + _promptRoom.getMidY();
    _promptY = std::abs(_swarm - low) < kPromptAvoids ? playfield().at(kHighPrompt) : low;
    if (_prompt) _prompt->setPosition(_promptRoom.getMidX(), _promptY - _bottom->getPositionY());
}

void Hud::makeRoom(const Rect& prompts, const Vec2& jar) {
    _promptRoom = prompts;
    _jar->setPosition(jar);
    _comb->getParent()->setVisible(false); // there is no pollen
    placePrompt();
}

void Hud::setRoyal(float left) {
    _royal->setVisible(left > 0);
    // Blinks toward the end.
    const bool faint = left < 0.3f && static_cast<int>(left * 40) % 2 == 0;
    _royal->setOpacity(faint ? 90 : 255);
}

void Hud::setProgress(int stages, int stage, float share) {
    _strip->show(stages, stage, share);
}

void Hud::announce(const std::string& title, const std::string& subtitle) {
    auto* text = Node::create();
    text->setPosition(layout::kFieldWidth / 2, playfield().at(0.58f));
    text->setCascadeOpacityEnabled(true);
    text->addChild(titleText(title, 62));
    if (!subtitle.empty()) addAt(text, outlinedText(subtitle, 26), Vec2(0, -58));
    text->setScale(0.6f);
    text->setOpacity(0);
    auto* show =
        cocos2d::Spawn::create(FadeIn::create(0.25f), EaseBackOut::create(ScaleTo::create(0.4f, 1)), nullptr);
    runAndRemove(text, show, DelayTime::create(1.5f), FadeOut::create(0.35f));
    addChild(text, 5);
}

void Hud::addScore() {
    _score = outlinedText("0", 24);
    auto* plate = makePlate("icon_honey.png", kMargin + 84, _score, _left);
    _multiplier = addAt(_left, outlinedText("x1", 26, kHoney), plate->getPosition() + Vec2(108, 2));
    _chain = addAt(_left, LayerColor::create(Color4B(255, 207, 74, 220), kChainWidth, 4),
                   plate->getPosition() + Vec2(-kChainWidth / 2, -30));
}

void Hud::addBees() {
    _bees = outlinedText("0", 24);
    _beePlate = makePlate("icon_bee.png", layout::kFieldWidth - kMargin - 84 - 58, _bees, _right);
    _royal = addSprite(_right, "jelly.png", _beePlate->getPosition() - Vec2(112, 0));
    _royal->setVisible(false);
}

void Hud::addJar() {
    _jar = Node::create();
    _jar->setPosition(kMargin + 26, layout::kFieldHeight - kMargin - 92);
    addSprite(_jar, "jar.png");
    _honey = ProgressTimer::create(Sprite::createWithSpriteFrameName("jar_honey.png"));
    _honey->setType(ProgressTimer::Type::BAR);
    _honey->setMidpoint(Vec2::ZERO);
    _honey->setBarChangeRate(Vec2(0, 1));
    _honey->setColor(kFaintHoney);
    _jar->addChild(_honey);
    _jar->setCascadeOpacityEnabled(true);
    _left->addChild(_jar);
    auto* cell =
        addSprite(_left, "icon_honey.png", Vec2(kMargin + kCombAside, layout::kFieldHeight - kMargin - 92));
    cell->setColor(kEmptyComb);
    cell->setCascadeOpacityEnabled(true);
    _comb = ProgressTimer::create(Sprite::createWithSpriteFrameName("icon_honey.png"));
    _comb->setType(ProgressTimer::Type::RADIAL);
    addAt(cell, _comb, middleOf(cell));
}

void Hud::addPause(const std::function<void()>& onPause) {
    auto* item = MenuItemSprite::create(Sprite::createWithSpriteFrameName("pause.png"),
                                        Sprite::createWithSpriteFrameName("pause_pressed.png"),
                                        [onPause](Ref*) { onPause(); });
    item->setPosition(layout::kFieldWidth - kMargin - 22, layout::kFieldHeight - kMargin - 25);
    addAt(_top, Menu::create(item, nullptr), Vec2::ZERO);
}

} // namespace beecluster
