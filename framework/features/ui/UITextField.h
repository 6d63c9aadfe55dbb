#pragma once

#include "base/RefPtr.h"
#include "render/TextTypes.h"
#include "ui/UIWidget.h"

namespace cocos2d {

namespace ui {

/// The kind of event that TextField::addEventListenerTextField() passes to its selector, as in cocos2d-x 2.x.
typedef enum {
    TEXTFIELD_EVENT_ATTACH_WITH_IME, ///< The field has got the keyboard.
    TEXTFIELD_EVENT_DETACH_WITH_IME, ///< The field has lost the keyboard.
    TEXTFIELD_EVENT_INSERT_TEXT,     ///< The user has inserted text.
    TEXTFIELD_EVENT_DELETE_BACKWARD  ///< The user has deleted a character.
} TextFiledEventType;
/// A member function that receives a text field and the kind of event.
typedef void (Ref::*SEL_TextFieldEvent)(Ref*, TextFiledEventType);
/// Converts `&Class::function` to a SEL_TextFieldEvent.
#define textfieldeventselector(_SELECTOR)                                                                    \
    copra::selectorOf<cocos2d::ui::SEL_TextFieldEvent>([](auto kind) { return kind(&_SELECTOR); })

/// A field in which the user edits text. A touch gives the field the keyboard focus. The return key takes the
/// focus away, and so does a touch elsewhere that the field receives.
class TextField : public Widget {
public:
    /// What happened: the field got or lost the keyboard focus, or text was inserted or deleted.
    enum class EventType {
        ATTACH_WITH_IME, ///< The field has got the keyboard.
        DETACH_WITH_IME, ///< The field has lost the keyboard.
        INSERT_TEXT,     ///< The user has inserted text.
        DELETE_BACKWARD  ///< The user has deleted a character.
    };
    /// Receives the field in the first update after the change. Several changes of a kind in a frame are one event.
    typedef std::function<void(Ref*, EventType)> ccTextFieldCallback;

    /// Creates an empty text field without a placeholder.
    static TextField* create();
    /// Creates a text field as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a text field with a placeholder, which is shown while the field is empty. `fontName` is a font
    /// file or a font family; `fontSize` is in points.
    static TextField* create(const std::string& placeholder, const std::string& fontName, int fontSize);

    /// Sets the text, in UTF-8, without calling the listener. If the maximum length is enabled, a longer text
    /// is truncated. Invalid UTF-8 is logged, and the old text stays.
    void setString(const std::string& text);
    /// Returns the text, in UTF-8, without the placeholder and without the characters that hide a password.
    const std::string& getString() const;
    /// Deprecated name of setString().
    void setText(const std::string& value) { setString(value); }
    /// Deprecated name of getString().
    const std::string& getStringValue() const { return getString(); }
    /// Returns the number of characters in the text.
    int getStringLength() const;
    /// Sets the placeholder, the text that is shown while the field is empty.
    void setPlaceHolder(const std::string& value);
    /// Returns the placeholder, the text that is shown while the field is empty.
    const std::string& getPlaceHolder() const;
    /// Sets the color of the placeholder, which becomes opaque; gray by default.
    void setPlaceHolderColor(const Color3B& color);
    /// Sets the color and the opacity of the placeholder; opaque gray by default.
    void setPlaceHolderColor(const Color4B& color);
    /// Returns the color of the placeholder; opaque gray by default.
    const Color4B& getPlaceHolderColor() const;
    /// Sets the color of the text; white by default.
    void setTextColor(const Color4B& textColor);
    /// Returns the color of the text; white by default.
    const Color4B& getTextColor() const { return _textColor; }
    /// Sets the size of the font in points; 10 by default.
    void setFontSize(int size);
    /// Returns the size of the font in points; 10 by default.
    int getFontSize() const { return _fontSize; }
    /// Sets the font: a font file or a font family. If there is no such font, an installed font replaces it.
    void setFontName(const std::string& name);
    /// Returns the font: a file or a family.
    const std::string& getFontName() const { return _fontName; }
    /// Sets whether the maximum length, in characters, is enforced; false by default.
    void setMaxLengthEnabled(bool enable);
    /// Whether the maximum length, in characters, is enforced; false by default.
    bool isMaxLengthEnabled() const { return _maxLengthEnabled; }
    /// Sets the maximum length in characters; 10 by default. Negative values count as 0. If
    /// setMaxLengthEnabled() has enabled the maximum, a longer text is truncated.
    void setMaxLength(int length);
    /// Returns the maximum length in characters; 10 by default. It counts only after
    /// setMaxLengthEnabled(true).
    int getMaxLength() const { return _maxLength; }
    /// Sets whether the text is hidden: each character is shown as the character of setPasswordStyleText();
    /// false by default.
    void setPasswordEnabled(bool enable);
    /// Whether the text is hidden; false by default.
    bool isPasswordEnabled() const { return _passwordEnabled; }
    /// Sets the string whose first character hides the characters of a password; "*" by default. Null and an
    /// empty string are ignored.
    void setPasswordStyleText(const char* styleText);
    /// Returns the character that hides the characters of a password; "*" by default.
    const char* getPasswordStyleText() const { return _passwordStyleText.c_str(); }

    /// Takes the keyboard focus, as a touch on the field does.
    virtual void attachWithIME();
    /// Gives up the keyboard focus, as a touch elsewhere does.
    virtual void didNotSelectSelf();
    /// Whether editing has begun since the last update, which calls the listener for it.
    bool getAttachWithIME() const { return _flags[0]; }
    /// Sets what getAttachWithIME() returns. If it is true, the next update calls the listener.
    void setAttachWithIME(bool attach) { _flags[0] = attach; }
    /// Whether editing has ended since the last update, which calls the listener for it.
    bool getDetachWithIME() const { return _flags[1]; }
    /// Sets what getDetachWithIME() returns. If it is true, the next update calls the listener.
    void setDetachWithIME(bool detach) { _flags[1] = detach; }
    /// Whether text was inserted since the last update, which calls the listener for it.
    bool getInsertText() const { return _flags[2]; }
    /// Sets what getInsertText() returns. If it is true, the next update calls the listener.
    void setInsertText(bool insertText) { _flags[2] = insertText; }
    /// Whether text was deleted since the last update, which calls the listener for it.
    bool getDeleteBackward() const { return _flags[3]; }
    /// Sets what getDeleteBackward() returns. If it is true, the next update calls the listener.
    void setDeleteBackward(bool deleteBackward) { _flags[3] = deleteBackward; }
    /// Sets the function that is called when editing begins or ends and when the text changes. An empty
    /// function removes it.
    void addEventListener(const ccTextFieldCallback& callback) { _eventCallback = callback; }
    /// Sets a member function of `target` that is called when editing begins or ends and when the text
    /// changes. It replaces the function of addEventListener(). The target is not retained; after its
    /// destruction, nothing is called.
    void addEventListenerTextField(Ref* target, SEL_TextFieldEvent selector);
    /// Sets a member function of `target` for one kind of event, as in cocos2d-x 2.2.0; null removes it.
    void listenTo_(EventType event, Ref* target, SEL_CallFuncO selector);

    /// Sets the size, in points, of the touch area around the center of the field; see setTouchAreaEnabled().
    void setTouchSize(const Size& size);
    /// Returns the size, in points, of the touch area around the center of the field; see
    /// setTouchAreaEnabled().
    Size getTouchSize() const { return _touchSize; }
    /// Sets whether the area of setTouchSize() reacts to touches, instead of the field itself; false by
    /// default.
    void setTouchAreaEnabled(bool enable) { _touchAreaEnabled = enable; }
    /// Whether a point on the screen, seen through `camera`, is on the field or, after
    /// setTouchAreaEnabled(true), in the touch area around its center. `p` receives the point in the space of
    /// the field; it may be null.
    bool hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const override;
    /// Sets the area in which the text is wrapped and aligned, in points. With 0, the width or the height
    /// follows the text.
    void setTextAreaSize(const Size& size);
    /// Returns the size that the text has without a text area, in points.
    virtual Size getAutoRenderSize();
    /// Sets how the lines are aligned in the text area.
    void setTextHorizontalAlignment(TextHAlignment alignment);
    /// Returns how the lines are aligned in the text area.
    TextHAlignment getTextHorizontalAlignment() const;
    /// Sets how the text is aligned within the height of the text area.
    void setTextVerticalAlignment(TextVAlignment alignment);
    /// Returns how the text is aligned within the height of the text area.
    TextVAlignment getTextVerticalAlignment() const;
    /// Sets whether a blinking cursor shows where text is inserted, at first at the end of the text; false by
    /// default.
    void setCursorEnabled(bool enabled);
    /// Sets the character that is shown as the cursor; '|' by default.
    void setCursorChar(char cursor);
    /// Sets how many characters are before the cursor. A number beyond the text is ignored, and so is every
    /// number while the cursor is disabled.
    void setCursorPosition(std::size_t cursorPosition);
    /// Moves the cursor in front of the character at a point in world coordinates, such as
    /// Touch::getLocation(), or behind the last character. Points outside of the text are ignored, and so is
    /// every point while the cursor is disabled or `camera` is null.
    void setCursorFromPoint(const Vec2& point, const Camera* camera);

    /// Starts the updates.
    void onEnter() override;
    /// Calls the listener for what has happened since the last update.
    void update(float delta) override;
    /// Called when a touch begins. A touch on the field starts the input of text; a touch elsewhere ends it.
    bool onTouchBegan(Touch* touch, Event* unusedEvent) override;
    /// Returns the size of the text or, while it is empty, of the placeholder, in points.
    Size getVirtualRendererSize() const override;
    /// Returns the label that shows the text, which the field owns.
    Node* getVirtualRenderer() override;
    std::string getDescription() const override { return "TextField"; }

    TextField();
    ~TextField() override;
    /// Initializes an empty text field, which receives touches.
    bool init() override;

protected:
    void initRenderer() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    class Field_;
    void notify(EventType event);
    void textChanged();
    bool shorten(std::string& typed) const;

    RefPtr<Field_> _field; ///< A protected child, until the game removes it.
    std::string _fontName;
    int _fontSize = 10;
    Color4B _textColor = Color4B::WHITE;
    std::string _passwordStyleText = "*";
    int _maxLength = 10;
    bool _maxLengthEnabled = false;
    bool _passwordEnabled = false;
    bool _touchAreaEnabled = false;
    bool _adaptDirty = true;
    bool _flags[4] = {}; ///< What has happened since the last update, indexed by EventType.
    Size _touchSize;
    ccTextFieldCallback _eventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(TextField)
};

} // namespace ui
} // namespace cocos2d
