#include "ui/UILoadingBar.h"

#include "base/autoreleased.h"
#include "ui/UIHelper.h"
#include "ui/imageParts.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

LoadingBar::LoadingBar() = default;
LoadingBar::~LoadingBar() = default;

LoadingBar* LoadingBar::create() {
    return copra::createAutoreleased<LoadingBar>();
}

LoadingBar* LoadingBar::create(const std::string& textureName, float percentage) {
    return create(textureName, TextureResType::LOCAL, percentage);
}

LoadingBar* LoadingBar::create(const std::string& textureName, TextureResType texType, float percentage) {
    LoadingBar* bar = create();
    if (!bar) return nullptr;
    bar->loadTexture(textureName, texType);
    bar->setPercent(percentage);
    return bar;
}

void LoadingBar::initRenderer() {
    _bar = Scale9Sprite::create();
    _bar->setScale9Enabled(false);
    _bar->setAnchorPoint(Vec2(0.0f, 0.5f));
    addProtectedChild(_bar, -1, -1);
}

void LoadingBar::loadTexture(const std::string& texture, TextureResType texType) {
    if (!texture.empty()) onLoaded(copra::loadImage(*_bar, texture, texType));
}

void LoadingBar::loadTexture(SpriteFrame* spriteframe) {
    if (spriteframe) onLoaded(_bar->initWithSpriteFrame(spriteframe));
}

void LoadingBar::onLoaded(bool loaded) {
    if (!loaded) return;
    _barTextureSize = _bar->getContentSize();
    if (!_ignoreSize && _customSize.equals(Size::ZERO)) _customSize = _barTextureSize;
    setDirection(_direction);
    if (_scale9Enabled) _bar->setCapInsets(_capInsets);
    updateChildrenDisplayedRGBA();
    updateContentSizeWithTextureSize(_barTextureSize);
    layoutBar();
}

void LoadingBar::setDirection(Direction direction) {
    _direction = direction;
    const bool fromLeft = direction == Direction::LEFT;
    _bar->setAnchorPoint(Vec2(fromLeft ? 0.0f : 1.0f, 0.5f));
    if (!_scale9Enabled) _bar->setFlippedX(!fromLeft);
    _adaptDirty = true;
}

void LoadingBar::setPercent(float percent) {
    percent = std::min(100.0f, std::max(0.0f, percent));
    if (percent == _percent) return;
    _percent = percent;
    applyPercent();
}

void LoadingBar::setScale9Enabled(bool enabled) {
    if (_scale9Enabled == enabled) return;
    _scale9Enabled = enabled;
    _bar->setTextureRect(Rect(_bar->getTextureRect().origin, _barTextureSize), _bar->isTextureRectRotated(),
                         _barTextureSize);
    _bar->setScale9Enabled(enabled);
    if (enabled) {
        const bool before = _ignoreSize;
        ignoreContentAdaptWithSize(false);
        _prevIgnoreSize = before;
    } else {
        ignoreContentAdaptWithSize(_prevIgnoreSize);
    }
    setCapInsets(_capInsets);
    layoutBar();
}

void LoadingBar::setCapInsets(const Rect& capInsets) {
    _capInsets = Helper::restrictCapInsetRect(capInsets, _barTextureSize);
    if (_scale9Enabled) _bar->setCapInsets(_capInsets);
}

void LoadingBar::ignoreContentAdaptWithSize(bool ignore) {
    if (_scale9Enabled && ignore) return;
    Widget::ignoreContentAdaptWithSize(ignore);
    _prevIgnoreSize = ignore;
}

Node* LoadingBar::getVirtualRenderer() {
    return _bar;
}

void LoadingBar::onSizeChanged() {
    Widget::onSizeChanged();
    _adaptDirty = true;
}

void LoadingBar::adaptRenderers() {
    if (_adaptDirty) layoutBar();
}

void LoadingBar::layoutBar() {
    _adaptDirty = false;
    _totalLength = _ignoreSize ? _barTextureSize.width : _contentSize.width;
    if (_ignoreSize || _scale9Enabled)
        _bar->setScale(1.0f);
    else
        copra::scaleToSize(*_bar, _barTextureSize, _contentSize);
    _bar->setPosition(_direction == Direction::LEFT ? 0.0f : _totalLength, _contentSize.height / 2);
    applyPercent();
}

void LoadingBar::applyPercent() {
    const float share = _percent / 100.0f;
    if (_scale9Enabled) {
        _bar->setPreferredSize(Size(_totalLength * share, _contentSize.height));
        return;
    }
    Rect rect = _bar->getTextureRect();
    rect.size.width = _barTextureSize.width * share;
    _bar->setTextureRect(rect, _bar->isTextureRectRotated(), rect.size);
}

void LoadingBar::copySpecialProperties(Widget* model) {
    auto* bar = dynamic_cast<LoadingBar*>(model);
    if (!bar) return;
    _prevIgnoreSize = bar->_prevIgnoreSize;
    if (bar->_barTextureSize.width > 0) {
        // Not the sprite's frame, which is cropped to the current percent.
        const Rect whole(bar->_bar->getTextureRect().origin, bar->_barTextureSize);
        onLoaded(_bar->initWithTexture(bar->_bar->getTexture(), whole, bar->_bar->isTextureRectRotated()));
    }
    setScale9Enabled(bar->_scale9Enabled);
    setCapInsets(bar->_capInsets);
    setPercent(bar->_percent);
    setDirection(bar->_direction);
}

} // namespace ui
} // namespace cocos2d
