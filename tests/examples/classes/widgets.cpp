// Widgets.

#include "ClassExamples.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class WidgetExamples : public ClassExamples {
protected:
    bool isTouched = false;
    int clicks = 0;
    int volume = -1;
    bool hasMusic = false;
};

TEST_F(WidgetExamples, Widget) {
    //! [ui::Widget]
    auto area = ui::Widget::create(); // nothing to see: a place to touch
    area->setContentSize(Size(100, 100));
    area->setPosition(Vec2(240, 160));
    area->setTouchEnabled(true);
    area->addTouchEventListener([this](Ref*, ui::Widget::TouchEventType type) {
        if (type == ui::Widget::TouchEventType::ENDED) isTouched = true;
    });
    scene->addChild(area);
    //! [ui::Widget]
    app.tap(Vec2(240, 160));
    EXPECT_TRUE(isTouched);
}

TEST_F(WidgetExamples, Button) {
    //! [ui::Button]
    auto button = ui::Button::create("widgets/push.png", "widgets/push_pressed.png");
    button->setTitleText("Play");
    button->setTitleFontSize(20);
    button->setPosition(Vec2(240, 160));
    button->addClickEventListener([this](Ref*) { ++clicks; });
    scene->addChild(button);
    //! [ui::Button]
    app.tap(button);
    EXPECT_EQ(clicks, 1);
}

TEST_F(WidgetExamples, Text) {
    //! [ui::Text]
    auto hint = ui::Text::create("Tap the flowers", "fonts/Quicksand-Bold.ttf", 20);
    hint->setPosition(Vec2(240, 40));
    hint->setTextColor(Color4B::YELLOW);
    scene->addChild(hint);
    //! [ui::Text]
    EXPECT_EQ(hint->getString(), "Tap the flowers");
}

TEST_F(WidgetExamples, TextField) {
    //! [ui::TextField]
    auto name = ui::TextField::create("your name", "fonts/Quicksand-Bold.ttf", 24);
    name->setPosition(Vec2(240, 160));
    name->setMaxLengthEnabled(true);
    name->setMaxLength(8);
    scene->addChild(name);
    //! [ui::TextField]
    app.tap(name);
    app.type("Grace");
    EXPECT_EQ(name->getString(), "Grace");
}

TEST_F(WidgetExamples, EditBox) {
    //! [ui::EditBox]
    auto box = ui::EditBox::create(Size(200, 40), "widgets/board.png");
    box->setPosition(Vec2(240, 160));
    box->setPlaceHolder("your name");
    box->setMaxLength(12);
    scene->addChild(box);
    //! [ui::EditBox]
    box->setText("Ada");
    EXPECT_STREQ(box->getText(), "Ada");
}

TEST_F(WidgetExamples, Scale9Sprite) {
    //! [ui::Scale9Sprite]
    auto board = ui::Scale9Sprite::create("widgets/board.png"); // 144 x 144 points
    board->setCapInsets(Rect(40, 40, 64, 64));                  // the middle of the image
    board->setContentSize(Size(300, 120)); // its corners keep their size; the middle stretches
    board->setPosition(Vec2(240, 160));
    scene->addChild(board);
    //! [ui::Scale9Sprite]
    EXPECT_EQ(board->getContentSize().width, 300);
    EXPECT_EQ(board->getCapInsets().size.width, 64);
}

TEST_F(WidgetExamples, Slider) {
    //! [ui::Slider]
    auto slider = ui::Slider::create("widgets/track.png", "widgets/knob.png");
    slider->loadProgressBarTexture("widgets/track_full.png");
    slider->setPosition(Vec2(240, 160));
    slider->addEventListener([this, slider](Ref*, ui::Slider::EventType type) {
        if (type == ui::Slider::EventType::ON_PERCENTAGE_CHANGED) volume = slider->getPercent();
    });
    scene->addChild(slider);
    slider->setPercent(40);
    //! [ui::Slider]
    EXPECT_EQ(volume, 40);
}

TEST_F(WidgetExamples, CheckBox) {
    //! [ui::CheckBox]
    auto music = ui::CheckBox::create("widgets/box.png", "widgets/tick.png");
    music->setPosition(Vec2(240, 160));
    music->addEventListener(
        [this](Ref*, ui::CheckBox::EventType type) { hasMusic = type == ui::CheckBox::EventType::SELECTED; });
    scene->addChild(music);
    //! [ui::CheckBox]
    app.tap(music);
    EXPECT_TRUE(hasMusic);
}

TEST_F(WidgetExamples, LoadingBar) {
    //! [ui::LoadingBar]
    auto bar = ui::LoadingBar::create("widgets/bar.png", 0);
    bar->setPosition(Vec2(240, 20));
    scene->addChild(bar);
    bar->setPercent(60);
    //! [ui::LoadingBar]
    EXPECT_EQ(bar->getPercent(), 60);
}

TEST_F(WidgetExamples, ImageView) {
    //! [ui::ImageView]
    auto board = ui::ImageView::create("widgets/board.png");
    board->setScale9Enabled(true); // the corners keep their size
    board->setContentSize(Size(300, 200));
    board->setPosition(Vec2(240, 160));
    scene->addChild(board);
    //! [ui::ImageView]
    EXPECT_TRUE(board->getContentSize().equals(Size(300, 200)));
}

TEST_F(WidgetExamples, Layout) {
    //! [ui::Layout]
    auto column = ui::Layout::create();
    column->setLayoutType(ui::Layout::Type::VERTICAL);
    column->setContentSize(Size(160, 200));
    for (const char* name : {"Play", "Options", "Quit"}) {
        auto entry = ui::Text::create(name, "fonts/Quicksand-Bold.ttf", 20);
        auto place = ui::LinearLayoutParameter::create();
        place->setMargin(ui::Margin(0, 10, 0, 0)); // 10 points above each
        entry->setLayoutParameter(place);
        column->addChild(entry);
    }
    scene->addChild(column);
    //! [ui::Layout]
    app.step();
    EXPECT_GT(column->getChildren().at(0)->getPositionY(), column->getChildren().at(2)->getPositionY());
}

TEST_F(WidgetExamples, ScrollView) {
    //! [ui::ScrollView]
    auto view = ui::ScrollView::create();
    view->setContentSize(Size(200, 150));
    view->setInnerContainerSize(Size(200, 600)); // more than fits
    view->setDirection(ui::ScrollView::Direction::VERTICAL);
    view->setBounceEnabled(true);
    view->addChild(Sprite::create("garden.png")); // into the inner container
    auto percent = Label::createWithSystemFont("", "sans", 16);
    view->addEventListener([view, percent](Ref*, ui::ScrollView::EventType event) {
        if (event == ui::ScrollView::EventType::CONTAINER_MOVED)
            percent->setString(StringUtils::format("%.0f %%", view->getScrolledPercentVertical()));
        if (event == ui::ScrollView::EventType::AUTOSCROLL_ENDED) // a fling or scrollTo...() has ended
            percent->setVisible(false);
    });
    scene->addChild(view);
    scene->addChild(percent);
    view->scrollToPercentVertical(50, 0.5f, true); // in half a second, slower toward the end
    //! [ui::ScrollView]
    app.wait(0.6f);
    EXPECT_NEAR(view->getScrolledPercentVertical(), 50, 0.1f);
    EXPECT_EQ(percent->getString(), "50 %");
    EXPECT_FALSE(percent->isVisible());
}

TEST_F(WidgetExamples, ListView) {
    //! [ui::ListView]
    auto list = ui::ListView::create();
    list->setContentSize(Size(200, 150));
    list->setItemsMargin(4);
    for (int i = 1; i <= 20; ++i)
        list->pushBackCustomItem(
            ui::Text::create(StringUtils::format("Level %d", i), "fonts/Quicksand-Bold.ttf", 20));
    scene->addChild(list);
    //! [ui::ListView]
    EXPECT_EQ(list->getItems().size(), 20);
}

TEST_F(WidgetExamples, PageView) {
    //! [ui::PageView]
    auto pages = ui::PageView::create();
    pages->setContentSize(Size(300, 200));
    for (int i = 0; i < 3; ++i) {
        auto page = ui::Layout::create();
        page->setContentSize(pages->getContentSize());
        pages->addPage(page);
    }
    pages->setIndicatorEnabled(true); // dots below
    scene->addChild(pages);
    pages->setCurrentPageIndex(1);
    //! [ui::PageView]
    EXPECT_EQ(pages->getCurrentPageIndex(), 1);
}

TEST_F(WidgetExamples, RichElement) {
    //! [ui::RichElement]
    auto line = ui::RichText::create();
    std::vector<ui::RichElement*> parts = {
        ui::RichElementText::create(0, Color3B::WHITE, 255, "Honey: ", "fonts/Quicksand-Bold.ttf", 20),
        ui::RichElementText::create(1, Color3B::YELLOW, 255, "12", "fonts/Quicksand-Bold.ttf", 24)};
    for (ui::RichElement* part : parts) line->pushBackElement(part);
    line->setPosition(Vec2(240, 160));
    scene->addChild(line);
    //! [ui::RichElement]
    app.step();
    EXPECT_GT(line->getContentSize().width, 0);
}

TEST_F(WidgetExamples, RichText) {
    //! [ui::RichText]
    auto story =
        ui::RichText::createWithXML("The <b>bees</b> sleep in the <font color='#ffcc00'>hive</font>.");
    story->ignoreContentAdaptWithSize(false);
    story->setContentSize(Size(200, 0)); // breaks lines at 200 points
    story->setPosition(Vec2(240, 160));
    scene->addChild(story);
    //! [ui::RichText]
    app.step();
    EXPECT_GT(story->getContentSize().width, 0);
}

} // namespace
