#include "ui/WidgetFixture.h"

#include "nodes/text/Label.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class ButtonTest : public WidgetFixture {
protected:
    Button* button() { return show(Button::create("normal", "pressed", "disabled", kFrame), 100, 100); }
};

TEST_F(ButtonTest, IsAsLargeAsItsImageByDefault) {
    Button* b = button();
    expectSize(b->getContentSize(), 60, 30);
    b->setContentSize(Size(100, 50));
    expectSize(b->getContentSize(), 60, 30);
    b->ignoreContentAdaptWithSize(false);
    b->setContentSize(Size(120, 50));
    visit();
    expectSize(b->getContentSize(), 120, 50);
    expectSize(b->getRendererNormal()->getContentSize(), 120, 50);
    expectSize(b->getVirtualRendererSize(), 60, 30);
}

TEST_F(ButtonTest, ShowsTheImageOfItsState) {
    Button* b = button();
    EXPECT_TRUE(b->getRendererNormal()->isVisible());
    begin(100, 100);
    EXPECT_TRUE(b->isHighlighted());
    EXPECT_TRUE(b->getRendererClicked()->isVisible());
    EXPECT_FALSE(b->getRendererNormal()->isVisible());
    end(100, 100);
    EXPECT_TRUE(b->getRendererNormal()->isVisible());
    b->setEnabled(false);
    EXPECT_TRUE(b->getRendererDisabled()->isVisible());
    EXPECT_EQ(b->getVirtualRenderer(), b->getRendererDisabled());
}

TEST_F(ButtonTest, GrowsWhereItHasNoPressedImage) {
    Button* b = show(Button::create("normal", "", "", kFrame), 100, 100);
    b->setZoomScale(0.25f);
    begin(100, 100);
    EXPECT_FLOAT_EQ(b->getRendererNormal()->getScale(), 1.25f);
    end(100, 100);
    EXPECT_FLOAT_EQ(b->getRendererNormal()->getScale(), 1.0f);
}

TEST_F(ButtonTest, ClicksOnlyWhenTheFingerIsLiftedOverIt) {
    Button* b = button();
    b->addClickEventListener([this](Ref*) { said.push_back("click"); });
    tap(100, 100);
    begin(100, 100);
    move(300, 300);
    move(100, 100);
    end(100, 100); // out and in again
    begin(100, 100);
    move(300, 300);
    end(300, 300);
    begin(100, 100);
    cancel(100, 100);
    EXPECT_EQ(said, (Words{"click", "click"}));
}

TEST_F(ButtonTest, IsAsLargeAsItsTitleWithoutAnImage) {
    auto* b = Button::create();
    expectSize(b->getContentSize(), 0, 0);
    EXPECT_EQ(b->getTitleText(), "");
    b->setTitleFontName("a.ttf");
    b->setTitleText("hello");
    EXPECT_EQ(b->getTitleText(), "hello");
    EXPECT_GT(b->getContentSize().width, 0);
    EXPECT_TRUE(b->getContentSize().equals(b->getTitleLabel()->getContentSize()));
    b->setTitleFontSize(40);
    EXPECT_FLOAT_EQ(b->getTitleFontSize(), 40);
    EXPECT_TRUE(b->getContentSize().equals(b->getTitleLabel()->getContentSize()));
}

TEST_F(ButtonTest, TheTitleStandsInTheMiddle) {
    Button* b = button();
    b->setTitleText("x");
    b->setTitleColor(Color3B::RED);
    expectPlace(b->getTitleLabel(), 30, 15);
    EXPECT_EQ(b->getTitleColor(), Color3B::RED);
}

TEST_F(ButtonTest, Scale9GivesItASizeOfItsOwn) {
    Button* b = button();
    b->setScale9Enabled(true);
    b->setCapInsets(Rect(5, 6, 20, 10));
    b->setContentSize(Size(140, 44));
    visit();
    expectSize(b->getContentSize(), 140, 44);
    EXPECT_TRUE(b->getCapInsetsPressedRenderer().equals(Rect(5, 6, 20, 10)));
    EXPECT_TRUE(b->getRendererNormal()->isScale9Enabled());
    b->setScale9Enabled(false);
    expectSize(b->getContentSize(), 60, 30);
}

TEST_F(ButtonTest, LeavesOutImagesThatAreMissing) {
    Button* b = Button::create("normal", "no such frame", "", kFrame);
    expectSize(b->getContentSize(), 60, 30);
    b->loadTextureNormal("no such frame", kFrame);
    expectSize(b->getContentSize(), 60, 30);
}

TEST_F(ButtonTest, ACopyLooksAndFeelsTheSame) {
    Button* b = button();
    b->setTitleText("title");
    b->setZoomScale(0.3f);
    auto* copy = static_cast<Button*>(b->clone());
    EXPECT_EQ(copy->getTitleText(), "title");
    EXPECT_FLOAT_EQ(copy->getZoomScale(), 0.3f);
    expectSize(copy->getContentSize(), 60, 30);
    copy->setHighlighted(true);
    EXPECT_TRUE(copy->getRendererClicked()->isVisible());
}

TEST_F(ButtonTest, ItsColorReachesTheImage) {
    Button* b = button();
    b->setColor(Color3B(100, 50, 25));
    b->setOpacity(128);
    EXPECT_EQ(b->getRendererNormal()->getDisplayedColor(), Color3B(100, 50, 25));
    EXPECT_EQ(b->getRendererNormal()->getDisplayedOpacity(), 128);
}

} // namespace
