#pragma once

#include "render/TextTypes.h"
#include "ui/UIWidget.h"

namespace cocos2d {

class TextFieldTTF;

namespace ui {

/// What old code hears of text fields by.
typedef enum {
    TEXTFIELD_EVENT_ATTACH_WITH_IME,
    TEXTFIELD_EVENT_DETACH_WITH_IME,
    TEXTFIELD_EVENT_INSERT_TEXT,
    TEXTFIELD_EVENT_DELETE_BACKWARD
} TextFiledEventType;
typedef void (Ref::*SEL_TextFieldEvent)(Ref*, TextFiledEventType);
#define textfieldeventselector(_SELECTOR) (cocos2d::ui::SEL_TextFieldEvent)(&_SELECTOR)

/// A line of text that is typed in: a touch gives it the keyboard, the return key or a touch that reaches
/// it elsewhere takes it away.
class TextField : public Widget {
public:
    enum class EventType { ATTACH_WITH_IME, DETACH_WITH_IME, INSERT_TEXT, DELETE_BACKWARD };
    /// Called with the field, after the change.
    typedef std::function<void(Ref*, EventType)> ccTextFieldCallback;

    static TextField* create();
    /// `fontName`: a font file, or a family name; size in points.
    static TextField* create(const std::string& placeholder, const std::string& fontName, int fontSize);

    /// UTF-8; cut to the maximal length where there is one.
    void setString(const std::string& text);
    const std::string& getString() const;
    int getStringLength() const;
    /// Shown while there is no text.
    void setPlaceHolder(const std::string& value);
    const std::string& getPlaceHolder() const;
    void setPlaceHolderColor(const Color3B& color);
    void setPlaceHolderColor(const Color4B& color);
    const Color4B& getPlaceHolderColor() const;
    void setTextColor(const Color4B& textColor);
    const Color4B& getTextColor() const { return _textColor; }
    void setFontSize(int size);
    int getFontSize() const { return _fontSize; }
    void setFontName(const std::string& name);
    const std::string& getFontName() const { return _fontName; }
    /// No more characters than this can be typed; 10 from the start, and not enabled.
    void setMaxLengthEnabled(bool enable);
    bool isMaxLengthEnabled() const { return _maxLengthEnabled; }
    void setMaxLength(int length);
    int getMaxLength() const { return _maxLength; }
    /// Shows '*', or the first letter of the style, for each character.
    void setPasswordEnabled(bool enable);
    bool isPasswordEnabled() const { return _passwordEnabled; }
    void setPasswordStyleText(const char* styleText);
    const char* getPasswordStyleText() const { return _passwordStyleText.c_str(); }

    /// Takes and gives back the keyboard.
    virtual void attachWithIME();
    void didNotSelectSelf();
    /// Whether it happened since it was set to false the last time.
    bool getAttachWithIME() const { return _flags[0]; }
    void setAttachWithIME(bool attach) { _flags[0] = attach; }
    bool getDetachWithIME() const { return _flags[1]; }
    void setDetachWithIME(bool detach) { _flags[1] = detach; }
    bool getInsertText() const { return _flags[2]; }
    void setInsertText(bool insertText) { _flags[2] = insertText; }
    bool getDeleteBackward() const { return _flags[3]; }
    void setDeleteBackward(bool deleteBackward) { _flags[3] = deleteBackward; }
    void addEventListener(const ccTextFieldCallback& callback) { _eventCallback = callback; }
    /// Calls a member function of `target`, which is held weakly.
    void addEventListenerTextField(Ref* target, SEL_TextFieldEvent selector);

    /// Where it can be touched, around its middle, when that is enabled; otherwise the field itself.
    void setTouchSize(const Size& size);
    Size getTouchSize() const { return _touchSize; }
    void setTouchAreaEnabled(bool enable) { _touchAreaEnabled = enable; }
    bool hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const override;
    /// The box for the text, 0 for as much as needed.
    void setTextAreaSize(const Size& size);
    Size getAutoRenderSize();
    void setTextHorizontalAlignment(TextHAlignment alignment);
    TextHAlignment getTextHorizontalAlignment() const;
    void setTextVerticalAlignment(TextVAlignment alignment);
    TextVAlignment getTextVerticalAlignment() const;
    void setCursorEnabled(bool enabled);
    void setCursorChar(char cursor);
    /// Number of characters in front of it.
    void setCursorPosition(std::size_t cursorPosition);
    /// In front of the character that a world point lies on.
    void setCursorFromPoint(const Vec2& point, const Camera* camera);

    bool onTouchBegan(Touch* touch, Event* unusedEvent) override;
    Size getVirtualRendererSize() const override;
    Node* getVirtualRenderer() override;
    std::string getDescription() const override { return "TextField"; }

    TextField();
    ~TextField() override;
    bool init() override;

protected:
    void initRenderer() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    class Field;
    void tell(EventType event);
    void textChanged();

    Field* _field = nullptr; ///< Weak: a protected child.
    std::string _fontName;
    int _fontSize = 10;
    Color4B _textColor = Color4B::WHITE;
    std::string _passwordStyleText = "*";
    int _maxLength = 10;
    bool _maxLengthEnabled = false;
    bool _passwordEnabled = false;
    bool _touchAreaEnabled = false;
    bool _adaptDirty = true;
    bool _flags[4] = {}; ///< As EventType.
    Size _touchSize;
    ccTextFieldCallback _eventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(TextField)
};

} // namespace ui
} // namespace cocos2d
