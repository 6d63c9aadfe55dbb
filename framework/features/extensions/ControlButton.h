#pragma once

#include "base/Map.h"
#include "extensions/Control.h"
#include "extensions/Invocation.h"
#include "math/Color.h"
#include "render/fwd.h"
#include "ui/fwd.h"

#include <string>
#include <unordered_map>
#include <utility>

/// The default margins between the title and the edges of a ControlButton, in points.
#define ControlButtonMarginLR 8
#define ControlButtonMarginTB 2

namespace cocos2d {

class __String;

namespace extension {

/// A button with a title and a nine-patch behind it. Each state can have its own title and background; a
/// state without them uses the normal ones. In new code, prefer ui::Button.
class ControlButton : public Control {
public:
    /// Creates a button without a title and without an image.
    static ControlButton* create();
    /// Creates a button without a title. The sprite keeps its size. A null sprite is an error: debug builds
    /// assert; release builds log it and return null.
    static ControlButton* create(ui::Scale9Sprite* sprite);
    /// Creates a button from a label and a sprite, which is resized to fit the label. `label` must be a
    /// LabelProtocol, such as Label. A null node and a label of another class are errors: debug builds
    /// assert; release builds log it and return null.
    static ControlButton* create(Node* label, ui::Scale9Sprite* backgroundSprite);
    /// Creates a button from a label and a sprite. `label` must be a LabelProtocol, such as Label. The sprite
    /// keeps its size if `adjustBackGroundSize` is false. A null node and a label of another class are
    /// errors: debug builds assert; release builds log it and return null.
    static ControlButton* create(Node* label, ui::Scale9Sprite* backgroundSprite, bool adjustBackGroundSize);
    /// Creates a button with a title in an installed font of `fontSize` points, and without an image.
    static ControlButton* create(const std::string& title, const std::string& fontName, float fontSize);

    // --- Title (ControlButton_parts.cpp) ---

    /// Returns the title of a state, or the title of NORMAL if the state has none.
    virtual std::string getTitleForState(State state);
    /// Sets the title of a state. An empty string removes it, so that the state shows the title of NORMAL.
    virtual void setTitleForState(const std::string& title, State state);
    /// Sets the title of a state from a CCString, as in cocos2d-x 2.x. Null removes the title.
    template<class Text, class = decltype(std::declval<Text&>().getCString())>
    void setTitleForState(Text* title, State state) {
        setTitleForState(title ? std::string(title->getCString()) : std::string(), state);
    }
    /// Returns the color of the title in a state, or the color of NORMAL if the state has none; white by
    /// default.
    virtual Color3B getTitleColorForState(State state) const;
    /// Sets the color of the title in a state. A state without a color uses the color of NORMAL; white by
    /// default.
    virtual void setTitleColorForState(const Color3B& color, State state);
    /// Returns the label that shows the title in a state.
    virtual Node* getTitleLabelForState(State state);
    /// Sets the label of a state, retains it, and adds it as a child. Null removes it.
    virtual void setTitleLabelForState(Node* label, State state);
    /// Replaces the label of a state with a label in an installed font of 12 points.
    virtual void setTitleTTFForState(const std::string& fntFile, State state);
    /// Returns Label::getSystemFontName() of the label of a state. It is empty if that label is not a Label.
    virtual const std::string& getTitleTTFForState(State state);
    /// Sets the font size of the label of a state, in points. If the label is not a Label, the function does
    /// nothing.
    virtual void setTitleTTFSizeForState(float size, State state);
    /// Returns the font size of the label of a state, in points. Returns 0 if the label is not a Label.
    virtual float getTitleTTFSizeForState(State state);
    /// Replaces the label of a state with a label in a bitmap font. If the font cannot be read, the function
    /// logs that and keeps the label.
    virtual void setTitleBMFontForState(const std::string& fntFile, State state);
    /// Returns the bitmap font of a state, which is empty if its label has another kind of font.
    virtual const std::string& getTitleBMFontForState(State state);
    /// Returns the title in the current state.
    const std::string& getCurrentTitle() const { return _currentTitle; }
    /// Returns a copy of the title in the current state.
    std::string getCurrentTitle() { return _currentTitle; }
    /// Return the titles as cocos2d-x 2.x does: a new CCString, which is autoreleased, and names of fonts as C
    /// strings.
    __String* titleAsString_(State state);
    __String* currentTitleAsString_() const;
    const char* titleFontAsChars_(State state) { return getTitleTTFForState(state).c_str(); }
    const char* titleBitmapFontAsChars_(State state) { return getTitleBMFontForState(state).c_str(); }
    /// Returns the color of the title in the current state.
    virtual const Color3B& getCurrentTitleColor() const { return _currentTitleColor; }
    /// Returns the label that shows the title in the current state.
    virtual Node* getTitleLabel() const { return _titleLabel; }
    /// Sets the label that shows the title in the current state.
    virtual void setTitleLabel(Node* label) { _titleLabel = label; }
    /// Returns the anchor point of the title, in fractions of its size.
    virtual const Vec2& getLabelAnchorPoint() const { return _labelAnchorPoint; }
    /// Sets the anchor point of the title, in fractions of its size.
    virtual void setLabelAnchorPoint(const Vec2& labelAnchorPoint);

    // --- Background (ControlButton_parts.cpp) ---

    /// Returns the background in a state. If the state has none, returns the background of NORMAL.
    virtual ui::Scale9Sprite* getBackgroundSpriteForState(State state);
    /// Sets the background of a state, retains it, and adds it as a child. Null removes it.
    virtual void setBackgroundSpriteForState(ui::Scale9Sprite* sprite, State state);
    /// Sets the background of a state from a frame. Null is an error: debug builds assert; release builds log
    /// it and change nothing.
    virtual void setBackgroundSpriteFrameForState(SpriteFrame* spriteFrame, State state);
    /// Returns the background in the current state.
    virtual ui::Scale9Sprite* getBackgroundSprite() const;
    /// Sets the background in the current state.
    virtual void setBackgroundSprite(ui::Scale9Sprite* sprite);
    /// Whether the background takes the size of the title plus the margins, instead of its preferred size.
    bool doesAdjustBackgroundImage() { return _doesAdjustBackgroundImage; }
    /// Sets whether the background takes the size of the title plus the margins, instead of its preferred size.
    void setAdjustBackgroundImage(bool adjustBackgroundImage);
    /// Returns the preferred size of the background, in points. (0, 0) means that the background fits the
    /// title.
    virtual const Size& getPreferredSize() const { return _preferredSize; }
    /// Sets the preferred size of the background, in points. With (0, 0), the background fits the title.
    virtual void setPreferredSize(const Size& size);
    /// Sets the margins between the title and the edges, in points.
    virtual void setMargins(int marginH, int marginV);
    /// Returns the margin above and below the title, in points.
    virtual int getVerticalMargin() const { return _marginV; }
    /// Returns the margin to the left and right of the title, in points.
    virtual int getHorizontalOrigin() const { return _marginH; }

    // --- State ---

    /// Whether a touch that began on the button holds it down.
    bool isPushed() const { return _isPushed; }
    /// Whether the button grows by the scale ratio (1.1 by default) while it is pressed; true by default.
    virtual bool getZoomOnTouchDown() const { return _zoomOnTouchDown; }
    /// Sets whether the button grows by the scale ratio (1.1 by default) while it is pressed; true by
    /// default.
    virtual void setZoomOnTouchDown(bool zoomOnTouchDown) { _zoomOnTouchDown = zoomOnTouchDown; }
    /// Returns the scale of a touched button that zooms; 1.1 by default.
    virtual float getScaleRatio() const { return _scaleRatio; }
    /// Sets the scale of a touched button that zooms; 1.1 by default.
    virtual void setScaleRatio(float ratio) { _scaleRatio = ratio; }
    void setEnabled(bool enabled) override;
    void setSelected(bool enabled) override;
    /// Shows the highlighted or the normal state. With setZoomOnTouchDown(true), the default, a highlighted
    /// button grows by the scale ratio.
    void setHighlighted(bool enabled) override;
    void needsLayout() override;
    /// Presses the button and sends TOUCH_DOWN, if the touch is on it and it is enabled and visible.
    bool onTouchBegan(Touch* touch, Event* event) override;
    /// Highlights the button while the touch is on it, and sends the drag events.
    void onTouchMoved(Touch* touch, Event* event) override;
    /// Releases the button, and sends TOUCH_UP_INSIDE or TOUCH_UP_OUTSIDE.
    void onTouchEnded(Touch* touch, Event* event) override;
    /// Releases the button, and sends TOUCH_CANCEL.
    void onTouchCancelled(Touch* touch, Event* event) override;
    /// Sets the opacity of the labels and backgrounds of all states.
    void setOpacity(GLubyte var) override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;
    /// Sets the color that multiplies the backgrounds and titles of all states.
    void setColor(const Color3B& color) override;
    void updateDisplayedColor(const Color3B& parentColor) override;

    ControlButton();
    ~ControlButton() override;
    /// Initializes a button without a title and a background.
    bool init() override;
    /// Initializes a new button from a label and a sprite, as in cocos2d-x 2.x. The background follows the
    /// size of the label. `label` must be a LabelProtocol, such as Label. A null node and a label of another
    /// class are errors: debug builds assert; release builds log it and return false.
    bool initWithLabelAndBackgroundSprite(Node* label, ui::Scale9Sprite* backgroundSprite) {
        return initWithLabelAndBackgroundSprite(label, backgroundSprite, true);
    }
    /// Initializes a new button from a label and a background. If `adjustBackGroundSize` is true, the
    /// background follows the size of the label. `label` must be a LabelProtocol, such as Label. A null node
    /// and a label of another class are errors: debug builds assert; release builds log it and return false.
    virtual bool initWithLabelAndBackgroundSprite(Node* label, ui::Scale9Sprite* backgroundSprite,
                                                  bool adjustBackGroundSize);
    /// Initializes a button with a background and an empty title. A null sprite is an error: debug builds
    /// assert; release builds log it and return false.
    virtual bool initWithBackgroundSprite(ui::Scale9Sprite* sprite);
    /// Initializes a new button with a title in a font of a size in points.
    virtual bool initWithTitleAndFontNameAndFontSize(const std::string& title, const std::string& fontName,
                                                     float fontSize);

protected:
    bool _isPushed = false;
    bool _parentInited = false;
    bool _doesAdjustBackgroundImage = false;
    bool _zoomOnTouchDown = false;
    float _scaleRatio = 1.1f;
    std::string _currentTitle;
    Color3B _currentTitleColor = Color3B::WHITE;
    Size _preferredSize;
    Vec2 _labelAnchorPoint;
    /// The titles by state.
    std::unordered_map<int, std::string> _titleDispatchTable;
    std::unordered_map<int, Color3B> _titleColorDispatchTable;
    Map<int, Node*> _titleLabelDispatchTable;
    Map<int, ui::Scale9Sprite*> _backgroundSpriteDispatchTable;
    int _marginV = ControlButtonMarginTB;
    int _marginH = ControlButtonMarginLR;

private:
    template<class Call>
    void forEachPart(const Call& call);
    void updatePart(State state);
    void layOutParts();

    RefPtr<Node> _titleLabel;
    RefPtr<ui::Scale9Sprite> _backgroundSprite;

    CC_DISALLOW_COPY_AND_ASSIGN(ControlButton)
};

} // namespace extension
} // namespace cocos2d
