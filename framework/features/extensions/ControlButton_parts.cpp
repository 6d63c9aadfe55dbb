#include "base/keepAlive.h"
#include "base/refuse.h"
#include "extensions/ControlButton.h"
#include "nodes/text/Label.h"
#include "nodes/text/labelFont.h"
#include "ui/UIScale9Sprite.h"

namespace cocos2d {
namespace extension {

namespace {

constexpr int kNormal = static_cast<int>(Control::State::NORMAL);

/// The entry of a state, or of the normal state. Returns `none` if there is neither.
template<class Table, class T>
T valueFor(const Table& table, Control::State state, T none) {
    auto found = table.find(static_cast<int>(state));
    if (found == table.end()) found = table.find(kNormal);
    return found == table.end() ? none : found->second;
}

} // namespace

/// Applies a change of one state.
void ControlButton::updatePart(State state) {
    if (getState() == state || state == State::NORMAL) needsLayout();
}

// --- Title ---

std::string ControlButton::getTitleForState(State state) {
    return valueFor(_titleDispatchTable, state, std::string());
}

void ControlButton::setTitleForState(const std::string& title, State state) {
    if (title.empty())
        _titleDispatchTable.erase(static_cast<int>(state));
    else
        _titleDispatchTable[static_cast<int>(state)] = title;
    updatePart(state);
}

Color3B ControlButton::getTitleColorForState(State state) const {
    return valueFor(_titleColorDispatchTable, state, Color3B::WHITE);
}

void ControlButton::setTitleColorForState(const Color3B& color, State state) {
    _titleColorDispatchTable[static_cast<int>(state)] = color;
    updatePart(state);
}

Node* ControlButton::getTitleLabelForState(State state) {
    Node* label = _titleLabelDispatchTable.at(static_cast<int>(state));
    return label ? label : _titleLabelDispatchTable.at(kNormal);
}

void ControlButton::setTitleLabelForState(Node* label, State state) {
    const auto alive = copra::keepAlive(this); // the old label may hold the last reference
    const int key = static_cast<int>(state);
    if (Node* old = _titleLabelDispatchTable.at(key)) {
        if (old == label) return;
        removeChild(old, true);
        _titleLabelDispatchTable.erase(key);
    }
    if (label) {
        _titleLabelDispatchTable.insert(key, label);
        label->setVisible(false);
        label->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        addChild(label, 1);
    }
    updatePart(state);
}

void ControlButton::setTitleTTFForState(const std::string& fntFile, State state) {
    setTitleLabelForState(Label::createWithSystemFont(getTitleForState(state), fntFile, 12), state);
}

const std::string& ControlButton::getTitleTTFForState(State state) {
    auto* label = dynamic_cast<Label*>(getTitleLabelForState(state));
    return label ? label->getSystemFontName() : STD_STRING_EMPTY;
}

void ControlButton::setTitleTTFSizeForState(float size, State state) {
    auto* label = dynamic_cast<Label*>(getTitleLabelForState(state));
    if (!label) return;
    copra::setLabelFontSize(*label, size);
    updatePart(state);
}

float ControlButton::getTitleTTFSizeForState(State state) {
    auto* label = dynamic_cast<Label*>(getTitleLabelForState(state));
    return label ? copra::labelFontSize(*label) : 0.0f;
}

void ControlButton::setTitleBMFontForState(const std::string& fntFile, State state) {
    Label* label = Label::createWithBMFont(fntFile, getTitleForState(state));
    if (label) setTitleLabelForState(label, state);
}

const std::string& ControlButton::getTitleBMFontForState(State state) {
    auto* label = dynamic_cast<Label*>(getTitleLabelForState(state));
    return label ? label->getBMFontFilePath() : STD_STRING_EMPTY;
}

void ControlButton::setLabelAnchorPoint(const Vec2& labelAnchorPoint) {
    _labelAnchorPoint = labelAnchorPoint;
    if (getTitleLabel()) getTitleLabel()->setAnchorPoint(labelAnchorPoint);
}

// --- Background ---

ui::Scale9Sprite* ControlButton::getBackgroundSpriteForState(State state) {
    ui::Scale9Sprite* sprite = _backgroundSpriteDispatchTable.at(static_cast<int>(state));
    return sprite ? sprite : _backgroundSpriteDispatchTable.at(kNormal);
}

void ControlButton::setBackgroundSpriteForState(ui::Scale9Sprite* sprite, State state) {
    const auto alive = copra::keepAlive(this); // the old sprite may hold the last reference
    const int key = static_cast<int>(state);
    if (ui::Scale9Sprite* old = _backgroundSpriteDispatchTable.at(key)) {
        if (old == sprite) return;
        removeChild(old, true);
        _backgroundSpriteDispatchTable.erase(key);
    }
    if (sprite) {
        _backgroundSpriteDispatchTable.insert(key, sprite);
        sprite->setVisible(false);
        sprite->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        addChild(sprite);
        if (_preferredSize.width != 0.0f || _preferredSize.height != 0.0f)
            sprite->setPreferredSize(_preferredSize);
    }
    updatePart(state);
}

void ControlButton::setBackgroundSpriteFrameForState(SpriteFrame* spriteFrame, State state) {
    if (ui::Scale9Sprite* sprite = ui::Scale9Sprite::createWithSpriteFrame(spriteFrame))
        setBackgroundSpriteForState(sprite, state);
}

ui::Scale9Sprite* ControlButton::getBackgroundSprite() const {
    return _backgroundSprite;
}

void ControlButton::setBackgroundSprite(ui::Scale9Sprite* sprite) {
    _backgroundSprite = sprite;
}

// --- Color and opacity ---

template<class Call>
void ControlButton::forEachPart(const Call& call) {
    for (const auto& entry : _backgroundSpriteDispatchTable) call(entry.second);
    for (const auto& entry : _titleLabelDispatchTable) call(entry.second);
}

void ControlButton::setOpacity(GLubyte var) {
    Control::setOpacity(var);
    forEachPart([&](Node* part) { part->setOpacity(var); });
}

void ControlButton::updateDisplayedOpacity(GLubyte parentOpacity) {
    Control::updateDisplayedOpacity(parentOpacity);
    forEachPart([&](Node* part) { part->updateDisplayedOpacity(parentOpacity); });
}

void ControlButton::setColor(const Color3B& color) {
    Control::setColor(color);
    forEachPart([&](Node* part) { part->setColor(color); });
}

void ControlButton::updateDisplayedColor(const Color3B& parentColor) {
    Control::updateDisplayedColor(parentColor);
    forEachPart([&](Node* part) { part->updateDisplayedColor(parentColor); });
}

} // namespace extension
} // namespace cocos2d
