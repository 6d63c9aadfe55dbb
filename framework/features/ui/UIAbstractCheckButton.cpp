#include "ui/UIAbstractCheckButton.h"

#include "ui/imageParts.h"

namespace cocos2d {
namespace ui {

AbstractCheckButton::AbstractCheckButton() {
    setTouchEnabled(true);
}

AbstractCheckButton::~AbstractCheckButton() = default;

bool AbstractCheckButton::init() {
    if (!Widget::init()) return false;
    setSelected(false);
    return true;
}

bool AbstractCheckButton::init(const std::string& backGround, const std::string& backGroundSelected,
                               const std::string& cross, const std::string& backGroundDisabled,
                               const std::string& frontCrossDisabled, TextureResType texType) {
    if (!init()) return false;
    loadTextures(backGround, backGroundSelected, cross, backGroundDisabled, frontCrossDisabled, texType);
    return true;
}

bool AbstractCheckButton::init(const std::string& backGround, const std::string& cross,
                               TextureResType texType) {
    return init(backGround, "", cross, "", "", texType);
}

void AbstractCheckButton::initRenderer() {
    for (copra::ImagePart* part : {&_box, &_boxPressed, &_boxDisabled, &_mark, &_markDisabled}) {
        part->create();
        addProtectedChild(part->sprite, -1, -1);
    }
    _backGroundBoxRenderer = _box.sprite;
    _backGroundSelectedBoxRenderer = _boxPressed.sprite;
    _backGroundBoxDisabledRenderer = _boxDisabled.sprite;
    _frontCrossRenderer = _mark.sprite;
    _frontCrossDisabledRenderer = _markDisabled.sprite;
}

// --- Images ---

void AbstractCheckButton::loadTextures(const std::string& background, const std::string& backgroundSelected,
                                       const std::string& cross, const std::string& backgroundDisabled,
                                       const std::string& frontCrossDisabled, TextureResType texType) {
    load(_box, background, texType);
    load(_boxPressed, backgroundSelected, texType);
    load(_mark, cross, texType);
    load(_boxDisabled, backgroundDisabled, texType);
    load(_markDisabled, frontCrossDisabled, texType);
}

void AbstractCheckButton::load(copra::ImagePart& part, const std::string& name, TextureResType texType) {
    if (part.load(name, texType)) onLoaded(part);
}

void AbstractCheckButton::load(copra::ImagePart& part, SpriteFrame* frame) {
    if (part.load(frame)) onLoaded(part);
}

void AbstractCheckButton::onLoaded(copra::ImagePart& part) {
    updateChildrenDisplayedRGBA();
    _adaptDirty = true;
    if (&part != &_box) return;
    if (!_ignoreSize && _customSize.equals(Size::ZERO)) _customSize = part.textureSize;
    updateContentSizeWithTextureSize(part.textureSize);
}

void AbstractCheckButton::loadTextureBackGround(const std::string& backGround, TextureResType type) {
    load(_box, backGround, type);
}

void AbstractCheckButton::loadTextureBackGround(SpriteFrame* spriteFrame) {
    load(_box, spriteFrame);
}

void AbstractCheckButton::loadTextureBackGroundSelected(const std::string& backGroundSelected,
                                                        TextureResType texType) {
    load(_boxPressed, backGroundSelected, texType);
}

void AbstractCheckButton::loadTextureBackGroundSelected(SpriteFrame* spriteframe) {
    load(_boxPressed, spriteframe);
}

void AbstractCheckButton::loadTextureFrontCross(const std::string& cross, TextureResType texType) {
    load(_mark, cross, texType);
}

void AbstractCheckButton::loadTextureFrontCross(SpriteFrame* spriteFrame) {
    load(_mark, spriteFrame);
}

void AbstractCheckButton::loadTextureBackGroundDisabled(const std::string& backGroundDisabled,
                                                        TextureResType texType) {
    load(_boxDisabled, backGroundDisabled, texType);
}

void AbstractCheckButton::loadTextureBackGroundDisabled(SpriteFrame* spriteframe) {
    load(_boxDisabled, spriteframe);
}

void AbstractCheckButton::loadTextureFrontCrossDisabled(const std::string& frontCrossDisabled,
                                                        TextureResType texType) {
    load(_markDisabled, frontCrossDisabled, texType);
}

void AbstractCheckButton::loadTextureFrontCrossDisabled(SpriteFrame* spriteframe) {
    load(_markDisabled, spriteframe);
}

Sprite* AbstractCheckButton::getRendererBackground() const {
    return _box.sprite;
}

Sprite* AbstractCheckButton::getRendererBackgroundSelected() const {
    return _boxPressed.sprite;
}

Sprite* AbstractCheckButton::getRendererFrontCross() const {
    return _mark.sprite;
}

Sprite* AbstractCheckButton::getRendererBackgroundDisabled() const {
    return _boxDisabled.sprite;
}

Sprite* AbstractCheckButton::getRendererFrontCrossDisabled() const {
    return _markDisabled.sprite;
}

Node* AbstractCheckButton::getVirtualRenderer() {
    if (!_bright) return _boxDisabled.sprite;
    return _brightStyle == BrightStyle::HIGHLIGHT ? _boxPressed.sprite : _box.sprite;
}

// --- States ---

void AbstractCheckButton::setSelected(bool selected) {
    _isSelected = selected;
    showParts(_bright && _brightStyle == BrightStyle::HIGHLIGHT, !_bright);
}

void AbstractCheckButton::showParts(bool pressed, bool disabled) {
    const bool hasOwnBox = disabled ? _boxDisabled.loaded : pressed && _boxPressed.loaded;
    const bool hasOwnMark = disabled && _markDisabled.loaded;
    _box.sprite->setVisible(!hasOwnBox);
    _boxPressed.sprite->setVisible(pressed && hasOwnBox);
    _boxDisabled.sprite->setVisible(disabled && hasOwnBox);
    _mark.sprite->setVisible(_isSelected && !hasOwnMark);
    _markDisabled.sprite->setVisible(_isSelected && hasOwnMark);
    const auto state = disabled ? Scale9Sprite::State::GRAY : Scale9Sprite::State::NORMAL;
    _box.sprite->setState(state);
    _mark.sprite->setState(state);
    layoutParts(pressed && !hasOwnBox ? _zoomScale : 0.0f);
}

void AbstractCheckButton::onPressStateChangedToNormal() {
    showParts(false, false);
}

void AbstractCheckButton::onPressStateChangedToPressed() {
    showParts(true, false);
}

void AbstractCheckButton::onPressStateChangedToDisabled() {
    showParts(false, true);
}

// --- Size ---

void AbstractCheckButton::onSizeChanged() {
    Widget::onSizeChanged();
    _adaptDirty = true;
}

void AbstractCheckButton::adaptRenderers() {
    if (!_adaptDirty) return;
    _adaptDirty = false;
    for (copra::ImagePart* part : {&_box, &_boxPressed, &_boxDisabled, &_mark, &_markDisabled})
        part->sprite->setPosition(_contentSize.width / 2, _contentSize.height / 2);
    showParts(_bright && _brightStyle == BrightStyle::HIGHLIGHT, !_bright);
}

/// Fits all images to the size of the button, then adds `growth` to the scale of box and mark.
void AbstractCheckButton::layoutParts(float growth) {
    for (copra::ImagePart* part : {&_box, &_boxPressed, &_boxDisabled, &_mark, &_markDisabled})
        copra::scaleToSize(*part->sprite, part->textureSize, _ignoreSize ? part->textureSize : _contentSize);
    for (copra::ImagePart* part : {&_box, &_mark})
        part->sprite->setScale(part->sprite->getScaleX() + growth, part->sprite->getScaleY() + growth);
}

void AbstractCheckButton::copySpecialProperties(Widget* model) {
    auto* button = dynamic_cast<AbstractCheckButton*>(model);
    if (!button) return;
    const std::pair<copra::ImagePart*, copra::ImagePart*> parts[] = {
        {&_box, &button->_box},
        {&_boxPressed, &button->_boxPressed},
        {&_boxDisabled, &button->_boxDisabled},
        {&_mark, &button->_mark},
        {&_markDisabled, &button->_markDisabled}};
    for (const auto& [own, other] : parts)
        if (own->loadFrom(*other)) onLoaded(*own);
    _zoomScale = button->_zoomScale;
    setSelected(button->_isSelected);
}

} // namespace ui
} // namespace cocos2d
