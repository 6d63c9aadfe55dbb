#pragma once

#include "event/EventKeyboard.h"
#include "event/IMEDelegate.h"
#include "nodes/text/Label.h"
#include "nodes/text/fwd.h"
#include "scene/fwd.h"

namespace cocos2d {

/// Receives the events of a text field; returning true refuses the change.
class TextFieldDelegate {
public:
    virtual ~TextFieldDelegate() = default;
    /// Before the field gets keyboard focus and before it loses it.
    virtual bool onTextFieldAttachWithIME(TextFieldTTF*) { return false; }
    virtual bool onTextFieldDetachWithIME(TextFieldTTF*) { return false; }
    /// `nLen` bytes of UTF-8.
    virtual bool onTextFieldInsertText(TextFieldTTF*, const char*, std::size_t) { return false; }
    virtual bool onTextFieldDeleteBackward(TextFieldTTF*, const char*, std::size_t) { return false; }
    /// Called before the field is drawn; true: it is not drawn.
    virtual bool onVisit(TextFieldTTF*, Renderer*, const Mat4&, uint32_t) { return false; }
};

/// A label for text input. Shows a placeholder while it is empty, and dots for a password.
class TextFieldTTF : public Label, public IMEDelegate {
public:
    /// `fontName`: a font file, or a family name; size in points.
    static TextFieldTTF* textFieldWithPlaceHolder(const std::string& placeholder, const Size& dimensions,
                                                  TextHAlignment alignment, const std::string& fontName,
                                                  float fontSize);
    static TextFieldTTF* textFieldWithPlaceHolder(const std::string& placeholder, const std::string& fontName,
                                                  float fontSize);

    /// Not retained: unset it before its destruction.
    void setDelegate(TextFieldDelegate* delegate) { _delegate = delegate; }
    TextFieldDelegate* getDelegate() const { return _delegate; }
    /// Number of characters of the text.
    std::size_t getCharCount() const { return _charCount; }

    /// The text, without placeholder. Invalid UTF-8 is refused.
    void setString(const std::string& text) override;
    const std::string& getString() const override { return _inputText; }
    /// Inserts text at the cursor, as if it was typed.
    virtual void appendString(const std::string& text) { insertText(text.c_str(), text.size()); }
    virtual void setPlaceHolder(const std::string& text);
    virtual const std::string& getPlaceHolder() const { return _placeHolder; }
    /// Default: gray.
    virtual void setColorSpaceHolder(const Color3B& color) { setColorSpaceHolder(Color4B(color)); }
    virtual void setColorSpaceHolder(const Color4B& color);
    virtual const Color4B& getColorSpaceHolder() { return _colorSpaceHolder; }
    virtual const Color4B& getColorSpaceHolder() const { return _colorSpaceHolder; }
    void setTextColor(const Color4B& textColor) override;
    virtual void setSecureTextEntry(bool value);
    virtual bool isSecureTextEntry() const { return _secureTextEntry; }
    /// Shown for each character of a password; default: a dot.
    virtual void setPasswordTextStyle(const std::string& text);
    const std::string& getPasswordTextStyle() const { return _passwordStyleText; }
    /// Shows a blinking cursor at the insertion point while the field has the keyboard; arrow keys, Home and End
    /// move it. Default: enabled with a font file, disabled with an installed font.
    void setCursorEnabled(bool enabled);
    /// Default: '|'.
    void setCursorChar(char cursor);
    /// Number of characters in front of the cursor. Ignored if the text is shorter.
    void setCursorPosition(std::size_t cursorPosition);
    /// Moves the cursor in front of the character at a point in world space (Touch::getLocation()), or behind the
    /// last one. Ignored without a camera and for points beside the field.
    void setCursorFromPoint(const Vec2& point, const Camera* camera);

    bool attachWithIME() override { return IMEDelegate::attachWithIME(); }
    bool detachWithIME() override { return IMEDelegate::detachWithIME(); }
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void update(float delta) override;
    void onExit() override;
    std::string getDescription() const override {
        return "<TextFieldTTF | Tag = " + std::to_string(_tag) + ">";
    }

    TextFieldTTF();
    ~TextFieldTTF() override;
    bool initWithPlaceHolder(const std::string& placeholder, const Size& dimensions, TextHAlignment alignment,
                             const std::string& fontName, float fontSize);
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

    TextFieldDelegate* _delegate = nullptr; ///< Weak.
    std::string _inputText;
    std::string _placeHolder;
    std::string _passwordStyleText = "\xe2\x80\xa2";
    Color4B _colorSpaceHolder{127, 127, 127, 255};
    Color4B _colorText = Color4B::WHITE;
    std::size_t _charCount = 0;
    bool _secureTextEntry = false;
    bool _cursorEnabled = false;
    std::size_t _cursorPosition = 0; ///< characters
    char _cursorChar = '|';
    float _cursorShowingTime = 0.0f; ///< seconds; negative while hidden
    bool _isAttachWithIME = false;

private:
    void showText();
    void moveCursor(std::size_t position);
    void eraseAt(std::size_t position);
    bool showsCursor() const { return _cursorEnabled && _isAttachWithIME; }

    CC_DISALLOW_COPY_AND_ASSIGN(TextFieldTTF)
};

} // namespace cocos2d
