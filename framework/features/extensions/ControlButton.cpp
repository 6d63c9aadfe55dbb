#include "extensions/ControlButton.h"

#include "action/Scale.h"
#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "extensions/ControlUtils.h"
#include "nodes/text/Label.h"
#include "ui/UIScale9Sprite.h"

namespace cocos2d {
namespace extension {

namespace {

constexpr int kZoomTag = static_cast<int>(0xCCCB0001u); ///< Of the action that grows the button.
constexpr float kZoomSeconds = 0.05f;

} // namespace

ControlButton* ControlButton::create() {
    return copra::createAutoreleased<ControlButton>();
}

ControlButton* ControlButton::create(ui::Scale9Sprite* sprite) {
    auto* button = new ControlButton();
    return copra::autoreleased(button, button->initWithBackgroundSprite(sprite));
}

ControlButton* ControlButton::create(Node* label, ui::Scale9Sprite* backgroundSprite) {
    return create(label, backgroundSprite, true);
}

ControlButton* ControlButton::create(Node* label, ui::Scale9Sprite* backgroundSprite,
                                     bool adjustBackGroundSize) {
    auto* button = new ControlButton();
    return copra::autoreleased(
        button, button->initWithLabelAndBackgroundSprite(label, backgroundSprite, adjustBackGroundSize));
}

ControlButton* ControlButton::create(const std::string& title, const std::string& fontName, float fontSize) {
    auto* button = new ControlButton();
    return copra::autoreleased(button,
                               button->initWithTitleAndFontNameAndFontSize(title, fontName, fontSize));
}

ControlButton::ControlButton() = default;
ControlButton::~ControlButton() = default;

bool ControlButton::init() {
    return initWithTitleAndFontNameAndFontSize("", "Helvetica", 12);
}

bool ControlButton::initWithTitleAndFontNameAndFontSize(const std::string& title, const std::string& fontName,
                                                        float fontSize) {
    return initWithLabelAndBackgroundSprite(Label::createWithSystemFont(title, fontName, fontSize),
                                            ui::Scale9Sprite::create(), true);
}

bool ControlButton::initWithBackgroundSprite(ui::Scale9Sprite* sprite) {
    return initWithLabelAndBackgroundSprite(Label::createWithSystemFont("", "Arial", 30), sprite, false);
}

bool ControlButton::initWithLabelAndBackgroundSprite(Node* label, ui::Scale9Sprite* backgroundSprite,
                                                     bool adjustBackGroundSize) {
    auto* text = dynamic_cast<LabelProtocol*>(label);
    if (copra::refuse(!text || !backgroundSprite,
                      "ControlButton: the label or the background sprite is null or has another type"))
        return false;
    if (!Control::init()) return false;
    _parentInited = true;
    _isPushed = false;
    setPreferredSize(Size::ZERO);
    setAdjustBackgroundImage(adjustBackGroundSize);
    _zoomOnTouchDown = true;
    setIgnoreAnchorPointForPosition(false);
    setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    setTitleLabel(label);
    setBackgroundSprite(backgroundSprite);
    const Color3B color = label->getColor();
    setColor(Color3B::WHITE);
    setOpacity(255);
    setOpacityModifyRGB(true);
    setTitleForState(text->getString(), State::NORMAL);
    setTitleColorForState(color, State::NORMAL);
    setTitleLabelForState(label, State::NORMAL);
    setBackgroundSpriteForState(backgroundSprite, State::NORMAL);
    setLabelAnchorPoint(Vec2::ANCHOR_MIDDLE);
    needsLayout();
    return true;
}

// --- State ---

void ControlButton::setEnabled(bool enabled) {
    Control::setEnabled(enabled);
}

void ControlButton::setSelected(bool enabled) {
    Control::setSelected(enabled);
}

void ControlButton::setHighlighted(bool enabled) {
    if (_enabled) _state = enabled ? State::HIGH_LIGHTED : State::NORMAL;
    Control::setHighlighted(enabled);
    stopActionByTag(kZoomTag);
    if (!_zoomOnTouchDown || !_parentInited) return;
    const bool grows = isHighlighted() && isEnabled() && !isSelected();
    Action* zoom = ScaleTo::create(kZoomSeconds, grows ? _scaleRatio : 1.0f);
    zoom->setTag(kZoomTag);
    runAction(zoom);
}

// --- Layout ---

void ControlButton::needsLayout() {
    if (!_parentInited) return;
    const auto alive = copra::keepAlive(this); // parts that are replaced may hold the last reference
    if (_titleLabel) _titleLabel->setVisible(false);
    if (_backgroundSprite) _backgroundSprite->setVisible(false);
    _currentTitle = getTitleForState(_state);
    _currentTitleColor = getTitleColorForState(_state);
    setTitleLabel(getTitleLabelForState(_state));
    setLabelAnchorPoint(_labelAnchorPoint);
    setBackgroundSprite(getBackgroundSpriteForState(_state));
    if (_titleLabel) {
        auto* text = dynamic_cast<LabelProtocol*>(_titleLabel.get());
        if (text && !_currentTitle.empty()) text->setString(_currentTitle);
        _titleLabel->setColor(_currentTitleColor);
    }
    layOutParts();
}

/// Places the parts in the middle of the smallest box around both.
void ControlButton::layOutParts() {
    const auto place = [this] {
        const Vec2 middle(_contentSize.width / 2.0f, _contentSize.height / 2.0f);
        if (_titleLabel) _titleLabel->setPosition(middle);
        if (_backgroundSprite) _backgroundSprite->setPosition(middle);
    };
    place();
    const Rect title = _titleLabel ? _titleLabel->getBoundingBox() : Rect::ZERO;
    Rect background;
    if (_backgroundSprite) {
        Size size = _backgroundSprite->getPreferredSize();
        if (_doesAdjustBackgroundImage)
            size =
                title.size + Size(2.0f * static_cast<float>(_marginH), 2.0f * static_cast<float>(_marginV));
        if (size.width <= 0.0f) size.width = title.size.width;
        if (size.height <= 0.0f) size.height = title.size.height;
        _backgroundSprite->setContentSize(size);
        background = _backgroundSprite->getBoundingBox();
    }
    setContentSize(ControlUtils::RectUnion(title, background).size);
    place();
    if (_titleLabel) _titleLabel->setVisible(true);
    if (_backgroundSprite) _backgroundSprite->setVisible(true);
}

void ControlButton::setMargins(int marginH, int marginV) {
    _marginV = marginV;
    _marginH = marginH;
    needsLayout();
}

void ControlButton::setAdjustBackgroundImage(bool adjustBackgroundImage) {
    _doesAdjustBackgroundImage = adjustBackgroundImage;
    needsLayout();
}

void ControlButton::setPreferredSize(const Size& size) {
    _doesAdjustBackgroundImage = size.width == 0.0f && size.height == 0.0f;
    if (!_doesAdjustBackgroundImage)
        for (const auto& entry : _backgroundSpriteDispatchTable) entry.second->setPreferredSize(size);
    _preferredSize = size;
    needsLayout();
}

// --- Touches ---

bool ControlButton::onTouchBegan(Touch* touch, Event* /*event*/) {
    if (!isTouchInside(touch) || !isEnabled() || !isVisible() || !hasVisibleParents()) return false;
    _isPushed = true;
    setHighlighted(true);
    sendActionsForControlEvents(EventType::TOUCH_DOWN);
    return true;
}

void ControlButton::onTouchMoved(Touch* touch, Event* /*event*/) {
    if (!isEnabled() || !isPushed() || isSelected()) {
        if (isHighlighted()) setHighlighted(false);
        return;
    }
    const bool isInside = isTouchInside(touch);
    if (isInside == isHighlighted()) {
        sendActionsForControlEvents(isInside ? EventType::DRAG_INSIDE : EventType::DRAG_OUTSIDE);
        return;
    }
    setHighlighted(isInside);
    sendActionsForControlEvents(isInside ? EventType::DRAG_ENTER : EventType::DRAG_EXIT);
}

void ControlButton::onTouchEnded(Touch* touch, Event* /*event*/) {
    _isPushed = false;
    setHighlighted(false);
    sendActionsForControlEvents(isTouchInside(touch) ? EventType::TOUCH_UP_INSIDE
                                                     : EventType::TOUCH_UP_OUTSIDE);
}

void ControlButton::onTouchCancelled(Touch* /*touch*/, Event* /*event*/) {
    _isPushed = false;
    setHighlighted(false);
    sendActionsForControlEvents(EventType::TOUCH_CANCEL);
}

} // namespace extension
} // namespace cocos2d
