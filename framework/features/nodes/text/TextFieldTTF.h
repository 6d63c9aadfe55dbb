#pragma once

#include "event/EventKeyboard.h"
#include "event/IMEDelegate.h"
#include "nodes/text/Label.h"
#include "nodes/text/fwd.h"
#include "scene/fwd.h"

namespace cocos2d {

/// Receives the events of a text field. Each function can return true to refuse a change.
class TextFieldDelegate {
public:
    virtual ~TextFieldDelegate() = default;
    /// Called before the field gets the keyboard focus. Return true to prevent it.
    virtual bool onTextFieldAttachWithIME(TextFieldTTF* /*sender*/) { return false; }
    /// Called before the field loses the keyboard focus. Return true to prevent it.
    virtual bool onTextFieldDetachWithIME(TextFieldTTF* /*sender*/) { return false; }
    /// Called before text, `nLen` bytes of UTF-8, is inserted. Return true to prevent it.
    virtual bool onTextFieldInsertText(TextFieldTTF* /*sender*/, const char* /*text*/,
                                       std::size_t /*length*/) {
        return false;
    }
    /// Called before a character, `nLen` bytes of UTF-8, is deleted. Return true to prevent it.
    virtual bool onTextFieldDeleteBackward(TextFieldTTF* /*sender*/, const char* /*text*/,
                                           std::size_t /*length*/) {
        return false;
    }
    /// Called before the field is drawn. Return true to leave it out.
    virtual bool onVisit(TextFieldTTF* /*sender*/, Renderer* /*renderer*/, const Mat4& /*transform*/,
                         uint32_t /*flags*/) {
        return false;
    }
};

/// A label for text input. It shows a placeholder while it is empty, and dots instead of a password.
class TextFieldTTF : public Label, public IMEDelegate {
public:
    /// Creates a text field in a box of a size in points, with a placeholder that is shown while it is empty.
    /// `fontName` is a font file or a family; the font size is in points.
    static TextFieldTTF* textFieldWithPlaceHolder(const std::string& placeholder, const Size& dimensions,
                                                  TextHAlignment alignment, const std::string& fontName,
                                                  float fontSize);
    /// Creates a text field without a box, which is as large as its text.
    static TextFieldTTF* textFieldWithPlaceHolder(const std::string& placeholder, const std::string& fontName,
                                                  float fontSize);

    /// Sets the object that receives the events. It is not retained, so set null before it is destroyed.
    void setDelegate(TextFieldDelegate* delegate) { _delegate = delegate; }
    /// Returns the object that receives the events. It is not retained, so set null before it is destroyed.
    TextFieldDelegate* getDelegate() const { return _delegate; }
    /// Returns the number of characters in the text.
    std::size_t getCharCount() const { return _charCount; }

    /// Sets the text, without the placeholder. Invalid UTF-8 is logged, and the old text stays.
    void setString(const std::string& text) override;
    /// Returns the text, without the placeholder and without the characters that hide a password.
    const std::string& getString() const override { return _inputText; }
    /// Inserts text at the cursor, as if a user typed it.
    virtual void appendString(const std::string& text) { insertText(text.c_str(), text.size()); }
    /// Sets the text that is shown while the field is empty.
    virtual void setPlaceHolder(const std::string& text);
    /// Returns the text that is shown while the field is empty.
    virtual const std::string& getPlaceHolder() const { return _placeHolder; }
    /// Sets the color of the placeholder, which becomes opaque; gray by default.
    virtual void setColorSpaceHolder(const Color3B& color) { setColorSpaceHolder(Color4B(color)); }
    /// Sets the color of the placeholder with its opacity; gray by default.
    virtual void setColorSpaceHolder(const Color4B& color);
    /// Returns the color of the placeholder; gray by default.
    virtual const Color4B& getColorSpaceHolder() { return _colorSpaceHolder; }
    /// Returns the color of the placeholder of a constant field; gray by default.
    virtual const Color4B& getColorSpaceHolder() const { return _colorSpaceHolder; }
    void setTextColor(const Color4B& textColor) override;
    /// Sets whether the text is hidden: each character is shown as a dot or as the password character. False
    /// by default.
    virtual void setSecureTextEntry(bool value);
    /// Whether the text is hidden: each character is shown as a dot or as the password character. False by
    /// default.
    virtual bool isSecureTextEntry() const { return _secureTextEntry; }
    /// Sets the string that is shown for each character of a password; a dot by default.
    virtual void setPasswordTextStyle(const std::string& text);
    /// Returns the string that is shown for each character of a password; a dot by default.
    const std::string& getPasswordTextStyle() const { return _passwordStyleText; }
    /// Sets whether a blinking cursor shows the insertion point while the field has the keyboard focus. Arrow
    /// keys, Home, and End move the cursor. By default, it is enabled with a font file and disabled with an
    /// installed font.
    void setCursorEnabled(bool enabled);
    /// Sets the character that shows the cursor; '|' by default.
    void setCursorChar(char cursor);
    /// Sets how many characters are before the cursor. A number beyond the text is ignored.
    void setCursorPosition(std::size_t cursorPosition);
    /// Moves the cursor in front of the character at a point in world coordinates, such as
    /// Touch::getLocation(), or behind the last character. Points outside of the field are ignored, and so is
    /// every point without a camera.
    void setCursorFromPoint(const Vec2& point, const Camera* camera);

    bool attachWithIME() override { return IMEDelegate::attachWithIME(); }
    bool detachWithIME() override { return IMEDelegate::detachWithIME(); }
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    /// Makes the cursor blink. Called every frame; `delta` is the time since the last frame in seconds.
    void update(float delta) override;
    void onExit() override;
    std::string getDescription() const override {
        return "<TextFieldTTF | Tag = " + std::to_string(_tag) + ">";
    }

    /// Constructs an empty text field for a derived class. Use textFieldWithPlaceHolder() in games.
    TextFieldTTF();
    ~TextFieldTTF() override;
    /// Initializes a new field of a size in points, with a placeholder and a font.
    bool initWithPlaceHolder(const std::string& placeholder, const Size& dimensions, TextHAlignment alignment,
                             const std::string& fontName, float fontSize);
    /// Initializes a new field that is as large as its text, with a placeholder and a font.
    bool initWithPlaceHolder(const std::string& placeholder, const std::string& fontName, float fontSize);

protected:
    bool canAttachWithIME() override;
    void didAttachWithIME() override;
    bool canDetachWithIME() override;
    void didDetachWithIME() override;
    void insertText(const char* text, std::size_t len) override;
    void deleteBackward() override;
    const std::string& getContentText() override { return _inputText; }
    void controlKey(EventKeyboard::KeyCode keyCode) override;

    TextFieldDelegate* _delegate = nullptr; ///< The delegate, which is not retained.
    std::string _inputText;
    std::string _placeHolder;
    std::string _passwordStyleText = "\xe2\x80\xa2";
    Color4B _colorSpaceHolder{127, 127, 127, 255};
    Color4B _colorText = Color4B::WHITE;
    std::size_t _charCount = 0;
    bool _secureTextEntry = false;
    bool _cursorEnabled = false;
    std::size_t _cursorPosition = 0; ///< The position of the cursor in characters.
    char _cursorChar = '|';
    /// The time in seconds for which the cursor is visible; negative while it is hidden.
    float _cursorShowingTime = 0.0f;
    bool _isAttachWithIME = false;

private:
    void showText();
    void moveCursor(std::size_t position);
    void eraseAt(std::size_t position);
    bool showsCursor() const { return _cursorEnabled && _isAttachWithIME; }

    CC_DISALLOW_COPY_AND_ASSIGN(TextFieldTTF)
};

} // namespace cocos2d
