#pragma once

#include "event/IMEDelegate.h"
#include "nodes/Label.h"

namespace cocos2d {

class TextFieldTTF;

/// Hears what happens to a text field, and may refuse it by returning true.
class TextFieldDelegate {
public:
    virtual ~TextFieldDelegate() = default;
    virtual bool onTextFieldAttachWithIME(TextFieldTTF*) { return false; }
    virtual bool onTextFieldDetachWithIME(TextFieldTTF*) { return false; }
    /// `nLen` bytes of UTF-8.
    virtual bool onTextFieldInsertText(TextFieldTTF*, const char*, std::size_t) { return false; }
    virtual bool onTextFieldDeleteBackward(TextFieldTTF*, const char*, std::size_t) { return false; }
};

/// A label that can be typed into. While it is empty it shows a place holder; a password shows as dots.
class TextFieldTTF : public Label, public IMEDelegate {
public:
    /// `fontName`: a font file, or a family name; size in points.
    static TextFieldTTF* textFieldWithPlaceHolder(const std::string& placeholder, const Size& dimensions,
                                                  TextHAlignment alignment, const std::string& fontName,
                                                  float fontSize);
    static TextFieldTTF* textFieldWithPlaceHolder(const std::string& placeholder, const std::string& fontName,
                                                  float fontSize);

    /// Weak: take it away before it dies.
    void setDelegate(TextFieldDelegate* delegate) { _delegate = delegate; }
    TextFieldDelegate* getDelegate() const { return _delegate; }
    /// Number of characters that were typed.
    std::size_t getCharCount() const { return _charCount; }

    /// The text, without place holder. Broken UTF-8 is refused.
    void setString(const std::string& text) override;
    const std::string& getString() const override { return _inputText; }
    virtual void appendString(const std::string& text) { setString(_inputText + text); }
    virtual void setPlaceHolder(const std::string& text);
    virtual const std::string& getPlaceHolder() const { return _placeHolder; }
    /// Grey from the start.
    virtual void setColorSpaceHolder(const Color3B& color) { setColorSpaceHolder(Color4B(color)); }
    virtual void setColorSpaceHolder(const Color4B& color);
    virtual const Color4B& getColorSpaceHolder() const { return _colorSpaceHolder; }
    void setTextColor(const Color4B& textColor) override;
    virtual void setSecureTextEntry(bool value);
    virtual bool isSecureTextEntry() const { return _secureTextEntry; }
    /// What stands for each character of a password; a dot from the start.
    virtual void setPasswordTextStyle(const std::string& text);
    const std::string& getPasswordTextStyle() const { return _passwordStyleText; }
    /// Shows a stroke behind the last character while the field has the keyboard.
    void setCursorEnabled(bool enabled);
    /// '|' from the start.
    void setCursorChar(char cursor);

    bool attachWithIME() override { return IMEDelegate::attachWithIME(); }
    bool detachWithIME() override { return IMEDelegate::detachWithIME(); }
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

private:
    void showText();

    TextFieldDelegate* _delegate = nullptr; ///< Weak.
    std::string _inputText;
    std::string _placeHolder;
    std::string _passwordStyleText = "\xe2\x80\xa2";
    Color4B _colorSpaceHolder{127, 127, 127, 255};
    Color4B _colorText = Color4B::WHITE;
    std::size_t _charCount = 0;
    bool _secureTextEntry = false;
    bool _attached = false;
    bool _cursorEnabled = false;
    bool _cursorShown = false;
    char _cursorChar = '|';
    float _cursorTime = 0.0f;

    CC_DISALLOW_COPY_AND_ASSIGN(TextFieldTTF)
};

} // namespace cocos2d
