#include "ui/editbox/UIEditBox.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"
#include "event/Touch.h"
#include "ui/UIHelper.h"
#include "ui/UIScale9Sprite.h"
#include "ui/editbox/EditBoxText.h"
#include "ui/editbox/TextEditor.h"
#include "ui/imageParts.h"

#include <algorithm>
#include <cfloat>

namespace cocos2d {
namespace ui {

namespace {

constexpr int kPartZ = -2;
constexpr int kTextZ = -1;
constexpr float kMaxFontHeight = 300.0f; ///< Of a box to which the default font is fitted, in points.
enum { kNormal, kPressed, kDisabled };   ///< Indices of the parts.

} // namespace

EditBox* EditBox::create(const Size& size, Scale9Sprite* normalSprite, Scale9Sprite* pressedSprite,
                         Scale9Sprite* disabledSprite) {
    auto* box = new EditBox();
    return copra::autoreleased(
        box, box->initWithSizeAndBackgroundSprite(size, normalSprite, pressedSprite, disabledSprite));
}

EditBox* EditBox::create(const Size& size, const std::string& normalImage, TextureResType texType) {
    return create(size, normalImage, "", "", texType);
}

EditBox* EditBox::create(const Size& size, const std::string& normalImage, const std::string& pressedImage,
                         const std::string& disabledImage, TextureResType texType) {
    auto* box = new EditBox();
    return copra::autoreleased(
        box, box->initWithSizeAndTexture(size, normalImage, pressedImage, disabledImage, texType));
}

EditBox::EditBox() : _editor(new copra::TextEditor()) {}

EditBox::~EditBox() {
    // A destroyed box must not notify the delegate.
    _delegate = nullptr;
    stopListening();
}

bool EditBox::initWithSize(const Size& size) {
    if (!Widget::init()) return false;
    setTouchEnabled(true);
    ignoreContentAdaptWithSize(false);
    setContentSize(size);
    // In this order, so that NaN becomes 0.
    const int fontSize =
        static_cast<int>(std::min(std::max(0.0f, size.height), kMaxFontHeight) * 2.0f / 3.0f);
    setFont("", fontSize);
    setPlaceholderFont("", fontSize);
    setInputMode(InputMode::ANY);
    return true;
}

bool EditBox::initWithSizeAndBackgroundSprite(const Size& size, const std::string& normal9SpriteBg,
                                              TextureResType texType) {
    return initWithSizeAndTexture(size, normal9SpriteBg, "", "", texType);
}

bool EditBox::initWithSizeAndBackgroundSprite(const Size& size, Scale9Sprite* normal9SpriteBg) {
    return initWithSizeAndBackgroundSprite(size, normal9SpriteBg, nullptr, nullptr);
}

bool EditBox::initWithSizeAndBackgroundSprite(const Size& size, Scale9Sprite* normalSprite,
                                              Scale9Sprite* pressedSprite, Scale9Sprite* disabledSprite) {
    if (!initWithSize(size)) return false;
    setPart(kNormal, normalSprite);
    setPart(kPressed, pressedSprite);
    setPart(kDisabled, disabledSprite);
    showPart(kNormal);
    return true;
}

bool EditBox::initWithSizeAndTexture(const Size& size, const std::string& normalImage,
                                     const std::string& pressedImage, const std::string& disabledImage,
                                     TextureResType texType) {
    if (!initWithSize(size)) return false;
    loadTextures(normalImage, pressedImage, disabledImage, texType);
    return true;
}

void EditBox::initRenderer() {
    for (RefPtr<Scale9Sprite>& part : _parts) {
        part = Scale9Sprite::create();
        addProtectedChild(part, kPartZ, -1);
    }
    _view = copra::EditBoxText::create(*_editor);
    addProtectedChild(_view, kTextZ, -1);
}

// --- Images ---

void EditBox::loadTextures(const std::string& normal, const std::string& pressed, const std::string& disabled,
                           TextureResType texType) {
    loadTextureNormal(normal, texType);
    loadTexturePressed(pressed, texType);
    loadTextureDisabled(disabled, texType);
}

void EditBox::loadTextureNormal(const std::string& normal, TextureResType texType) {
    load(kNormal, normal, texType);
}

void EditBox::loadTexturePressed(const std::string& pressed, TextureResType texType) {
    load(kPressed, pressed, texType);
}

void EditBox::loadTextureDisabled(const std::string& disabled, TextureResType texType) {
    load(kDisabled, disabled, texType);
}

void EditBox::load(int state, const std::string& name, TextureResType texType) {
    _isLoaded[state] = !name.empty() && copra::loadImage(*_parts[state], name, texType);
    if (!_isLoaded[state]) _parts[state]->init();
    onSizeChanged();
    updateChildrenDisplayedRGBA();
    showPart(kNormal);
}

/// The sprite takes the place of the part.
void EditBox::setPart(int state, Scale9Sprite* sprite) {
    if (!sprite || copra::refuse(sprite->getParent() != nullptr, "EditBox: the sprite has a parent")) return;
    removeProtectedChild(_parts[state]);
    _parts[state] = sprite;
    _isLoaded[state] = true;
    addProtectedChild(sprite, kPartZ, -1);
    onSizeChanged();
}

void EditBox::setCapInsets(const Rect& capInsets) {
    for (int state : {kNormal, kPressed, kDisabled}) setPartInsets(state, capInsets);
}

void EditBox::setCapInsetsNormalRenderer(const Rect& capInsets) {
    setPartInsets(kNormal, capInsets);
}

void EditBox::setCapInsetsPressedRenderer(const Rect& capInsets) {
    setPartInsets(kPressed, capInsets);
}

void EditBox::setCapInsetsDisabledRenderer(const Rect& capInsets) {
    setPartInsets(kDisabled, capInsets);
}

void EditBox::setPartInsets(int state, const Rect& capInsets) {
    _capInsets[state] = Helper::restrictCapInsetRect(capInsets, _parts[state]->getOriginalSize());
    _parts[state]->setCapInsets(_capInsets[state]);
}

// --- States ---

/// Shows the image of a state, or the normal one if it has none.
void EditBox::showPart(int state) {
    const int shown = _isLoaded[state] ? state : static_cast<int>(kNormal);
    for (int i : {kNormal, kPressed, kDisabled}) _parts[i]->setVisible(i == shown);
    _parts[kNormal]->setState(state == kDisabled ? Scale9Sprite::State::GRAY : Scale9Sprite::State::NORMAL);
}

void EditBox::onPressStateChangedToNormal() {
    showPart(_isEditing ? kPressed : kNormal);
}

void EditBox::onPressStateChangedToPressed() {
    showPart(kPressed);
}

void EditBox::onPressStateChangedToDisabled() {
    if (_isEditing) endEditing(EditBoxDelegate::EditBoxEndAction::UNKNOWN);
    showPart(kDisabled);
}

void EditBox::onSizeChanged() {
    Widget::onSizeChanged();
    for (Scale9Sprite* part : _parts) {
        part->setContentSize(_contentSize);
        part->setPosition(_contentSize.width / 2.0f, _contentSize.height / 2.0f);
    }
    _view->setBoxSize(_contentSize);
}

void EditBox::adaptRenderers() {
    _view->layOut();
}

void EditBox::setVisible(bool visible) {
    Widget::setVisible(visible);
    if (!visible && _isEditing) endEditing(EditBoxDelegate::EditBoxEndAction::UNKNOWN);
}

// --- Touches ---

bool EditBox::onTouchBegan(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    const bool claimed = Widget::onTouchBegan(touch, unusedEvent);
    if (!_hitted) return claimed;
    countClick(touch->getLocation());
    if (!_isEditing) return claimed;
    const std::size_t position = _view->positionAt(convertToNodeSpace(touch->getLocation()));
    if (_clicks == 1) _clickedAt = position;
    if (_clicks == 3)
        _editor->selectAll();
    else if (_clicks == 2)
        _editor->selectWords(_clickedAt, _clickedAt);
    else
        _editor->moveTo(position, isShiftHeld());
    _view->editorChanged();
    return claimed;
}

/// Clicks that follow each other soon and near count as one double or triple click.
void EditBox::countClick(const Vec2& point) {
    constexpr float kSeconds = 0.4f;
    constexpr float kDistance = 6.0f; // points
    static const char* const kKey = "copra_clicks";
    const bool continues = _clicks > 0 && _clicks < 3 && point.distance(_clickPoint) < kDistance;
    _clicks = continues ? _clicks + 1 : 1;
    _clickPoint = point;
    unschedule(kKey);
    scheduleOnce([this](float) { _clickPoint = Vec2(-FLT_MAX, 0.0f); }, kSeconds, kKey);
}

void EditBox::onTouchMoved(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    Widget::onTouchMoved(touch, unusedEvent);
    if (!_isEditing || _clicks == 3) return;
    const std::size_t position = _view->positionAt(convertToNodeSpace(touch->getLocation()));
    if (_clicks == 2)
        _editor->selectWords(_clickedAt, position);
    else
        _editor->moveTo(position, true);
    _view->editorChanged();
}

/// The touch that begins editing also places the caret; a key selects everything.
void EditBox::releaseUpEvent() {
    const auto alive = copra::keepAlive(this);
    Widget::releaseUpEvent();
    if (_isEditing || !attachWithIME()) return;
    _clickedAt = _view->positionAt(convertToNodeSpace(_touchEndPosition));
    if (_hitted)
        _editor->moveTo(_clickedAt, false);
    else
        _editor->selectAll();
    _view->editorChanged();
}

void EditBox::openKeyboard() const {
    const_cast<EditBox*>(this)->attachWithIME();
}

void EditBox::touchDownAction(Ref* /*sender*/, TouchEventType controlEvent) {
    if (controlEvent == TouchEventType::ENDED) openKeyboard();
}

void EditBox::onExit() {
    if (_isEditing) endEditing(EditBoxDelegate::EditBoxEndAction::UNKNOWN);
    _heldKeys.clear();
    _clicks = 0;
    stopListening();
    Widget::onExit();
}

void EditBox::keyboardWillShow(IMEKeyboardNotificationInfo& /*info*/) {}
void EditBox::keyboardDidShow(IMEKeyboardNotificationInfo& /*info*/) {}
void EditBox::keyboardWillHide(IMEKeyboardNotificationInfo& /*info*/) {}
void EditBox::keyboardDidHide(IMEKeyboardNotificationInfo& /*info*/) {}

// --- Copies ---

Widget* EditBox::createCloneInstance() {
    return create(_contentSize, nullptr);
}

void EditBox::copySpecialProperties(Widget* model) {
    auto* box = dynamic_cast<EditBox*>(model);
    if (!box) return;
    for (int state : {kNormal, kPressed, kDisabled}) {
        if (!box->_isLoaded[state]) continue;
        auto* sprite = Scale9Sprite::create();
        box->_parts[state]->copyTo(sprite);
        setPart(state, sprite);
    }
    _view->setFont(box->_view->font());
    _view->setPlaceholderFont(box->_view->placeholderFont());
    _view->setPlaceholder(box->_view->placeholder());
    _view->setAlignment(box->_view->alignment());
    setInputMode(box->_inputMode);
    if (box->_isFlagSet) setInputFlag(box->_inputFlag);
    setReturnType(box->_returnType);
    setMaxLength(box->getMaxLength());
    setText(box->getText());
    showPart(kNormal);
}

} // namespace ui
} // namespace cocos2d
