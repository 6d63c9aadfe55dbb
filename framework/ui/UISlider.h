#pragma once

#include "ui/UIWidget.h"

namespace cocos2d {

class Sprite;
class SpriteFrame;

namespace ui {

class Scale9Sprite;

/// What old code hears of sliders by.
typedef enum { SLIDER_PERCENTCHANGED } SliderEventType;
typedef void (Ref::*SEL_SlidPercentChangedEvent)(Ref*, SliderEventType);
#define sliderpercentchangedselector(_SELECTOR) (cocos2d::ui::SEL_SlidPercentChangedEvent)(&_SELECTOR)

/// A ball on a bar that is dragged to choose a whole number between 0 and a maximum. A tap on the bar brings
/// the ball there at once.
class Slider : public Widget {
public:
    enum class EventType { ON_PERCENTAGE_CHANGED, ON_SLIDEBALL_DOWN, ON_SLIDEBALL_UP, ON_SLIDEBALL_CANCEL };
    /// Called with the slider; changes by setPercent() are told too.
    typedef std::function<void(Ref*, EventType)> ccSliderCallback;

    static Slider* create();
    static Slider* create(const std::string& barTextureName, const std::string& normalBallTextureName,
                          TextureResType resType = TextureResType::LOCAL);

    // --- Pictures: empty names are ignored; pictures that cannot be loaded are logged ---

    void loadBarTexture(const std::string& fileName, TextureResType resType = TextureResType::LOCAL);
    void loadBarTexture(SpriteFrame* spriteframe);
    /// What lies between the start of the bar and the ball.
    void loadProgressBarTexture(const std::string& fileName, TextureResType resType = TextureResType::LOCAL);
    void loadProgressBarTexture(SpriteFrame* spriteframe);
    void loadSlidBallTextures(const std::string& normal, const std::string& pressed = "",
                              const std::string& disabled = "",
                              TextureResType texType = TextureResType::LOCAL);
    void loadSlidBallTextureNormal(const std::string& normal, TextureResType resType = TextureResType::LOCAL);
    void loadSlidBallTextureNormal(SpriteFrame* spriteframe);
    void loadSlidBallTexturePressed(const std::string& pressed,
                                    TextureResType resType = TextureResType::LOCAL);
    void loadSlidBallTexturePressed(SpriteFrame* spriteframe);
    void loadSlidBallTextureDisabled(const std::string& disabled,
                                     TextureResType resType = TextureResType::LOCAL);
    void loadSlidBallTextureDisabled(SpriteFrame* spriteframe);
    /// True: bar and progress are cut into nine parts, and the slider has a size of its own.
    void setScale9Enabled(bool able);
    bool isScale9Enabled() const { return _scale9Enabled; }
    void setCapInsets(const Rect& capInsets);
    void setCapInsetsBarRenderer(const Rect& capInsets);
    const Rect& getCapInsetsBarRenderer() const { return _capInsetsBar; }
    void setCapInsetProgressBarRenderer(const Rect& capInsets);
    const Rect& getCapInsetsProgressBarRenderer() const { return _capInsetsProgress; }
    Sprite* getSlidBallNormalRenderer() const;
    Sprite* getSlidBallPressedRenderer() const;
    Sprite* getSlidBallDisabledRenderer() const;
    /// What the three lie in.
    Node* getSlidBallRenderer() const { return _ball; }
    /// By how much the ball grows while it is pressed, where it has no picture for that; 0.1 from the start.
    void setZoomScale(float scale) { _zoomScale = scale; }
    float getZoomScale() const { return _zoomScale; }

    // --- Value ---

    /// Values outside of 0..maximum become the nearest inside.
    void setPercent(int percent);
    int getPercent() const { return _percent; }
    /// 100 from the start. Values below 1 are logged and ignored.
    void setMaxPercent(int percent);
    int getMaxPercent() const { return _maxPercent; }
    void addEventListener(const ccSliderCallback& callback) { _eventCallback = callback; }
    /// Calls a member function of `target`, which is held weakly, when the value changes.
    void addEventListenerSlider(Ref* target, SEL_SlidPercentChangedEvent selector);

    bool hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const override;
    bool onTouchBegan(Touch* touch, Event* unusedEvent) override;
    void onTouchMoved(Touch* touch, Event* unusedEvent) override;
    void onTouchEnded(Touch* touch, Event* unusedEvent) override;
    void onTouchCancelled(Touch* touch, Event* unusedEvent) override;
    void ignoreContentAdaptWithSize(bool ignore) override;
    Size getVirtualRendererSize() const override { return _barTextureSize; }
    Node* getVirtualRenderer() override;
    std::string getDescription() const override { return "Slider"; }

    Slider();
    ~Slider() override;
    bool init() override;

protected:
    void initRenderer() override;
    int getPercentWithBallPos(const Vec2& pt) const;
    void percentChangedEvent(EventType event);
    void onPressStateChangedToNormal() override;
    void onPressStateChangedToPressed() override;
    void onPressStateChangedToDisabled() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    struct BallFace {
        Scale9Sprite* picture = nullptr; ///< Weak: a child of _ball.
        bool loaded = false;
    };

    void takeBar(bool loaded);
    void takeProgress(bool loaded);
    void load(BallFace& face, const std::string& name, TextureResType texType);
    void load(BallFace& face, SpriteFrame* frame);
    void showBall(const BallFace& face, float scale);
    void fitBars();
    void showPercent();

    Scale9Sprite* _bar = nullptr; ///< Weak: protected children, like the next two.
    Scale9Sprite* _progress = nullptr;
    Node* _ball = nullptr;
    BallFace _ballNormal;
    BallFace _ballPressed;
    BallFace _ballDisabled;
    Size _barTextureSize;
    Size _progressTextureSize;
    Rect _capInsetsBar;
    Rect _capInsetsProgress;
    float _zoomScale = 0.1f;
    int _percent = 0;
    int _maxPercent = 100;
    bool _scale9Enabled = false;
    bool _prevIgnoreSize = true;
    bool _adaptDirty = true;
    ccSliderCallback _eventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(Slider)
};

} // namespace ui
} // namespace cocos2d
