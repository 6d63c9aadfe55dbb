#include "GuideTest.h"
#include "extensions/TableView.h"
#include "testing/matchers.h"
#include "ui/CocosGUI.h"

USING_NS_CC;
using copra::testing::ShowsText;

namespace {

class WidgetsTest : public GuideTest {};

//! [health]
/// A wasp with a health bar above its head.
class Wasp : public Sprite {
public:
    CREATE_FUNC(Wasp);

    bool init() override {
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
        if (!Sprite::initWithSpriteFrameName("wasp_0.png")) return false;
        auto* empty = Sprite::create("widgets/bar_empty.png"); // shown behind the bar
        _bar = ui::LoadingBar::create("widgets/bar.png", 100);
        _bar->setName("health");
        for (Node* part : {static_cast<Node*>(empty), static_cast<Node*>(_bar)}) {
            part->setPosition(getContentSize().width / 2, getContentSize().height + 12);
            part->setScale(0.25f);
            addChild(part);
        }
        return true;
    }

    void hit(float damage) {
        _health = std::max(0.0f, _health - damage);
        _bar->setPercent(100 * _health / kMaxHealth);
        if (_health == 0) removeFromParent();
    }

private:
    static constexpr float kMaxHealth = 30;
    float _health = kMaxHealth;
    ui::LoadingBar* _bar = nullptr; // a child
};
//! [health]

//! [table]
/// Provides the rows of a table. Only the visible rows exist.
class Scores : public extension::TableViewDataSource {
public:
    Size cellSizeForTable(extension::TableView*) override { return Size(200, 24); }
    ssize_t numberOfCellsInTableView(extension::TableView*) override { return 10000; }
    extension::TableViewCell* tableCellAtIndex(extension::TableView* table, ssize_t row) override {
        auto* cell = table->dequeueCell(); // a row that has left the view; it still has its old text
        if (!cell) {
            cell = extension::TableViewCell::create();
            auto* label = Label::createWithTTF("", "fonts/Quicksand-Bold.ttf", 18);
            label->setAnchorPoint(Vec2::ZERO);
            cell->addChild(label, 0, "text");
        }
        const auto place = static_cast<int>(row) + 1;
        cell->getChildByName<Label*>("text")->setString(StringUtils::format("Place %d", place));
        return cell;
    }
};
//! [table]

//! [dialog]
/// A question with two buttons. Nodes behind it receive no touches.
class Dialog : public LayerColor {
public:
    static Dialog* create(const std::string& question, const std::function<void()>& onYes) {
        auto* dialog = new Dialog;
        dialog->autorelease();
        return dialog->initWithQuestion(question, onYes) ? dialog : nullptr;
    }

    bool initWithQuestion(const std::string& question, const std::function<void()>& onYes) {
        if (!LayerColor::initWithColor(Color4B(0, 0, 0, 160))) return false; // darkens the scene
        auto* touches = EventListenerTouchOneByOne::create();
        touches->setSwallowTouches(true);
        touches->onTouchBegan = [](Touch*, Event*) { return true; }; // claims all touches beside the buttons
        _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);

        const Vec2 center = Director::getInstance()->getWinSize() / 2;
        auto* text = ui::Text::create(question, "fonts/Quicksand-Bold.ttf", 24);
        text->setPosition(center + Vec2(0, 50));
        addChild(text, 0, "question");
        addButton("Yes", center + Vec2(-80, -20), onYes);
        addButton("No", center + Vec2(80, -20), nullptr);
        return true;
    }

private:
    void addButton(const std::string& title, const Vec2& position, const std::function<void()>& action) {
        auto* button = ui::Button::create("widgets/push.png");
        button->setScale(0.5f);
        button->setTitleText(title);
        button->setTitleFontSize(40);
        button->setPosition(position);
        button->addClickEventListener([this, action](Ref*) {
            if (action) action();
            removeFromParent(); // must come last, because it destroys the dialog
        });
        addChild(button, 0, title);
    }
};
//! [dialog]

class SettingsScene : public Scene {
public:
    CREATE_FUNC(SettingsScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [first]
        auto* play = ui::Button::create(); // a button without images has only a title
        play->setTitleText("Play");
        play->setTitleFontSize(32);
        play->setPosition(Vec2(240, 240));
        play->addClickEventListener([this](Ref*) { start(); });
        addChild(play, 0, "play");
        //! [first]
        return true;
    }

    void start() { ++starts; }

    void addPictureButton() {
        //! [pictures]
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
        auto* button =
            ui::Button::create("button.png", "button_pressed.png", "", ui::Widget::TextureResType::PLIST);
        button->setScale9Enabled(true); // the borders of the image keep their size
        button->setContentSize(Size(160, 48));
        button->setTitleText("Settings");
        button->setPosition(Vec2(240, 160));
        addChild(button);
        //! [pictures]
        //! [box]
        auto* box = ui::VBox::create(Size(160, 130)); // a column
        box->setPosition(Vec2(160, 60));
        auto* space = ui::LinearLayoutParameter::create();
        space->setMargin(ui::Margin(0, 8, 0, 8)); // left, top, right, bottom
        for (const char* name : {"settings", "credits"}) {
            ui::Widget* copy = button->clone();
            copy->setLayoutParameter(space->clone());
            box->addChild(copy, 0, name);
        }
        addChild(box);
        //! [box]
    }

    void askToLeave() {
        //! [ask]
        addChild(Dialog::create("Leave the game?", [this] { leave(); }), 100, "dialog");
        //! [ask]
    }

    void addVolume() {
        //! [slider]
        auto* volume = ui::Slider::create("widgets/track.png", "widgets/knob.png");
        volume->setPosition(Vec2(240, 200));
        volume->setPercent(50);
        volume->addEventListener([this](Ref* sender, ui::Slider::EventType event) {
            if (event == ui::Slider::EventType::ON_PERCENTAGE_CHANGED)
                setVolume(static_cast<ui::Slider*>(sender)->getPercent());
        });
        addChild(volume, 0, "volume");
        //! [slider]
    }

    void addLevels() {
        //! [list]
        auto* list = ui::ListView::create();
        list->setContentSize(Size(200, 160)); // the visible area; longer content scrolls
        list->setPosition(Vec2(140, 80));
        list->setItemsMargin(8); // points between two items
        for (int level = 1; level <= 20; ++level) {
            auto* item = ui::Button::create();
            item->setTitleText(StringUtils::format("Level %d", level));
            item->setTitleFontSize(24);
            item->addClickEventListener([this, level](Ref*) { startLevel(level); });
            list->pushBackCustomItem(item);
        }
        addChild(list, 0, "levels");
        //! [list]
    }

    void addStory(const std::string& text) {
        //! [scroll]
        auto* story = ui::ScrollView::create();
        story->setContentSize(Size(200, 160)); // the visible area
        story->setPosition(Vec2(140, 80));
        auto* page = ui::Text::create(text, "fonts/Quicksand-Bold.ttf", 20);
        page->setTextAreaSize(Size(200, 0));
        page->setAnchorPoint(Vec2::ZERO);
        story->addChild(page);
        story->setInnerContainerSize(page->getContentSize()); // the size of the content
        story->addEventListener([this](Ref* sender, ui::ScrollView::EventType event) {
            auto* view = static_cast<ui::ScrollView*>(sender);
            if (event == ui::ScrollView::EventType::CONTAINER_MOVED)
                showProgress(view->getScrolledPercentVertical()); // 0 to 100
        });
        addChild(story, 0, "story");
        //! [scroll]
    }

    void addRules(const std::string& text) {
        addStory(text);
        auto* story = getChildByName<ui::ScrollView*>("story");
        auto* accept = getChildByName<ui::Button*>("play");
        accept->setPosition(Vec2(240, 280));
        accept->setEnabled(false);
        //! [end]
        story->addEventListener([accept](Ref* sender, ui::ScrollView::EventType event) {
            if (event != ui::ScrollView::EventType::CONTAINER_MOVED) return;
            const float percent = static_cast<ui::ScrollView*>(sender)->getScrolledPercentVertical();
            if (percent > 99) accept->setEnabled(true); // the player has seen everything
        });
        //! [end]
    }

    void addHint() {
        //! [wrap]
        auto* hint =
            ui::Text::create("Touch the meadow, and the bees will come", "fonts/Quicksand-Bold.ttf", 20);
        hint->setTextAreaSize(Size(160, 0)); // wraps the lines; 0: the height of the text
        hint->setPosition(Vec2(240, 160));
        addChild(hint, 0, "hint");
        //! [wrap]
    }

    //! [menu]
    void addMenu() {
        auto* play =
            MenuItemImage::create("widgets/push.png", "widgets/push_pressed.png", [this](Ref*) { start(); });
        auto* on = MenuItemFont::create("Sound: on");
        auto* off = MenuItemFont::create("Sound: off");
        auto* sound = MenuItemToggle::createWithCallback(
            [this](Ref* sender) {
                const bool isOn = static_cast<MenuItemToggle*>(sender)->getSelectedIndex() == 0;
                setVolume(isOn ? 100 : 0);
            },
            on, off, nullptr);
        auto* menu = Menu::create(play, sound, nullptr);
        menu->alignItemsVerticallyWithPadding(12); // points between two items
        menu->setPosition(240, 120);               // the center of the items
        addChild(menu, 0, "menu");
    }
    //! [menu]

    void startLevel(int level) { startedLevel = level; }
    void leave() { hasLeft = true; }
    void setVolume(int percent) { volumePercent = percent; }
    void showProgress(float percent) { readPercent = percent; }

    int starts = 0;
    bool hasLeft = false;
    int volumePercent = 0;
    float readPercent = 0;
    int startedLevel = 0;
};

TEST_F(WidgetsTest, AButtonStartsTheGame) {
    auto* scene = run<SettingsScene>();
    app.tap(app.find("play"));
    EXPECT_EQ(scene->starts, 1);
    app.find<ui::Button>("play")->setEnabled(false);
    app.tap(Vec2(240, 240));
    EXPECT_EQ(scene->starts, 1);
}

TEST_F(WidgetsTest, AMenuStartsTheGameAndTurnsTheSoundOff) {
    auto* scene = run<SettingsScene>();
    scene->addMenu();
    app.step();
    const auto& items = app.find("menu")->getChildren();
    app.tap(items.at(0));
    EXPECT_EQ(scene->starts, 1);
    scene->volumePercent = 50;
    app.tap(items.at(1));
    EXPECT_EQ(scene->volumePercent, 0);
    app.tap(items.at(1));
    EXPECT_EQ(scene->volumePercent, 100);
}

TEST_F(WidgetsTest, ButtonsStandBelowEachOther) {
    run<SettingsScene>()->addPictureButton();
    app.step();
    auto *upper = app.find<ui::Button>("settings"), *lower = app.find<ui::Button>("credits");
    EXPECT_NEAR(upper->getPositionY() - lower->getPositionY(), 64, 0.1f); // 48 and twice 8
    EXPECT_THAT(lower, ShowsText("Settings"));
}

TEST_F(WidgetsTest, ADialogIsAnswered) {
    auto* scene = run<SettingsScene>();
    scene->askToLeave();
    app.step();
    app.tap(Vec2(240, 240)); // the button behind the dialog
    EXPECT_EQ(scene->starts, 0);
    app.tap(app.find("dialog/No"));
    EXPECT_EQ(app.tryFind("dialog"), nullptr);
    app.tap(Vec2(240, 240));
    EXPECT_EQ(scene->starts, 1);
    EXPECT_FALSE(scene->hasLeft);
    scene->askToLeave();
    app.step();
    app.tap(app.find("dialog/Yes"));
    EXPECT_EQ(app.tryFind("dialog"), nullptr);
    EXPECT_TRUE(scene->hasLeft);
}

TEST_F(WidgetsTest, ASliderSetsTheVolume) {
    auto* scene = run<SettingsScene>();
    scene->addVolume();
    app.step();
    auto* volume = app.find<ui::Slider>("volume");
    app.tap(volume->convertToWorldSpace(Vec2(volume->getContentSize().width - 2, 8)));
    EXPECT_GT(scene->volumePercent, 90);
}

TEST_F(WidgetsTest, AListScrollsToItsLevels) {
    auto* scene = run<SettingsScene>();
    scene->removeChildByName("play");
    scene->addLevels();
    app.step(2);
    auto* list = app.find<ui::ListView>("levels");
    EXPECT_GT(list->getInnerContainerSize().height, 400);
    app.tap(list->getItem(1));
    EXPECT_EQ(scene->startedLevel, 2);
    app.drag(Vec2(240, 100), Vec2(240, 220));
    app.wait(2);
    app.tap(list->getCenterItemInCurrentView()); // the font of the system decides how wide the items are
    EXPECT_GT(scene->startedLevel, 3);
}

TEST_F(WidgetsTest, AStoryScrolls) {
    auto* scene = run<SettingsScene>();
    scene->removeChildByName("play");
    std::string text;
    for (int i = 0; i < 20; ++i) text += "Once upon a time a bee found a flower. ";
    scene->addStory(text);
    app.step(2);
    app.drag(Vec2(240, 100), Vec2(240, 220));
    const float dragged = scene->readPercent;
    EXPECT_GT(dragged, 5);
    app.wait(2); // the fling
    EXPECT_GT(scene->readPercent, dragged);
    EXPECT_LE(scene->readPercent, 100);
    const float flung = scene->readPercent;
    app.scroll(app.find("story"), -1);
    EXPECT_GT(scene->readPercent, flung);
}

TEST_F(WidgetsTest, RulesAreAcceptedAtTheirEnd) {
    auto* scene = run<SettingsScene>();
    std::string text;
    for (int i = 0; i < 20; ++i) text += "Once upon a time a bee found a flower. ";
    scene->addRules(text);
    app.step(2);
    auto* accept = app.find<ui::Button>("play");
    for (int i = 0; i < 2; ++i) app.scroll(app.find("story"), -1);
    EXPECT_FALSE(accept->isEnabled());
    for (int i = 0; i < 40; ++i) app.scroll(app.find("story"), -1);
    EXPECT_TRUE(accept->isEnabled());
}

TEST_F(WidgetsTest, AWaspLosesHealth) {
    auto* scene = run<SettingsScene>();
    //! [wasp]
    auto* wasp = Wasp::create();
    wasp->setPosition(240, 160);
    scene->addChild(wasp, 0, "wasp");
    wasp->hit(12); // 18 of 30 are left
    //! [wasp]
    EXPECT_EQ(app.find<ui::LoadingBar>("wasp/health")->getPercent(), 60);
    wasp->hit(40);
    EXPECT_EQ(app.tryFind("wasp"), nullptr);
}

TEST_F(WidgetsTest, ATableHasOnlyVisibleRows) {
    auto* scene = run<SettingsScene>();
    Scores scores;
    //! [showTable]
    auto* table = extension::TableView::create(&scores, Size(200, 160)); // the table does not own the scores
    table->setVerticalFillOrder(extension::TableView::VerticalFillOrder::TOP_DOWN);
    table->setPosition(140, 80);
    scene->addChild(table, 0, "table");
    table->reloadData(); // shows the first rows
    //! [showTable]
    app.step(2);
    EXPECT_NE(table->cellAtIndex(0), nullptr);
    EXPECT_EQ(table->cellAtIndex(500), nullptr);
    table->removeFromParent();
}

TEST_F(WidgetsTest, ARoundBarFills) {
    auto* scene = run<SettingsScene>();
    //! [round]
    auto* reload = ProgressTimer::create(Sprite::create("star.png"));
    reload->setPosition(440, 40);
    scene->addChild(reload, 0, "reload");
    reload->runAction(ProgressTo::create(2, 100)); // clockwise from the top, in two seconds
    //! [round]
    app.wait(2.1f);
    EXPECT_NEAR(reload->getPercentage(), 100, 0.1f);
}

TEST_F(WidgetsTest, ALongTextIsWrapped) {
    run<SettingsScene>()->addHint();
    EXPECT_LE(app.find("hint")->getContentSize().width, 160);
    EXPECT_GT(app.find("hint")->getContentSize().height, 45); // two lines or more
}

} // namespace
