// Texts and menus.

#include "ClassExamples.h"

USING_NS_CC;

namespace {

class TextExamples : public ClassExamples {
protected:
    int chosen = 0;
    int coins = 0;
    bool isPushed = false;
    bool isMuted = false;
};

TEST_F(TextExamples, Label) {
    //! [Label]
    auto score = Label::createWithTTF("Score: 0", "fonts/Quicksand-Bold.ttf", 24);
    score->setAnchorPoint(Vec2::ANCHOR_TOP_LEFT);
    score->setPosition(10, 310);
    score->setTextColor(Color4B::WHITE);
    score->enableOutline(Color4B::BLACK, 2);
    scene->addChild(score);
    score->setString(StringUtils::format("Score: %d", 120));
    //! [Label]
    EXPECT_EQ(score->getString(), "Score: 120");
}

TEST_F(TextExamples, LabelTTF) {
    //! [LabelTTF]
    auto title = LabelTTF::create("Meadow", "fonts/Quicksand-Bold.ttf", 32); // new code: Label
    title->setPosition(240, 280);
    scene->addChild(title);
    //! [LabelTTF]
    EXPECT_GT(title->getContentSize().width, 50);
}

TEST_F(TextExamples, LabelBMFont) {
    //! [LabelBMFont]
    auto points = LabelBMFont::create("100", "honey.fnt"); // new code: Label::createWithBMFont()
    points->setPosition(240, 160);
    scene->addChild(points);
    //! [LabelBMFont]
    EXPECT_GT(points->getContentSize().width, 0);
}

TEST_F(TextExamples, LabelAtlas) {
    //! [LabelAtlas]
    auto timer = LabelAtlas::create("60", "numbers.png", 40, 56, '.'); // cells of 40 x 56 points from '.' on
    timer->setPosition(200, 20);
    scene->addChild(timer);
    timer->setString("59");
    //! [LabelAtlas]
    EXPECT_EQ(timer->getString(), "59");
    EXPECT_EQ(timer->getTexture()->getContentSize().width, 12 * timer->getContentSize().width / 2);
    const V3F_C4B_T2F_Quad& five = timer->getTextureAtlas()->getQuads()[0];
    EXPECT_FLOAT_EQ(five.bl.texCoords.u, 7 / 12.0f) << "'5' is the eighth of ./0123456789";
}

TEST_F(TextExamples, TextFieldTTF) {
    //! [TextFieldTTF]
    auto name = TextFieldTTF::textFieldWithPlaceHolder("your name", "fonts/Quicksand-Bold.ttf", 24);
    name->setPosition(240, 160);
    scene->addChild(name);
    name->attachWithIME(); // receives what is typed
    //! [TextFieldTTF]
    app.type("Ada");
    EXPECT_EQ(name->getString(), "Ada");
}

TEST_F(TextExamples, Menu) {
    //! [Menu]
    auto play =
        MenuItemFont::create("Play", [](Ref*) { Director::getInstance()->replaceScene(Scene::create()); });
    auto quit = MenuItemFont::create("Quit", [](Ref*) { Director::getInstance()->end(); });
    auto menu = Menu::create(play, quit, nullptr);
    menu->alignItemsVerticallyWithPadding(12);
    menu->setPosition(240, 160);
    scene->addChild(menu);
    //! [Menu]
    app.tap(play);
    EXPECT_NE(app.scene(), scene);
}

TEST_F(TextExamples, MenuItem) {
    //! [MenuItem]
    MenuItem* item = MenuItemFont::create("Continue", nullptr);
    item->setCallback([this](Ref* sender) { chosen = static_cast<MenuItem*>(sender)->getTag(); });
    item->setTag(3);
    item->setEnabled(true); // false: gray, and not touched
    scene->addChild(Menu::create(item, nullptr));
    //! [MenuItem]
    item->activate();
    EXPECT_EQ(chosen, 3);
}

TEST_F(TextExamples, MenuItemFont) {
    //! [MenuItemFont]
    MenuItemFont::setFontName("fonts/Quicksand-Bold.ttf");
    MenuItemFont::setFontSize(28);
    auto buy = MenuItemFont::create("Buy", [this](Ref*) { ++coins; });
    auto menu = Menu::create(buy, nullptr);
    scene->addChild(menu);
    //! [MenuItemFont]
    buy->activate();
    EXPECT_EQ(coins, 1);
}

TEST_F(TextExamples, MenuItemImage) {
    //! [MenuItemImage]
    auto push = MenuItemImage::create("widgets/push.png", "widgets/push_pressed.png", "widgets/push_off.png",
                                      [this](Ref*) { isPushed = true; });
    auto menu = Menu::create(push, nullptr);
    menu->setPosition(400, 60);
    scene->addChild(menu);
    //! [MenuItemImage]
    app.tap(push);
    EXPECT_TRUE(isPushed);
}

TEST_F(TextExamples, MenuItemSprite) {
    //! [MenuItemSprite]
    auto normal = Sprite::create("widgets/push.png");
    auto pressed = Sprite::create("widgets/push.png");
    pressed->setColor(Color3B::GRAY);
    auto item = MenuItemSprite::create(
        normal, pressed, [](Ref* sender) { static_cast<MenuItemSprite*>(sender)->setEnabled(false); });
    scene->addChild(Menu::create(item, nullptr));
    //! [MenuItemSprite]
    item->activate();
    EXPECT_FALSE(item->isEnabled());
}

TEST_F(TextExamples, MenuItemLabel) {
    //! [MenuItemLabel]
    auto label = Label::createWithTTF("Help", "fonts/Quicksand-Bold.ttf", 20);
    auto help = MenuItemLabel::create(
        label, [](Ref* sender) { static_cast<MenuItemLabel*>(sender)->setString("Tap the flowers"); });
    scene->addChild(Menu::create(help, nullptr));
    //! [MenuItemLabel]
    help->activate();
    EXPECT_EQ(label->getString(), "Tap the flowers");
}

TEST_F(TextExamples, MenuItemToggle) {
    //! [MenuItemToggle]
    auto sound = MenuItemToggle::createWithCallback(
        [this](Ref* sender) { isMuted = static_cast<MenuItemToggle*>(sender)->getSelectedIndex() == 1; },
        MenuItemFont::create("Sound on"), MenuItemFont::create("Sound off"), nullptr);
    scene->addChild(Menu::create(sound, nullptr));
    //! [MenuItemToggle]
    sound->activate();
    EXPECT_TRUE(isMuted);
}

} // namespace
