#include "hud/CardRow.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "sound/Sounds.h"
#include "text/Texts.h"
#include "view/Typography.h"
#include "view/nodes.h"

#include <algorithm>
#include <string>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kApart = 264.0f;     ///< points from card to card
constexpr float kIconHeight = 60.0f; ///< points above the card's middle
constexpr float kIconSize = 92.0f;   ///< points
constexpr float kLeastIconScale = 0.3f;
constexpr float kMostIconScale = 2.2f; ///< the sheets have two pixels a point
constexpr float kPairHeight = -119.0f; ///< points from the card's middle
const Color4B kPairColor(176, 74, 8, 255);
constexpr float kCardTitleHeight = -27.0f;
constexpr float kCardTextHeight = -75.0f;
constexpr float kCardTextSize = 17.0f;   ///< points
constexpr float kCardTextWidth = 188.0f; ///< points
constexpr float kDealTime = 0.35f;       ///< seconds
constexpr float kDealDelay = 0.12f;      ///< seconds from card to card
constexpr float kFocusedScale = 1.1f;
constexpr float kTakeTime = 0.7f; ///< seconds for which the taken card is shown

/// The text with the card's name. What it does is in the text of this key and ".text".
std::string textKeyOf(Card card) {
    return std::string("card.") + traitsOf(card).name;
}

} // namespace

CardRow* CardRow::create(const std::vector<Card>& cards, const Cards& taken,
                         const std::function<void(std::size_t)>& onTaken, Sounds& sounds) {
    auto* row = new CardRow(sounds);
    return copra::autoreleased(row, row->initWith(cards, taken, onTaken));
}

bool CardRow::initWith(const std::vector<Card>& cards, const Cards& taken,
                       const std::function<void(std::size_t)>& onTaken) {
    if (!Node::init()) return false;
    _onTaken = onTaken;
    const float first = -kApart * static_cast<float>(cards.size() - 1) / 2;
    for (const Card card : cards) addCard(card, taken, first + kApart * static_cast<float>(_cards.size()));
    addChild(MenuInput::create([this](MenuCommand command) { return onCommand(command); }));
    listenToDigits();
    listenToPointer();
    focus(0);
    return true;
}

void CardRow::addCard(Card card, const Cards& taken, float x) {
    const std::string key = textKeyOf(card);
    auto* node = Node::create();
    node->setCascadeOpacityEnabled(true);
    node->setContentSize(addSprite(node, "card.png")->getContentSize());
    auto* icon = addSprite(node, traitsOf(card).picture, Vec2(0, kIconHeight));
    const float largest = std::max(icon->getContentSize().width, icon->getContentSize().height);
    icon->setScale(std::clamp(kIconSize / largest, kLeastIconScale, kMostIconScale));
    shrinkToFit(addAt(node, plainText(text(key), 25), Vec2(0, kCardTitleHeight)), kCardTextWidth);
    auto* words = addAt(node, plainText(text(key + ".text"), kCardTextSize), Vec2(0, kCardTextHeight));
    words->setDimensions(kCardTextWidth, 0);
    words->setAlignment(TextHAlignment::CENTER, TextVAlignment::CENTER);
    if (const auto partner = taken.partnerOf(card)) {
        const std::string name = "+ " + text(textKeyOf(*partner));
        auto* pair = addAt(node, plainText(name, kCardTextSize), Vec2(0, kPairHeight));
        pair->setTextColor(kPairColor);
        shrinkToFit(pair, kCardTextWidth);
    }
    // Dealt from below, one after the other.
    node->setPosition(x, -520);
    node->setRotation(-16);
    const float delay = kDealDelay * static_cast<float>(_cards.size());
    auto* deal = cocos2d::Spawn::create(EaseBackOut::create(MoveTo::create(kDealTime, Vec2(x, 0))),
                                        RotateTo::create(kDealTime, 0), nullptr);
    node->runAction(Sequence::create(DelayTime::create(delay), deal, nullptr));
    addChild(node);
    _cards.push_back(node);
}

float CardRow::dealingTime() const {
    return kDealTime + kDealDelay * static_cast<float>(_cards.size() - 1);
}

void CardRow::focus(std::size_t index) {
    if (index >= _cards.size() || _isTaken) return;
    if (index != _focus) _sounds.play(Sound::Focus);
    _focus = index;
    for (std::size_t i = 0; i < _cards.size(); ++i) {
        const bool isFocused = i == index;
        growTo(_cards[i], isFocused ? kFocusedScale : 1.0f);
        _cards[i]->setLocalZOrder(isFocused ? 1 : 0);
        for (Node* part : _cards[i]->getChildren())
            if (auto* sprite = dynamic_cast<Sprite*>(part))
                sprite->setColor(isFocused ? Color3B::WHITE : Color3B(205, 198, 180));
    }
}

void CardRow::take(std::size_t index) {
    if (_isTaken || index >= _cards.size()) return;
    focus(index);
    _isTaken = true;
    _sounds.play(Sound::Card);
    for (std::size_t i = 0; i < _cards.size(); ++i) {
        if (i == index) {
            _cards[i]->runAction(EaseBackOut::create(ScaleTo::create(kTakeTime / 2, kFocusedScale * 1.1f)));
        } else {
            _cards[i]->runAction(cocos2d::Spawn::create(FadeOut::create(kTakeTime / 2),
                                                        MoveBy::create(kTakeTime, Vec2(0, -160)), nullptr));
        }
    }
    after(this, kTakeTime, [this, index] { copra::call(_onTaken, index); });
}

bool CardRow::onCommand(MenuCommand command) {
    const auto way = static_cast<int>(directionOf(command).x);
    if (way != 0) moveFocus(way);
    if (command == MenuCommand::Press) take(_focus);
    return way != 0 || command == MenuCommand::Press;
}

void CardRow::listenToDigits() {
    using Key = EventKeyboard::KeyCode;
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](Key key, Event*) {
        if (key >= Key::KEY_1 && key <= Key::KEY_9)
            take(static_cast<std::size_t>(key) - static_cast<std::size_t>(Key::KEY_1));
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void CardRow::listenToPointer() {
    listenToMouse(this, [this](const Vec2& position) { focus(cardAt(position)); });
    auto* touch = EventListenerTouchOneByOne::create();
    touch->onTouchBegan = [this](Touch* at, Event*) {
        focus(cardAt(at->getLocation()));
        return cardAt(at->getLocation()) < _cards.size();
    };
    touch->onTouchEnded = [this](Touch* at, Event*) { take(cardAt(at->getLocation())); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touch, this);
}

void CardRow::moveFocus(int by) {
    const int count = static_cast<int>(_cards.size());
    if (count > 0) focus(static_cast<std::size_t>((static_cast<int>(_focus) + by + count) % count));
}

std::size_t CardRow::cardAt(const Vec2& position) const {
    const Vec2 here = convertToNodeSpace(position);
    std::size_t index = 0;
    while (index < _cards.size()) {
        const Vec2 from = here - _cards[index]->getPosition();
        const Size& size = _cards[index]->getContentSize();
        if (std::abs(from.x) < size.width / 2 && std::abs(from.y) < size.height / 2) break;
        ++index;
    }
    return index;
}

} // namespace beecluster
