#include "ui/UITextField.h"

#include "base/FirstException.h"
#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/utf8.h"
#include "nodes/text/TextFieldTTF.h"
#include "nodes/text/labelFont.h"
#include "scene/Camera.h"
#include "ui/UIHelper.h"
#include "ui/imageParts.h"
#include "ui/selectorCallback.h"

namespace cocos2d {
namespace ui {

/// The text that receives keyboard input; notes it in its widget, which a game may let it outlive.
class TextField::Field_ final : public TextFieldTTF {
public:
    explicit Field_(TextField& owner) : _owner(&owner) {}
    void forgetOwner() { _owner = nullptr; }

protected:
    void didAttachWithIME() override {
        TextFieldTTF::didAttachWithIME();
        if (_owner) _owner->setAttachWithIME(true);
    }
    void didDetachWithIME() override {
        TextFieldTTF::didDetachWithIME();
        if (_owner) _owner->setDetachWithIME(true);
    }
    void insertText(const char* text, std::size_t len) override {
        const auto alive = copra::keepAlive(this); // a delegate may remove it
        const std::string before = getString();
        std::string typed(text, len);
        if (_owner && typed != "\n" && !_owner->shorten(typed)) return;
        TextFieldTTF::insertText(typed.data(), typed.size());
        if (!_owner || getString() == before) return;
        _owner->textChanged();
        _owner->setInsertText(true);
    }
    void deleteBackward() override {
        const auto alive = copra::keepAlive(this);
        const std::string before = getString();
        TextFieldTTF::deleteBackward();
        if (!_owner || getString() == before) return;
        _owner->textChanged();
        _owner->setDeleteBackward(true);
    }

private:
    TextField* _owner;
};

TextField* TextField::create() {
    return copra::createAutoreleased<TextField>();
}

TextField* TextField::create(const std::string& placeholder, const std::string& fontName, int fontSize) {
    TextField* field = create();
    if (!field) return nullptr;
    field->setFontName(fontName);
    field->setFontSize(fontSize);
    field->setPlaceHolder(placeholder);
    return field;
}

TextField::TextField() = default;

TextField::~TextField() {
    // A destroyed widget must neither notify listeners nor receive input.
    _eventCallback = nullptr;
    _ccEventCallback = nullptr;
    if (!_field) return;
    _field->detachWithIME();
    _field->forgetOwner();
}

bool TextField::init() {
    if (!Widget::init()) return false;
    setTouchEnabled(true);
    return true;
}

void TextField::initRenderer() {
    auto* field = new Field_(*this);
    _field = copra::autoreleased(field, field->init());
    addProtectedChild(_field, -1, -1);
}

// --- Text ---

void TextField::textChanged() {
    updateContentSizeWithTextureSize(_field->getContentSize());
    _adaptDirty = true;
}

void TextField::setString(const std::string& text) {
    std::string shown = text;
    if (_maxLengthEnabled && StringUtils::getCharacterCountInUTF8String(text) > _maxLength)
        shown = Helper::getSubStringOfUTF8String(text, 0, static_cast<std::size_t>(_maxLength));
    _field->setString(shown);
    textChanged();
}

/// Leaves of a typed text what there is room for. False if that is nothing.
bool TextField::shorten(std::string& typed) const {
    if (!_maxLengthEnabled) return true;
    const int room = _maxLength - getStringLength();
    if (room > 0 && StringUtils::getCharacterCountInUTF8String(typed) > room)
        typed = Helper::getSubStringOfUTF8String(typed, 0, static_cast<std::size_t>(room));
    return room > 0;
}

const std::string& TextField::getString() const {
    return _field->getString();
}

int TextField::getStringLength() const {
    return static_cast<int>(_field->getCharCount());
}

void TextField::setPlaceHolder(const std::string& value) {
    _field->setPlaceHolder(value);
    textChanged();
}

const std::string& TextField::getPlaceHolder() const {
    return _field->getPlaceHolder();
}

void TextField::setPlaceHolderColor(const Color3B& color) {
    _field->setColorSpaceHolder(color);
}

void TextField::setPlaceHolderColor(const Color4B& color) {
    _field->setColorSpaceHolder(color);
}

const Color4B& TextField::getPlaceHolderColor() const {
    return _field->getColorSpaceHolder();
}

void TextField::setTextColor(const Color4B& textColor) {
    _textColor = textColor;
    _field->setTextColor(textColor);
}

void TextField::setFontSize(int size) {
    _fontSize = size;
    copra::setLabelFontSize(*_field, static_cast<float>(size));
    textChanged();
}

void TextField::setFontName(const std::string& name) {
    _fontName = name;
    copra::setLabelFont(*_field, name, static_cast<float>(_fontSize));
    textChanged();
}

void TextField::setMaxLengthEnabled(bool enable) {
    _maxLengthEnabled = enable;
    setString(getString());
}

void TextField::setMaxLength(int length) {
    _maxLength = length < 0 ? 0 : length;
    setString(getString());
}

void TextField::setPasswordEnabled(bool enable) {
    _passwordEnabled = enable;
    _field->setPasswordTextStyle(_passwordStyleText);
    _field->setSecureTextEntry(enable);
    textChanged();
}

void TextField::setPasswordStyleText(const char* styleText) {
    const std::string style = styleText ? styleText : "";
    const std::string first = Helper::getSubStringOfUTF8String(style, 0, 1);
    if (first.empty() || first == _passwordStyleText) return;
    _passwordStyleText = first;
    setPasswordEnabled(_passwordEnabled);
}

// --- Keyboard ---

void TextField::attachWithIME() {
    _field->attachWithIME();
}

void TextField::didNotSelectSelf() {
    _field->detachWithIME();
}

/// A touch elsewhere releases keyboard focus.
bool TextField::onTouchBegan(Touch* touch, Event* unusedEvent) {
    const auto alive = copra::keepAlive(this);
    const bool claimed = Widget::onTouchBegan(touch, unusedEvent);
    if (_hitted)
        attachWithIME();
    else
        didNotSelectSelf();
    return claimed;
}

void TextField::onEnter() {
    Widget::onEnter();
    scheduleUpdate();
}

void TextField::update(float delta) {
    const auto alive = copra::keepAlive(this); // a listener may remove it
    Widget::update(delta);
    copra::FirstException exception;
    for (const EventType event : {EventType::DETACH_WITH_IME, EventType::ATTACH_WITH_IME,
                                  EventType::DELETE_BACKWARD, EventType::INSERT_TEXT}) {
        bool& hasHappened = _flags[static_cast<int>(event)];
        if (hasHappened) exception.run([&] { notify(event); });
        hasHappened = false; // afterward: a listener that inserts text gets no event for it
    }
    exception.pass();
}

void TextField::notify(EventType event) {
    copra::call(_eventCallback, this, event);
    copra::call(_ccEventCallback, this, static_cast<int>(event));
}

void TextField::addEventListenerTextField(Ref* target, SEL_TextFieldEvent selector) {
    copra::listenToAll(_eventCallback, copra::selectorCallback(target, selector, EventType::DELETE_BACKWARD));
}

void TextField::listenTo_(EventType event, Ref* target, SEL_CallFuncO selector) {
    copra::listenTo(event, _eventCallback, target, selector);
}

// --- Position and size ---

void TextField::setTouchSize(const Size& size) {
    _touchSize = size;
}

bool TextField::hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const {
    const bool onField = Widget::hitTest(pt, camera, p);
    if (!_touchAreaEnabled) return onField;
    const Rect area((_contentSize.width - _touchSize.width) / 2,
                    (_contentSize.height - _touchSize.height) / 2, _touchSize.width, _touchSize.height);
    Vec2 point;
    return copra::screenToNode(*this, pt, camera, point) && area.containsPoint(point);
}

void TextField::setTextAreaSize(const Size& size) {
    setContentSize(size);
    _field->setDimensions(size.width, size.height);
    textChanged();
}

Size TextField::getAutoRenderSize() {
    const Size box = _field->getDimensions();
    _field->setDimensions(0, 0);
    const Size size = _field->getContentSize();
    _field->setDimensions(box.width, box.height);
    return size;
}

void TextField::setTextHorizontalAlignment(TextHAlignment alignment) {
    _field->setHorizontalAlignment(alignment);
}

TextHAlignment TextField::getTextHorizontalAlignment() const {
    return _field->getHorizontalAlignment();
}

void TextField::setTextVerticalAlignment(TextVAlignment alignment) {
    _field->setVerticalAlignment(alignment);
}

TextVAlignment TextField::getTextVerticalAlignment() const {
    return _field->getVerticalAlignment();
}

void TextField::setCursorEnabled(bool enabled) {
    _field->setCursorEnabled(enabled);
}

void TextField::setCursorChar(char cursor) {
    _field->setCursorChar(cursor);
}

void TextField::setCursorPosition(std::size_t cursorPosition) {
    _field->setCursorPosition(cursorPosition);
}

void TextField::setCursorFromPoint(const Vec2& point, const Camera* camera) {
    _field->setCursorFromPoint(point, camera);
}

Size TextField::getVirtualRendererSize() const {
    return _field->getContentSize();
}

Node* TextField::getVirtualRenderer() {
    return _field;
}

void TextField::onSizeChanged() {
    Widget::onSizeChanged();
    _adaptDirty = true;
}

void TextField::adaptRenderers() {
    if (!_adaptDirty) return;
    _adaptDirty = false;
    if (!_ignoreSize) _field->setDimensions(_contentSize.width, _contentSize.height);
    _field->setPosition(_contentSize.width / 2, _contentSize.height / 2);
}

void TextField::copySpecialProperties(Widget* model) {
    auto* field = dynamic_cast<TextField*>(model);
    if (!field) return;
    _fontSize = field->_fontSize;
    setFontName(field->_fontName);
    setTextColor(field->_textColor);
    setPlaceHolder(field->getPlaceHolder());
    setPlaceHolderColor(field->getPlaceHolderColor());
    _maxLength = field->_maxLength;
    setMaxLengthEnabled(field->_maxLengthEnabled);
    setPasswordStyleText(field->getPasswordStyleText());
    setPasswordEnabled(field->_passwordEnabled);
    setString(field->getString());
    _eventCallback = field->_eventCallback;
}

} // namespace ui
} // namespace cocos2d
