#pragma once

#include "base/Owned.h"
#include "base/RefPtr.h"
#include "event/EventKeyboard.h"
#include "event/IMEDelegate.h"
#include "event/fwd.h"
#include "render/TextTypes.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

#include <string>
#include <vector>

namespace copra {
class EditBoxText;
class TextEditor;
} // namespace copra

namespace cocos2d {

namespace ui {

class EditBox;

/// Receives the events of an EditBox.
class EditBoxDelegate {
public:
    /// The reason why editing ended.
    enum class EditBoxEndAction {
        /// The player touched a different place, pressed Escape, or began to edit a different box, or the
        /// box left the scene.
        UNKNOWN,
        TAB_TO_NEXT,     ///< Tab was pressed, so the next edit box is edited.
        TAB_TO_PREVIOUS, ///< Shift+Tab was pressed, so the previous edit box is edited.
        RETURN           ///< The return key was pressed.
    };

    virtual ~EditBoxDelegate() = default;
    /// Called when the box has got the keyboard focus.
    virtual void editBoxEditingDidBegin(EditBox* /*editBox*/) {}
    /// Called when the user has changed the text.
    virtual void editBoxTextChanged(EditBox* /*editBox*/, const std::string& /*text*/) {}
    /// Called when editing has ended, before editBoxEditingDidEnd() and editBoxReturn().
    virtual void editBoxEditingDidEndWithAction(EditBox* /*editBox*/, EditBoxEndAction /*action*/) {}
    /// Called when editing has ended. Deprecated: use editBoxEditingDidEndWithAction().
    virtual void editBoxEditingDidEnd(EditBox* /*editBox*/) {}
    /// Called last when editing has ended, by the return key or in another way.
    virtual void editBoxReturn(EditBox* editBox) = 0;
};

/// A box for text input with a caret, a selection, the clipboard, and scrolling. The framework draws it.
///
/// A touch begins editing. The return key ends it, except in a box with several lines, where the key starts a
/// new line. The tab key, Escape, and touches elsewhere end editing, too. A box can have several lines if its
/// mode is ANY and two lines fit into it. With a KeyboardReturnType other than DEFAULT, the return key always
/// ends editing.
///
/// While the box is edited, it receives all keys, and other keyboard listeners do not. The arrow keys, Home,
/// and End move the caret; with Ctrl, they move it by words or to the ends of the text, and with Shift, they
/// select. Ctrl+A, C, X, and V, Ctrl+Insert, Shift+Insert, and Shift+Delete work as usual. Tab and Shift+Tab
/// move to the next and the previous edit box of the scene, unless the delegate has attached another one. The
/// arrows move the caret in the direction in which they point, even in right-to-left text. A double click
/// selects a word, a triple click selects everything, and a click with Shift extends the selection.
class EditBox : public Widget, public IMEDelegate {
public:
    /// The effect of the return key.
    enum class KeyboardReturnType {
        DEFAULT, ///< Ends editing, or starts a new line if the box can have several lines.
        DONE,    ///< Ends editing, also in a box with several lines.
        SEND,    ///< Ends editing, also in a box with several lines.
        SEARCH,  ///< Ends editing, also in a box with several lines.
        GO,      ///< Ends editing, also in a box with several lines.
        NEXT     ///< Moves to the next edit box of the scene.
    };
    /// The characters that can be typed and pasted.
    enum class InputMode {
        ANY, ///< All characters, and line breaks if two lines fit into the box. This is the default.
        EMAIL_ADDRESS, ///< All characters except blanks and line breaks.
        NUMERIC,       ///< Digits, and a sign at the beginning.
        PHONE_NUMBER,  ///< Digits and "+*#-(). ".
        URL,           ///< All characters except blanks and line breaks.
        DECIMAL,       ///< Digits, a sign at the beginning, and one decimal point.
        SINGLE_LINE    ///< All characters except line breaks.
    };
    /// The way typed text is changed or hidden.
    enum class InputFlag {
        PASSWORD,                    ///< Characters are shown as dots and cannot be copied.
        SENSITIVE,                   ///< Has no effect, because the framework does not store what is typed.
        INITIAL_CAPS_WORD,           ///< The first letter of each word becomes a capital.
        INITIAL_CAPS_SENTENCE,       ///< The first letter of each sentence becomes a capital.
        INITIAL_CAPS_ALL_CHARACTERS, ///< All letters become capitals.
        LOWERCASE_ALL_CHARACTERS     ///< All letters become lowercase.
    };

    /// Creates a box of a size in points with sprites for its states, which become its children. Null means
    /// none. A sprite that has a parent is an error: debug builds assert; release builds log it and do not
    /// use it.
    static EditBox* create(const Size& size, Scale9Sprite* normalSprite,
                           Scale9Sprite* pressedSprite = nullptr, Scale9Sprite* disabledSprite = nullptr);
    /// Creates a box of a size in points with one image. An empty name means none.
    static EditBox* create(const Size& size, const std::string& normalImage, TextureResType texType);
    /// Creates a box of a size in points with images for its states. An empty name means none.
    static EditBox* create(const Size& size, const std::string& normalImage,
                           const std::string& pressedImage = "", const std::string& disabledImage = "",
                           TextureResType texType = TextureResType::LOCAL);

    // --- Images ---

    /// Sets the nine-patch images of the box in its states. An empty name means none; a state without an
    /// image shows the normal one, in gray if the box is disabled.
    void loadTextures(const std::string& normal, const std::string& pressed, const std::string& disabled = "",
                      TextureResType texType = TextureResType::LOCAL);
    /// Sets the nine-patch image of the box. An empty name means none.
    void loadTextureNormal(const std::string& normal, TextureResType texType = TextureResType::LOCAL);
    /// Sets the nine-patch image that is shown while the box is touched or edited.
    void loadTexturePressed(const std::string& pressed, TextureResType texType = TextureResType::LOCAL);
    /// Sets the nine-patch image that is shown while the box is disabled.
    void loadTextureDisabled(const std::string& disabled, TextureResType texType = TextureResType::LOCAL);
    /// Sets the cap insets of all images: the rectangle that stretches, in points.
    void setCapInsets(const Rect& capInsets);
    /// Sets the cap insets of the normal image: the rectangle that stretches, in points.
    void setCapInsetsNormalRenderer(const Rect& capInsets);
    /// Returns the cap insets of the normal image: the rectangle that stretches, in points.
    const Rect& getCapInsetsNormalRenderer() const { return _capInsets[0]; }
    /// Sets the cap insets of the image of the touched or edited box: the rectangle that stretches, in
    /// points.
    void setCapInsetsPressedRenderer(const Rect& capInsets);
    /// Returns the cap insets of the image of the touched or edited box: the rectangle that stretches, in
    /// points.
    const Rect& getCapInsetsPressedRenderer() const { return _capInsets[1]; }
    /// Sets the cap insets of the image of the disabled box: the rectangle that stretches, in points.
    void setCapInsetsDisabledRenderer(const Rect& capInsets);
    /// Returns the cap insets of the image of the disabled box: the rectangle that stretches, in points.
    const Rect& getCapInsetsDisabledRenderer() const { return _capInsets[2]; }

    // --- Text (UIEditBox_text.cpp) ---

    /// Sets the text, in UTF-8, without an event. Input mode, input flag, and maximum length do not limit it.
    /// Null is ignored; invalid UTF-8 is logged and ignored.
    void setText(const char* pText);
    /// Returns the text, in UTF-8.
    const char* getText() const;
    /// Sets the font, a family or a file, and its size in points, which is two thirds of the height of the
    /// box by default. If the name is null, the function does nothing.
    void setFont(const char* pFontName, int fontSize);
    /// Sets the font of the text: a family or a file. Null is ignored.
    void setFontName(const char* pFontName);
    /// Returns the font of the text: a family or a file.
    const char* getFontName() const;
    /// Sets the size of the font in points.
    void setFontSize(int fontSize);
    /// Returns the size of the font in points.
    int getFontSize() const;
    /// Sets the color of the text, which becomes opaque.
    void setFontColor(const Color3B& color);
    /// Sets the color and the opacity of the text.
    void setFontColor(const Color4B& color);
    /// Returns the color of the text.
    const Color4B& getFontColor() const;
    /// Sets the text that is shown while the box is empty. Null is ignored.
    void setPlaceHolder(const char* pText);
    /// Returns the text that is shown while the box is empty.
    const char* getPlaceHolder() const;
    /// Sets the font of the placeholder, and its size in points. If the name is null, the function does
    /// nothing.
    void setPlaceholderFont(const char* pFontName, int fontSize);
    /// Sets the font of the placeholder: a family or a file. Null is ignored.
    void setPlaceholderFontName(const char* pFontName);
    /// Returns the font of the placeholder: a family or a file.
    const char* getPlaceholderFontName() const;
    /// Sets the size of the font of the placeholder in points.
    void setPlaceholderFontSize(int fontSize);
    /// Returns the size of the font of the placeholder in points.
    int getPlaceholderFontSize() const;
    /// Sets the color of the placeholder, which becomes opaque.
    void setPlaceholderFontColor(const Color3B& color);
    /// Sets the color and the opacity of the placeholder.
    void setPlaceholderFontColor(const Color4B& color);
    /// Returns the color of the placeholder.
    const Color4B& getPlaceholderFontColor() const;
    /// Sets how the text is aligned in the box.
    void setTextHorizontalAlignment(TextHAlignment alignment);
    /// Returns how the text is aligned in the box.
    TextHAlignment getTextHorizontalAlignment() const;

    // --- Input ---

    /// Sets the object that receives the events. It is not retained. Null removes it.
    void setDelegate(EditBoxDelegate* delegate) { _delegate = delegate; }
    /// Returns the object that receives the events, or null.
    EditBoxDelegate* getDelegate() { return _delegate; }
    /// Sets the kind of text that can be typed; ANY by default.
    void setInputMode(InputMode inputMode);
    /// Returns the kind of text that can be typed; ANY by default.
    InputMode getInputMode() const { return _inputMode; }
    /// Sets how the text is changed or hidden while it is typed. INITIAL_CAPS_ALL_CHARACTERS is the default,
    /// but has an effect only after you set it.
    void setInputFlag(InputFlag inputFlag);
    /// Returns how the text is changed or hidden while it is typed.
    InputFlag getInputFlag() const { return _inputFlag; }
    /// Sets the effect of the return key. DEFAULT starts a new line in a box with several lines and ends
    /// editing in other boxes; NEXT moves to the next box; the other values end editing.
    void setReturnType(KeyboardReturnType returnType) { _returnType = returnType; }
    /// Returns the effect of the return key. DEFAULT starts a new line in a box with several lines and ends
    /// editing in other boxes; NEXT moves to the next box; the other values end editing.
    KeyboardReturnType getReturnType() const { return _returnType; }
    /// Sets the maximum number of characters that can be typed. A negative number, the default, means any
    /// number.
    void setMaxLength(int maxLength);
    /// Returns the maximum number of characters that can be typed; negative means any number.
    int getMaxLength();
    /// Begins editing the text.
    void openKeyboard() const;
    /// Called when the box is touched. When the touch ends, it begins editing.
    void touchDownAction(Ref* sender, TouchEventType controlEvent);

    // --- Widget and IMEDelegate ---

    /// Shows or hides the box. Hiding it ends the editing.
    void setVisible(bool visible) override;
    /// Called when a touch begins. While the text is edited, the function sets the cursor; a second touch
    /// selects a word, and a third one all text.
    bool onTouchBegan(Touch* touch, Event* unusedEvent) override;
    /// Called when the touch moves. While the text is edited, the function extends the selection to the
    /// touch.
    void onTouchMoved(Touch* touch, Event* unusedEvent) override;
    void onExit() override;
    void keyboardWillShow(IMEKeyboardNotificationInfo& info) override;
    void keyboardDidShow(IMEKeyboardNotificationInfo& info) override;
    void keyboardWillHide(IMEKeyboardNotificationInfo& info) override;
    void keyboardDidHide(IMEKeyboardNotificationInfo& info) override;
    std::string getDescription() const override { return "EditBox"; }

    EditBox();
    ~EditBox() override;
    /// Initializes a new box with a size in points and the nine-patch image `normal9SpriteBg`. An empty name
    /// means none.
    bool initWithSizeAndBackgroundSprite(const Size& size, const std::string& normal9SpriteBg,
                                         TextureResType texType = TextureResType::LOCAL);
    /// Initializes a new box with a size in points and one sprite for all states. Null means none.
    bool initWithSizeAndBackgroundSprite(const Size& size, Scale9Sprite* normal9SpriteBg);
    /// Initializes a new box with a size in points and a sprite for each state. Null means none.
    bool initWithSizeAndBackgroundSprite(const Size& size, Scale9Sprite* normalSprite,
                                         Scale9Sprite* pressedSprite, Scale9Sprite* disabledSprite);
    /// Initializes a new box with a size in points and an image.
    bool initWithSizeAndTexture(const Size& size, const std::string& normalImage,
                                const std::string& pressedImage = "", const std::string& disabledImage = "",
                                TextureResType texType = TextureResType::LOCAL);

protected:
    void releaseUpEvent() override;
    void initRenderer() override;
    void onPressStateChangedToNormal() override;
    void onPressStateChangedToPressed() override;
    void onPressStateChangedToDisabled() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;
    // UIEditBox_keyboard.cpp
    bool canAttachWithIME() override;
    void didAttachWithIME() override;
    bool canDetachWithIME() override { return true; }
    void didDetachWithIME() override;
    void insertText(const char* text, std::size_t len) override;
    void deleteBackward() override;
    void controlKey(EventKeyboard::KeyCode keyCode) override;
    const std::string& getContentText() override { return _text; }

private:
    using Key = EventKeyboard::KeyCode;

    bool initWithSize(const Size& size);
    void load(int state, const std::string& name, TextureResType texType);
    void setPart(int state, Scale9Sprite* sprite);
    void setPartInsets(int state, const Rect& capInsets);
    void showPart(int state);
    // UIEditBox_text.cpp
    void textEdited();
    // UIEditBox_keyboard.cpp
    void listenToKeys();
    void stopListening();
    void keyPressed(Key key, Event* event);
    void keyReleased(Key key, Event* event);
    void handleKey(Key key);
    bool handleShortcut(Key key);
    bool handleMove(Key key);
    void copySelection();
    void insertTyped(const std::u32string& typed);
    std::u32string filtered(const std::u32string& typed) const;
    std::u32string capitalized(std::u32string typed) const;
    bool isControlHeld() const;
    bool isShiftHeld() const;
    void moveSideways(int step, bool byWord, bool extend);
    void cutSelection();
    void paste();
    void countClick(const Vec2& point);
    void endEditing(EditBoxDelegate::EditBoxEndAction action);
    void editNeighbor(int step);

    /// The sprites of the normal, pressed, and disabled state, protected children.
    RefPtr<Scale9Sprite> _parts[3];
    bool _isLoaded[3] = {};
    Rect _capInsets[3];
    EditBoxDelegate* _delegate = nullptr; ///< The delegate, which is not retained.
    std::string _text;                    ///< The text of the editor, as UTF-8.
    InputMode _inputMode = InputMode::ANY;
    InputFlag _inputFlag = InputFlag::INITIAL_CAPS_ALL_CHARACTERS;
    KeyboardReturnType _returnType = KeyboardReturnType::DEFAULT;
    bool _isFlagSet = false;
    bool _isEditing = false;
    int _clicks = 0;                 ///< The number of clicks, 2 from the second of a double click on.
    Vec2 _clickPoint;                ///< The position of the last click, in world coordinates.
    std::size_t _clickedAt = 0;      ///< The position in the text of the first click.
    Key _pressedKey = Key::KEY_NONE; ///< The key that has been handled, until it repeats.
    EditBoxDelegate::EditBoxEndAction _endAction = EditBoxDelegate::EditBoxEndAction::UNKNOWN;
    std::vector<Key>
        /// The keys that were pressed while the box was edited: other listeners do not get their release.
        _heldKeys;
    RefPtr<EventListenerKeyboard> _keyListener;
    RefPtr<EventListenerTouchOneByOne> _outsideListener; ///< Ends editing.
    copra::Owned<copra::TextEditor> _editor;
    RefPtr<copra::EditBoxText> _view; ///< A protected child, until the game removes it.

    CC_DISALLOW_COPY_AND_ASSIGN(EditBox)
};

} // namespace ui
} // namespace cocos2d
