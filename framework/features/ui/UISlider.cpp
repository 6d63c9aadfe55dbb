#include "ui/UISlider.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "event/Touch.h"
#include "scene/Camera.h"
#include "ui/imageParts.h"
#include "ui/selectorCallback.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

namespace {

constexpr int kBarZ = -2;
constexpr int kBallZ = -1;

bool contains(const Node* node, const Vec2& screenPoint, const Camera* camera) {
    Vec2 point;
    return copra::screenToNode(*node, screenPoint, camera, point) &&
           Rect(Vec2::ZERO, node->getContentSize()).containsPoint(point);
}

} // namespace

Slider* Slider::create() {
    return copra::createAutoreleased<Slider>();
}

Slider* Slider::create(const std::string& barTextureName, const std::string& normalBallTextureName,
                       TextureResType resType) {
    Slider* slider = create();
    if (!slider) return nullptr;
    slider->loadBarTexture(barTextureName, resType);
    slider->loadSlidBallTextureNormal(normalBallTextureName, resType);
    return slider;
}

Slider::Slider() {
    setTouchEnabled(true);
}

Slider::~Slider() = default;

bool Slider::init() {
    return Widget::init();
}

void Slider::initRenderer() {
    _barRenderer = Scale9Sprite::create();
    _barRenderer->setScale9Enabled(false);
    _progressBarRenderer = Scale9Sprite::create();
    _progressBarRenderer->setScale9Enabled(false);
    _progressBarRenderer->setAnchorPoint(Vec2(0.0f, 0.5f));
    _slidBallRenderer = Node::create();
    _slidBallRenderer->setCascadeColorEnabled(true);
    _slidBallRenderer->setCascadeOpacityEnabled(true);
    for (copra::ImagePart* image : {&_ballNormal, &_ballPressed, &_ballDisabled}) {
        image->create();
        _slidBallRenderer->addChild(image->sprite);
    }
    _slidBallNormalRenderer = _ballNormal.sprite;
    _slidBallPressedRenderer = _ballPressed.sprite;
    _slidBallDisabledRenderer = _ballDisabled.sprite;
    addProtectedChild(_barRenderer, kBarZ, -1);
    addProtectedChild(_progressBarRenderer, kBarZ, -1);
    addProtectedChild(_slidBallRenderer, kBallZ, -1);
}

// --- Images ---

void Slider::loadBarTexture(const std::string& fileName, TextureResType resType) {
    _barSource = ResourceData(static_cast<int>(resType), fileName, "");
    if (!fileName.empty()) onBarLoaded(copra::loadImage(*_barRenderer, fileName, resType));
}

void Slider::loadBarTexture(SpriteFrame* spriteframe) {
    if (spriteframe) onBarLoaded(_barRenderer->initWithSpriteFrame(spriteframe));
}

void Slider::onBarLoaded(bool loaded) {
    if (!loaded) return;
    _barTextureSize = _barRenderer->getContentSize();
    if (!_ignoreSize && _customSize.equals(Size::ZERO)) _customSize = _barTextureSize;
    if (_scale9Enabled) _barRenderer->setCapInsets(_capInsetsBarRenderer);
    updateChildrenDisplayedRGBA();
    updateContentSizeWithTextureSize(_barTextureSize);
    layoutBars();
}

void Slider::loadProgressBarTexture(const std::string& fileName, TextureResType resType) {
    _progressSource = ResourceData(static_cast<int>(resType), fileName, "");
    if (!fileName.empty()) onProgressLoaded(copra::loadImage(*_progressBarRenderer, fileName, resType));
}

void Slider::loadProgressBarTexture(SpriteFrame* spriteframe) {
    if (spriteframe) onProgressLoaded(_progressBarRenderer->initWithSpriteFrame(spriteframe));
}

void Slider::onProgressLoaded(bool loaded) {
    if (!loaded) return;
    _progressBarRenderer->setAnchorPoint(Vec2(0.0f, 0.5f)); // loading an image has set that of a sprite
    _progressBarTextureSize = _progressBarRenderer->getContentSize();
    if (_scale9Enabled) _progressBarRenderer->setCapInsets(_capInsetsProgressBarRenderer);
    updateChildrenDisplayedRGBA();
    layoutBars();
}

void Slider::loadSlidBallTextures(const std::string& normal, const std::string& pressed,
                                  const std::string& disabled, TextureResType texType) {
    load(_ballNormal, normal, texType);
    load(_ballPressed, pressed, texType);
    load(_ballDisabled, disabled, texType);
}

void Slider::loadSlidBallTextureNormal(const std::string& normal, TextureResType resType) {
    load(_ballNormal, normal, resType);
}

void Slider::loadSlidBallTextureNormal(SpriteFrame* spriteframe) {
    load(_ballNormal, spriteframe);
}

void Slider::loadSlidBallTexturePressed(const std::string& pressed, TextureResType resType) {
    load(_ballPressed, pressed, resType);
}

void Slider::loadSlidBallTexturePressed(SpriteFrame* spriteframe) {
    load(_ballPressed, spriteframe);
}

void Slider::loadSlidBallTextureDisabled(const std::string& disabled, TextureResType resType) {
    load(_ballDisabled, disabled, resType);
}

void Slider::loadSlidBallTextureDisabled(SpriteFrame* spriteframe) {
    load(_ballDisabled, spriteframe);
}

void Slider::load(copra::ImagePart& image, const std::string& name, TextureResType texType) {
    if (image.load(name, texType)) updateChildrenDisplayedRGBA();
}

void Slider::load(copra::ImagePart& image, SpriteFrame* frame) {
    if (image.load(frame)) updateChildrenDisplayedRGBA();
}

void Slider::setScale9Enabled(bool able) {
    if (_scale9Enabled == able) return;
    _scale9Enabled = able;
    _progressBarRenderer->setTextureRect(
        Rect(_progressBarRenderer->getTextureRect().origin, _progressBarTextureSize),
        _progressBarRenderer->isTextureRectRotated(), _progressBarTextureSize);
    _barRenderer->setScale9Enabled(able);
    _progressBarRenderer->setScale9Enabled(able);
    if (able) {
        const bool before = _ignoreSize;
        ignoreContentAdaptWithSize(false);
        _prevIgnoreSize = before;
    } else {
        _barRenderer->setContentSize(_barTextureSize);
        ignoreContentAdaptWithSize(_prevIgnoreSize);
    }
    setCapInsetsBarRenderer(_capInsetsBarRenderer);
    setCapInsetProgressBarRenderer(_capInsetsProgressBarRenderer);
    layoutBars();
}

void Slider::setCapInsets(const Rect& capInsets) {
    setCapInsetsBarRenderer(capInsets);
    setCapInsetProgressBarRenderer(capInsets);
}

void Slider::setCapInsetsBarRenderer(const Rect& capInsets) {
    _capInsetsBarRenderer = capInsets;
    if (_scale9Enabled) _barRenderer->setCapInsets(capInsets);
}

void Slider::setCapInsetProgressBarRenderer(const Rect& capInsets) {
    _capInsetsProgressBarRenderer = capInsets;
    if (_scale9Enabled) _progressBarRenderer->setCapInsets(capInsets);
}

Sprite* Slider::getSlidBallNormalRenderer() const {
    return _ballNormal.sprite;
}

Sprite* Slider::getSlidBallPressedRenderer() const {
    return _ballPressed.sprite;
}

Sprite* Slider::getSlidBallDisabledRenderer() const {
    return _ballDisabled.sprite;
}

Node* Slider::getVirtualRenderer() {
    return _barRenderer;
}

// --- Value ---

void Slider::setPercent(int percent) {
    percent = std::min(_maxPercent, std::max(0, percent));
    if (percent == _percent) return;
    _percent = percent;
    updateVisualSlider();
    percentChangedEvent(EventType::ON_PERCENTAGE_CHANGED);
}

void Slider::setMaxPercent(int percent) {
    if (percent < 1) {
        copra::warning("Slider::setMaxPercent: ignored %d, the maximum must be at least 1", percent);
        return;
    }
    _maxPercent = percent;
    _percent = std::min(_percent, percent);
    updateVisualSlider();
}

void Slider::addEventListenerSlider(Ref* target, SEL_SlidPercentChangedEvent selector) {
    copra::listenToAll(_eventCallback,
                       copra::selectorCallback(target, selector, EventType::ON_PERCENTAGE_CHANGED));
}

void Slider::listenTo_(EventType event, Ref* target, SEL_CallFuncO selector) {
    copra::listenTo(event, _eventCallback, target, selector);
}

void Slider::percentChangedEvent(EventType event) {
    const auto alive = copra::keepAlive(this);
    copra::call(_eventCallback, this, event);
    copra::call(_ccEventCallback, this, static_cast<int>(event));
}

// --- Touches ---

bool Slider::hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const {
    Vec2 point;
    if (p && copra::screenToNode(*this, pt, camera, point)) p->set(point.x, point.y, 0.0f);
    return contains(_ballNormal.sprite, pt, camera) || contains(_barRenderer, pt, camera);
}

int Slider::getPercentWithBallPos(const Vec2& pt) const {
    if (_contentSize.width <= 0) return 0;
    Vec2 point;
    if (!copra::screenToNode(*this, pt, _hittedByCamera.get(), point)) return _percent;
    const float fraction = std::min(1.0f, std::max(0.0f, point.x / _contentSize.width));
    return copra::toInteger<int>(fraction * static_cast<float>(_maxPercent)); // truncated, as in the original
}

bool Slider::onTouchBegan(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    if (!Widget::onTouchBegan(touch, unusedEvent)) return false;
    setPercent(getPercentWithBallPos(touch->getLocation()));
    percentChangedEvent(EventType::ON_SLIDEBALL_DOWN);
    return true;
}

void Slider::onTouchMoved(Touch* touch, Event*) {
    _touchMovePosition = touch->getLocation();
    setPercent(getPercentWithBallPos(_touchMovePosition));
}

void Slider::onTouchEnded(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    Widget::onTouchEnded(touch, unusedEvent);
    percentChangedEvent(EventType::ON_SLIDEBALL_UP);
}

void Slider::onTouchCancelled(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    Widget::onTouchCancelled(touch, unusedEvent);
    percentChangedEvent(EventType::ON_SLIDEBALL_CANCEL);
}

// --- Appearance ---

void Slider::showBall(const copra::ImagePart& image, float scale) {
    for (const copra::ImagePart* other : {&_ballNormal, &_ballPressed, &_ballDisabled})
        other->sprite->setVisible(other == &image);
    _ballNormal.sprite->setScale(scale);
    _ballNormal.sprite->setState(_bright ? Scale9Sprite::State::NORMAL : Scale9Sprite::State::GRAY);
}

void Slider::onPressStateChangedToNormal() {
    showBall(_ballNormal, 1.0f);
}

void Slider::onPressStateChangedToPressed() {
    if (_ballPressed.loaded)
        showBall(_ballPressed, 1.0f);
    else
        showBall(_ballNormal, 1.0f + _zoomScale);
}

void Slider::onPressStateChangedToDisabled() {
    showBall(_ballDisabled.loaded ? _ballDisabled : _ballNormal, 1.0f);
}

void Slider::ignoreContentAdaptWithSize(bool ignore) {
    if (_scale9Enabled && ignore) return;
    Widget::ignoreContentAdaptWithSize(ignore);
    _prevIgnoreSize = ignore;
}

void Slider::onSizeChanged() {
    Widget::onSizeChanged();
    _barRendererAdaptDirty = true;
}

void Slider::adaptRenderers() {
    if (_barRendererAdaptDirty) layoutBars();
}

void Slider::layoutBars() {
    _barRendererAdaptDirty = false;
    if (_scale9Enabled) {
        _barRenderer->setScale(1.0f);
        _barRenderer->setPreferredSize(_contentSize);
        _progressBarRenderer->setScale(1.0f);
    } else {
        copra::scaleToSize(*_barRenderer, _barTextureSize, _ignoreSize ? _barTextureSize : _contentSize);
        // The progress is as long as the bar; it keeps its own height while the bar has its own size.
        const Size size(_contentSize.width,
                        _ignoreSize ? _progressBarTextureSize.height : _contentSize.height);
        copra::scaleToSize(*_progressBarRenderer, _progressBarTextureSize, size);
    }
    _barRenderer->setPosition(_contentSize.width / 2, _contentSize.height / 2);
    _progressBarRenderer->setPosition(0.0f, _contentSize.height / 2);
    updateVisualSlider();
}

void Slider::updateVisualSlider() {
    const float share = static_cast<float>(_percent) / static_cast<float>(_maxPercent);
    const float length = _contentSize.width * share;
    _slidBallRenderer->setPosition(length, _contentSize.height / 2);
    if (_scale9Enabled) {
        _progressBarRenderer->setPreferredSize(Size(length, _contentSize.height));
        return;
    }
    Rect rect = _progressBarRenderer->getTextureRect();
    rect.size.width = _progressBarTextureSize.width * share;
    _progressBarRenderer->setTextureRect(rect, _progressBarRenderer->isTextureRectRotated(), rect.size);
}

void Slider::copySpecialProperties(Widget* model) {
    auto* slider = dynamic_cast<Slider*>(model);
    if (!slider) return;
    _prevIgnoreSize = slider->_prevIgnoreSize;
    if (slider->_barTextureSize.width > 0) loadBarTexture(slider->_barRenderer->getSpriteFrame());
    if (slider->_progressBarTextureSize.width > 0) {
        // Not the sprite's frame, which is cropped to the current percent.
        const Rect whole(slider->_progressBarRenderer->getTextureRect().origin,
                         slider->_progressBarTextureSize);
        onProgressLoaded(
            _progressBarRenderer->initWithTexture(slider->_progressBarRenderer->getTexture(), whole,
                                                  slider->_progressBarRenderer->isTextureRectRotated()));
    }
    const std::pair<copra::ImagePart*, copra::ImagePart*> images[] = {
        {&_ballNormal, &slider->_ballNormal},
        {&_ballPressed, &slider->_ballPressed},
        {&_ballDisabled, &slider->_ballDisabled}};
    for (const auto& [own, other] : images)
        if (own->loadFrom(*other)) updateChildrenDisplayedRGBA();
    _barSource = slider->_barSource;
    _progressSource = slider->_progressSource;
    setScale9Enabled(slider->_scale9Enabled);
    setCapInsetsBarRenderer(slider->_capInsetsBarRenderer);
    setCapInsetProgressBarRenderer(slider->_capInsetsProgressBarRenderer);
    _maxPercent = slider->_maxPercent;
    _percent = slider->_percent;
    _zoomScale = slider->_zoomScale;
    _eventCallback = slider->_eventCallback;
    layoutBars();
}

} // namespace ui
} // namespace cocos2d
