// Layouts, rich texts, and other helpers of widgets.

#include "ClassExamples.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class LayoutExamples : public ClassExamples {
protected:
    bool isStarted = false;
};

TEST_F(LayoutExamples, LinearLayoutParameter) {
    //! [ui::LinearLayoutParameter, ui::Margin]
    auto column = ui::VBox::create(Size(200, 100));
    auto title = ui::Text::create("Options", "fonts/Quicksand-Bold.ttf", 20);
    auto place = ui::LinearLayoutParameter::create();
    place->setGravity(ui::LinearLayoutParameter::LinearGravity::CENTER_HORIZONTAL); // across the column
    place->setMargin(ui::Margin(0, 8, 0, 4)); // left, top, right, bottom, in points
    title->setLayoutParameter(place);
    column->addChild(title);
    //! [ui::LinearLayoutParameter, ui::Margin]
    scene->addChild(column);
    app.step();
    EXPECT_NEAR(title->getPositionX(), 100, 1);
}

TEST_F(LayoutExamples, RelativeLayoutParameter) {
    //! [ui::RelativeLayoutParameter]
    auto dialog = ui::RelativeBox::create(Size(300, 200));
    auto cancel = ui::Button::create("widgets/push.png");
    auto corner = ui::RelativeLayoutParameter::create();
    corner->setAlign(ui::RelativeLayoutParameter::RelativeAlign::PARENT_RIGHT_BOTTOM);
    corner->setRelativeName("cancel"); // the name for other widgets
    cancel->setLayoutParameter(corner);
    dialog->addChild(cancel);

    auto play = ui::Button::create("widgets/push.png");
    auto beside = ui::RelativeLayoutParameter::create();
    beside->setAlign(ui::RelativeLayoutParameter::RelativeAlign::LOCATION_LEFT_OF_CENTER);
    beside->setRelativeToWidgetName("cancel");
    play->setLayoutParameter(beside);
    dialog->addChild(play);
    //! [ui::RelativeLayoutParameter]
    scene->addChild(dialog);
    app.step();
    EXPECT_LT(play->getPositionX(), cancel->getPositionX());
    EXPECT_NEAR(play->getPositionY(), cancel->getPositionY(), 1);
}

TEST_F(LayoutExamples, LayoutParameter) {
    //! [ui::LayoutParameter]
    auto first = ui::Text::create("1", "fonts/Quicksand-Bold.ttf", 20);
    auto second = ui::Text::create("2", "fonts/Quicksand-Bold.ttf", 20);
    auto place = ui::LinearLayoutParameter::create();
    place->setMargin(ui::Margin(4, 4, 4, 4));
    first->setLayoutParameter(place);
    second->setLayoutParameter(place->clone()); // each widget has its own
    //! [ui::LayoutParameter]
    EXPECT_TRUE(second->getLayoutParameter()->getMargin().equals(ui::Margin(4, 4, 4, 4)));
}

TEST_F(LayoutExamples, Helper) {
    //! [ui::Helper]
    auto page = ui::Layout::create();
    auto start = ui::Button::create("widgets/push.png");
    start->setName("start");
    page->addChild(start);
    scene->addChild(page);
    if (auto button = ui::Helper::seekWidgetByName(page, "start")) // in the whole tree, or null
        button->addClickEventListener([this](Ref*) { isStarted = true; });
    Rect box = ui::Helper::convertBoundingBoxToScreen(start);                      // world points
    std::string shown = ui::Helper::getSubStringOfUTF8String("Größe", 0, 3) + "…"; // characters, not bytes
    //! [ui::Helper]
    EXPECT_GT(box.size.width, 0);
    EXPECT_EQ(shown, "Grö…");
    EXPECT_FALSE(isStarted);
}

TEST_F(LayoutExamples, LayoutComponent) {
    //! [ui::LayoutComponent]
    auto panel = Node::create();
    panel->setContentSize(Size(480, 320));
    scene->addChild(panel);
    auto map = Sprite::create("garden.png");
    panel->addChild(map); // the rules need the parent
    auto rules = ui::LayoutComponent::bindLayoutComponent(map);
    rules->setPercentWidthEnabled(true);
    rules->setPercentWidth(0.5f); // half the width of the panel
    rules->setPositionPercentXEnabled(true);
    rules->setPositionPercentX(0.5f);
    panel->setContentSize(Size(600, 320));
    ui::Helper::doLayout(panel); // after the size has changed
    //! [ui::LayoutComponent]
    EXPECT_NEAR(map->getContentSize().width, 300, 0.5f);
    EXPECT_NEAR(map->getPositionX(), 300, 0.5f);
}

TEST_F(LayoutExamples, RichElements) {
    //! [ui::RichElementText, ui::RichElementImage, ui::RichElementNewLine, ui::RichElementCustomNode]
    auto story = ui::RichText::create();
    const std::string font = "fonts/Quicksand-Bold.ttf";
    story->pushBackElement(ui::RichElementText::create(0, Color3B::WHITE, 255, "You found ", font, 20));
    story->pushBackElement(ui::RichElementText::create(1, Color3B::YELLOW, 255, "honey", font, 20,
                                                       ui::RichElementText::UNDERLINE_FLAG));
    story->pushBackElement(ui::RichElementImage::create(2, Color3B::WHITE, 255, "garden.png"));
    story->pushBackElement(ui::RichElementNewLine::create(3, Color3B::WHITE, 255));
    auto bar = ui::LoadingBar::create("widgets/bar.png", 60);
    story->pushBackElement(ui::RichElementCustomNode::create(4, Color3B::WHITE, 255, bar)); // any node
    story->setPosition(Vec2(240, 160));
    scene->addChild(story);
    //! [ui::RichElementText, ui::RichElementImage, ui::RichElementNewLine, ui::RichElementCustomNode]
    app.step();
    EXPECT_GT(story->getContentSize().width, 100);
}

TEST_F(LayoutExamples, EditBoxDelegate) {
    //! [ui::EditBoxDelegate]
    class NameForm : public ui::EditBoxDelegate { // often the scene itself
    public:
        void editBoxTextChanged(ui::EditBox*, const std::string& text) override { isValid = text.size() > 2; }
        void editBoxReturn(ui::EditBox* box) override { name = box->getText(); }
        std::string name;
        bool isValid = false;
    };
    NameForm form; // not retained: it has to outlive the box, or call box->setDelegate(nullptr)
    auto box = ui::EditBox::create(Size(200, 40), "widgets/board.png");
    box->setDelegate(&form);
    //! [ui::EditBoxDelegate]
    box->setPosition(Vec2(240, 160));
    scene->addChild(box);
    EXPECT_EQ(box->getDelegate(), &form);
    EXPECT_FALSE(form.isValid);
    box->setDelegate(nullptr);
}

TEST_F(LayoutExamples, TabControl) {
    //! [ui::TabControl, ui::TabHeader]
    auto tabs = ui::TabControl::create();
    tabs->setContentSize(Size(300, 200));
    tabs->setHeaderWidth(90);
    tabs->setHeaderHeight(40);
    const char* const titles[] = {"Bees", "Wasps"};
    for (int i = 0; i < 2; ++i) {
        auto header =
            ui::TabHeader::create(titles[i], "widgets/board.png", ""); // no image over the selected one
        auto page = ui::Layout::create();                              // what the tab shows
        page->addChild(ui::Text::create(titles[i], "fonts/Quicksand-Bold.ttf", 24));
        tabs->insertTab(i, header, page);
    }
    tabs->setTabChangedEventListener([](int index, ui::TabControl::EventType) { log("tab %d", index); });
    tabs->setSelectTab(1); // from 0
    scene->addChild(tabs);
    //! [ui::TabControl, ui::TabHeader]
    EXPECT_EQ(tabs->getSelectedTabIndex(), 1);
}

} // namespace
