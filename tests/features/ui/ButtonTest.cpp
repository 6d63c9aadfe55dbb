#include "ui/WidgetFixture.h"

#include "base/lastReference.h"
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

TEST_F(ButtonTest, ClicksOnlyIfTheTouchEndsOnIt) {
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

TEST_F(ButtonTest, GrowsAlsoWithAPressedImageIfEnabled) {
    Button* b = button();
    b->setZoomScale(0.5f);
    b->setPressedActionEnabled(true);
    b->setTitleText("x");
    begin(100, 100);
    frame(0.025f);
    frame(0.05f);
    EXPECT_NEAR(b->getRendererClicked()->getScale(), 1.5f, 1e-3f);
    EXPECT_NEAR(b->getTitleLabel()->getScale(), 1.5f, 1e-3f);
    end(100, 100);
    EXPECT_FLOAT_EQ(b->getRendererClicked()->getScale(), 1.0f);
    EXPECT_FLOAT_EQ(b->getTitleLabel()->getScale(), 1.0f);
}

TEST_F(ButtonTest, IsDrawnInGrayscaleWithoutADisabledImage) {
    Button* b = show(Button::create("normal", "pressed", "", kFrame), 100, 100);
    b->setEnabled(false);
    EXPECT_TRUE(b->getRendererNormal()->isVisible());
    EXPECT_EQ(b->getRendererNormal()->getState(), Scale9Sprite::State::GRAY);
    b->setEnabled(true);
    EXPECT_EQ(b->getRendererNormal()->getState(), Scale9Sprite::State::NORMAL);
}

TEST_F(ButtonTest, ImagesCanBeReplacedAndRemoved) {
    Button* b = button();
    b->loadTextureNormal("box", kFrame);
    expectSize(b->getContentSize(), 20, 20);
    b->loadTextureNormal(SpriteFrameCache::getInstance()->getSpriteFrameByName("bar"));
    expectSize(b->getContentSize(), 100, 10);
    b->loadTexturePressed(SpriteFrameCache::getInstance()->getSpriteFrameByName("box"));
    b->loadTextureDisabled(static_cast<SpriteFrame*>(nullptr));
    b->resetPressedRender();
    begin(100, 100);
    EXPECT_TRUE(b->getRendererNormal()->isVisible()); // grows instead
    EXPECT_FLOAT_EQ(b->getRendererNormal()->getScale(), 1.1f);
    end(100, 100);
    b->resetDisabledRender();
    b->setEnabled(false);
    EXPECT_EQ(b->getVirtualRenderer(), b->getRendererDisabled());
    EXPECT_EQ(b->getRendererNormal()->getState(), Scale9Sprite::State::GRAY);
    b->resetNormalRender();
    expectSize(b->getVirtualRendererSize(), 0, 0);
}

TEST_F(ButtonTest, EachStateHasItsCapInsets) {
    Button* b = button();
    b->setCapInsetsNormalRenderer(Rect(1, 2, 3, 4));
    b->setCapInsetsPressedRenderer(Rect(5, 6, 7, 8));
    b->setCapInsetsDisabledRenderer(Rect(9, 10, 11, 12));
    b->setScale9Enabled(true);
    EXPECT_TRUE(b->getRendererNormal()->getCapInsets().equals(Rect(1, 2, 3, 4)));
    EXPECT_TRUE(b->getRendererClicked()->getCapInsets().equals(Rect(5, 6, 7, 8)));
    EXPECT_TRUE(b->getRendererDisabled()->getCapInsets().equals(Rect(9, 10, 11, 12)));
    EXPECT_TRUE(b->getCapInsetsNormalRenderer().equals(Rect(1, 2, 3, 4)));
    EXPECT_TRUE(b->getCapInsetsDisabledRenderer().equals(Rect(9, 10, 11, 12)));
}

TEST_F(ButtonTest, TheTitleCanBeALabelOfItsOwn) {
    Button* b = button();
    Label* label = Label::createWithTTF("own", "a.ttf", 20);
    b->setTitleLabel(label);
    EXPECT_EQ(b->getTitleRenderer(), label);
    EXPECT_EQ(b->getTitleText(), "own");
    expectPlace(label, 30, 15);
    b->setTitleLabel(nullptr);
    EXPECT_EQ(b->getTitleLabel(), nullptr);
    EXPECT_EQ(b->getTitleText(), "");
    EXPECT_EQ(b->getTitleColor(), Color3B::WHITE);
}

TEST_F(ButtonTest, TheTitleHasAFontAndAnAlignment) {
    Button* b = button();
    b->setTitleFontName("Sans");
    b->setTitleFontSize(18);
    EXPECT_EQ(b->getTitleFontName(), "Sans");
    EXPECT_FLOAT_EQ(b->getTitleLabel()->getSystemFontSize(), 18);
    b->setTitleFontName("a.ttf");
    EXPECT_FLOAT_EQ(b->getTitleLabel()->getTTFConfig().fontSize, 18);
    b->setTitleAlignment(TextHAlignment::RIGHT);
    EXPECT_EQ(b->getTitleLabel()->getHorizontalAlignment(), TextHAlignment::RIGHT);
    b->setTitleAlignment(TextHAlignment::LEFT, TextVAlignment::BOTTOM);
    EXPECT_EQ(b->getTitleLabel()->getVerticalAlignment(), TextVAlignment::BOTTOM);
}

TEST_F(ButtonTest, TheTitleFollowsTheSizeOfTheButton) {
    Button* b = button();
    b->setTitleText("x");
    b->setScale9Enabled(true);
    b->setContentSize(Size(200, 100));
    expectPlace(b->getTitleLabel(), 100, 50);
}

TEST_F(ButtonTest, WithAUnifiedSizeItHasTheSizeOfItsContent) {
    Button* b = button();
    b->setUnifySizeEnabled(true);
    b->ignoreContentAdaptWithSize(true);
    expectSize(b->getContentSize(), 60, 30);
}

TEST_F(ButtonTest, KnowsWhereItsImagesCameFrom) {
    Button* b = button();
    EXPECT_EQ(b->getNormalFile().file, "normal");
    EXPECT_EQ(b->getNormalFile().type, 1);
    EXPECT_EQ(static_cast<Button*>(b->clone())->getPressedFile().file, "pressed");
    EXPECT_EQ(Button::create()->getDisabledFile().file, "");
    expectSize(b->getNormalTextureSize(), 60, 30);
}

TEST_F(ButtonTest, HasTheDeprecatedNamesOfWidgets) {
    Button* b = button();
    b->setFlipX(true);
    EXPECT_TRUE(b->isFlippedX());
    begin(90, 95);
    EXPECT_EQ(b->getTouchStartPos().x, 90);
    end(90, 95);
    b->setLayoutParameter(LinearLayoutParameter::create());
    EXPECT_NE(b->getLayoutParameter(LayoutParameter::Type::LINEAR), nullptr);
    EXPECT_EQ(b->getLayoutParameter(LayoutParameter::Type::RELATIVE), nullptr);
}

TEST_F(ButtonTest, TitlesHaveEveryKindOfFont) {
    useImageFonts();
    auto* button = ui::Button::create();
    button->setTitleText("AB");
    button->setTitleFontName("tiny.fnt");
    Label* title = button->getTitleRenderer();
    EXPECT_EQ(title->getLabelType(), Label::LabelType::BMFONT);
    button->setTitleFontSize(30);
    EXPECT_FLOAT_EQ(title->getBMFontSize(), 30);
    auto* copy = dynamic_cast<ui::Button*>(button->clone());
    EXPECT_EQ(copy->getTitleRenderer()->getLabelType(), Label::LabelType::BMFONT);
    EXPECT_FLOAT_EQ(copy->getTitleRenderer()->getBMFontSize(), 30);
    button->setTitleFontName("a.ttf");
    EXPECT_EQ(title->getLabelType(), Label::LabelType::TTF);
    button->setTitleFontName("Sans");
    EXPECT_EQ(title->getLabelType(), Label::LabelType::STRING_TEXTURE);
}

TEST_F(ButtonTest, ItsTitleMayHoldTheLastReference) {
    copra::test::endsWithItsLastReference(
        Button::create(),
        [](Button* button, const std::function<void()>& held) {
            Label* const title = Label::create();
            title->setOnEnterCallback(held);
            button->setTitleLabel(title);
        },
        [](Button* button) { button->setTitleLabel(Label::create()); });
}

TEST_F(ButtonTest, ItsTitleMayBeSetInADestructor) {
    copra::test::endsWithACall<Button>([](Button& button) { button.setTitleLabel(Label::create()); },
                                       [](Button& button) { button.setTitleLabel(Label::create()); });
}

} // namespace
