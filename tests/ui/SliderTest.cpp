#include "ui/WidgetFixture.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

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

TEST_F(SliderTest, ValuesOutsideBecomeTheNearestInside) {
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

} // namespace
