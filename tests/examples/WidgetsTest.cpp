#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class WidgetsTest : public copra::testing::GameTest {};

TEST_F(WidgetsTest, AMenuOfSettingsIsUsed) {
    FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/../resources");
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    int clicks = 0;
    auto* play =
        ui::Button::create("button.png", "button_pressed.png", "", ui::Widget::TextureResType::PLIST);
    play->setScale9Enabled(true); // its borders keep their size
    play->setContentSize(Size(160, 48));
    play->setTitleText("Play");
    play->addClickEventListener([&](Ref*) { ++clicks; });

    auto* box = ui::VBox::create();
    auto* space = ui::LinearLayoutParameter::create();
    space->setMargin(ui::Margin(0, 8, 0, 8)); // left, top, right, bottom
    play->setLayoutParameter(space);
    box->addChild(play, 0, "play");
    auto* options = play->clone();
    box->addChild(options, 0, "options");
    box->setContentSize(Size(160, 130));
    box->setPosition(Vec2(160, 100));
    auto* scene = Scene::create();
    scene->addChild(box);
    app.run(scene);

    app.step();
    app.tap(app.find<ui::Button>("play"));
    EXPECT_EQ(clicks, 1);
    EXPECT_LT(options->getPositionY(), play->getPositionY()); // from top to bottom
    play->setEnabled(false);
    EXPECT_FALSE(play->isTouchEnabled() && play->isEnabled());
}

} // namespace
