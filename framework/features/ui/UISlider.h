#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/fwd.h"
#include "render/fwd.h"
#include "ui/ImagePart.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

namespace cocos2d {

namespace ui {

/// The kind of event that Slider::addEventListenerSlider() passes to its selector, as in cocos2d-x 2.x.
typedef enum {
    SLIDER_PERCENTCHANGED ///< The value changed.
} SliderEventType;
/// A member function that receives a slider and the kind of event.
typedef void (Ref::*SEL_SlidPercentChangedEvent)(Ref*, SliderEventType);
/// Converts `&Class::function` to a SEL_SlidPercentChangedEvent.
#define sliderpercentchangedselector(_SELECTOR)                                                              \
    copra::selectorOf<cocos2d::ui::SEL_SlidPercentChangedEvent>([](auto kind) { return kind(&_SELECTOR); })

/// A bar with a ball that the user drags to choose an integer from 0 to a maximum. A tap on the bar moves the
/// ball there.
class Slider : public Widget {
public:
    /// What happened to the slider: its value changed, or a touch began, ended, or was canceled.
    enum class EventType {
        ON_PERCENTAGE_CHANGED, ///< The value changed, by a touch or by setPercent().
        ON_SLIDEBALL_DOWN,     ///< The slider was touched; the value has already changed.
        ON_SLIDEBALL_UP,       ///< The touch ended.
        ON_SLIDEBALL_CANCEL    ///< The system ended the touch.
    };
    /// Receives the slider and what happened to it, even if setPercent() changed the value.
    typedef std::function<void(Ref*, EventType)> ccSliderCallback;

    /// Creates a slider without images.
    static Slider* create();
    /// Creates a slider as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }
    /// Creates a slider with images of the bar and of the ball. Images that cannot be loaded are logged and
    /// left out.
    static Slider* create(const std::string& barTextureName, const std::string& normalBallTextureName,
                          TextureResType resType = TextureResType::LOCAL);

    // --- Images: empty names and null frames are ignored; images that cannot be loaded are logged ---

    /// Sets the image of the whole bar: a file, or a frame of the SpriteFrameCache with
    /// TextureResType::PLIST. An empty name is ignored. An image that cannot be loaded is logged, and the old
    /// one stays.
    void loadBarTexture(const std::string& fileName, TextureResType resType = TextureResType::LOCAL);
    /// Sets the image of the whole bar to a sprite frame. Null is ignored.
    void loadBarTexture(SpriteFrame* spriteframe);
    /// Sets the image of the progress, which covers the bar up to the ball. An empty name is ignored. An
    /// image that cannot be loaded is logged, and the old one stays.
    void loadProgressBarTexture(const std::string& fileName, TextureResType resType = TextureResType::LOCAL);
    /// Sets the image of the progress, which covers the bar up to the ball, to a sprite frame. Null is
    /// ignored.
    void loadProgressBarTexture(SpriteFrame* spriteframe);
    /// Sets the images of the ball in its three states: normal, pressed, and disabled. Empty names are
    /// ignored. An image that cannot be loaded is logged, and the old one stays.
    void loadSlidBallTextures(const std::string& normal, const std::string& pressed = "",
                              const std::string& disabled = "",
                              TextureResType texType = TextureResType::LOCAL);
    /// Sets the image of the ball: a file, or a frame of the SpriteFrameCache with TextureResType::PLIST. An
    /// empty name is ignored. An image that cannot be loaded is logged, and the old one stays.
    void loadSlidBallTextureNormal(const std::string& normal, TextureResType resType = TextureResType::LOCAL);
    /// Sets the image of the ball to a sprite frame. Null is ignored.
    void loadSlidBallTextureNormal(SpriteFrame* spriteframe);
    /// Sets the image of the ball while it is touched: a file, or a frame of the SpriteFrameCache with
    /// TextureResType::PLIST. An empty name is ignored. An image that cannot be loaded is logged, and the old
    /// one stays.
    void loadSlidBallTexturePressed(const std::string& pressed,
                                    TextureResType resType = TextureResType::LOCAL);
    /// Sets the image of the ball while it is touched to a sprite frame. Null is ignored.
    void loadSlidBallTexturePressed(SpriteFrame* spriteframe);
    /// Sets the image of the ball while the slider is disabled: a file, or a frame of the SpriteFrameCache
    /// with TextureResType::PLIST. An empty name is ignored. An image that cannot be loaded is logged, and
    /// the old one stays.
    void loadSlidBallTextureDisabled(const std::string& disabled,
                                     TextureResType resType = TextureResType::LOCAL);
    /// Sets the image of the ball while the slider is disabled to a sprite frame. Null is ignored.
    void loadSlidBallTextureDisabled(SpriteFrame* spriteframe);
    /// Returns the source of the image of the bar.
    ResourceData getBackFile() const { return _barSource; }
    /// Returns the source of the image of the progress.
    ResourceData getProgressBarFile() const { return _progressSource; }
    /// Returns the source of the image of the ball.
    ResourceData getBallNormalFile() const { return _ballNormal.source; }
    /// Returns the source of the image of the ball while it is touched.
    ResourceData getBallPressedFile() const { return _ballPressed.source; }
    /// Returns the source of the image of the ball while the slider is disabled.
    ResourceData getBallDisabledFile() const { return _ballDisabled.source; }
    /// Sets whether the images of the bar and the progress are drawn as nine-patches, so that the slider
    /// keeps the size that you set; false by default.
    void setScale9Enabled(bool able);
    /// Whether the images of the bar and the progress are drawn as nine-patches, so that the slider keeps the
    /// size that you set; false by default.
    bool isScale9Enabled() const { return _scale9Enabled; }
    /// Sets the cap insets of the images of bar and progress: the rectangle that stretches, in points. It is
    /// used only while Scale9 is enabled.
    void setCapInsets(const Rect& capInsets);
    /// Sets the cap insets of the image of the bar: the rectangle that stretches, in points. It is used only
    /// while Scale9 is enabled.
    void setCapInsetsBarRenderer(const Rect& capInsets);
    /// Returns the cap insets of the image of the bar: the rectangle that stretches, in points. It is used
    /// only while Scale9 is enabled.
    const Rect& getCapInsetsBarRenderer() const { return _capInsetsBarRenderer; }
    /// Sets the cap insets of the image of the progress: the rectangle that stretches, in points. It is used
    /// only while Scale9 is enabled.
    void setCapInsetProgressBarRenderer(const Rect& capInsets);
    /// Returns the cap insets of the image of the progress: the rectangle that stretches, in points.
    const Rect& getCapInsetsProgressBarRenderer() const { return _capInsetsProgressBarRenderer; }
    /// Returns the sprite of the ball, which the slider owns.
    Sprite* getSlidBallNormalRenderer() const;
    /// Returns the sprite of the pressed ball, which the slider owns.
    Sprite* getSlidBallPressedRenderer() const;
    /// Returns the sprite of the disabled ball, which the slider owns.
    Sprite* getSlidBallDisabledRenderer() const;
    /// Returns the parent node of the three sprites of the ball.
    Node* getSlidBallRenderer() const { return _slidBallRenderer; }
    /// Sets the amount by which the scale of the ball grows while it is pressed, if it has no image for the
    /// pressed state; 0.1 by default.
    void setZoomScale(float scale) { _zoomScale = scale; }
    /// Returns the amount by which the scale of the ball grows while it is pressed, if it has no image for
    /// the pressed state; 0.1 by default.
    float getZoomScale() const { return _zoomScale; }

    // --- Value ---

    /// Sets the value, clamped to 0 to getMaxPercent(), and moves the ball. If the value changes, the
    /// listener is called. A touch sets the value at its position, rounded down.
    void setPercent(int percent);
    /// Returns the value, from 0 to getMaxPercent().
    int getPercent() const { return _percent; }
    /// Sets the largest value; 100 by default. A number below 1 is logged and ignored. A larger value is
    /// reduced to the new maximum, without an event.
    void setMaxPercent(int percent);
    /// Returns the largest value, which the ball has at the right end of the bar; 100 by default.
    int getMaxPercent() const { return _maxPercent; }
    /// Moves the ball and the progress to the value.
    void updateVisualSlider();
    /// Sets the function that is called when the value changes and when the ball is pressed or released. An
    /// empty function removes it.
    void addEventListener(const ccSliderCallback& callback) { _eventCallback = callback; }
    /// Sets a member function of `target` that is called when the value changes. It replaces the function of
    /// addEventListener(). The target is not retained; after its destruction, nothing is called.
    void addEventListenerSlider(Ref* target, SEL_SlidPercentChangedEvent selector);
    /// Sets a member function of `target` for one kind of event, as in cocos2d-x 2.2.0; null removes it.
    void listenTo_(EventType event, Ref* target, SEL_CallFuncO selector);

    /// Whether a point on the screen, seen through `camera`, is on the ball or on the bar. `p` receives the
    /// point in the space of the slider; it may be null.
    bool hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const override;
    /// Called when a touch begins. If it is on the slider, the function sets the value at the touch, and then
    /// sends ON_SLIDEBALL_DOWN to the listener.
    bool onTouchBegan(Touch* touch, Event* unusedEvent) override;
    /// Called when the touch moves. Sets the value at the touch.
    void onTouchMoved(Touch* touch, Event* unusedEvent) override;
    /// Called when the touch ends. Sends ON_SLIDEBALL_UP to the listener.
    void onTouchEnded(Touch* touch, Event* unusedEvent) override;
    /// Called when GLView::handleTouchesCancel() cancels the touch. Sends ON_SLIDEBALL_CANCEL to the
    /// listener.
    void onTouchCancelled(Touch* touch, Event* unusedEvent) override;
    /// Sets whether the slider takes the size of its image. True is ignored while Scale9 is enabled.
    void ignoreContentAdaptWithSize(bool ignore) override;
    /// Returns the size of the image of the bar, in points.
    Size getVirtualRendererSize() const override { return _barTextureSize; }
    /// Returns the sprite of the bar, which the slider owns.
    Node* getVirtualRenderer() override;
    std::string getDescription() const override { return "Slider"; }

    Slider();
    ~Slider() override;
    bool init() override;

protected:
    void initRenderer() override;
    /// Returns the value for a position of a touch, in points of the slider.
    int getPercentWithBallPos(const Vec2& pt) const;
    /// Sends an event to the listener.
    void percentChangedEvent(EventType event);
    void onPressStateChangedToNormal() override;
    void onPressStateChangedToPressed() override;
    void onPressStateChangedToDisabled() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    void onBarLoaded(bool loaded);
    void onProgressLoaded(bool loaded);
    void load(copra::ImagePart& image, const std::string& name, TextureResType texType);
    void load(copra::ImagePart& image, SpriteFrame* frame);
    void showBall(const copra::ImagePart& image, float scale);
    void layoutBars();

    copra::ImagePart _ballNormal;
    copra::ImagePart _ballPressed;
    copra::ImagePart _ballDisabled;
    ResourceData _barSource;
    ResourceData _progressSource;

protected:
    RefPtr<Scale9Sprite> _slidBallNormalRenderer; ///< A protected child, until the game removes it.
    RefPtr<Scale9Sprite> _slidBallPressedRenderer;
    RefPtr<Scale9Sprite> _slidBallDisabledRenderer;
    RefPtr<Scale9Sprite> _barRenderer; ///< A protected child, until the game removes it.
    RefPtr<Scale9Sprite> _progressBarRenderer;
    RefPtr<Node> _slidBallRenderer;
    Size _barTextureSize;
    Size _progressBarTextureSize;
    Rect _capInsetsBarRenderer;
    Rect _capInsetsProgressBarRenderer;
    float _zoomScale = 0.1f;
    int _percent = 0;
    int _maxPercent = 100;
    bool _scale9Enabled = false;
    bool _prevIgnoreSize = true;
    bool _barRendererAdaptDirty = true;
    ccSliderCallback _eventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(Slider)
};

} // namespace ui
} // namespace cocos2d
