#include "ui/UISlider.h"

#include "base/WeakPtr.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "event/Touch.h"
#include "scene/Camera.h"
#include "ui/imageParts.h"

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
    _bar = Scale9Sprite::create();
    _bar->setScale9Enabled(false);
    _progress = Scale9Sprite::create();
    _progress->setScale9Enabled(false);
    _progress->setAnchorPoint(Vec2(0.0f, 0.5f));
    _ball = Node::create();
    _ball->setCascadeColorEnabled(true);
    _ball->setCascadeOpacityEnabled(true);
    for (BallImage* image : {&_ballNormal, &_ballPressed, &_ballDisabled}) {
        image->sprite = copra::createImagePart();
        _ball->addChild(image->sprite);
    }
    addProtectedChild(_bar, kBarZ, -1);
    addProtectedChild(_progress, kBarZ, -1);
    addProtectedChild(_ball, kBallZ, -1);
}

// --- Images ---

void Slider::loadBarTexture(const std::string& fileName, TextureResType resType) {
    if (!fileName.empty()) onBarLoaded(copra::loadImage(*_bar, fileName, resType));
}

void Slider::loadBarTexture(SpriteFrame* spriteframe) {
    if (spriteframe) onBarLoaded(_bar->initWithSpriteFrame(spriteframe));
}

void Slider::onBarLoaded(bool loaded) {
    if (!loaded) return;
    _barTextureSize = _bar->getContentSize();
    if (!_ignoreSize && _customSize.equals(Size::ZERO)) _customSize = _barTextureSize;
    if (_scale9Enabled) _bar->setCapInsets(_capInsetsBar);
    updateChildrenDisplayedRGBA();
    updateContentSizeWithTextureSize(_barTextureSize);
    layoutBars();
}

void Slider::loadProgressBarTexture(const std::string& fileName, TextureResType resType) {
    if (!fileName.empty()) onProgressLoaded(copra::loadImage(*_progress, fileName, resType));
}

void Slider::loadProgressBarTexture(SpriteFrame* spriteframe) {
    if (spriteframe) onProgressLoaded(_progress->initWithSpriteFrame(spriteframe));
}

void Slider::onProgressLoaded(bool loaded) {
    if (!loaded) return;
    _progressTextureSize = _progress->getContentSize();
    if (_scale9Enabled) _progress->setCapInsets(_capInsetsProgress);
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

void Slider::load(BallImage& image, const std::string& name, TextureResType texType) {
    if (name.empty() || !copra::loadImage(*image.sprite, name, texType)) return;
    image.loaded = true;
    updateChildrenDisplayedRGBA();
}

void Slider::load(BallImage& image, SpriteFrame* frame) {
    if (!frame || !image.sprite->initWithSpriteFrame(frame)) return;
    image.loaded = true;
    updateChildrenDisplayedRGBA();
}

void Slider::setScale9Enabled(bool able) {
    if (_scale9Enabled == able) return;
    _scale9Enabled = able;
    _progress->setTextureRect(Rect(_progress->getTextureRect().origin, _progressTextureSize),
                              _progress->isTextureRectRotated(), _progressTextureSize);
    _bar->setScale9Enabled(able);
    _progress->setScale9Enabled(able);
    if (able) {
        const bool before = _ignoreSize;
        ignoreContentAdaptWithSize(false);
        _prevIgnoreSize = before;
    } else {
        _bar->setContentSize(_barTextureSize);
        ignoreContentAdaptWithSize(_prevIgnoreSize);
    }
    setCapInsetsBarRenderer(_capInsetsBar);
    setCapInsetProgressBarRenderer(_capInsetsProgress);
    layoutBars();
}

void Slider::setCapInsets(const Rect& capInsets) {
    setCapInsetsBarRenderer(capInsets);
    setCapInsetProgressBarRenderer(capInsets);
}

void Slider::setCapInsetsBarRenderer(const Rect& capInsets) {
    _capInsetsBar = capInsets;
    if (_scale9Enabled) _bar->setCapInsets(capInsets);
}

void Slider::setCapInsetProgressBarRenderer(const Rect& capInsets) {
    _capInsetsProgress = capInsets;
    if (_scale9Enabled) _progress->setCapInsets(capInsets);
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
    return _bar;
}

// --- Value ---

void Slider::setPercent(int percent) {
    percent = std::min(_maxPercent, std::max(0, percent));
    if (percent == _percent) return;
    _percent = percent;
    applyPercent();
    percentChangedEvent(EventType::ON_PERCENTAGE_CHANGED);
}

void Slider::setMaxPercent(int percent) {
    if (percent < 1) {
        log("Slider::setMaxPercent: ignored %d, the maximum must be at least 1", percent);
        return;
    }
    _maxPercent = percent;
    _percent = std::min(_percent, percent);
    applyPercent();
}

void Slider::addEventListenerSlider(Ref* target, SEL_SlidPercentChangedEvent selector) {
    const copra::WeakPtr<Ref> weak(target);
    _eventCallback = [weak, selector](Ref* sender, EventType event) {
        Ref* alive = weak.get();
        if (alive && event == EventType::ON_PERCENTAGE_CHANGED)
            (alive->*selector)(sender, SLIDER_PERCENTCHANGED);
    };
}

void Slider::percentChangedEvent(EventType event) {
    const RefPtr<Slider> alive(this);
    const ccSliderCallback callback = _eventCallback; // may be replaced while it runs
    if (callback) callback(this, event);
    if (_ccEventCallback) _ccEventCallback(this, static_cast<int>(event));
}

// --- Touches ---

bool Slider::hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const {
    Vec2 point;
    if (p && copra::screenToNode(*this, pt, camera, point)) p->set(point.x, point.y, 0.0f);
    return contains(_ballNormal.sprite, pt, camera) || contains(_bar, pt, camera);
}

int Slider::getPercentWithBallPos(const Vec2& pt) const {
    if (_contentSize.width <= 0) return 0;
    Vec2 point;
    if (!copra::screenToNode(*this, pt, _hittedByCamera.get(), point)) return _percent;
    const float fraction = std::min(1.0f, std::max(0.0f, point.x / _contentSize.width));
    return static_cast<int>(fraction * static_cast<float>(_maxPercent)); // truncated, as in the original
}

bool Slider::onTouchBegan(Touch* touch, Event* unusedEvent) {
    const RefPtr<Slider> alive(this);
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
    const RefPtr<Slider> alive(this);
    Widget::onTouchEnded(touch, unusedEvent);
    percentChangedEvent(EventType::ON_SLIDEBALL_UP);
}

void Slider::onTouchCancelled(Touch* touch, Event* unusedEvent) {
    const RefPtr<Slider> alive(this);
    Widget::onTouchCancelled(touch, unusedEvent);
    percentChangedEvent(EventType::ON_SLIDEBALL_CANCEL);
}

// --- Appearance ---

void Slider::showBall(const BallImage& image, float scale) {
    for (const BallImage* other : {&_ballNormal, &_ballPressed, &_ballDisabled})
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
    _adaptDirty = true;
}

void Slider::adaptRenderers() {
    if (_adaptDirty) layoutBars();
}

void Slider::layoutBars() {
    _adaptDirty = false;
    if (_scale9Enabled) {
        _bar->setScale(1.0f);
        _bar->setPreferredSize(_contentSize);
        _progress->setScale(1.0f);
    } else {
        copra::scaleToSize(*_bar, _barTextureSize, _ignoreSize ? _barTextureSize : _contentSize);
        // The progress is as long as the bar; it keeps its own height while the bar has its own size.
        const Size size(_contentSize.width, _ignoreSize ? _progressTextureSize.height : _contentSize.height);
        copra::scaleToSize(*_progress, _progressTextureSize, size);
    }
    _bar->setPosition(_contentSize.width / 2, _contentSize.height / 2);
    _progress->setPosition(0.0f, _contentSize.height / 2);
    applyPercent();
}

void Slider::applyPercent() {
    const float share = static_cast<float>(_percent) / static_cast<float>(_maxPercent);
    const float length = _contentSize.width * share;
    _ball->setPosition(length, _contentSize.height / 2);
    if (_scale9Enabled) {
        _progress->setPreferredSize(Size(length, _contentSize.height));
        return;
    }
    Rect rect = _progress->getTextureRect();
    rect.size.width = _progressTextureSize.width * share;
    _progress->setTextureRect(rect, _progress->isTextureRectRotated(), rect.size);
}

void Slider::copySpecialProperties(Widget* model) {
    auto* slider = dynamic_cast<Slider*>(model);
    if (!slider) return;
    _prevIgnoreSize = slider->_prevIgnoreSize;
    if (slider->_barTextureSize.width > 0) loadBarTexture(slider->_bar->getSpriteFrame());
    if (slider->_progressTextureSize.width > 0) {
        // Not the sprite's frame, which is cropped to the current percent.
        const Rect whole(slider->_progress->getTextureRect().origin, slider->_progressTextureSize);
        onProgressLoaded(_progress->initWithTexture(slider->_progress->getTexture(), whole,
                                                    slider->_progress->isTextureRectRotated()));
    }
    const std::pair<BallImage*, BallImage*> images[] = {{&_ballNormal, &slider->_ballNormal},
                                                        {&_ballPressed, &slider->_ballPressed},
                                                        {&_ballDisabled, &slider->_ballDisabled}};
    for (const auto& [own, other] : images)
        if (other->loaded) load(*own, other->sprite->getSpriteFrame());
    setScale9Enabled(slider->_scale9Enabled);
    setCapInsetsBarRenderer(slider->_capInsetsBar);
    setCapInsetProgressBarRenderer(slider->_capInsetsProgress);
    _maxPercent = slider->_maxPercent;
    _percent = slider->_percent;
    _zoomScale = slider->_zoomScale;
    _eventCallback = slider->_eventCallback;
    layoutBars();
}

} // namespace ui
} // namespace cocos2d
