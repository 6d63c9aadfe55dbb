#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

struct LegacySliderListener : Ref {
    void onSlide(Ref*, SliderEventType) { ++changes; }
    int changes = 0;
};

struct OpenSlider : Slider {
    static float leftOfProgressBar(Slider* slider) {
        return (slider->*(&OpenSlider::_progressBarRenderer))->getBoundingBox().getMinX();
    }
};

class SliderTest : public WidgetFixture {
protected:
    /// 100 points long, from x = 150 to x = 250.
    Slider* slider() {
        Slider* made = Slider::create("bar", "knob", kFrame);
        made->loadProgressBarTexture("bar", kFrame);
        made->addEventListener([this, made](Ref*, Slider::EventType event) {
            said.push_back(std::to_string(static_cast<int>(event)) + ":" +
                           std::to_string(made->getPercent()));
        });
        return show(made, 200, 100);
    }
};

TEST_F(SliderTest, ATapBringsTheBallThere) {
    Slider* s = slider();
    tap(175, 100);
    EXPECT_EQ(s->getPercent(), 25);
    EXPECT_EQ(said, (Words{"0:25", "1:25", "2:25"}));
    expectPlace(s->getSlidBallRenderer(), 25, 5);
}

TEST_F(SliderTest, TheBallFollowsTheFingerToTheEnds) {
    Slider* s = slider();
    begin(200, 100);
    move(500, 100);
    EXPECT_EQ(s->getPercent(), 100);
    move(0, 100);
    EXPECT_EQ(s->getPercent(), 0);
    said.clear();
    cancel(0, 100);
    EXPECT_EQ(said, Words{"3:0"});
}

TEST_F(SliderTest, TheProgressBarBeginsWhereTheBarBegins) {
    Slider* s = slider();
    s->setPercent(50);
    EXPECT_FLOAT_EQ(OpenSlider::leftOfProgressBar(s), 0);
    EXPECT_FLOAT_EQ(OpenSlider::leftOfProgressBar(static_cast<Slider*>(s->clone())), 0);
    s->loadProgressBarTexture(SpriteFrameCache::getInstance()->getSpriteFrameByName("bar"));
    EXPECT_FLOAT_EQ(OpenSlider::leftOfProgressBar(s), 0);
}

TEST_F(SliderTest, ClampsValues) {
    Slider* s = slider();
    s->setPercent(999);
    EXPECT_EQ(s->getPercent(), 100);
    s->setPercent(-5);
    EXPECT_EQ(s->getPercent(), 0);
}

TEST_F(SliderTest, AnotherMaximumMovesTheBall) {
    Slider* s = slider();
    s->setPercent(50);
    s->setMaxPercent(200);
    EXPECT_EQ(s->getPercent(), 50);
    expectPlace(s->getSlidBallRenderer(), 25, 5);
    s->setMaxPercent(0); // refused
    EXPECT_EQ(s->getMaxPercent(), 200);
}

TEST_F(SliderTest, IsLongerWithScale9) {
    Slider* s = slider();
    s->setScale9Enabled(true);
    s->setContentSize(Size(200, 20));
    visit();
    s->setPercent(50);
    expectPlace(s->getSlidBallRenderer(), 100, 10);
}

TEST_F(SliderTest, ALoadingBarUncoversItsImage) {
    auto* bar = LoadingBar::create("bar", kFrame, 30);
    auto* picture = dynamic_cast<Sprite*>(bar->getVirtualRenderer());
    ASSERT_NE(picture, nullptr);
    expectSize(bar->getContentSize(), 100, 10);
    EXPECT_NEAR(picture->getTextureRect().size.width, 30, 1e-3f);
    bar->setPercent(140);
    EXPECT_FLOAT_EQ(bar->getPercent(), 100);
    bar->setPercent(-3);
    EXPECT_FLOAT_EQ(bar->getPercent(), 0);
}

TEST_F(SliderTest, ALoadingBarCanBeginAtTheRight) {
    auto* bar = show(LoadingBar::create("bar", kFrame, 40), 0, 0);
    bar->setDirection(LoadingBar::Direction::RIGHT);
    visit();
    expectPlace(bar->getVirtualRenderer(), 100, 5);
    EXPECT_EQ(bar->getVirtualRenderer()->getAnchorPoint(), Vec2(1, 0.5f));
}

TEST_F(SliderTest, ALoadingBarStretchesWithScale9) {
    auto* bar = show(LoadingBar::create("bar", kFrame, 40), 0, 0);
    bar->setScale9Enabled(true);
    bar->setContentSize(Size(200, 20));
    visit();
    bar->setPercent(50);
    expectSize(bar->getVirtualRenderer()->getContentSize(), 100, 20);
}

TEST_F(SliderTest, CopiesHaveTheWholeImageAgain) {
    auto* bar = LoadingBar::create("bar", kFrame, 30);
    auto* copy = static_cast<LoadingBar*>(bar->clone());
    EXPECT_FLOAT_EQ(copy->getPercent(), 30);
    copy->setPercent(100);
    EXPECT_NEAR(static_cast<Sprite*>(copy->getVirtualRenderer())->getTextureRect().size.width, 100, 1e-3f);
    Slider* s = slider();
    s->setPercent(40);
    auto* other = static_cast<Slider*>(s->clone());
    EXPECT_EQ(other->getPercent(), 40);
    expectSize(other->getContentSize(), 100, 10);
}

TEST_F(SliderTest, ATouchGivesTheValueWithoutItsFraction) {
    Slider* s = slider();
    s->setMaxPercent(10);
    tap(199, 100); // 4.9
    EXPECT_EQ(s->getPercent(), 4);
    begin(169, 100); // 1.9
    EXPECT_EQ(s->getPercent(), 1);
    move(248, 100); // 9.8
    EXPECT_EQ(s->getPercent(), 9);
    move(251, 100);
    EXPECT_EQ(s->getPercent(), 10);
    end(251, 100);
}

TEST_F(SliderTest, CanBeTouchedOnTheBarAndOnTheBall) {
    Slider* s = slider();
    EXPECT_TRUE(s->hitTest(Vec2(240, 100), nullptr, nullptr));
    EXPECT_TRUE(s->hitTest(Vec2(145, 107), nullptr, nullptr)); // the ball extends beyond the bar
    EXPECT_FALSE(s->hitTest(Vec2(255, 107), nullptr, nullptr));
    tap(200, 130);
    EXPECT_TRUE(said.empty());
}

TEST_F(SliderTest, SettingTheSameValueSendsNoEvent) {
    Slider* s = slider();
    s->setPercent(30);
    s->setPercent(30);
    EXPECT_EQ(said, Words{"0:30"});
}

TEST_F(SliderTest, ASmallerMaximumClampsTheValue) {
    Slider* s = slider();
    s->setPercent(80);
    s->setMaxPercent(50);
    EXPECT_EQ(s->getPercent(), 50);
    expectPlace(s->getSlidBallRenderer(), 100, 5);
}

TEST_F(SliderTest, TheBallShowsItsState) {
    Slider* s = slider();
    s->loadSlidBallTextures("knob", "box", "mark", kFrame);
    EXPECT_TRUE(s->getSlidBallNormalRenderer()->isVisible());
    begin(200, 100);
    EXPECT_TRUE(s->getSlidBallPressedRenderer()->isVisible());
    EXPECT_FALSE(s->getSlidBallNormalRenderer()->isVisible());
    end(200, 100);
    EXPECT_TRUE(s->getSlidBallNormalRenderer()->isVisible());
    s->setEnabled(false);
    EXPECT_TRUE(s->getSlidBallDisabledRenderer()->isVisible());
}

TEST_F(SliderTest, ABallWithoutAPressedImageGrows) {
    Slider* s = slider();
    s->setZoomScale(0.5f);
    begin(200, 100);
    EXPECT_FLOAT_EQ(s->getSlidBallNormalRenderer()->getScale(), 1.5f);
    end(200, 100);
    EXPECT_FLOAT_EQ(s->getSlidBallNormalRenderer()->getScale(), 1.0f);
    EXPECT_FLOAT_EQ(s->getZoomScale(), 0.5f);
}

TEST_F(SliderTest, IsStretchedToACustomSize) {
    Slider* s = slider();
    s->ignoreContentAdaptWithSize(false);
    s->setContentSize(Size(200, 20));
    visit();
    s->setPercent(25);
    expectPlace(s->getSlidBallRenderer(), 50, 10);
    EXPECT_FLOAT_EQ(s->getVirtualRenderer()->getScaleX(), 2);
    tap(250, 100); // from 100 to 300 now
    EXPECT_EQ(s->getPercent(), 75);
}

TEST_F(SliderTest, CapInsetsAreKeptForBothBars) {
    Slider* s = slider();
    s->setCapInsets(Rect(5, 2, 80, 6));
    EXPECT_TRUE(s->getCapInsetsBarRenderer().equals(Rect(5, 2, 80, 6)));
    EXPECT_TRUE(s->getCapInsetsProgressBarRenderer().equals(Rect(5, 2, 80, 6)));
    s->setScale9Enabled(true);
    EXPECT_TRUE(s->isScale9Enabled());
    s->setCapInsetsBarRenderer(Rect(1, 1, 90, 8));
    EXPECT_TRUE(
        static_cast<Scale9Sprite*>(s->getVirtualRenderer())->getCapInsets().equals(Rect(1, 1, 90, 8)));
    s->setScale9Enabled(false);
    expectSize(s->getContentSize(), 100, 10);
}

TEST_F(SliderTest, ALegacyListenerReceivesChanges) {
    Slider* s = slider();
    auto* listener = new LegacySliderListener();
    s->addEventListenerSlider(listener, sliderpercentchangedselector(LegacySliderListener::onSlide));
    tap(175, 100);
    EXPECT_EQ(listener->changes, 1);
    listener->release();
    tap(200, 100);
    EXPECT_EQ(s->getPercent(), 50);
}

} // namespace
