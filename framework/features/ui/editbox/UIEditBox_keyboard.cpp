#include "base/keepAlive.h"
#include "base/utf8.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"
#include "event/Touch.h"
#include "platform/Clipboard.h"
#include "scene/Camera.h"
#include "scene/Scene.h"
#include "ui/editbox/EditBoxText.h"
#include "ui/editbox/TextEditor.h"
#include "ui/editbox/UIEditBox.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

namespace {

using copra::TextEditor;
using EndAction = EditBoxDelegate::EditBoxEndAction;

/// In front of all listeners of nodes.
constexpr int kListenerPriority = -1;

bool isHeld(const std::vector<EventKeyboard::KeyCode>& held, EventKeyboard::KeyCode key) {
    return std::find(held.begin(), held.end(), key) != held.end();
}

/// The edit boxes of a tree that can be edited, in the order of the tree.
void collectBoxes(Node* node, std::vector<EditBox*>& boxes) {
    if (!node->isVisible()) return;
    auto* box = dynamic_cast<EditBox*>(node);
    if (box && box->isEnabled() && box->isTouchEnabled()) boxes.push_back(box);
    for (Node* child : node->getChildren()) collectBoxes(child, boxes);
}

} // namespace

// --- Begin and end ---

bool EditBox::canAttachWithIME() {
    return isRunning() && isEnabled();
}

void EditBox::didAttachWithIME() {
    const auto alive = copra::keepAlive(this);
    _isEditing = true;
    _endAction = EndAction::UNKNOWN;
    _editor->moveTo(_editor->text().size(), false);
    _view->setEditing(true);
    showPart(1);
    listenToKeys();
    if (_delegate) _delegate->editBoxEditingDidBegin(this);
}

void EditBox::didDetachWithIME() {
    const auto alive = copra::keepAlive(this);
    _isEditing = false;
    _editor->moveTo(_editor->caret(), false);
    _view->setEditing(false);
    showPart(isEnabled() ? 0 : 2);
    if (_heldKeys.empty()) stopListening();
    const EndAction action = _endAction;
    if (_delegate) _delegate->editBoxEditingDidEndWithAction(this, action);
    if (_delegate) _delegate->editBoxEditingDidEnd(this);
    if (_delegate) _delegate->editBoxReturn(this);
}

void EditBox::endEditing(EndAction action) {
    const auto alive = copra::keepAlive(this);
    _endAction = action;
    detachWithIME();
    _endAction = EndAction::UNKNOWN;
    const bool isDone = !isRunning() || IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME();
    if (isDone) return;
    if (action == EndAction::TAB_TO_NEXT) editNeighbor(1);
    if (action == EndAction::TAB_TO_PREVIOUS) editNeighbor(-1);
    if (action == EndAction::RETURN && _returnType == KeyboardReturnType::NEXT) editNeighbor(1);
}

/// Edits the next or the previous edit box of the scene, after the last the first.
void EditBox::editNeighbor(int step) {
    std::vector<EditBox*> boxes;
    if (Scene* scene = getScene()) collectBoxes(scene, boxes);
    const auto self = std::find(boxes.begin(), boxes.end(), this);
    if (self == boxes.end() || boxes.size() < 2) return;
    const auto count = static_cast<int>(boxes.size());
    const int next = (static_cast<int>(self - boxes.begin()) + step + count) % count;
    const RefPtr<EditBox> box(boxes[static_cast<std::size_t>(next)]); // its delegate may remove it
    if (!box->attachWithIME() || !box->_isEditing) return;
    // The box also receives the release of the keys that are held, such as Shift of Shift+Tab.
    box->_heldKeys = _heldKeys;
    _heldKeys.clear();
    stopListening();
    box->_editor->selectAll();
    box->_view->editorChanged();
}

// --- Listeners ---

void EditBox::listenToKeys() {
    stopListening();
    _keyListener = EventListenerKeyboard::create();
    _keyListener->onKeyPressed = [this](Key key, Event* event) { keyPressed(key, event); };
    _keyListener->onKeyReleased = [this](Key key, Event* event) { keyReleased(key, event); };
    _eventDispatcher->addEventListenerWithFixedPriority(_keyListener, kListenerPriority);
    _outsideListener = EventListenerTouchOneByOne::create();
    _outsideListener->onTouchBegan = [this](Touch* touch, Event*) {
        if (_isEditing && !hitTest(touch->getLocation(), Camera::getVisitingCamera(), nullptr))
            endEditing(EndAction::UNKNOWN);
        return false;
    };
    _eventDispatcher->addEventListenerWithFixedPriority(_outsideListener, kListenerPriority);
}

void EditBox::stopListening() {
    if (_keyListener) _eventDispatcher->removeEventListener(_keyListener);
    if (_outsideListener) _eventDispatcher->removeEventListener(_outsideListener);
    _keyListener = nullptr;
    _outsideListener = nullptr;
}

void EditBox::keyPressed(Key key, Event* event) {
    if (!_isEditing) return;
    event->stopPropagation();
    if (!isHeld(_heldKeys, key)) _heldKeys.push_back(key);
    _pressedKey = key;
    handleKey(key);
}

/// Comes after a key press and whenever the key repeats.
void EditBox::controlKey(Key keyCode) {
    if (keyCode != _pressedKey) handleKey(keyCode);
    _pressedKey = Key::KEY_NONE;
}

bool EditBox::isControlHeld() const {
    return isHeld(_heldKeys, Key::KEY_LEFT_CTRL) || isHeld(_heldKeys, Key::KEY_RIGHT_CTRL);
}

bool EditBox::isShiftHeld() const {
    return isHeld(_heldKeys, Key::KEY_LEFT_SHIFT) || isHeld(_heldKeys, Key::KEY_RIGHT_SHIFT);
}

void EditBox::keyReleased(Key key, Event* event) {
    const auto held = std::find(_heldKeys.begin(), _heldKeys.end(), key);
    if (held == _heldKeys.end()) return;
    _heldKeys.erase(held);
    if (key == _pressedKey) _pressedKey = Key::KEY_NONE;
    event->stopPropagation();
    if (!_isEditing && _heldKeys.empty()) stopListening();
}

// --- Keys ---

void EditBox::handleKey(Key key) {
    const auto alive = copra::keepAlive(this);
    if (key == Key::KEY_TAB)
        endEditing(isShiftHeld() ? EndAction::TAB_TO_PREVIOUS : EndAction::TAB_TO_NEXT);
    else if (key == Key::KEY_BACK_TAB)
        endEditing(EndAction::TAB_TO_PREVIOUS);
    else if (key == Key::KEY_ESCAPE)
        endEditing(EndAction::UNKNOWN);
    else if (!handleShortcut(key) && handleMove(key))
        _view->editorChanged();
}

/// Clipboard, selection of everything, and deletion.
bool EditBox::handleShortcut(Key key) {
    const bool isControlled = isControlHeld();
    const bool isDelete = key == Key::KEY_DELETE || key == Key::KEY_KP_DELETE;
    const bool isInsert = key == Key::KEY_INSERT || key == Key::KEY_KP_INSERT;
    if ((isControlled && key == Key::KEY_X) || (isDelete && isShiftHeld() && !isControlled))
        cutSelection();
    else if (isControlled && (key == Key::KEY_C || isInsert))
        copySelection();
    else if ((isControlled && key == Key::KEY_V) || (isInsert && isShiftHeld()))
        paste();
    else if (isControlled && key == Key::KEY_A) {
        _editor->selectAll();
        _view->editorChanged();
    } else if (isDelete) {
        if (_editor->eraseForward(isControlled ? TextEditor::Unit::Word : TextEditor::Unit::Character))
            textEdited();
    } else {
        return false;
    }
    return true;
}

void EditBox::cutSelection() {
    if (_view->isPassword() || !_editor->hasSelection()) return;
    copySelection();
    _editor->eraseBack(TextEditor::Unit::Character);
    textEdited();
}

void EditBox::paste() {
    std::u32string pasted;
    if (StringUtils::UTF8ToUTF32(copra::clipboardText(), pasted)) insertTyped(pasted);
}

/// A password is not copied.
void EditBox::copySelection() {
    std::string copied;
    if (_view->isPassword() || !_editor->hasSelection()) return;
    if (StringUtils::UTF32ToUTF8(_editor->selection(), copied)) copra::setClipboardText(copied);
}

/// Moves the caret to the left (-1) or right (1). Without `extend`, a selection collapses to its end on that side.
void EditBox::moveSideways(int step, bool byWord, bool extend) {
    if (!extend && _editor->hasSelection())
        _editor->moveTo(_view->selectionSide(step), false);
    else if (!byWord)
        _editor->moveTo(_view->positionBeside(step), extend);
    else if ((step > 0) != _view->isRightToLeftAtCaret())
        _editor->moveForward(TextEditor::Unit::Word, extend);
    else
        _editor->moveBack(TextEditor::Unit::Word, extend);
}

bool EditBox::handleMove(Key key) {
    const bool extend = isShiftHeld();
    const bool isControlled = isControlHeld();
    switch (key) {
    case Key::KEY_LEFT_ARROW:
        moveSideways(-1, isControlled, extend);
        return true;
    case Key::KEY_RIGHT_ARROW:
        moveSideways(1, isControlled, extend);
        return true;
    case Key::KEY_UP_ARROW:
        _editor->moveTo(_view->positionInLine(-1), extend);
        return true;
    case Key::KEY_DOWN_ARROW:
        _editor->moveTo(_view->positionInLine(1), extend);
        return true;
    case Key::KEY_HOME:
    case Key::KEY_KP_HOME:
        _editor->moveTo(isControlled ? 0 : _view->caretLine().begin, extend);
        return true;
    case Key::KEY_END:
    case Key::KEY_KP_END:
        _editor->moveTo(isControlled ? _editor->text().size() : _view->caretLine().end, extend);
        return true;
    default:
        return false;
    }
}

// --- Typed text ---

void EditBox::insertText(const char* text, std::size_t len) {
    std::u32string typed;
    if (!StringUtils::UTF8ToUTF32(std::string(text, len), typed)) return;
    const bool isReturn = typed == U"\n";
    if (isReturn && !(_view->isMultiline() && _returnType == KeyboardReturnType::DEFAULT))
        endEditing(EndAction::RETURN);
    else
        insertTyped(typed);
}

void EditBox::deleteBackward() {
    if (_editor->eraseBack(isControlHeld() ? TextEditor::Unit::Word : TextEditor::Unit::Character))
        textEdited();
}

void EditBox::insertTyped(const std::u32string& typed) {
    if (_editor->insert(capitalized(filtered(typed)))) textEdited();
}

} // namespace ui
} // namespace cocos2d
