#include "ui/UIButton.h"

#include "action/Scale.h"
#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "nodes/text/Label.h"
#include "nodes/text/labelFont.h"
#include "ui/UIScale9Sprite.h"

#include <utility>

namespace cocos2d {
namespace ui {

namespace {

constexpr int kImageZ = -2;
constexpr int kTitleZ = -1;
constexpr float kZoomSeconds = 0.05f;

} // namespace

Button* Button::create() {
    return copra::createAutoreleased<Button>();
}

Button* Button::create(const std::string& normalImage, const std::string& selectedImage,
                       const std::string& disableImage, TextureResType texType) {
    return copra::createAutoreleased<Button>(normalImage, selectedImage, disableImage, texType);
}

Button::Button() : _fontSize(CC_DEFAULT_FONT_LABEL_SIZE) {
    setTouchEnabled(true);
}

Button::~Button() = default;

bool Button::init() {
    return Widget::init();
}

bool Button::init(const std::string& normalImage, const std::string& selectedImage,
                  const std::string& disableImage, TextureResType texType) {
    if (!init()) return false;
    loadTextures(normalImage, selectedImage, disableImage, texType);
    return true;
}

void Button::initRenderer() {
    for (copra::ImagePart* state : {&_normal, &_pressed, &_disabled}) {
        state->create();
        addProtectedChild(state->sprite, kImageZ, -1);
    }
    _buttonNormalRenderer = _normal.sprite;
    _buttonClickedRenderer = _pressed.sprite;
    _buttonDisabledRenderer = _disabled.sprite;
}

// --- Images ---

void Button::loadTextures(const std::string& normal, const std::string& selected, const std::string& disabled,
                          TextureResType texType) {
    loadTextureNormal(normal, texType);
    loadTexturePressed(selected, texType);
    loadTextureDisabled(disabled, texType);
}

void Button::loadTextureNormal(const std::string& normal, TextureResType texType) {
    load(_normal, normal, texType);
}

void Button::loadTextureNormal(SpriteFrame* normalSpriteFrame) {
    load(_normal, normalSpriteFrame);
}

void Button::loadTexturePressed(const std::string& selected, TextureResType texType) {
    load(_pressed, selected, texType);
}

void Button::loadTexturePressed(SpriteFrame* pressedSpriteFrame) {
    load(_pressed, pressedSpriteFrame);
}

void Button::loadTextureDisabled(const std::string& disabled, TextureResType texType) {
    load(_disabled, disabled, texType);
}

void Button::loadTextureDisabled(SpriteFrame* disabledSpriteFrame) {
    load(_disabled, disabledSpriteFrame);
}

void Button::load(copra::ImagePart& state, const std::string& name, TextureResType texType) {
    if (state.load(name, texType)) onLoaded(state);
}

void Button::load(copra::ImagePart& state, SpriteFrame* frame) {
    if (state.load(frame)) onLoaded(state);
}

/// Updates the state and the button after loading an image.
void Button::onLoaded(copra::ImagePart& state) {
    if (_scale9Enabled) state.sprite->setCapInsets(state.capInsets);
    updateChildrenDisplayedRGBA();
    _adaptDirty = true;
    if (&state != &_normal) return;
    if (!_ignoreSize && _customSize.equals(Size::ZERO)) _customSize = state.textureSize;
    updateContentSizeWithTextureSize(getVirtualRendererSize());
}

void Button::reset(copra::ImagePart& state) {
    state.reset();
    _adaptDirty = true;
}

void Button::setCapInsets(const Rect& capInsets) {
    for (copra::ImagePart* state : {&_normal, &_pressed, &_disabled}) setCapInsetsOf(*state, capInsets);
}

void Button::setCapInsetsOf(copra::ImagePart& state, const Rect& capInsets) {
    state.capInsets = capInsets;
    if (_scale9Enabled) state.sprite->setCapInsets(capInsets);
}

void Button::setScale9Enabled(bool enable) {
    if (_scale9Enabled == enable) return;
    _scale9Enabled = enable;
    for (copra::ImagePart* state : {&_normal, &_pressed, &_disabled}) {
        state->sprite->setRenderingType(enable ? Scale9Sprite::RenderingType::SLICE
                                               : Scale9Sprite::RenderingType::SIMPLE);
        setCapInsetsOf(*state, state->capInsets);
    }
    if (enable) {
        const bool before = _ignoreSize;
        ignoreContentAdaptWithSize(false);
        _prevIgnoreSize = before;
    } else {
        ignoreContentAdaptWithSize(_prevIgnoreSize);
    }
    _brightStyle = BrightStyle::NONE;
    setBright(_bright);
    _adaptDirty = true;
}

void Button::ignoreContentAdaptWithSize(bool ignore) {
    if (_unifySize) {
        setContentSize(_scale9Enabled ? _customSize : getVirtualRendererSize());
        return;
    }
    if (_scale9Enabled && ignore) return;
    Widget::ignoreContentAdaptWithSize(ignore);
    _prevIgnoreSize = ignore;
}

Size Button::getVirtualRendererSize() const {
    if (!_normal.loaded && _titleRenderer && !_titleRenderer->getString().empty())
        return _titleRenderer->getContentSize();
    return _normal.textureSize;
}

Size Button::getNormalTextureSize() const {
    return getVirtualRendererSize();
}

Node* Button::getVirtualRenderer() {
    if (!_bright) return _disabled.sprite;
    if (_brightStyle == BrightStyle::HIGHLIGHT) return _pressed.sprite;
    return _brightStyle == BrightStyle::NORMAL ? _normal.sprite : nullptr;
}

void Button::onSizeChanged() {
    Widget::onSizeChanged();
    if (_titleRenderer) _titleRenderer->setPosition(_contentSize.width / 2, _contentSize.height / 2);
    _adaptDirty = true;
}

void Button::adaptRenderers() {
    if (!_adaptDirty) return;
    _adaptDirty = false;
    for (const copra::ImagePart* state : {&_normal, &_pressed, &_disabled}) {
        if (state->loaded) state->sprite->setContentSize(_contentSize);
        state->sprite->setPosition(_contentSize.width / 2, _contentSize.height / 2);
    }
}

// --- States ---

void Button::show(const copra::ImagePart& state) {
    for (const copra::ImagePart* other : {&_normal, &_pressed, &_disabled})
        other->sprite->setVisible(other == &state);
}

/// Stops running zoom actions and scales images and title at once.
void Button::zoom(float scale) {
    _normal.sprite->stopAllActions();
    _pressed.sprite->stopAllActions();
    _normal.sprite->setScale(scale);
    _pressed.sprite->setScale(1.0f);
    if (!_titleRenderer) return;
    _titleRenderer->stopAllActions();
    _titleRenderer->setScale(scale);
}

void Button::onPressStateChangedToNormal() {
    show(_normal);
    _normal.sprite->setState(Scale9Sprite::State::NORMAL);
    zoom(1.0f);
}

void Button::onPressStateChangedToPressed() {
    _normal.sprite->setState(Scale9Sprite::State::NORMAL);
    if (!_pressed.loaded) {
        show(_normal);
        zoom(1.0f + _zoomScale);
        return;
    }
    show(_pressed);
    if (!_pressedActionEnabled) return;
    zoom(1.0f);
    _normal.sprite->setScale(1.0f + _zoomScale);
    _pressed.sprite->runAction(ScaleTo::create(kZoomSeconds, 1.0f + _zoomScale));
    if (_titleRenderer) _titleRenderer->runAction(ScaleTo::create(kZoomSeconds, 1.0f + _zoomScale));
}

void Button::onPressStateChangedToDisabled() {
    zoom(1.0f);
    if (_disabled.loaded) {
        show(_disabled);
        return;
    }
    show(_normal);
    if (_normal.loaded) _normal.sprite->setState(Scale9Sprite::State::GRAY);
}

// --- Title ---

void Button::ensureTitle() {
    if (_titleRenderer) return;
    Label* label = Label::create();
    label->setSystemFontSize(_fontSize);
    setTitleLabel(label);
}

void Button::setTitleLabel(Label* label) {
    if (_titleRenderer == label) return;
    const auto alive = copra::keepAlive(this); // the old label may hold the last reference
    if (_titleRenderer) removeProtectedChild(_titleRenderer);
    _titleRenderer = label;
    if (label) {
        label->setAnchorPoint(Vec2(0.5f, 0.5f));
        addProtectedChild(label, kTitleZ, -1);
    }
    layoutTitle();
}

/// Centers the title. Without an image the button takes the title's size.
void Button::layoutTitle() {
    if (_ignoreSize || _unifySize) setContentSize(getVirtualRendererSize());
    if (_titleRenderer) _titleRenderer->setPosition(_contentSize.width / 2, _contentSize.height / 2);
}

void Button::setTitleText(const std::string& text) {
    if (text == getTitleText()) return;
    ensureTitle();
    _titleRenderer->setString(text);
    layoutTitle();
}

std::string Button::getTitleText() const {
    return _titleRenderer ? _titleRenderer->getString() : std::string();
}

void Button::setTitleColor(const Color3B& color) {
    ensureTitle();
    _titleRenderer->setTextColor(Color4B(color));
}

Color3B Button::getTitleColor() const {
    return _titleRenderer ? Color3B(_titleRenderer->getTextColor()) : Color3B::WHITE;
}

void Button::setTitleFontSize(float size) {
    ensureTitle();
    _fontSize = size;
    copra::setLabelFontSize(*_titleRenderer, size);
    layoutTitle();
}

void Button::setTitleFontName(const std::string& fontName) {
    ensureTitle();
    _fontName = fontName;
    copra::setLabelFont(*_titleRenderer, fontName, _fontSize);
    layoutTitle();
}

void Button::setTitleAlignment(TextHAlignment hAlignment) {
    ensureTitle();
    _titleRenderer->setAlignment(hAlignment);
}

void Button::setTitleAlignment(TextHAlignment hAlignment, TextVAlignment vAlignment) {
    ensureTitle();
    _titleRenderer->setAlignment(hAlignment, vAlignment);
}

// --- Copies ---

Widget* Button::createCloneInstance() {
    return create();
}

void Button::copySpecialProperties(Widget* model) {
    auto* button = dynamic_cast<Button*>(model);
    if (!button) return;
    _prevIgnoreSize = button->_prevIgnoreSize;
    setScale9Enabled(button->_scale9Enabled);
    const std::pair<copra::ImagePart*, copra::ImagePart*> states[] = {
        {&_normal, &button->_normal}, {&_pressed, &button->_pressed}, {&_disabled, &button->_disabled}};
    for (const auto& [own, other] : states) {
        own->capInsets = other->capInsets;
        if (own->loadFrom(*other)) onLoaded(*own);
    }
    _zoomScale = button->_zoomScale;
    _pressedActionEnabled = button->_pressedActionEnabled;
    if (button->_titleRenderer) {
        _fontSize = button->_fontSize;
        setTitleText(button->getTitleText());
        setTitleFontName(button->_fontName);
        _titleRenderer->setBMFontSize(button->_titleRenderer->getBMFontSize());
        setTitleColor(button->getTitleColor());
    }
    setBright(button->isBright());
}

} // namespace ui
} // namespace cocos2d
