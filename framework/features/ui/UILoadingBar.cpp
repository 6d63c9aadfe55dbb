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
    _barRenderer = Scale9Sprite::create();
    _barRenderer->setScale9Enabled(false);
    _barRenderer->setAnchorPoint(Vec2(0.0f, 0.5f));
    addProtectedChild(_barRenderer, -1, -1);
}

void LoadingBar::loadTexture(const std::string& texture, TextureResType texType) {
    _source = ResourceData(static_cast<int>(texType), texture, "");
    if (!texture.empty()) onLoaded(copra::loadImage(*_barRenderer, texture, texType));
}

void LoadingBar::loadTexture(SpriteFrame* spriteframe) {
    if (spriteframe) onLoaded(_barRenderer->initWithSpriteFrame(spriteframe));
}

void LoadingBar::onLoaded(bool loaded) {
    if (!loaded) return;
    _barRendererTextureSize = _barRenderer->getContentSize();
    if (!_ignoreSize && _customSize.equals(Size::ZERO)) _customSize = _barRendererTextureSize;
    setDirection(_direction);
    if (_scale9Enabled) _barRenderer->setCapInsets(_capInsets);
    updateChildrenDisplayedRGBA();
    updateContentSizeWithTextureSize(_barRendererTextureSize);
    layoutBar();
}

void LoadingBar::setDirection(Direction direction) {
    _direction = direction;
    const bool fromLeft = direction == Direction::LEFT;
    _barRenderer->setAnchorPoint(Vec2(fromLeft ? 0.0f : 1.0f, 0.5f));
    if (!_scale9Enabled) _barRenderer->setFlippedX(!fromLeft);
    _barRendererAdaptDirty = true;
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
    _barRenderer->setTextureRect(Rect(_barRenderer->getTextureRect().origin, _barRendererTextureSize),
                                 _barRenderer->isTextureRectRotated(), _barRendererTextureSize);
    _barRenderer->setScale9Enabled(enabled);
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
    _capInsets = Helper::restrictCapInsetRect(capInsets, _barRendererTextureSize);
    if (_scale9Enabled) _barRenderer->setCapInsets(_capInsets);
}

void LoadingBar::ignoreContentAdaptWithSize(bool ignore) {
    if (_scale9Enabled && ignore) return;
    Widget::ignoreContentAdaptWithSize(ignore);
    _prevIgnoreSize = ignore;
}

Node* LoadingBar::getVirtualRenderer() {
    return _barRenderer;
}

void LoadingBar::onSizeChanged() {
    Widget::onSizeChanged();
    _barRendererAdaptDirty = true;
}

void LoadingBar::adaptRenderers() {
    if (_barRendererAdaptDirty) layoutBar();
}

void LoadingBar::layoutBar() {
    _barRendererAdaptDirty = false;
    _totalLength = _ignoreSize ? _barRendererTextureSize.width : _contentSize.width;
    if (_ignoreSize || _scale9Enabled)
        _barRenderer->setScale(1.0f);
    else
        copra::scaleToSize(*_barRenderer, _barRendererTextureSize, _contentSize);
    _barRenderer->setPosition(_direction == Direction::LEFT ? 0.0f : _totalLength, _contentSize.height / 2);
    applyPercent();
}

void LoadingBar::applyPercent() {
    const float share = _percent / 100.0f;
    if (_scale9Enabled) {
        _barRenderer->setPreferredSize(Size(_totalLength * share, _contentSize.height));
        return;
    }
    Rect rect = _barRenderer->getTextureRect();
    rect.size.width = _barRendererTextureSize.width * share;
    _barRenderer->setTextureRect(rect, _barRenderer->isTextureRectRotated(), rect.size);
}

void LoadingBar::copySpecialProperties(Widget* model) {
    auto* bar = dynamic_cast<LoadingBar*>(model);
    if (!bar) return;
    _prevIgnoreSize = bar->_prevIgnoreSize;
    _source = bar->_source;
    if (bar->_barRendererTextureSize.width > 0) {
        // Not the sprite's frame, which is cropped to the current percent.
        const Rect whole(bar->_barRenderer->getTextureRect().origin, bar->_barRendererTextureSize);
        onLoaded(_barRenderer->initWithTexture(bar->_barRenderer->getTexture(), whole,
                                               bar->_barRenderer->isTextureRectRotated()));
    }
    setScale9Enabled(bar->_scale9Enabled);
    setCapInsets(bar->_capInsets);
    setPercent(bar->_percent);
    setDirection(bar->_direction);
}

} // namespace ui
} // namespace cocos2d
