#include "extensions/ControlSlider.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "event/Touch.h"
#include "extensions/ControlUtils.h"
#include "nodes/sprites/Sprite.h"

#include <algorithm>

namespace cocos2d {
namespace extension {

ControlSlider* ControlSlider::create(const char* bgFile, const char* progressFile, const char* thumbFile) {
    return create(Sprite::create(bgFile), Sprite::create(progressFile), Sprite::create(thumbFile));
}

ControlSlider* ControlSlider::create(const char* bgFile, const char* progressFile, const char* thumbFile,
                                     const char* selectedThumbSpriteFile) {
    return create(Sprite::create(bgFile), Sprite::create(progressFile), Sprite::create(thumbFile),
                  Sprite::create(selectedThumbSpriteFile));
}

ControlSlider* ControlSlider::create(Sprite* backgroundSprite, Sprite* pogressSprite, Sprite* thumbSprite) {
    auto* slider = new ControlSlider();
    return copra::autoreleased(slider, slider->initWithSprites(backgroundSprite, pogressSprite, thumbSprite));
}

ControlSlider* ControlSlider::create(Sprite* backgroundSprite, Sprite* pogressSprite, Sprite* thumbSprite,
                                     Sprite* selectedThumbSprite) {
    auto* slider = new ControlSlider();
    return copra::autoreleased(
        slider, slider->initWithSprites(backgroundSprite, pogressSprite, thumbSprite, selectedThumbSprite));
}

ControlSlider::ControlSlider() = default;
ControlSlider::~ControlSlider() = default;

bool ControlSlider::initWithSprites(Sprite* backgroundSprite, Sprite* progressSprite, Sprite* thumbSprite) {
    Sprite* selected = nullptr;
    if (thumbSprite) {
        selected = Sprite::createWithTexture(thumbSprite->getTexture(), thumbSprite->getTextureRect());
        selected->setColor(Color3B::GRAY);
    }
    return initWithSprites(backgroundSprite, progressSprite, thumbSprite, selected);
}

bool ControlSlider::initWithSprites(Sprite* backgroundSprite, Sprite* progressSprite, Sprite* thumbSprite,
                                    Sprite* selectedThumbSprite) {
    if (copra::warn(!backgroundSprite || !progressSprite || !thumbSprite || !selectedThumbSprite,
                    "ControlSlider: a sprite is missing"))
        return false;
    if (!Control::init()) return false;
    setIgnoreAnchorPointForPosition(false);
    setBackgroundSprite(backgroundSprite);
    setProgressSprite(progressSprite);
    setThumbSprite(thumbSprite);
    setSelectedThumbSprite(selectedThumbSprite);
    setContentSize(
        ControlUtils::RectUnion(backgroundSprite->getBoundingBox(), thumbSprite->getBoundingBox()).size);
    const float middle = getContentSize().height / 2.0f;
    _backgroundSprite->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    _backgroundSprite->setPosition(getContentSize().width / 2.0f, middle);
    _progressSprite->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
    _progressSprite->setPosition(0.0f, middle);
    _thumbSprite->setPosition(0.0f, middle);
    _selectedThumbSprite->setPosition(0.0f, middle);
    _selectedThumbSprite->setVisible(false);
    for (Sprite* part : {backgroundSprite, progressSprite, thumbSprite, selectedThumbSprite}) addChild(part);
    _minimumValue = _minimumAllowedValue = 0.0f;
    _maximumValue = _maximumAllowedValue = 1.0f;
    setValue(_minimumValue);
    return true;
}

// --- Parts ---

Sprite* ControlSlider::getThumbSprite() const {
    return _thumbSprite;
}
void ControlSlider::setThumbSprite(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlSlider::setThumbSprite: ignored null")) _thumbSprite = sprite;
}
Sprite* ControlSlider::getSelectedThumbSprite() const {
    return _selectedThumbSprite;
}
void ControlSlider::setSelectedThumbSprite(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlSlider::setSelectedThumbSprite: ignored null"))
        _selectedThumbSprite = sprite;
}
Sprite* ControlSlider::getProgressSprite() const {
    return _progressSprite;
}
void ControlSlider::setProgressSprite(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlSlider::setProgressSprite: ignored null")) _progressSprite = sprite;
}
Sprite* ControlSlider::getBackgroundSprite() const {
    return _backgroundSprite;
}
void ControlSlider::setBackgroundSprite(Sprite* sprite) {
    if (!copra::warn(!sprite, "ControlSlider::setBackgroundSprite: ignored null")) _backgroundSprite = sprite;
}

void ControlSlider::setEnabled(bool enabled) {
    Control::setEnabled(enabled);
    if (_thumbSprite) _thumbSprite->setOpacity(enabled ? 255 : 128);
}

float ControlSlider::barWidth() const {
    return _backgroundSprite->getContentSize().width;
}

void ControlSlider::needsLayout() {
    if (!_thumbSprite || !_selectedThumbSprite || !_backgroundSprite || !_progressSprite) return;
    const float range = _maximumValue - _minimumValue;
    const float x = range > 0.0f ? (_value - _minimumValue) / range * barWidth() : 0.0f;
    _thumbSprite->setPositionX(x);
    _selectedThumbSprite->setPosition(_thumbSprite->getPosition());
    Rect shown = _progressSprite->getTextureRect();
    shown.size.width = x;
    _progressSprite->setTextureRect(shown, _progressSprite->isTextureRectRotated(), shown.size);
}

// --- Value ---

void ControlSlider::setValue(float val) {
    _value = std::min(std::max(val, _minimumValue), _maximumValue);
    needsLayout();
    sendActionsForControlEvents(EventType::VALUE_CHANGED);
}

void ControlSlider::setMinimumValue(float val) {
    _minimumValue = val;
    _minimumAllowedValue = val;
    if (_minimumValue >= _maximumValue) _maximumValue = _minimumValue + 1.0f;
    setValue(_value);
}

void ControlSlider::setMaximumValue(float val) {
    _maximumValue = val;
    _maximumAllowedValue = val;
    if (_maximumValue <= _minimumValue) _minimumValue = _maximumValue - 1.0f;
    setValue(_value);
}

float ControlSlider::valueForLocation(Vec2 location) {
    const float fraction = location.x / barWidth();
    const float value = _minimumValue + fraction * (_maximumValue - _minimumValue);
    return std::max(std::min(value, _maximumAllowedValue), _minimumAllowedValue);
}

// --- Touches ---

bool ControlSlider::isTouchInside(Touch* touch) {
    if (!getParent()) return false;
    const float thumb = _thumbSprite->getContentSize().width;
    Rect area = getBoundingBox();
    area.size.width += thumb;
    area.origin.x -= thumb / 2.0f;
    return area.containsPoint(getParent()->convertToNodeSpace(touch->getLocation()));
}

Vec2 ControlSlider::locationFromTouch(Touch* touch) {
    Vec2 location = convertToNodeSpace(touch->getLocation());
    location.x = std::min(std::max(location.x, 0.0f), barWidth());
    return location;
}

bool ControlSlider::onTouchBegan(Touch* touch, Event* /*pEvent*/) {
    if (!isTouchInside(touch) || !isEnabled() || !isVisible() || !hasVisibleParents()) return false;
    sliderBegan(locationFromTouch(touch));
    return true;
}

void ControlSlider::onTouchMoved(Touch* pTouch, Event* /*pEvent*/) {
    sliderMoved(locationFromTouch(pTouch));
}

void ControlSlider::onTouchEnded(Touch* /*pTouch*/, Event* /*pEvent*/) {
    sliderEnded(Vec2::ZERO);
}

void ControlSlider::onTouchCancelled(Touch* /*pTouch*/, Event* /*pEvent*/) {
    sliderEnded(Vec2::ZERO);
}

void ControlSlider::sliderBegan(Vec2 location) {
    setSelected(true);
    _thumbSprite->setVisible(false);
    _selectedThumbSprite->setVisible(true);
    setValue(valueForLocation(location));
}

void ControlSlider::sliderMoved(Vec2 location) {
    setValue(valueForLocation(location));
}

void ControlSlider::sliderEnded(Vec2 /*location*/) {
    const auto alive = copra::keepAlive(this);
    if (isSelected()) setValue(valueForLocation(_thumbSprite->getPosition()));
    _thumbSprite->setVisible(true);
    _selectedThumbSprite->setVisible(false);
    setSelected(false);
}

} // namespace extension
} // namespace cocos2d
