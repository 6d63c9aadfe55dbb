#include "event/IMEDelegate.h"

#include "base/mainThread.h"

#include <algorithm>

namespace cocos2d {

namespace {
const std::string kNoContent;
}

IMEDelegate::IMEDelegate() {
    IMEDispatcher::sharedDispatcher()->_delegates.push_back(this);
}

IMEDelegate::~IMEDelegate() {
    IMEDispatcher::sharedDispatcher()->unregister(this);
}

bool IMEDelegate::attachWithIME() {
    return IMEDispatcher::sharedDispatcher()->attach(this);
}

bool IMEDelegate::detachWithIME() {
    return IMEDispatcher::sharedDispatcher()->detach(this);
}

const std::string& IMEDelegate::getContentText() {
    return kNoContent;
}

IMEDispatcher* IMEDispatcher::sharedDispatcher() {
    copra::expectMainThread("IMEDispatcher::sharedDispatcher");
    // Never destroyed: delegates with static storage duration may be destroyed after it.
    static auto* const s_dispatcher = new IMEDispatcher;
    return s_dispatcher;
}

bool IMEDispatcher::attach(IMEDelegate* delegate) {
    if (delegate == _attached) return true;
    // Each of these callbacks may destroy the delegate, or attach another one.
    if (!delegate->canAttachWithIME()) return false;
    if (_attached && !detach(_attached)) return false;
    if (_attached || !isKnown(delegate)) return false;
    _attached = delegate;
    delegate->didAttachWithIME();
    return true;
}

bool IMEDispatcher::detach(IMEDelegate* delegate) {
    if (!delegate || delegate != _attached || !delegate->canDetachWithIME()) return false;
    if (delegate != _attached) return true; // it was destroyed or detached by its own callback
    _attached = nullptr;
    delegate->didDetachWithIME();
    return true;
}

bool IMEDispatcher::isKnown(const IMEDelegate* delegate) const {
    return std::find(_delegates.begin(), _delegates.end(), delegate) != _delegates.end();
}

void IMEDispatcher::unregister(const IMEDelegate* delegate) {
    if (_attached == delegate) _attached = nullptr;
    _delegates.erase(std::remove(_delegates.begin(), _delegates.end(), delegate), _delegates.end());
}

void IMEDispatcher::notifyAll(void (IMEDelegate::*what)(IMEKeyboardNotificationInfo&),
                              IMEKeyboardNotificationInfo& info) {
    // One of them may delete others.
    const copra::Array<IMEDelegate*> delegates = _delegates;
    for (IMEDelegate* delegate : delegates)
        if (isKnown(delegate)) (delegate->*what)(info);
}

void IMEDispatcher::dispatchKeyboardWillShow(IMEKeyboardNotificationInfo& info) {
    notifyAll(&IMEDelegate::keyboardWillShow, info);
}

void IMEDispatcher::dispatchKeyboardDidShow(IMEKeyboardNotificationInfo& info) {
    notifyAll(&IMEDelegate::keyboardDidShow, info);
}

void IMEDispatcher::dispatchKeyboardWillHide(IMEKeyboardNotificationInfo& info) {
    notifyAll(&IMEDelegate::keyboardWillHide, info);
}

void IMEDispatcher::dispatchKeyboardDidHide(IMEKeyboardNotificationInfo& info) {
    notifyAll(&IMEDelegate::keyboardDidHide, info);
}

void IMEDispatcher::dispatchInsertText(const char* text, std::size_t len) {
    if (_attached && text && len > 0) _attached->insertText(text, len);
}

void IMEDispatcher::dispatchDeleteBackward() {
    if (_attached) _attached->deleteBackward();
}

void IMEDispatcher::dispatchControlKey(copra::Key keyCode) {
    if (_attached) _attached->controlKey(keyCode);
}

const std::string& IMEDispatcher::getContentText() {
    return _attached ? _attached->getContentText() : kNoContent;
}

} // namespace cocos2d
