#pragma once

#include "base/Array.h"
#include "math/Rect.h"
#include "platform/Input.h"

#include <cstddef>
#include <string>

namespace cocos2d {

/// Describes how a keyboard on the screen appears or disappears.
struct IMEKeyboardNotificationInfo {
    Rect begin;            ///< The rectangle of the keyboard at the beginning, in points.
    Rect end;              ///< The rectangle of the keyboard at the end, in points.
    float duration = 0.0f; ///< The duration of the movement in seconds.
};

/// An object that text can be typed into. At most one delegate is attached to the keyboard.
class IMEDelegate {
public:
    virtual ~IMEDelegate();
    /// Requests the keyboard. Returns false if this delegate or the current owner of the keyboard refuses.
    virtual bool attachWithIME();
    /// Releases the keyboard. Returns false if this delegate does not have it or refuses.
    virtual bool detachWithIME();

protected:
    /// Constructs a delegate that is not attached to the keyboard.
    IMEDelegate();
    friend class IMEDispatcher;

    /// Whether the delegate accepts the keyboard. The base class refuses.
    virtual bool canAttachWithIME() { return false; }
    /// Called when the delegate has received the keyboard.
    virtual void didAttachWithIME() {}
    /// Whether the delegate agrees to release the keyboard. The base class refuses.
    virtual bool canDetachWithIME() { return false; }
    /// Called when the delegate has lost the keyboard.
    virtual void didDetachWithIME() {}
    /// Called when characters were typed: `len` bytes of UTF-8. The return key is "\n".
    virtual void insertText(const char* text, std::size_t len) = 0;
    /// Called when the backspace key was pressed.
    virtual void deleteBackward() {}
    /// Called when a key was pressed that is not a character, such as an arrow.
    virtual void controlKey(copra::Key /*key*/) {}
    /// Returns the text that is being edited.
    virtual const std::string& getContentText();

    /// Called when a keyboard on the screen is about to appear. Every delegate is notified, whether it is
    /// attached or not. A desktop has no such keyboard; a game that draws its own calls the dispatcher.
    virtual void keyboardWillShow(IMEKeyboardNotificationInfo& /*info*/) {}
    /// Called when a keyboard on the screen has appeared; see keyboardWillShow().
    virtual void keyboardDidShow(IMEKeyboardNotificationInfo& /*info*/) {}
    /// Called when a keyboard on the screen is about to disappear; see keyboardWillShow().
    virtual void keyboardWillHide(IMEKeyboardNotificationInfo& /*info*/) {}
    /// Called when a keyboard on the screen has disappeared; see keyboardWillShow().
    virtual void keyboardDidHide(IMEKeyboardNotificationInfo& /*info*/) {}
};

/// Delivers typed text to the attached delegate. Keyboard listeners also receive the keys.
class IMEDispatcher {
public:
    /// Returns the dispatcher of the program.
    static IMEDispatcher* sharedDispatcher();
    IMEDispatcher(const IMEDispatcher&) = delete;
    IMEDispatcher& operator=(const IMEDispatcher&) = delete;

    /// Passes typed text to the delegate. The view calls it. Without an attached delegate, it does nothing.
    void dispatchInsertText(const char* text, std::size_t len);
    /// Passes Backspace to the delegate.
    void dispatchDeleteBackward();
    /// Passes a control key, such as an arrow, to the delegate.
    void dispatchControlKey(copra::Key keyCode);
    /// Returns the text of the attached delegate, or an empty string without one.
    const std::string& getContentText();
    /// Calls keyboardWillShow() of every delegate.
    void dispatchKeyboardWillShow(IMEKeyboardNotificationInfo& info);
    /// Calls keyboardDidShow() of every delegate.
    void dispatchKeyboardDidShow(IMEKeyboardNotificationInfo& info);
    /// Calls keyboardWillHide() of every delegate.
    void dispatchKeyboardWillHide(IMEKeyboardNotificationInfo& info);
    /// Calls keyboardDidHide() of every delegate.
    void dispatchKeyboardDidHide(IMEKeyboardNotificationInfo& info);
    /// Whether a delegate has the keyboard.
    bool isAnyDelegateAttachedWithIME() const { return _attached != nullptr; }

private:
    friend class IMEDelegate;
    IMEDispatcher() = default;
    bool attach(IMEDelegate* delegate);
    bool detach(IMEDelegate* delegate);
    bool isKnown(const IMEDelegate* delegate) const;
    void unregister(const IMEDelegate* delegate);
    void notifyAll(void (IMEDelegate::*what)(IMEKeyboardNotificationInfo&),
                   IMEKeyboardNotificationInfo& info);

    copra::Array<IMEDelegate*> _delegates; ///< The delegates, which are not retained.
    IMEDelegate* _attached = nullptr;      ///< The attached delegate, which removes itself when destroyed.
};

} // namespace cocos2d
